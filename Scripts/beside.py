#!/usr/bin/env python3
"""Draws the card and the invoice of docs/beside.md by the programs that stand beside Galley there, and says how long each takes.

Usage: beside.py [--seconds 2] [--rounds 3] [--out FOLDER] [NAME…]

Makes a virtual environment in build/beside and installs them there from the Python package index (REQUIREMENTS); Inter has to be
installed (`make setup`). Prints a line for each: the median of each round in milliseconds, the least of all, and the bytes of a file. With
--out a file of each is left there: look at them, because a program that draws something else is quickly done. Galley's own figures are
those of `make bench ARGS=render`; take both in turn, on a machine that does nothing else."""

import argparse
import base64
import pathlib
import statistics
import struct
import subprocess
import sys
import time
import zlib

REQUIREMENTS = ["blitz-py==0.5.0", "takumi-py==0.3.0", "typst==0.15.0", "plutoprint==0.23.0", "weasyprint==70.0"]
ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = pathlib.Path("/usr/share/fonts/opentype/inter")
NAME, DATE = "Galley Weekly", "November 21, 2026"
SUBTITLE = "Proposals travel down, sizes travel up, and every view gets a place."
TAGS = ["swift", "layout", "linux", "rendering", "open source", "server"]
ITEMS = [
    ("Design of the layout engine", 12, 95), ("Text shaping and line breaking", 18, 95), ("PNG, SVG and PDF back ends", 24, 95),
    ("Stack algorithm conformance tests", 16, 80), ("Grid and alignment guides", 14, 80), ("Browser preview with inspector", 20, 95),
    ("Batch render service", 10, 110), ("Documentation and tutorials", 8, 70), ("Performance tuning", 12, 120),
    ("Security review", 6, 140), ("On-call support (November)", 1, 450), ("Continuous integration runners", 2, 60),
]
CARD_STYLE = """*{box-sizing:border-box} html,body{margin:0;padding:0}
.card{width:1200px;height:630px;padding:64px;display:flex;flex-direction:column;justify-content:space-between;color:#fff;font-family:Inter;
  background:linear-gradient(135deg,#4F46E5 0%,#06B6D4 100%)}
.by{display:flex;flex-direction:row;align-items:center;gap:24px} .face{width:96px;height:96px;border-radius:48px}
.who{display:flex;flex-direction:column;gap:4px} .name{font-size:30px;line-height:38px;font-weight:600}
.date{font-size:24px;line-height:30px;opacity:.8} .middle{display:flex;flex-direction:column;gap:16px}
.title{font-size:64px;line-height:76px;font-weight:700} .subtitle{font-size:30px;line-height:38px;opacity:.85}
.tags{display:flex;flex-direction:row;flex-wrap:wrap;gap:12px}
.tag{height:44px;padding:0 20px;border-radius:22px;background:rgba(255,255,255,.18);font-size:22px;line-height:44px}"""
SHEET_STYLE = """@page{size:A4;margin:18mm} *{box-sizing:border-box} body{margin:0;font-family:Inter;font-size:10pt;color:#1f2937}
h1{font-size:26pt;margin:0;color:#4F46E5} table{border-collapse:collapse} .right{text-align:right} .faint{color:#6b7280}
.items{width:100%;margin:8mm 0} .items th{background:#4F46E5;color:#fff;text-align:left;padding:3mm;font-weight:600}
.items td{padding:3mm;border-bottom:.3mm solid #e5e7eb} .items tr:nth-child(even) td{background:#f5f3ff} .items .right{text-align:right}
.sum{width:70mm;margin-left:auto} .sum td{padding:1.5mm 3mm} .sum .total td{font-weight:700;font-size:13pt;border-top:.5mm solid #4F46E5}"""


def title(number):
    """Another text in each picture: what is remembered from the last one counts for nobody."""
    return f"Layout that explains itself: SwiftUI on Linux servers, pixel for pixel #{number:04d}"


