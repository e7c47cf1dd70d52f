#!/usr/bin/python3
"""Checks PDF files against rules of PDF/UA-1 that a machine can decide, and against those of PDF/A that concern Galley.

    Scripts/pdfcheck.py [--standard ua-1|a-2a|a-4] FILE...

Each line of output is a rule that is broken: its name, then where. Numbers in brackets are the Matterhorn Protocol's (1.1), the
PDF Association's list of what breaks PDF/UA-1. It reads files by pikepdf (python3-pikepdf) and knows nothing of Galley.
Exit status: 0 if nothing is broken, 1 if something is, 2 if a file cannot be read.
"""
import re
import sys

import pikepdf
from pikepdf import Array, Dictionary, Name

GROUPING = {"Document", "Part", "Art", "Sect", "Div", "BlockQuote", "Caption", "TOC", "TOCI", "Index", "NonStruct", "Private"}
BLOCK = {"P", "H", "H1", "H2", "H3", "H4", "H5", "H6", "L", "LI", "Lbl", "LBody", "Table", "TR", "TH", "TD", "THead", "TBody", "TFoot"}
INLINE = {"Span", "Quote", "Note", "Reference", "BibEntry", "Code", "Link", "Annot", "Ruby", "RB", "RT", "RP", "Warichu", "WT", "WP"}
STANDARD = GROUPING | BLOCK | INLINE | {"Figure", "Formula", "Form"}
PAINTING = {"Tj", "TJ", "'", '"', "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Do", "EI", "INLINE IMAGE"}


