"""The command: picks mutants, tries to kill them, and says which survived."""

import argparse
import json
import os
import signal
import sys
from pathlib import Path

from .picking import pick, place_of
from .rooms import BOTH, FAMILIES, is_kept
from .unchanged import key_of, listed

GOOD = 0.98
"""How many of all mutants are to be killed, or to change nothing."""


def read_arguments(words=None):
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("--seed", type=int, default=1, help="which mutants are picked (1)")
    parser.add_argument("--count", type=int, default=300, help="how many (300); 0 for every one")
    parser.add_argument("--family", choices=FAMILIES, default=BOTH, help="whose rules (both)")
    parser.add_argument(
        "--stage",
        choices=("scenarios", "tests", "both"),
        default="both",
        help="what may kill them: scenarios alone, tests alone, or tests what scenarios leave",
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at a time")
    parser.add_argument("--only", default="", help="only those whose name holds this text")
    parser.add_argument("--part", default="1/1", help="one part of all, such as 2/3")
    parser.add_argument(
        "--listed", action="store_true", help="only those listed as changing nothing: none may die"
    )
    parser.add_argument(
        "--most", type=float, metavar="SECONDS", help="of tests for each mutant; then it survives"
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write what became of each")
    return parser.parse_args(words)


def chosen(args):
    """The mutants that are asked for."""
    count = 0 if args.only or args.listed else args.count
    mutants = [mutant for mutant in pick(args.seed, count, args.family) if args.only in mutant.name]
    part, parts = map(int, args.part.split("/"))
    if args.listed:
        unchanged = listed()
        mutants = [mutant for mutant in mutants if key_of(mutant) in unchanged]
    return mutants[part - 1 :: parts]


def judge(args, mutants):
    """What became of each mutant: who killed it, or nothing; scenarios are asked first."""
    from .telling import Telling

    killers = {}
    with Telling() as tell:
        if args.stage != "tests":
            from .scenario_stage import ScenarioStage

            stage = ScenarioStage()
            stage.find_lines(args.jobs, tell)
            for mutant, killer in stage.judge(mutants, args.jobs, tell):
                killers[mutant] = ("scenarios", killer) if killer else None
        left = [mutant for mutant in mutants if killers.get(mutant) is None]
        if args.stage != "scenarios" and left:
            from .engine_stage import EngineStage

            for mutant, killer in EngineStage(args.jobs, tell, args.most).judge(left):
                killers[mutant] = ("tests", killer) if killer else None
    return killers


def main(words=None):
    """Try mutants; the status is 0 if enough of them are killed or change nothing."""
    args = read_arguments(words)
    # Told to end, it ends its children too.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    mutants = chosen(args)
    unchanged = [] if args.listed else [one for one in mutants if key_of(one) in listed()]
    tried = [one for one in mutants if one not in set(unchanged)]
    killers = judge(args, tried)
    survivors = sorted((one for one in tried if killers[one] is None), key=place_of)
    for mutant in survivors:
        print(f"survived: {mutant.name}\n    {mutant.token.text}")
    counts = {
        stage: sum(killer is not None and killer[0] == stage for killer in killers.values())
        for stage in ("scenarios", "tests")
    }
    kept = sum(killer is not None and is_kept(killer[1]) for killer in killers.values())
    print(
        f"{len(mutants)} mutants: {counts['scenarios']} killed by scenarios, "
        f"{counts['tests'] - kept} by tests, {kept} by kept answers alone, "
        f"{len(unchanged)} change nothing, {len(survivors)} survived"
    )
    if args.json:
        write_report(args.json, args, killers, unchanged)
    if args.listed:
        return report_dead(killers)
    return 0 if len(mutants) - len(survivors) >= GOOD * len(mutants) else 1


def report_dead(killers):
    """Name the mutants that are listed as changing nothing and were noticed all the same.

    Kept answers compare bytes, also those that nothing reads, so they do not count here.
    """
    dead = {
        mutant: killer for mutant, killer in killers.items() if killer and not is_kept(killer[1])
    }
    for mutant in sorted(dead, key=place_of):
        print(f"listed, but killed by {dead[mutant][1]}: {mutant.name}")
    return 1 if dead else 0


def write_report(path, args, killers, unchanged):
    """Write what became of each mutant."""
    rows = [
        {
            "mutant": mutant.name,
            "line": mutant.token.text,
            "place": mutant.token.place,
            "killed_by": killer[0] if killer else None,
            "killer": killer[1] if killer else None,
        }
        for mutant, killer in sorted(killers.items(), key=lambda pair: place_of(pair[0]))
    ]
    asked = {name: getattr(args, name) for name in ("seed", "count", "family", "stage", "most")}
    report = {**asked, "tried": rows, "unchanged": [mutant.name for mutant in unchanged]}
    path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
