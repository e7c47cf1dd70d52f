// Measures how wide Apple's platforms set the system font, through CoreText's calls; it opens no font file. To be run once on a Mac:
//
//     swift Scripts/measure-apple-widths.swift Scripts
//
// It writes system-advances.tsv and system-kerning.tsv into the folder, which Scripts/generate-system-advances.py makes Swift of. Run it
// as a command of its own: a process of Mac Catalyst gets other letter spacing.
import AppKit
import CoreText
import Foundation

/// ASCII and the signs that texts have most.
let codes =
    Array(0x20...0x7E)
    + [
        0xB0, 0xB7, 0xD7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x202F, 0x2039, 0x203A,
        0x2192,
    ]
let characters = codes.compactMap(Unicode.Scalar.init).map { String($0) }
/// Up to 17 points letters have the shapes of texts, from 28 on those of titles. At these two sizes the published letter spacing
/// is 0, so that a line's width is its advances and its kerning.
let sizes: [CGFloat] = [12, 80]
let weights: [NSFont.Weight] = [.ultraLight, .regular, .black]

/// The width of a text, in points, not rounded.
func width(_ text: String, _ font: NSFont) -> Double {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
    return CTLineGetTypographicBounds(line, nil, nil, nil)
}

func number(_ value: Double) -> String { String(format: "%.5f", value) }

/// Advances in em by size, then weight, then character.
var advances: [[[Double]]] = []
var fonts: [[NSFont]] = []
for size in sizes {
    let row = weights.map { NSFont.systemFont(ofSize: size, weight: $0) }
    fonts.append(row)
    advances.append(row.map { font in characters.map { width($0, font) / Double(size) } })
}

var text = """
    # Advances of the system font on Apple's platforms, in em, without tracking: measured with Scripts/measure-apple-widths.swift
    # (\(ProcessInfo.processInfo.operatingSystemVersionString)). Text: up to 17 points; display: from 28 points.
    code\ttext ultraLight\ttext regular\ttext black\tdisplay ultraLight\tdisplay regular\tdisplay black\tnote

    """
for (index, code) in codes.enumerated() {
    let values = advances.flatMap { $0.map { number($0[index]) } }
    text += ([String(format: "U+%04X", code)] + values + [""]).joined(separator: "\t") + "\n"
}

var kerning = """
    # Kerning of the system font in 1/2048 em: left glyph, right glyph, regular text, regular display, black text, black display;
    # SP is a space. Measured with Scripts/measure-apple-widths.swift.
    left\tright\ttext\tdisplay\tblack text\tblack display

    """
for left in characters {
    for right in characters {
        let values = [1, 2].flatMap { weight in
            sizes.indices.map { size in
                let font = fonts[size][weight]
                let pair = width(left + right, font) - width(left, font) - width(right, font)
                return Int((pair / Double(sizes[size]) * 2048).rounded())
            }
        }
        guard values.contains(where: { $0 != 0 }) else { continue }
        let names = [left, right].map { $0 == " " ? "SP" : $0 }
        kerning += (names + values.map(String.init)).joined(separator: "\t") + "\n"
    }
}

let folder = URL(fileURLWithPath: CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ".", isDirectory: true)
try text.write(to: folder.appendingPathComponent("system-advances.tsv"), atomically: true, encoding: .utf8)
try kerning.write(to: folder.appendingPathComponent("system-kerning.tsv"), atomically: true, encoding: .utf8)