class Check:
    def __init__(self, pdf, standards):
        self.pdf, self.standards, self.broken, self.done = pdf, standards, [], []
        self.root = pdf.Root

    def rule(self, name, problems):
        """One rule, with the places where it is broken."""
        self.done.append(name)
        self.broken += [f"{name}: {problem}" for problem in problems]

    def run(self):
        self.xmp = bytes(self.root.Metadata.read_bytes()).decode() if "/Metadata" in self.root else ""
        self.elements = []
        tree = self.root.get("/StructTreeRoot")
        if tree is not None:
            kids = tree.get("/K", Array())
            for kid in kids if isinstance(kids, Array) else [kids]:
                self.walk(kid, None)
        if "ua-1" in self.standards:
            self.document()
            self.structure()
            self.content()
            self.annotations()
        self.fonts()
        if any(standard.startswith("a-") for standard in self.standards):
            self.archive()

    # The document as a whole

    def document(self):
        mark = self.root.get("/MarkInfo", Dictionary())
        self.rule("tagged [06-001]", [] if mark.get("/Marked") == True else ["MarkInfo/Marked is not true"])
        self.rule("no suspects [04-001]", ["MarkInfo/Suspects is true"] if mark.get("/Suspects") == True else [])
        self.rule("structure [01]", [] if self.elements else ["there is no structure tree"])
        self.rule("metadata [06-001]", [] if self.xmp else ["there is no XMP metadata"])
        self.rule("identifier [06-002]", [] if re.search(r"<pdfuaid:part>1</pdfuaid:part>", self.xmp) else ["no pdfuaid:part 1"])
        title = re.search(r"<dc:title>.*?<rdf:li[^>]*>(.*?)</rdf:li>", self.xmp, re.S)
        self.rule("title [06-003]", [] if title and title.group(1).strip() else ["no dc:title"])
        preferences = self.root.get("/ViewerPreferences", Dictionary())
        self.rule("title shown [07-001]", [] if preferences.get("/DisplayDocTitle") == True else ["DisplayDocTitle is not true"])
        language = str(self.root.get("/Lang", ""))
        self.rule("language [11-006]", [] if re.fullmatch(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*", language) else [f"Lang is '{language}'"])
        self.rule("no dynamic forms [25-001]", ["XFA"] if "/XFA" in self.root.get("/AcroForm", Dictionary()) else [])
        self.rule("readable [26-001]", ["the file is encrypted"] if self.pdf.is_encrypted else [])

    # The structure tree

    def walk(self, element, parent):
        if not isinstance(element, Dictionary) or element.get("/Type") in (Name.MCR, Name.OBJR):
            return
        self.elements.append((element, parent))
        for kid in self.kids(element):
            if isinstance(kid, Dictionary):
                self.walk(kid, element)

    @staticmethod
    def kids(element):
        kids = element.get("/K", Array())
        return list(kids) if isinstance(kids, Array) else [kids]

    @staticmethod
    def type(element):
        return str(element.S)[1:] if element is not None else "StructTreeRoot"

    def children(self, element):
        return [k for k in self.kids(element) if isinstance(k, Dictionary) and k.get("/Type") not in (Name.MCR, Name.OBJR)]

    def structure(self):
        roles = self.root.StructTreeRoot.get("/RoleMap", Dictionary()) if self.elements else {}
        self.rule("types [02-001]", [self.type(e) for e, _ in self.elements if self.type(e) not in STANDARD and e.S not in roles])
        self.rule("parents", [self.type(e) for e, p in self.elements if p is not None and e.P.objgen != p.objgen])
        self.rule("no empty elements", [self.type(e) for e, _ in self.elements if not self.kids(e)])
        self.rule("figures described [13-004]", [
            "a figure has no Alt" for e, _ in self.elements
            if self.type(e) == "Figure" and not str(e.get("/Alt", "")).strip() and "/ActualText" not in e])
        levels = [int(self.type(e)[1]) for e, _ in self.elements if re.fullmatch("H[1-6]", self.type(e))]
        jumps = [f"H{b} after {'H%d' % a if a else 'nothing'}" for a, b in zip([0] + levels, levels) if b > a + 1]
        self.rule("heading levels [14-002, 14-003]", jumps)
        self.rule("one kind of headings [14-007]", ["H beside H1"] if levels and any(self.type(e) == "H" for e, _ in self.elements) else [])
        self.rule("one H a node [14-006]", [
            "two" for e, _ in self.elements if sum(self.type(k) == "H" for k in self.children(e)) > 1])

        def nesting(name, types, parents=None, kids=None):
            problems = []
            for element, parent in self.elements:
                if self.type(element) not in types:
                    continue
                if parents and self.type(parent) not in parents:
                    problems.append(f"{self.type(element)} in {self.type(parent)}")
                if kids:
                    problems += [f"{self.type(k)} in {self.type(element)}" for k in self.children(element) if self.type(k) not in kids]
                    if any(isinstance(k, int) for k in self.kids(element)):
                        problems.append(f"content in {self.type(element)}")
            self.rule(name, problems)

        nesting("tables hold rows [09-004]", {"Table"}, kids={"TR", "THead", "TBody", "TFoot", "Caption"})
        nesting("rows lie in tables [09-004]", {"TR"}, {"Table", "THead", "TBody", "TFoot"}, {"TH", "TD"})
        nesting("cells lie in rows [09-004]", {"TH", "TD"}, {"TR"})
        nesting("lists hold items [09-005]", {"L"}, kids={"L", "LI", "Caption"})
        nesting("items lie in lists [09-005]", {"LI"}, {"L"}, {"Lbl", "LBody"})
        nesting("bodies lie in items [09-005]", {"LBody"}, {"LI"})
        scopes = []
        for element, _ in self.elements:
            if self.type(element) == "TH":
                attributes = element.get("/A", Dictionary())
                attributes = list(attributes) if isinstance(attributes, Array) else [attributes]
                if not any("/Scope" in a for a in attributes) and "/ID" not in element:
                    scopes.append("TH without Scope")
        self.rule("headers have a scope [15-003]", scopes)

    # What lies on the pages

    def content(self):
        unmarked, nested, unknown, used = [], [], [], set()
        parents = self.parent_tree()
        for number, page in enumerate(self.pdf.pages):
            stack, found = [], set()
            array = parents.get(int(page.obj.get("/StructParents", -1)), Array())
            for operands, operator in pikepdf.parse_content_stream(page):
                operator = str(operator)
                if operator in ("BMC", "BDC"):
                    tag = str(operands[0])
                    properties = operands[1] if operator == "BDC" else Dictionary()
                    mcid = properties.get("/MCID") if isinstance(properties, Dictionary) else None
                    kind = "artifact" if tag == "/Artifact" else "content" if mcid is not None else "other"
                    if kind == "artifact" and "content" in stack or kind == "content" and ("artifact" in stack or "content" in stack):
                        nested.append(f"{tag} on page {number + 1}")
                    stack.append(kind)
                    if mcid is not None:
                        mcid = int(mcid)
                        if mcid in found:
                            unknown.append(f"content {mcid} twice on page {number + 1}")
                        found.add(mcid)
                        used.add((page.obj.objgen, mcid))
                        if not (isinstance(array, Array) and mcid < len(array)):
                            unknown.append(f"content {mcid} on page {number + 1} has no parent")
                        elif str(array[mcid].S) != tag:
                            unknown.append(f"content {mcid} on page {number + 1} is {tag} in {array[mcid].S}")
                elif operator == "EMC":
                    if not stack:
                        nested.append(f"an end without a beginning on page {number + 1}")
                    else:
                        stack.pop()
                elif operator in PAINTING and not ("artifact" in stack or "content" in stack):
                    unmarked.append(f"{operator} on page {number + 1}")
            if stack:
                nested.append(f"a beginning without an end on page {number + 1}")
        self.rule("all content marked [01-005]", unmarked)
        self.rule("marks do not overlap [01-003, 01-004]", nested)
        missing, twice = [], set()
        for element, _ in self.elements:
            for kid in self.kids(element):
                if isinstance(kid, int):
                    place = (element.Pg.objgen, int(kid))
                elif isinstance(kid, Dictionary) and kid.get("/Type") == Name.MCR:
                    place = (kid.get("/Pg", element.get("/Pg")).objgen, int(kid.MCID))
                else:
                    continue
                if place not in used:
                    missing.append(f"{self.type(element)} names content {place[1]}, which is not there")
                if place in twice:
                    missing.append(f"content {place[1]} has two parents")
                twice.add(place)
        missing += [f"content {mcid} is in no element" for _, mcid in used - twice]
        self.rule("content has a parent", unknown)
        self.rule("elements have their content", missing)
        shared = []
        for stream in (o for o in self.pdf.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == Name.Form):
            if b"/MCID" in stream.read_bytes():
                shared.append("a form holds marked content")
        self.rule("forms hold no content of their own [30-002]", shared)

    def parent_tree(self):
        result = {}

        def read(node):
            numbers = list(node.get("/Nums", Array()))
            for key, value in zip(numbers[::2], numbers[1::2]):
                result[int(key)] = value
            for kid in node.get("/Kids", Array()):
                read(kid)

        tree = self.root.get("/StructTreeRoot", Dictionary()).get("/ParentTree")
        if tree is not None:
            read(tree)
        return result

    def annotations(self):
        parents = self.parent_tree()
        in_links = {
            kid.Obj.objgen for element, _ in self.elements if self.type(element) == "Link"
            for kid in self.kids(element) if isinstance(kid, Dictionary) and kid.get("/Type") == Name.OBJR}
        outside, silent, lost, order, empty = [], [], [], [], []
        for number, page in enumerate(self.pdf.pages):
            annotations = page.obj.get("/Annots", Array())
            if len(annotations) and page.obj.get("/Tabs") != Name.S:
                order.append(f"page {number + 1}")
            for annotation in annotations:
                if annotation.Subtype != Name.Link:
                    continue
                if annotation.objgen not in in_links:
                    outside.append(f"on page {number + 1}")
                if not str(annotation.get("/Contents", "")).strip():
                    silent.append(f"on page {number + 1}")
                parent = parents.get(int(annotation.get("/StructParent", -1)))
                if parent is None or str(parent.S) != "/Link":
                    lost.append(f"on page {number + 1}")
                x1, y1, x2, y2 = (float(n) for n in annotation.Rect)
                if x2 <= x1 or y2 <= y1:
                    empty.append(f"on page {number + 1}")
        self.rule("links are tagged [28-011]", outside)
        self.rule("links are described [28-012]", silent)
        self.rule("links know their element [28-010]", lost)
        self.rule("links have an area", empty)
        self.rule("tab order [28-009]", order)

    # Fonts

    def fonts(self):
        missing, meaning, mapping, symbolic = [], [], [], []
        for font in (o for o in self.pdf.objects if isinstance(o, Dictionary) and o.get("/Type") == Name.Font):
            name = str(font.get("/BaseFont", "a Type 3 font"))
            kind = str(font.Subtype)
            if kind in ("/Type0", "/Type3"):
                if "/ToUnicode" not in font:
                    meaning.append(name)
                continue
            descriptor = font.get("/FontDescriptor", Dictionary())
            if not any(f in descriptor for f in ("/FontFile", "/FontFile2", "/FontFile3")):
                missing.append(name)
            if kind in ("/Type1", "/TrueType") and "/ToUnicode" not in font and "/Encoding" not in font:
                meaning.append(name)
            if kind == "/CIDFontType2" and "/CIDToGIDMap" not in font:
                mapping.append(name)
            if kind == "/TrueType":
                is_symbolic = bool(int(descriptor.get("/Flags", 0)) & 4)
                if is_symbolic == ("/Encoding" in font):
                    symbolic.append(name)
        self.rule("fonts embedded [31-009]", missing)
        self.rule("letters have a meaning [10-001]", meaning)
        self.rule("glyphs found [31-004]", mapping)
        self.rule("encodings [31-017]", symbolic)

    # PDF/A

    def archive(self):
        part = {"a-2a": "2", "a-4": "4"}[next(s for s in self.standards if s.startswith("a-"))]
        version = self.pdf.pdf_version
        self.rule("version", [] if (version >= "2.0") == (part == "4") else [f"a file of PDF {version}"])
        self.rule("PDF/A identifier", [] if f"<pdfaid:part>{part}</pdfaid:part>" in self.xmp else ["no pdfaid:part"])
        if part == "2":
            self.rule("PDF/A conformance", [] if "<pdfaid:conformance>A</pdfaid:conformance>" in self.xmp else ["no conformance A"])
            self.rule("PDF/A tagged", [] if self.root.get("/MarkInfo", Dictionary()).get("/Marked") == True else ["not tagged"])
            info = self.pdf.trailer.get("/Info", Dictionary())
            dates = "/CreationDate" in info, "xmp:CreateDate" in self.xmp
            self.rule("metadata agrees", ["CreationDate"] if dates[0] != dates[1] else [])
        else:
            self.rule("PDF/A-4 revision", [] if "<pdfaid:rev>2020</pdfaid:rev>" in self.xmp else ["no revision"])
            self.rule("no information dictionary", ["Info"] if "/Info" in self.pdf.trailer else [])
        self.rule("identified file", [] if "/ID" in self.pdf.trailer else ["no ID"])
        stream = self.root.get("/Metadata")
        self.rule("metadata in clear", ["Metadata is compressed"] if stream is not None and "/Filter" in stream else [])
        intents = list(self.root.get("/OutputIntents", Array()))
        profiles = [i.DestOutputProfile.read_bytes() for i in intents if "/DestOutputProfile" in i]
        ok = any(p[36:40] == b"acsp" and int.from_bytes(p[:4], "big") == len(p) and p[16:20] == b"RGB " for p in profiles)
        self.rule("output intent", [] if ok else ["no colour profile"])
        self.rule("annotations are printed", [
            f"page {n + 1}" for n, page in enumerate(self.pdf.pages) for a in page.obj.get("/Annots", Array())
            if not int(a.get("/F", 0)) & 4])
        self.rule("no scripts", ["JavaScript"] if "/JavaScript" in self.root.get("/Names", Dictionary()) or "/OpenAction" in self.root else [])
        self.rule("not encrypted", ["encrypted"] if self.pdf.is_encrypted else [])


def main(arguments):
    standards = set()
    while arguments and arguments[0] == "--standard":
        standards.add(arguments[1])
        arguments = arguments[2:]
    status = 0
    for path in arguments:
        try:
            with pikepdf.open(path) as pdf:
                check = Check(pdf, standards or {"ua-1"})
                check.run()
        except (pikepdf.PdfError, OSError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        for line in check.broken:
            print(line)
        print(f"{path}: {len(check.done)} rules, {len(check.broken)} broken", file=sys.stderr)
        status = max(status, 1 if check.broken else 0)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
