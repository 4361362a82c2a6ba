"""Instructions are counted where the system lets them be, and nowhere made up."""

from passgo.lab.counting import count_instructions


def test_more_work_takes_more_instructions():
    little = count_instructions(lambda: sum(range(1_000)))
    much = count_instructions(lambda: sum(range(1_000_000)))
    assert (little is None) == (much is None)
    if little is not None and much is not None:
        assert much > little > 0
