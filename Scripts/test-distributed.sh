#!/bin/bash
# Draws the same rows, one of which crashes, in four ways, each killed at a random moment and started again: by `galley batch`, from
# Parquet through a pipe, by Ray and by PySpark, each with two workers. Every picture must be there once and whole, and one error reported.
# Usage: test-distributed.sh GALLEY [ROWS] [batch|parquet|ray|spark]…
set -eu

galley=$(realpath "$1")
rows=${2:-10000}
shift $(($# < 2 ? $# : 2))
ways=${*:-batch parquet ray spark}
root=$(cd "$(dirname "$0")/.." && pwd)
examples="$root/Examples/Distributed"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export GALLEY="$galley"

case " $ways " in
*" parquet "* | *" ray "* | *" spark "*)
    venv="$root/build/distributed-venv"
    if [ ! -x "$venv/bin/python" ]; then python3 -m venv "$venv"; fi
    "$venv/bin/pip" install --quiet --disable-pip-version-check -r "$root/Scripts/distributed.txt"
    ;;
esac

python3 - "$rows" > "$work/rows.jsonl" << 'PYTHON'
import json, sys
count = int(sys.argv[1])
for number in range(1, count + 1):
    row = {"id": f"{number:06}", "title": f"Card number {number} of {count}", "author": "Galley", "tags": ["swift", "linux"]}
    if number == count // 2:
        row["trap"] = True
    print(json.dumps(row))
PYTHON
case " $ways " in
*" parquet "*)
    "$venv/bin/python" - "$work/rows.jsonl" "$work/rows.parquet" << 'PYTHON'
import json, sys
import pyarrow, pyarrow.parquet
with open(sys.argv[1]) as file:
    # The first row says which columns there are.
    rows = [{"trap": None, **json.loads(line)} for line in file]
pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows), sys.argv[2], row_group_size=2500)
PYTHON
    ;;
esac
# Compiled before anybody measures or kills.
"$galley" render "$examples/Card.swift" --view 'Card(title: "", author: "")' -o "$work/first.png" --quiet

passed=0
failed=0
for way in $ways; do
    out="$work/$way"
    mkdir "$out"
    case $way in
    batch) command=("$galley" batch "$examples/Card.swift" --data "$work/rows.jsonl" -o "$out/{id}.png" --workers 2) ;;
    parquet)
        # shellcheck disable=SC2016 # The inner shell's own arguments.
        command=(bash -c '"$1" "$2" "$3" | "$4" batch "$5" --stdin --manifest "$6/galley-batch.jsonl" -o "$6/{id}.png" --workers 2 > "$3.results"'
            parquet "$venv/bin/python" "$examples/parquet_rows.py" "$work/rows.parquet" "$galley" "$examples/Card.swift" "$out")
        ;;
    ray) command=("$venv/bin/python" "$examples/ray_cards.py" "$work/rows.jsonl" "$out" 2) ;;
    spark) command=("$venv/bin/python" "$examples/spark_cards.py" "$work/rows.jsonl" "$out" 2) ;;
    esac
    start=$(date +%s)
    # The whole group is killed: what a machine that goes down leaves.
    setsid "${command[@]}" > "$work/$way.first" 2>&1 &
    victim=$!
    until [ "$(find "$out" -name '*.png' | head -20 | wc -l)" -ge 20 ]; do
        kill -0 "$victim" 2> /dev/null || break
        sleep 0.2
    done
    sleep "$((RANDOM % 3)).$((RANDOM % 10))"
    kill -KILL -- "-$victim" 2> /dev/null || true
    wait "$victim" 2> /dev/null || true
    # The engines' own processes notice that they are alone, and end.
    before=-1
    while now=$(find "$out" -name '*.png' | wc -l) && [ "$now" != "$before" ]; do
        before=$now
        sleep 3
    done
    [ "$way" = ray ] && { "$venv/bin/ray" stop --force > /dev/null 2>&1 || true; }
    "${command[@]}" > "$work/$way.second" 2>&1 || true
    if python3 "$root/Scripts/check-cards.py" "$out" "$rows" "$work/$way.second"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        tail -20 "$work/$way.second"
    fi
    echo "$way: $rows rows, killed after $before pictures, $(($(date +%s) - start)) s"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
