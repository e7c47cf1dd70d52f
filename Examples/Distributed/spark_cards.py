#!/usr/bin/env python3
"""Draws rows on the executors of a Spark cluster, here two cores of this machine: spark_cards.py ROWS OUT [WORKERS].

ROWS is anything that Spark reads; here JSON lines, or Parquet by its ending. On a cluster, leave out `.master(…)`, hand the two files
beside this one over with `--files Card.swift --py-files galley_filter.py`, and let OUT be a folder that all machines share."""

import os
import sys

from pyspark.sql import SparkSession

HERE = os.path.dirname(os.path.abspath(__file__))


def main():
    rows_path, out, *rest = sys.argv[1:]
    workers = int(rest[0]) if rest else 2
    out = os.path.abspath(out)
    galley = os.environ.get("GALLEY", "galley")
    spark = SparkSession.builder.master(f"local[{workers}]").appName("cards").config("spark.ui.enabled", "false").getOrCreate()
    rows = spark.read.parquet(rows_path) if rows_path.endswith(".parquet") else spark.read.json(rows_path)

    def draw(partition):
        from galley_filter import GalleyFilter

        todo = [row.asDict(recursive=True) for row in partition]
        todo = [row for row in todo if not os.path.exists(f"{out}/{row['id']}.png")]
        with GalleyFilter(f"{HERE}/Card.swift", "-o", f"{out}/{{id}}.png", galley=galley) as filter:
            for row, result in zip(todo, filter.draw(todo)):
                yield row["id"], result.get("failure", {}).get("message")

    spark.sparkContext.addPyFile(f"{HERE}/galley_filter.py")
    results = rows.repartition(workers).rdd.mapPartitions(draw).collect()
    failures = [(row, message) for row, message in results if message]
    for row, message in failures:
        print(f"row {row}: {message}")
    print(f"{len(results) - len(failures)} drawn, {rows.count() - len(results)} were there, {len(failures)} failed")
    spark.stop()


if __name__ == "__main__":
    main()
