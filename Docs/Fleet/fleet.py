#!/usr/bin/env python3
"""Compares policies on a fleet of recordings with Apache Spark, and shows that one process finds the same.

Spark hands out paths; each partition pipes its own through `policy-bench compare --list -`, which answers with a line
of JSON a recording, and folds them with `policy-bench compare --merge`. What the partitions answer is folded once more.
"""

import argparse
import json
import os
import random
import shlex
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
SHIPPED = os.path.join(ROOT, "Sources", "policy-bench", "Recordings")


def make_recordings(folder, count, seed):
    """Writes a fleet: cuts of the shipped recordings, each at another pace. The same seed gives the same files."""
    dice = random.Random(seed)
    shipped = []
    for place, _, names in sorted(os.walk(SHIPPED)):
        for name in sorted(names):
            if name.endswith(".csv"):
                with open(os.path.join(place, name), encoding="utf-8") as file:
                    shipped.append((name[:-4], file.read().splitlines()))
    paths = []
    for index in range(count):
        name, lines = shipped[index % len(shipped)]
        head = next(i for i, line in enumerate(lines) if not line.startswith("#"))
        rows = lines[head + 1 :]
        first = dice.randrange(len(rows) // 2 + 1)
        last = dice.randrange(max(first + 1, len(rows) * 3 // 4), len(rows) + 1)
        pace = dice.uniform(0.7, 1.5)
        time_column = lines[head].split(",").index("t")
        made = lines[: head + 1]
        for row in rows[first:last]:
            cells = row.split(",")
            cells[time_column] = repr(float(cells[time_column]) * pace)
            made.append(",".join(cells))
        group = os.path.join(folder, f"{index // 500:03}")
        os.makedirs(group, exist_ok=True)
        path = os.path.join(group, f"{index:05}-{name}.csv")
        with open(path, "w", encoding="utf-8") as file:
            file.write("\n".join(made) + "\n")
        paths.append(path)
    return paths


def with_spark(bench, policies, paths, partitions):
    """The fleet's line, and how many lines came back from the partitions."""
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.master("local[*]").appName("policy-bench").config("spark.ui.enabled", "false")
    session = spark.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    compare = shlex.join([bench, "compare", *policies, "--list", "-"])
    merge = shlex.join([bench, "compare", "--merge", "--format", "json"])
    start = time.monotonic()
    lines = session.sparkContext.parallelize(paths, partitions).pipe(compare, checkCode=True).pipe(merge, checkCode=True)
    found = lines.collect()
    seconds = time.monotonic() - start
    session.stop()
    return fold(bench, found), len(found), seconds


def fold(bench, lines, style="json"):
    text = "".join(line.rstrip("\n") + "\n" for line in lines)
    return run([bench, "compare", "--merge", "--format", style], text)


def run(command, text):
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--bench", default=os.path.join(ROOT, ".build", "release", "policy-bench"))
    options.add_argument("--recordings", type=int, default=2_000)
    options.add_argument("--partitions", type=int, default=16)
    options.add_argument("--policy", action="append", default=[])
    options.add_argument("--seed", type=int, default=1)
    given = options.parse_args()
    if not os.access(given.bench, os.X_OK):
        sys.exit(f"{given.bench}: expected policy-bench; build it with: swift build -c release")
    policies = [word for policy in given.policy for word in ("--policy", policy)]

    with tempfile.TemporaryDirectory() as folder:
        paths = make_recordings(folder, given.recordings, given.seed)
        size = sum(os.path.getsize(path) for path in paths) / 1e6
        print(f"{len(paths)} recordings, {size:.0f} MB, seed {given.seed}")

        fleet, answers, seconds = with_spark(given.bench, policies, paths, given.partitions)
        print(f"Spark: {seconds:.1f} s, {given.partitions} partitions, {answers} lines folded")

        start = time.monotonic()
        lines = run([given.bench, "compare", *policies, "--list", "-"], "\n".join(paths)).splitlines()
        alone = fold(given.bench, lines)
        print(f"one process: {time.monotonic() - start:.1f} s, {len(lines)} lines folded")

    print(fold(given.bench, [fleet], "table"), end="")
    if fleet != alone:
        sys.exit("Spark and one process differ")
    print(f"the same, byte for byte ({json.loads(fleet)['policies'][0]['recordings']} recordings)")


if __name__ == "__main__":
    main()
