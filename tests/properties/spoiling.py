"""Good data with something wrong in it: other types, huge numbers, long texts, what is missing."""

from copy import deepcopy

from hypothesis import strategies as st

NESTED = [[[[[[[[1]]]]]]]]
JUNK = (
    None,
    True,
    0,
    -1,
    1,
    7,
    (1 << 63) - 1,
    10**23,
    -(10**30),
    10**400,
    1 << 20_000,  # more digits than Python writes
    0.5,
    1e308,
    float("nan"),
    float("inf"),
    "",
    "x",
    "go",
    "bank",
    "ana",
    "blue",
    "a\0b",
    "x" * 3000,
    "9" * 30 + "M",
    [],
    [1],
    [None],
    [[1]],
    ["ana", "ana"],
    NESTED,
    {},
    {"a": 1},
    {5: [5]},
    {None: None},
    {"cash": {}},
)


def places(data):
    """Every way into nested lists and tables, as tuples of keys."""
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        yield (key,)
        if isinstance(value, dict | list):
            yield from ((key, *rest) for rest in places(value))


@st.composite
def spoiled(draw, good):
    """One of some good data with one to three things replaced, taken away or added."""
    data = deepcopy(draw(st.sampled_from(good)))
    for _ in range(draw(st.integers(1, 3))):
        found = list(places(data))
        if not found:
            break
        *way, last = draw(st.sampled_from(found))
        inner = data
        for key in way:
            inner = inner[key]
        junk = deepcopy(draw(st.sampled_from(JUNK)))
        how = draw(st.sampled_from(("replace", "replace", "replace", "take", "add")))
        if how == "replace":
            inner[last] = junk
        elif how == "take":
            del inner[last]
        elif isinstance(inner, list):
            inner.insert(last, junk)
        else:
            inner[junk if isinstance(junk, str | int | float | None) else str(junk)] = inner[last]
    return data


@st.composite
def spoiled_text(draw, good, words):
    """A good text with one to three of its words replaced, its lines doubled or taken away."""
    lines = draw(st.sampled_from(good)).split("\n")
    for _ in range(draw(st.integers(1, 3))):
        place = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(("word", "word", "word", "take", "twice")))
        if how == "take":
            del lines[place]
        elif how == "twice":
            lines.insert(place, lines[place])
        else:
            parts = lines[place].split(" ")
            number = draw(st.integers(0, len(parts) - 1))
            parts[number] = draw(st.sampled_from(words))
            lines[place] = " ".join(parts)
        if not lines:
            break
    return "\n".join(lines)
