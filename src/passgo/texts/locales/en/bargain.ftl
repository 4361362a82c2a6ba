# What bots say about offers: why not, what instead, and what they would take.

bargain-no = No, thank you.
bargain-add = Add { $amount } and it is yours.
bargain-add-deal = Add { $amount } and it is a deal.
bargain-for = I would do it for { $goods }.
bargain-for-back = I would do it for { $goods }, and I add { $amount }.
bargain-pay = I pay { $amount } and no more.
bargain-no-cash = Without cash from me it is a deal.
bargain-turn = No cash from me, but { $amount } from you: then it is a deal.
bargain-short-no = No, thanks.
bargain-short-add = Add { $amount }?
bargain-short-for = For { $goods }?
bargain-short-pay = For { $amount }?
bargain-short-no-cash = Without cash?
bargain-short-turn = { $amount } from you?
bargain-likes = I would rather talk about { $lots }.
bargain-goods = { $goods }

bargain-why-completes-yours = With { $lots } you would have a whole colour: { $group }.
bargain-why-stops-somebody = { $seat } has all the rest of a colour ({ $group }). While I keep { $lots }, { $seat } cannot complete it.
bargain-why-breaks-mine = I would no longer have all of this group: { $group }.
bargain-why-one-fewer = I would have fewer { $group }, and all of them would earn less.
bargain-why-too-low = That is not enough for { $lots }.
bargain-why-too-little = That is not enough.
bargain-why-keeps-cash = I want to keep more of my cash.
bargain-why-needs-cash = I have a debt to pay: I need cash now.
bargain-why-last-two = Only the two of us are left: what helps you hurts me.
bargain-why-not-for-sale = I want to keep { $lots }.
bargain-why-not-wanted = I have no use for that.
bargain-why-never-trades = I never trade.
bargain-why-by-chance = I just do not feel like it.
bargain-why-by-itself = I do not like this one.

bargain-fair-needs = You have what { $seat } needs: { $group }.
bargain-fair-completes = You would complete a colour: { $group }.
bargain-fair-both = Good for you and for { $seat }.
