import GalleyRPC
import Testing

@testable import galley

/// Places in documents: Language Server Protocol 3.17, “Text Documents”. Lines end in LF, CR LF or CR; characters count in UTF-16 unless
/// UTF-8 was agreed upon, and a character behind the end of a line means its end.
@Suite("Places in documents")
struct LSPTextTests {
    /// One byte, two, three and four to a character.
    private let text = LSPText("aé€😀b\r\nsecond\rthird\n")

    @Test("Lines end in each of three ways") func lines() {
        #expect(text.lineCount == 4)
        let lines = (0..<5).map { String(decoding: text.line($0), as: UTF8.self) }
        #expect(lines == ["aé€😀b", "second", "third", "", ""])
        let ends = ["": 1, "a": 1, "a\n": 2, "a\r": 2, "a\r\nb": 2, "\n\n": 3, "\r\r": 3, "a\n\rb": 3]
        for (text, count) in ends { #expect(LSPText(text).lineCount == count, "\(text.debugDescription)") }
        #expect(LSPText("a\r\n\r\n").line(1).isEmpty)
        #expect(text.string == "aé€😀b\r\nsecond\rthird\n")
    }

    @Test("A place's byte") func offsets() {
        // Line, character, and the byte in UTF-16 and in UTF-8.
        let places = [
            (0, 0, 0, 0), (0, 1, 1, 1), (0, 2, 3, 1), (0, 3, 6, 3), (0, 4, 6, 3), (0, 5, 10, 3), (0, 6, 11, 6),
            (0, 7, 11, 6), (0, 9, 11, 6), (0, 10, 11, 10), (0, 11, 11, 11), (0, 12, 11, 11), (1, 0, 13, 13),
            (1, 3, 16, 16), (1, 99, 19, 19), (2, 0, 20, 20), (2, 5, 25, 25), (3, 0, 26, 26), (3, 1, 26, 26),
            (4, 0, 26, 26),
        ]
        for (line, character, wide, narrow) in places {
            #expect(text.offset(of: LSPPosition(line, character), .utf16) == wide, "\(line):\(character)")
            #expect(text.offset(of: LSPPosition(line, character), .utf8) == narrow, "\(line):\(character)")
        }
    }

    /// The first and the last character of each length of UTF-8 (RFC 3629, section 3): those of four bytes are two units of UTF-16.
    @Test("Characters at the edges of each length") func lengths() {
        let text = LSPText("\u{7f}\u{80}\u{7ff}\u{800}\u{ffff}\u{10000}\u{10ffff}")
        let places = [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 11), (7, 15), (9, 19)]
        for (character, byte) in places {
            #expect(text.offset(of: LSPPosition(0, character), .utf16) == byte, "\(character)")
            #expect(text.position(of: byte, .utf16) == LSPPosition(0, character), "\(byte)")
            #expect(text.position(of: byte, .utf8) == LSPPosition(0, byte), "\(byte)")
        }
    }

    @Test("A byte's place") func positions() {
        let places = [
            (-5, 0, 0), (0, 0, 0), (3, 0, 2), (6, 0, 3), (10, 0, 5), (11, 0, 6), (13, 1, 0), (19, 1, 6), (20, 2, 0),
            (25, 2, 5), (26, 3, 0), (99, 3, 0),
        ]
        for (byte, line, character) in places {
            #expect(text.position(of: byte, .utf16) == LSPPosition(line, character), "\(byte)")
        }
        #expect(text.position(of: 11, .utf8) == LSPPosition(0, 11))
    }

    @Test("A compiler's line and column, both from 1, columns in bytes") func columns() {
        let places = [(1, 0, 0), (1, 1, 0), (1, 2, 1), (1, 11, 5), (1, 12, 6), (1, 99, 6), (2, 4, 3)]
        for (line, column, character) in places {
            #expect(
                text.position(line: line, column: column, .utf16) == LSPPosition(line - 1, character),
                "\(line):\(column)")
        }
        #expect(text.position(line: 1, column: 11, .utf8) == LSPPosition(0, 10))
        #expect(text.position(line: 5, column: 1, .utf16) == LSPPosition(3, 0), "behind the last line")
        #expect(LSPText("ab").position(line: 1, column: 1, .utf16) == LSPPosition(0, 0), "the last line")
        #expect(LSPText("ab").position(line: 2, column: 1, .utf16) == LSPPosition(0, 2))
    }

    @Test("A line without the spaces around it") func trimmed() {
        let text = LSPText("  \ta😀 b \t\n   \n\nab")
        let ranges = (0..<5).map { text.rangeOfLine($0, .utf16) }
        #expect(ranges[0] == LSPRange(LSPPosition(0, 3), LSPPosition(0, 8)))
        #expect(ranges[1] == LSPRange(LSPPosition(1, 3), LSPPosition(1, 3)))
        #expect(ranges[2] == LSPRange(LSPPosition(2, 0), LSPPosition(2, 0)))
        #expect(ranges[3] == LSPRange(LSPPosition(3, 0), LSPPosition(3, 2)))
        #expect(ranges[4] == LSPRange(LSPPosition(4, 0), LSPPosition(4, 0)))
        #expect(text.rangeOfLine(0, .utf8) == LSPRange(LSPPosition(0, 3), LSPPosition(0, 10)))
    }

    @Test("A change") func changes() {
        var text = text
        text.replace(LSPRange(LSPPosition(0, 1), LSPPosition(0, 6)), by: "X\nY", .utf16)
        #expect(text.string == "aX\nY\r\nsecond\rthird\n" && text.lineCount == 5)
        text.replace(LSPRange(LSPPosition(9, 0), LSPPosition(4, 0)), by: "end", .utf16)
        #expect(text.string == "aX\nY\r\nsecond\rthird\nend", "at the end, whichever end is named first")
        text.replace(LSPRange(LSPPosition(0, 0), LSPPosition(4, 3)), by: "", .utf8)
        #expect(text == LSPText(""))
    }

    @Test("Places and ranges as JSON") func json() {
        let position = LSPPosition(3, 7)
        #expect(position.json == ["line": 3, "character": 7])
        #expect(LSPPosition(["line": 3, "character": 7]) == position)
        #expect(LSPPosition(["line": 0, "character": 0]) == LSPPosition(0, 0))
        let wrong: [JSONValue] = [
            ["line": 3], ["character": 7], ["line": -1, "character": 7], ["line": 3, "character": -1],
            ["line": .number(1.5), "character": 7], ["line": 3, "character": .number(0.5)], "3",
        ]
        for value in wrong { #expect(LSPPosition(value) == nil, "\(value)") }
        #expect(LSPPosition(nil) == nil)
        let range = LSPRange(LSPPosition(2, 9), LSPPosition(2, 4))
        #expect(range.json == ["start": ["line": 2, "character": 4], "end": ["line": 2, "character": 9]])
        #expect(LSPRange(range.json) == range && LSPRange(["start": position.json]) == nil)
        #expect(LSPPosition(1, 9) < LSPPosition(2, 0) && LSPPosition(2, 0) < LSPPosition(2, 1))
        #expect(!(LSPPosition(2, 1) < LSPPosition(2, 1)))
    }

    @Test("UTF-8 where the client offers it") func encodings() {
        #expect(LSPEncoding(offered: []) == .utf16 && LSPEncoding(offered: ["utf-32", "utf-16"]) == .utf16)
        #expect(LSPEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
    }
}
