#!/usr/bin/env python3
"""A step of action.yml: checks, lints and compares the views of GALLEY_PATH, and writes a folder with what came of it: check.sarif
and lint.sarif, report/ (the page of `galley snapshots` with its pictures) and comment.markdown.

It runs outside of GitHub as well: GALLEY_PATH=Sources/App Scripts/action/look.py; the folder is build/galley-action unless
GALLEY_REPORT names another. What it found is printed as GitHub's annotations; the exit status is 0 where everything could be run,
whatever was found: the output `failed` and the last line say that."""

import json
import os
import pathlib
import shlex
import subprocess
import sys

# GitHub takes comments of up to 65,536 characters.
MOST_CHARACTERS = 60_000
LEVELS = {"error": "error", "warning": "warning", "note": "notice"}


def run(*arguments):
    """Standard output and the status of `galley`; its messages go to ours."""
    done = subprocess.run([os.environ.get("GALLEY", "galley"), *arguments], stdout=subprocess.PIPE, text=True)
    return done.stdout, done.returncode


def escaped(text, isProperty=False):
    text = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return text.replace(":", "%3A").replace(",", "%2C") if isProperty else text


def results(command, text, status):
    """The findings of a SARIF document as (level, file, line, message)."""
    try:
        document = json.loads(text)
    except ValueError:
        return [("error", None, None, f"galley {command} ended with status {status} before it could say what it found")]
    found = []
    for result in (result for part in document["runs"] for result in part.get("results", [])):
        place = (result.get("locations") or [{}])[0].get("physicalLocation", {})
        found.append((result.get("level", "warning"), place.get("artifactLocation", {}).get("uri"),
                      place.get("region", {}).get("startLine"), result["message"]["text"]))
    return found


def annotate(found):
    for level, file, line, message in found:
        where = ",".join(f"{key}={escaped(str(value), True)}" for key, value in (("file", file), ("line", line)) if value)
        print(f"::{LEVELS.get(level, 'notice')}{' ' + where if where else ''}::{escaped(message)}")


def counted(number, one, many):
    return f"{number} {one if number == 1 else many}"


def finding_lines(title, found):
    lines = ["<details>", f"<summary>{title}</summary>", ""]
    for _, file, line, message in found:
        place = f"`{file}:{line}` " if file and line else f"`{file}` " if file else ""
        lines.append("- " + place + message.split("\n")[0].replace("<", "&lt;"))
    return lines + ["", "</details>", ""]


def picture_lines(number, snapshot, folder, address):
    """What a picture shows that is not as its reference: before, after, the difference; and which numbers changed."""
    lines = ["<details open>", f"<summary>{snapshot['file']}: {snapshot.get('message') or snapshot['state']}</summary>", ""]
    kinds = [kind for kind in ("before", "after", "difference") if (folder / f"{number}-{kind}.png").exists()]
    if kinds:
        cells = [f'<img src="{address}/{number}-{kind}.png">' if address else f"`report/{number}-{kind}.png`" for kind in kinds]
        lines += ["| " + " | ".join(kinds) + " |", "|" + " --- |" * len(kinds), "| " + " | ".join(cells) + " |", ""]
    if snapshot.get("lines"):
        lines += ["```diff", *snapshot["lines"], "```", ""]
    return lines + ["</details>", ""]


def main():
    path = os.environ.get("GALLEY_PATH") or "."
    checks = (os.environ.get("GALLEY_CHECKS") or "check lint snapshots").split()
    unknown = [check for check in checks if check not in ("check", "lint", "snapshots")]
    if unknown:
        print(f"::error::no check is called '{unknown[0]}'; there are check, lint and snapshots")
        return 64
    folder = pathlib.Path(os.environ.get("GALLEY_REPORT") or "build/galley-action").absolute()
    folder.mkdir(parents=True, exist_ok=True)
    address = os.environ.get("GALLEY_PICTURES", "")
    table, details, failed, pictures = [], [], [], 0

    for command in ("check", "lint"):
        if command not in checks:
            continue
        options = shlex.split(os.environ.get(f"GALLEY_{command.upper()}_ARGUMENTS", ""))
        text, status = run(command, path, "--format", "sarif", *options)
        (folder / f"{command}.sarif").write_text(text)
        found = results(command, text, status)
        annotate(found)
        if status != 0:
            failed.append(command)
        table.append((command, status == 0, counted(len(found), "finding", "findings") if found else "nothing found"))
        if found:
            details += finding_lines(f"galley {command}", found)

    if "snapshots" in checks:
        options = shlex.split(os.environ.get("GALLEY_SNAPSHOTS_ARGUMENTS", ""))
        report = folder / "report"
        text, status = run("snapshots", path, "--record", "never", "--format", "json", "--report", str(report), *options)
        try:
            snapshots = json.loads(text)["snapshots"]
        except (ValueError, KeyError):
            snapshots = []
        changed = [snapshot for snapshot in snapshots if snapshot["state"] != "same"]
        pictures = len(list(report.glob("*.png")))
        if status != 0:
            failed.append("snapshots")
        verdict = f"{len(changed)} of {counted(len(snapshots), 'picture', 'pictures')} not as the reference" if changed else \
            f"{counted(len(snapshots), 'picture', 'pictures')} as the reference" if snapshots else \
            f"no picture was drawn (status {status})"
        table.append(("snapshots", status == 0, verdict))
        annotate([("error", snapshot["file"], None, snapshot.get("message") or snapshot["state"]) for snapshot in changed])
        for number, snapshot in enumerate(changed, 1):
            details += picture_lines(number, snapshot, report, address)

    lines = ["<!-- galley -->", f"### Galley: {', '.join(failed) + ' failed' if failed else 'all is well'}", "",
             "| | | |", "| --- | --- | --- |"]
    lines += [f"| {'✅' if passed else '❌'} | {command} | {text} |" for command, passed, text in table]
    comment = "\n".join(lines + [""])
    # What does not fit is in the artifact; a block is left out whole.
    block = []
    for line in details:
        block.append(line)
        if line != "" or block[-2:-1] != ["</details>"]:
            continue
        text = "\n".join(block)
        if len(comment) + len(text) > MOST_CHARACTERS:
            comment += "\nMore is in the artifact `galley-report`.\n"
            break
        comment += "\n" + text
        block = []
    (folder / "comment.markdown").write_text(comment)

    for variable, text in (("GITHUB_STEP_SUMMARY", comment),
                           ("GITHUB_OUTPUT", f"failed={' '.join(failed)}\nreport={folder}\npictures={pictures}\n")):
        if variable in os.environ:
            with open(os.environ[variable], "a") as file:
                file.write(text)
    print(f"galley: {', '.join(failed) + ' failed' if failed else 'all is well'}; {folder / 'comment.markdown'} says it all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
