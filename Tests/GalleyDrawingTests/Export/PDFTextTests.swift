import Foundation
import GalleyGeometry
import Testing

@testable import GalleyExport

/// Values as PDF spells them: ISO 32000-1, 7.3.4 (strings: backslashes before brackets, three octal digits, UTF-16 after FEFF), 7.9.4
/// (dates) and 7.9.5 (rectangles, counted from below).
@Suite("Values in PDF")
struct PDFTextTests {
    @Test("Strings") func strings() {
        #expect(PDFText.string("A (b) \\ ~") == "(A \\(b\\) \\\\ ~)" && PDFText.string("") == "()")
        #expect(PDFText.string("ä") == "<FEFF00E4>" && PDFText.string("😀") == "<FEFFD83DDE00>")
        #expect(PDFText.string("a\t") == "<FEFF00610009>" && PDFText.string("\u{7F}") == "<FEFF007F>")
        #expect(PDFText.literal("ä\u{1}\u{7F} (") == "(\\303\\244\\001\\177 \\()")
        #expect(PDFText.hex(255, digits: 4) == "00FF" && PDFText.hex(65_536, digits: 4) == "10000")
    }

    @Test("Numbers and rectangles") func numbers() {
        #expect(PDFText.number(1.23456) == "1.235" && PDFText.number(-2) == "-2")
        #expect(PDFText.rect(CGRect(x: 10, y: 20, width: 30, height: 40.5), onPageOf: 100) == "[10 39.5 40 80]")
    }

    @Test("Moments in Greenwich, within four digits of a year") func dates() {
        #expect(PDFText.date(0) == "(D:19700101000000Z)" && PDFText.date(.nan) == PDFText.date(0))
        #expect(PDFText.date(1_234_567_890) == "(D:20090213233130Z)")
        #expect(PDFText.date(1e20) == "(D:99991231235959Z)" && PDFText.date(-1e20).hasPrefix("(D:0001"))
        #expect(
            PDFText.isoDate(1_234_567_890) == "2009-02-13T23:31:30Z"
                && PDFText.isoDate(86_399) == "1970-01-01T23:59:59Z")
    }
}
