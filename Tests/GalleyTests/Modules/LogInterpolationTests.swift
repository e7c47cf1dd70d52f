import Foundation
import Testing

@testable import GalleyOS

/// What messages say whose values are interpolated: Apple's pages of `OSLogInterpolation` (formats, alignments, and
/// "(null)" for an object that is none) and of `OSLogType`, whose numbers are those of os/log.h.
@Suite("Values in logs") struct LogInterpolationTests {
    private func text(_ message: OSLogMessage) -> String { message.text }

    private struct Trouble: Error, CustomStringConvertible { let description = "trouble" }
    private struct Named: CustomStringConvertible { let description = "named" }

    @Test("Texts, and what describes itself") func texts() {
        let word = "tea"
        #expect(text("plain") == "plain" && text("") == "" && text("a \(word) b") == "a tea b")
        #expect(text("\(word, align: .right(columns: 5))|\(word, align: .left(columns: 5))|") == "  tea|tea  |")
        #expect(text("\(word, align: .right(columns: 3))\(word, align: .left(columns: 2))") == "teatea")
        #expect(text("<\(Named())> <\(Named(), align: .right(columns: 7), privacy: .public)>") == "<named> <  named>")
        #expect(text("\(Int.self) \(Named.self, align: .left(columns: 7))|") == "Int Named  |")
        #expect(text("\(word, privacy: .private)\(word, privacy: .sensitive(mask: .hash))") == "teatea")
    }

    @Test("Numbers") func numbers() {
        let (number, small, fraction): (Int, UInt8, Double) = (-42, 200, 2.5)
        #expect(text("\(number) \(small)") == "-42 200")
        #expect(text("\(small, format: .hex) \(small, format: .octal)") == "c8 310")
        #expect(text("\(number, format: .decimal(minDigits: 4), align: .right(columns: 7))|") == "  -0042|")
        #expect(text("\(small, format: .hex(includePrefix: true, uppercase: true))") == "0xC8")
        // C's printf: six digits behind the point.
        #expect(text("\(fraction) \(Float(0.25))") == "2.500000 0.250000")
        #expect(text("\(fraction, format: .fixed(precision: 1), align: .left(columns: 5))|") == "2.5  |")
        #expect(text("\(Float(0.25), format: .exponential(precision: 1), align: .right(columns: 9))") == "  2.5e-01")
    }

    @Test("Truths, objects and errors") func others() {
        #expect(text("\(true) \(false)") == "true false")
        #expect(text("\(true, format: .answer) \(false, format: .answer)") == "YES NO")
        let none: NSObject? = nil, trouble: (any Error)? = Trouble(), nothing: (any Error)? = nil
        #expect(text("\(none) \(trouble) \(nothing)") == "(null) trouble (null)")
        #expect(text("\(NSString(string: "text") as NSObject)") == NSString(string: "text").description)
    }

    @Test("Types have the numbers of os/log.h") func types() {
        let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
        #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17] && Set(types).count == 5)
        #expect(OSLogType(16) == .error && OSLogType(rawValue: 17) == .fault)
        #expect(OSLogPrivacy.auto == .auto(mask: .none) && OSLogPrivacy.auto != .auto(mask: .hash))
        #expect(OSLogPrivacy.private != .sensitive && OSLogPrivacy.public != .auto)
        let log = OSLog(subsystem: "a", category: "b")
        #expect(!log.isEnabled(type: .error) && !OSLog.disabled.isEnabled(type: .error) && !log.signpostsEnabled)
    }
}
