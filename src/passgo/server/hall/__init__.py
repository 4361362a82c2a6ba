"""Tables in memory: who sits where, who leads, who watches, and what each of them is told.

It knows no socket and no address: whoever listens hands in outlets, and takes wishes here.
"""
