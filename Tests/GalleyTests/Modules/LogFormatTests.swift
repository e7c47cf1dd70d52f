import Foundation
import GalleyTestSupport
import Testing

@testable import GalleyOS

/// Numbers in logs. The oracle is C's printf: `OSLogIntegerFormatting` and `OSLogStringAlignment` say in their documentation that
/// they are its conversions.
@Suite("Numbers in logs")
struct LogFormatTests {
    private static let numbers = [0, 1, 7, 8, 9, 15, 16, 255, 256, 4095, 65_535, 123_456_789, Int(Int32.max)]

    @Test("Integers are written as printf writes them", arguments: numbers)
    func integers(number: Int) {
        func printed(_ format: String) -> String { String(format: format, number) }
        #expect(OSLogIntegerFormatting.decimal.formatted(number) == printed("%ld"))
        #expect(OSLogIntegerFormatting.decimal.formatted(-number) == String(format: "%ld", -number))
        #expect(OSLogIntegerFormatting.decimal(explicitPositiveSign: true).formatted(number) == printed("%+ld"))
        #expect(OSLogIntegerFormatting.decimal(minDigits: 6).formatted(number) == printed("%.6ld"))
        #expect(OSLogIntegerFormatting.hex.formatted(number) == printed("%lx"))
        #expect(OSLogIntegerFormatting.hex(uppercase: true).formatted(number) == printed("%lX"))
        #expect(OSLogIntegerFormatting.hex(minDigits: 9).formatted(number) == printed("%.9lx"))
        #expect(OSLogIntegerFormatting.octal.formatted(number) == printed("%lo"))
        #expect(OSLogIntegerFormatting.octal(minDigits: 12).formatted(number) == printed("%.12lo"))
        // printf has no prefix before a zero.
        guard number > 0 else { return }
        #expect(OSLogIntegerFormatting.hex(includePrefix: true).formatted(number) == printed("%#lx"))
        #expect(OSLogIntegerFormatting.octal(includePrefix: true).formatted(number) == printed("%#lo"))
    }

    @Test("So many digits at the most are filled up") func limits() {
        #expect(OSLogIntegerFormatting.decimal(minDigits: 5000).formatted(1).count == 1024)
        #expect(OSLogIntegerFormatting.decimal(minDigits: -3).formatted(12) == "12")
    }

    @Test("Values are filled up with blanks as printf fills them", arguments: ["", "a", "abcd", "abcdef"])
    func alignment(text: String) {
        func printed(_ format: String) -> String { text.withCString { String(format: format, $0) } }
        #expect(OSLogStringAlignment.right(columns: 4).aligned(text) == printed("%4s"))
        #expect(OSLogStringAlignment.left(columns: 4).aligned(text) == printed("%-4s"))
        #expect(OSLogStringAlignment.none.aligned(text) == text)
    }
}
