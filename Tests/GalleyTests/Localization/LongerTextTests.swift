import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Texts of the pseudo-language letter by letter (W3C's "Text size in translation": up to 10 letters twice as many, up
/// to 20 80 % more, …), and the limits of formats, tables and Markdown.
@Suite("Longer texts, and limits of texts")
struct LongerTextTests {
    // As many letters more as the share says, rounded up: vowels twice, then number words.
    @Test("A text is as much longer as its share says, and no more where vowels are enough")
    func letters() {
        let cases: [(String, String)] = [
            ("a%lld", "[aa%lld one]"), ("a %@ e", "[aa %@ ee]"), ("%1$@ a", "[%1$@ aa]"),
            ("100%% a", "[100%% aa]"),
            ("%.1f a", "[%.1f aa one]"), ("Ab", "[Aab one]"), ("bE1", "[bEe1 one]"),
            ("bcdfgh", "[bcdfgh one two]"),
            // 11 letters: 80 %, rounded up, are 9.
            (String(repeating: "b", count: 11), "[bbbbbbbbbbb one two three]"),
            (String(repeating: "a", count: 11), "[" + String(repeating: "a", count: 20) + "]"),
            // 51 letters: 30 % are 15.3, so 16.
            (String(repeating: "e", count: 51), "[" + String(repeating: "e", count: 67) + "]"),
        ]
        for (text, longer) in cases { #expect(PseudoLanguage.lengthened(text) == longer, "\(text)") }
        // 131 letters: 39.3, so 40; the ten words have 39.
        let long = String(repeating: "b", count: 131)
        let words = " one two three four five six seven eight nine ten one"
        #expect(PseudoLanguage.lengthened(long) == "[" + long + words + "]")
        #expect(PseudoLanguage.lengthened("") == "" && PseudoLanguage.lengthened("12 %") == "12 %")
    }

    // C's lengths are two letters at most: ll and hh.
    @Test("Lengths of a format have two letters at most, widths and precisions three digits")
    func formats() {
        let value: (String, String) -> FormatToken = {
            .value(position: nil, options: $0, conversion: Character($1))
        }
        let cases: [(String, [FormatToken])] = [
            ("%lld", [value("", "d")]), ("%llld", [.literal("%llld")]), ("%hhx", [value("", "x")]),
            ("%123d", [value("123", "d")]), ("%1234d", [.literal("%1234d")]),
            ("%.123f", [value(".123", "f")]),
            ("%-+ #0d", [value("-+ #0", "d")]),
            ("%99$d", [.value(position: 99, options: "", conversion: "d")]),
            ("%5$.2f%%", [.value(position: 5, options: ".2", conversion: "f"), .literal("%")]),
            ("%%%d%", [.literal("%"), value("", "d"), .literal("%")]), ("%١d", [.literal("%١d")]),
            // C reads letters without their accents.
            ("%d\u{301}", [value("", "d"), .literal("\u{301}")]), ("%\u{301}d", [.literal("%\u{301}d")]),
            (
                "é%@ü%#@é@ö",
                [
                    .literal("é"), value("", "@"), .literal("ü"), .variable(position: nil, name: "é"), .literal("ö"),
                ]
            ),
        ]
        for (format, tokens) in cases { #expect(FormatToken.tokens(of: format) == tokens, "\(format)") }
    }

    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "galley-\(UUID().uuidString)")
        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test("A table larger than 256 MB is not read, one that is none is told, and each once")
    func tables() throws {
        let folder = try Folder()
        let large = folder.url.appendingPathComponent("Large.xcstrings")
        #expect(FileManager.default.createFile(atPath: large.path, contents: Data()))
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: 256 << 20 + 1)
        try handle.close()
        try Data("{".utf8).write(to: folder.url.appendingPathComponent("Odd.xcstrings"))
        let library = StringLibrary(folders: [folder.url])
        func text(_ table: String) -> String? {
            library.text("key", table: table, bundle: nil, numbers: [], context())
        }
        #expect([text("Large"), text("Odd"), text("Large"), text("None")] == [nil, nil, nil, nil])
        #expect(library.diagnostics.count == 2)
        #expect(
            library.diagnostics.first?.hasSuffix("cannot be read, or is larger than 256 MB") == true)
        #expect(
            library.diagnostics.last?.contains("Odd.xcstrings: the translations cannot be read: ") == true
        )
        #expect(
            StringLibrary(folders: []).text("key", table: "Odd", bundle: nil, numbers: [], context())
                == nil)
    }

    @Test("From 16 MB on a text has no Markdown") func markdown() {
        let text = String(repeating: "*aaaaa* ", count: 1 << 21)
        let runs = InlineMarkdown.runs(text)
        #expect(runs.count == 1 && runs.first?.text.utf8.count == 1 << 24 && runs.first?.intent == [])
        #expect(InlineMarkdown.runs("*a* b").map(\.text) == ["a", " b"])
    }

    @Test("A timer, a distance and a date are written again when they may change") func steps() {
        final class Log: @unchecked Sendable { var seconds: [TimeInterval] = [] }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func wakes(_ now: TimeInterval, _ style: Text.DateStyle) -> [TimeInterval] {
            let log = Log()
            var own = context(now: start + now)
            own.wake = { log.seconds.append(($0.timeIntervalSince(start) * 1000).rounded() / 1000) }
            _ = Text(start, style: style).resolved(in: own)
            return log.seconds
        }
        // Seconds are shown up to an hour, in the largest unit alone up to a minute.
        let relative = [3599.5, 3600.5, 3661].map { wakes($0, .relative) }
        let offset = [59.5, 60.5, 90].map { wakes($0, .offset) }
        #expect(relative == [[3600], [3601], [3720]] && offset == [[60], [61], [120]])
        #expect(wakes(7200.25, .timer) == [7201] && wakes(7200.25, .time) == [])
    }
}
