#!/usr/bin/env python3
"""Writes the manual pages of `galley` and its commands from their help: man.py GALLEY FOLDER

The pages are FOLDER/galley.1, galley-render.1 and so on; their date is that of the newest entry of CHANGELOG.md, so that the same
sources make the same bytes."""

import json
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^[A-Z][A-Z ]+$")


def roff(text):
    """Plain words as roff: nothing in them is a command."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in (".", "'") else line for line in text.split("\n"))


def sections(discussion):
    """(heading, text) of each part of a discussion; the first has no heading."""
    parts, heading, lines = [], None, []
    for line in (discussion or "").split("\n") + ["END OF TEXT"]:
        if HEADING.match(line):
            text = textwrap.dedent("\n".join(lines)).strip("\n")
            if text:
                parts.append((heading, text))
            heading, lines = line, []
        else:
            lines.append(line)
    return parts


def name(argument):
    spellings = [("-" if spelling["kind"] == "short" else "--") + spelling["name"] for spelling in argument.get("names", [])]
    return spellings, argument.get("valueName")


def synopsis(command, arguments):
    words = [f".B {roff(command)}"]
    if any(argument["kind"] != "positional" for argument in arguments):
        words.append(".RI [ options ]")
    for argument in arguments:
        if argument["kind"] == "positional":
            value = roff(argument.get("valueName", ""))
            dots = " ..." if argument.get("isRepeating") else ""
            words.append(f".RI [ {value} ]{dots}" if argument.get("isOptional") else f".I {value}{dots}")
    return "\n".join(words)


def explained(argument):
    text = " ".join(part for part in (argument.get("abstract"), argument.get("discussion")) if part)
    if argument.get("allValues") and "values:" not in text:
        text += f" Values: {', '.join(argument['allValues'])}."
    if argument.get("defaultValue"):
        text += f" Default: {argument['defaultValue']}."
    return roff(text.strip())


def page(command, title, version, date, others):
    shown = [argument for argument in command.get("arguments", []) if argument.get("shouldDisplay", True)]
    upper = title.replace(" ", "-").upper()
    lines = [f'.TH {roff(upper)} 1 "{date}" "Galley {version}" "User Commands"', ".SH NAME",
             f"{roff(title.replace(' ', '-'))} \\- {roff(command['abstract'].rstrip('.').lower()[:1] + command['abstract'].rstrip('.')[1:])}",
             ".SH SYNOPSIS", synopsis(title, shown)]
    subcommands = [sub for sub in command.get("subcommands", []) if sub.get("shouldDisplay", True) and sub["commandName"] != "help"]
    if subcommands:
        lines += [".br", f".B {roff(title)}", ".I command", ".RI [ arguments ]"]
    parts = sections(command.get("discussion"))
    lines += [".SH DESCRIPTION"]
    for heading, text in parts[:1] if parts and parts[0][0] is None else []:
        for paragraph in text.split("\n\n"):
            isTable = any(line.startswith(" ") for line in paragraph.split("\n"))
            lines += [".PP"] + ([".nf", roff(paragraph), ".fi"] if isTable else [roff(paragraph)])
    if not parts or parts[0][0] is not None:
        lines += [roff(command["abstract"])]
    if subcommands:
        lines += [".SH COMMANDS"]
        for sub in subcommands:
            lines += [".TP", f".B {roff(sub['commandName'])}", roff(sub["abstract"])]
    if shown:
        lines += [".SH OPTIONS"]
        for argument in shown:
            spellings, value = name(argument)
            if argument["kind"] == "positional":
                lines += [".TP", f".I {roff(value or '')}", explained(argument)]
            else:
                term = ", ".join(f"\\fB{roff(spelling)}\\fR" for spelling in spellings)
                if argument["kind"] == "option" and value:
                    term += f" \\fI{roff(value)}\\fR"
                lines += [".TP", term, explained(argument)]
    for heading, text in parts:
        if heading is not None:
            lines += [f".SH {heading}", ".nf", roff(text), ".fi"]
    if others:
        lines += [".SH SEE ALSO", ", ".join(f"\\fB{roff(other)}\\fR(1)" for other in others)]
    return "\n".join(lines) + "\n"


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 64
    galley, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    help_text = json.loads(subprocess.run([galley, "--experimental-dump-help"], check=True, stdout=subprocess.PIPE).stdout)
    version = subprocess.run([galley, "--version"], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    dates = re.findall(r"^## .*(\d{4}-\d{2}-\d{2})", (ROOT / "CHANGELOG.md").read_text(), re.M)
    command = help_text["command"]
    subcommands = [sub for sub in command["subcommands"] if sub.get("shouldDisplay", True) and sub["commandName"] != "help"]
    folder.mkdir(parents=True, exist_ok=True)
    pages = {"galley": page(command, "galley", version, dates[0], [f"galley-{sub['commandName']}" for sub in subcommands])}
    for sub in subcommands:
        pages[f"galley-{sub['commandName']}"] = page(sub, f"galley {sub['commandName']}", version, dates[0], ["galley"])
    for title, text in pages.items():
        (folder / f"{title}.1").write_text(text)
    print(f"man: {len(pages)} pages in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
