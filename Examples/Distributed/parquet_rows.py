#!/usr/bin/env python3
"""Writes the rows of a Parquet file as JSON lines, for `galley batch --stdin`: parquet_rows.py FILE [COLUMN...]

Rows are read group by group, whatever the file's length. Times become ISO 8601, bytes Base64, numbers of a decimal type text. Needs
pyarrow (pip install pyarrow)."""

import base64
import json
import sys

import pyarrow.parquet


def plain(value):
    """What JSON has no value for."""
    if hasattr(value, "isoformat"):
        text = value.isoformat()
        # A moment without a zone is one of UTC, as Parquet has it.
        return text + "Z" if "T" in text and "+" not in text and not text.endswith("Z") else text.replace("+00:00", "Z")
    if isinstance(value, bytes):
        return base64.b64encode(value).decode()
    return str(value)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    path, *columns = sys.argv[1:]
    with pyarrow.parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(1000, columns=columns or None):
            for row in batch.to_pylist():
                # A value that is missing is a property that is nil.
                row = {name: value for name, value in row.items() if value is not None}
                sys.stdout.write(json.dumps(row, default=plain, ensure_ascii=False) + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        # Whoever reads has ended, and says why.
        sys.stderr.close()
        sys.exit(1)
