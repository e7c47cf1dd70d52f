import CHarfBuzz
import Foundation
import GalleyText

/// What text costs: a paragraph in a new width, a string that is new, one that is known, and a million of them; each beside
/// what the work underneath costs by itself, measured in the same run.
enum TextCases {
    static let names = [
        "text-new-width", "bound-advances", "text-new-string", "bound-harfbuzz", "text-repeated", "text-again",
        "bound-lookup",
        "text-million",
    ]

    private static let font = FontRequest(size: 17)

    private static func paragraph(_ text: String) -> Paragraph {
        Paragraph([TextSpan(text, font: font)], options: ParagraphOptions(), fonts: .shared)
    }

    static func figures(_ name: String, runs: Int, quick: Bool) -> [Figure] {
        switch name {
        case "text-new-width": newWidth(runs)
        case "bound-advances": advances(runs)
        case "text-new-string": newString(runs)
        case "bound-harfbuzz": harfBuzz(runs)
        case "text-repeated": repeated(runs)
        case "text-again": again(runs)
        case "bound-lookup": lookup(runs)
        case "text-million": million(quick ? 100_000 : 1_000_000)
        default: []
        }
    }

    private static func figure(_ name: String, _ count: Int, _ metric: Figure.Metric, _ value: Double) -> Figure {
        Figure(name: name, level: .text, nodes: count, metric: metric, value: value)
    }

    // MARK: A new width

    private static let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame. "
    private static let long = String(String(repeating: sentence, count: 5).prefix(300))
    private static let widths = 2000

    private static func newWidth(_ runs: Int) -> [Figure] {
        let text = paragraph(long)
        let time = Measuring.median(runs: runs) { run in
            (0..<widths).reduce(0) { $0 + text.measure(width: width($1, run), height: nil).height }
        }
        return [figure("text-new-width", long.count, .each, time / Double(widths))]
    }

    /// A width that was not asked for before.
    private static func width(_ index: Int, _ run: Int) -> Double { 200 + Double(index) * 0.1 + Double(run) * 0.001 }

    /// One loop over the advances of the letters, which ends lines at spaces.
    private static func advances(_ runs: Int) -> [Figure] {
        let letters = Array(long.utf8)
        let advances = letters.map { paragraph(String(UnicodeScalar($0))).measure(width: nil, height: nil).width }
        func lines(_ width: Double) -> Int {
            var lines = 1
            var (x, wordStart) = (0.0, 0.0)
            for index in letters.indices {
                if letters[index] == 0x20 {
                    x += advances[index]
                    wordStart = x
                } else {
                    x += advances[index]
                    if x > width {
                        lines += 1
                        x -= wordStart
                        wordStart = 0
                    }
                }
            }
            return lines
        }
        let time = Measuring.median(runs: runs) { run in
            (0..<widths).reduce(0) { $0 + lines(width($1, run)) }
        }
        return [figure("bound-advances", long.count, .each, time / Double(widths))]
    }

    // MARK: Short strings

    private static let strings = 2000

    private static func string(_ index: Int, _ run: Int) -> String { "Item \(run) no. \(index)" }

    private static func newString(_ runs: Int) -> [Figure] {
        let time = median(runs) { texts in
            texts.reduce(0) { $0 + paragraph($1).measure(width: nil, height: nil).width }
        }
        return [figure("text-new-string", string(1000, 10).count, .each, time / Double(strings))]
    }

    /// The median time for strings that were not there before; making them is not counted.
    private static func median(_ runs: Int, _ body: ([String]) -> Double) -> Double {
        var times: [Double] = []
        for run in 0...runs {
            let texts = (0..<strings).map { string($0, run) }
            let start = Measuring.now()
            let sum = body(texts)
            let end = Measuring.now()
            withExtendedLifetime(sum) {}
            if run > 0 { times.append(end - start) }
        }
        times.sort()
        return times[times.count / 2]
    }

    /// HarfBuzz alone, with the same strings and font, a buffer that is used again and nothing kept of the result.
    private static func harfBuzz(_ runs: Int) -> [Figure] {
        guard let path = paragraph("x").layout(width: nil, height: nil).lines.first?.runs.first?.face.path,
            let blob = hb_blob_create_from_file_or_fail(path), let face = hb_face_create(blob, 0),
            let font = hb_font_create(face), let buffer = hb_buffer_create()
        else { return [] }
        let time = median(runs) { texts in
            var sum = 0
            for text in texts {
                hb_buffer_clear_contents(buffer)
                var text = text
                text.withUTF8 { utf8 in
                    utf8.withMemoryRebound(to: CChar.self) {
                        hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
                    }
                }
                hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
                hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
                hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
                hb_shape(font, buffer, nil, 0)
                var count: UInt32 = 0
                if let positions = hb_buffer_get_glyph_positions(buffer, &count) {
                    for index in 0..<Int(count) { sum += Int(positions[index].x_advance) }
                }
            }
            return Double(sum)
        }
        hb_buffer_destroy(buffer)
        hb_font_destroy(font)
        hb_face_destroy(face)
        hb_blob_destroy(blob)
        return [figure("bound-harfbuzz", string(1000, 10).count, .each, time / Double(strings))]
    }

    private static func repeated(_ runs: Int) -> [Figure] {
        let texts = (0..<100).map { string($0, 0) }
        let time = Measuring.median(runs: runs) { _ in
            (0..<strings).reduce(0) { $0 + paragraph(texts[$1 % 100]).measure(width: nil, height: nil).width }
        }
        return [figure("text-repeated", string(1000, 10).count, .each, time / Double(strings))]
    }

    /// A text that is there, asked again, as a view that is laid out once more asks it.
    private static func again(_ runs: Int) -> [Figure] {
        let texts = (0..<100).map { paragraph(string($0, 0)) }
        let time = Measuring.median(runs: runs) { run in
            (0..<strings).reduce(0) { $0 + texts[$1 % 100].measure(width: 300 + Double(run), height: nil).width }
        }
        return [figure("text-again", string(1000, 10).count, .each, time / Double(strings))]
    }

    /// A dictionary that knows the strings' widths.
    private static func lookup(_ runs: Int) -> [Figure] {
        let texts = (0..<100).map { string($0, 0) }
        var known: [String: Double] = [:]
        for text in texts { known[text] = paragraph(text).measure(width: nil, height: nil).width }
        let time = Measuring.median(runs: runs) { _ in
            (0..<strings).reduce(0) { $0 + (known[texts[$1 % 100]] ?? 0) }
        }
        return [figure("bound-lookup", string(1000, 10).count, .each, time / Double(strings))]
    }

    // MARK: Memory

    /// What a million different strings leave behind.
    private static func million(_ count: Int) -> [Figure] {
        let before = resident()
        var sum = 0.0
        let bytes = Measuring.bytes {
            for index in 0..<count { sum += paragraph("Row \(index) of many").measure(width: nil, height: nil).width }
        }
        withExtendedLifetime(sum) {}
        return [
            figure("text-million", count, .held, bytes / 1_000_000),
            figure("text-million", count, .resident, resident() - before),
        ]
    }

    /// The process's resident megabytes.
    private static func resident() -> Double {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
            .dropFirst()
        return (pages?.first.flatMap { Double($0) } ?? 0) * Double(getpagesize()) / 1_000_000
    }
}