def face():
    """A photograph's stand-in: a PNG of 192 by 192 pixels."""
    rows = b"".join(b"\0" + b"".join(bytes([250 - y // 3, 190 - x // 4, 120 + (x + y) // 6]) for x in range(192)) for y in range(192))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = struct.pack(">IIBBBBB", 192, 192, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def money(amount):
    return f"${amount:,.2f}"


def card(number):
    tags = "".join(f'<div class="tag">{tag}</div>' for tag in TAGS)
    image = "data:image/png;base64," + base64.b64encode(face()).decode()
    return (f'<div class="card"><div class="by"><img class="face" src="{image}" width="96" height="96"><div class="who">'
            f'<div class="name">{NAME}</div><div class="date">{DATE}</div></div></div><div class="middle"><div class="title" id="title">'
            f'{title(number)}</div><div class="subtitle">{SUBTITLE}</div></div><div class="tags">{tags}</div></div>')


def invoice(number):
    rows = "".join(f'<tr><td>{what}</td><td class="right">{count}</td><td class="right">{money(price)}</td>'
                   f'<td class="right">{money(count * price)}</td></tr>' for what, count, price in ITEMS)
    total = sum(count * price for _, count, price in ITEMS)
    return (f'<!doctype html><html><head><meta charset="utf-8"><style>{SHEET_STYLE}</style></head><body><h1>Invoice</h1>'
            f'<div class="faint">No. 2026-{number:04d}, {DATE}</div><table class="items"><thead><tr><th>Description</th><th>Qty</th>'
            f'<th>Unit price</th><th>Amount</th></tr></thead><tbody>{rows}</tbody></table><table class="sum"><tr><td>Subtotal</td>'
            f'<td class="right">{money(total)}</td></tr><tr><td>Tax (10%)</td><td class="right">{money(total / 10)}</td></tr>'
            f'<tr class="total"><td>Total</td><td class="right">{money(total * 1.1)}</td></tr></table></body></html>')


def blitz():
    import blitz_py
    page = f'<!doctype html><html><head><meta charset="utf-8"><style>{CARD_STYLE}</style></head><body>{card(0)}</body></html>'
    template = blitz_py.Template(page, width=1200, height=630)

    def draw(number):
        template.update(title=title(number))
        return template.render_png()
    return draw


def takumi():
    from takumi_py import Renderer
    renderer = Renderer(load_default_fonts=False)
    for weight in ("Regular", "SemiBold", "Bold"):
        renderer.register_font((FONTS / f"Inter-{weight}.otf").read_bytes())
    return lambda number: renderer.render_html(card(number), stylesheets=[CARD_STYLE], width=1200, height=630)


def typst():
    import typst as library
    fonts = library.Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(FONTS)])
    compiler = library.Compiler(root=str(ROOT), font_paths=fonts)

    def draw(number):
        # The number is in each row: what does not change would be remembered.
        rows = ", ".join(f"[{what} {number}], [{count}], [\\{money(price)}], [\\{money(count * price)}]" for what, count, price in ITEMS)
        total = sum(count * price for _, count, price in ITEMS)
        source = f"""#set page(paper: "a4", margin: 18mm)
#set text(font: "Inter", size: 10pt)
#text(size: 26pt, weight: 700, fill: rgb("#4F46E5"))[Invoice] \\ No. 2026-{number:04d}, {DATE}
#table(columns: (1fr, auto, auto, auto), align: (left, right, right, right), inset: 3mm,
  fill: (x, y) => if calc.even(y) {{ rgb("#f5f3ff") }}, table.header([Description], [Qty], [Unit price], [Amount]), {rows})
#align(right, table(columns: (35mm, 35mm), align: (left, right), [Subtotal], [\\{money(total)}], [Tax (10%)], [\\{money(total / 10)}],
  text(size: 13pt, weight: 700)[Total], text(size: 13pt, weight: 700)[\\{money(total * 1.1)}]))"""
        return bytes(compiler.compile(input=source.encode(), format="pdf"))
    return draw


def plutoprint():
    import io
    import plutoprint as library

    def draw(number):
        book = library.Book(library.PAGE_SIZE_A4)
        book.load_html(invoice(number))
        out = io.BytesIO()
        book.write_to_pdf_stream(out)
        return out.getvalue()
    return draw


def weasyprint():
    from weasyprint import HTML
    return lambda number: HTML(string=invoice(number)).write_pdf()


PROGRAMS = {"blitz": blitz, "takumi": takumi, "typst": typst, "plutoprint": plutoprint, "weasyprint": weasyprint}


def measure(name, seconds, rounds, out):
    draw = PROGRAMS[name]()
    first = draw(0)
    medians, least, number = [], float("inf"), 1
    for _ in range(rounds):
        times, end = [], time.perf_counter() + seconds
        while time.perf_counter() < end or len(times) < 3:
            start = time.perf_counter()
            draw(number)
            times.append((time.perf_counter() - start) * 1000)
            number += 1
        medians.append(statistics.median(times))
        least = min(least, *times)
    kind = "pdf" if first.startswith(b"%PDF") else "png"
    if out:
        (out / f"{name}.{kind}").write_bytes(first)
    spread = " ".join(f"{median:.1f}" for median in medians)
    print(f"{name:<11} {kind}  median {spread} ms, least {least:.1f} ms, {len(first) / 1000:.0f} kB", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--out", type=pathlib.Path)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(PROGRAMS))
    options = parser.parse_args()
    unknown = [name for name in options.names if name not in PROGRAMS]
    if unknown:
        parser.error(f"there is no {', '.join(unknown)}; there are {', '.join(PROGRAMS)}")
    if not FONTS.is_dir():
        print(f"beside: Inter is not in '{FONTS}'; run make setup", file=sys.stderr)
        return 69
    home = ROOT / "build/beside"
    python = home / "bin/python"
    if pathlib.Path(sys.prefix) != home:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", home], check=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *REQUIREMENTS], check=True)
        return subprocess.run([python, __file__, *sys.argv[1:]]).returncode
    if options.out:
        options.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name in options.names or PROGRAMS:
        try:
            measure(name, options.seconds, options.rounds, options.out)
        except Exception as error:  # One that cannot be had keeps no other from being measured.
            print(f"{name}: {type(error).__name__}: {error}", file=sys.stderr)
            failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
