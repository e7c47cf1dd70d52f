#!/usr/bin/env python3
"""Checks that the public documents keep to the field's words.

Usage: check-words.py [--list] [ROOT]. Prints a line for each breach, as FILE:LINE, and fails if there is one; --list prints the words.

- No document uses a word of WORDS: each has a plainer one, which is printed. What stands in code, in quotation marks or in a link's
  address is not looked at. Old names of types, files and modules (NAMES) are nowhere, not in sources either.
- Doc comments of Sources use none of STRICT.
- docs/glossary.md: each term once, and README.md leads to it.

docs/rules.md is left out (a book of findings in its own words), and so are CHANGELOG.md and what programs write (docs/support.md,
docs/symbols.md, docs/gallery)."""

import pathlib
import re
import sys

WORDS = {
    r"anew": "again",
    r"nobody|somebody": "no one, a person, or the noun: client, reader, author",
    r"whoever": "anyone who",
    r"goes on|go on(?! top)": "continues",
    r"(?:is|are) told(?: of)?": "is reported, is described, says",
    r"where there is none": "without one, otherwise",
    r"of (?:its|their) own": "its own …, separate",
    r"in the midst": "during",
    r"how manieth": "the number of",
    r"where \d+(?: ?%)? (?:were|are) wanted": "the target is …",
    r"more of the same": "the same for …",
    r"laid out anew": "laid out again",
}
# Those that doc comments of Sources do without, too; COMMENTS says whether they are looked at.
STRICT = ["anew", "nobody|somebody", "whoever", "goes on|go on(?! top)", "where there is none", "in the midst", "how manieth"]
COMMENTS = True
# Names that went, and what stands for them.
NAMES = {
    "LeafBox": "LeafDelegate",
    "LayoutBox": "LayoutDelegate",
    "GuideBox": "GuideDelegate",
    "GuideValueBox": "GuideValueDelegate",
    "DepthStack": "ZStackRule",
    "Validity": "ProposalRange",
    "StackValidity": "StackProposalRanges",
    "LateWork": "DeferredWork",
    "Graveyard": "DeepRelease",
    "Guarded": "Locked",
    "isForgotten": "isUnplaced",
    "isLeftOut": "isExcluded",
    "GalleyServe": "GalleySessions",
    "GalleyPictures": "GalleyFormatChecks",
    "GalleyHost": "GalleyRuntime",
    "galley-server": "galley-web",
}
OLD_NAME = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, NAMES))})(?![\w-])")
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "docs/*.md", "docs/contributing/*.md", "Sources/*/*.docc/*.md"]
LEFT_OUT = {"docs/rules.md", "docs/support.md", "docs/symbols.md"}
SKIPPED = re.compile(r"`[^`]*`|\"[^\"]*\"|“[^”]*”|\]\([^)]*\)")


def blank(match):
    return re.sub(r"[^\n]", " ", match[0])


def prose(text):
    """The text without code, quotations and addresses, each line as long as it was."""
    text = re.sub(r"^```.*?^```", blank, text, flags=re.M | re.S)
    text = re.sub(r"^    \S.*$", blank, text, flags=re.M)
    return SKIPPED.sub(blank, text)


def word_problems(text):
    """Lines with a word that has a plainer one."""
    for word, better in WORDS.items():
        # A phrase may end on the next line.
        pattern = r"\b(?:" + word.replace(" ", r"\s+") + r")\b"
        for match in re.finditer(pattern, prose(text), re.I):
            found = " ".join(match[0].split())
            yield text[: match.start()].count("\n") + 1, f"'{found}': say {better}"


def comment_problems(text):
    """Lines of doc comments with such a word; notes of what is accepted are docs/support.md's."""
    for line, row in enumerate(text.splitlines(), 1):
        match = re.match(r"\s*///(.*)", row)
        if not match or "Accepted, does nothing" in row:
            continue
        for word in STRICT:
            found = re.search(rf"\b(?:{word})\b", SKIPPED.sub(blank, match[1]), re.I)
            if found:
                yield line, f"'{found[0]}': say {WORDS[word]}"


def name_problems(text):
    for match in OLD_NAME.finditer(text):
        yield text[: match.start()].count("\n") + 1, f"'{match[0]}' is called '{NAMES[match[0]]}' now"


def glossary_problems(text):
    known = set()
    for line, row in enumerate(text.splitlines(), 1):
        match = re.match(r"\| \*\*(.+?)\*\* \|", row)
        for term in match[1].split(", ") if match else []:
            if term in known:
                yield line, f"'{term}' stands twice"
            known.add(term)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--list"]
    if "--list" in sys.argv:
        for word, better in WORDS.items():
            print(f"{word}: {better}")
        return
    root = pathlib.Path(arguments[0]) if arguments else pathlib.Path(__file__).resolve().parent.parent
    problems, count = [], 0

    def check(path, find):
        problems.extend((str(path.relative_to(root)), *problem) for problem in find(path.read_text()))

    for pattern in DOCUMENTS:
        for path in sorted(root.glob(pattern)):
            if str(path.relative_to(root)) in LEFT_OUT:
                continue
            count += 1
            check(path, word_problems)
    if COMMENTS:
        for path in sorted((root / "Sources").rglob("*.swift")):
            check(path, comment_problems)
    if NAMES:
        for folder in ["Sources", "Tests", "docs", "Scripts"]:
            for path in sorted((root / folder).rglob("*")):
                if path.suffix in {".swift", ".md", ".py", ".sh"} and path != pathlib.Path(__file__).resolve():
                    check(path, name_problems)
    check(root / "docs/glossary.md", glossary_problems)
    if "docs/glossary.md" not in (root / "README.md").read_text():
        problems.append(("README.md", 1, "does not lead to docs/glossary.md"))
    for path, line, message in sorted(problems):
        print(f"{path}:{line}: {message}")
    if not problems:
        print(f"{count} documents keep to the glossary's words")
    sys.exit(bool(problems))


main()
