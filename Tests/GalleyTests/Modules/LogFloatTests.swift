import Foundation
import GalleyTestSupport
import Testing

@testable import GalleyOS

/// Numbers with fractions in logs: the oracle is C's printf, as the documentation of `OSLogFloatFormatting` says; and logs as values.
@Suite("Fractions in logs") struct LogFloatTests {
    private typealias Format = OSLogFloatFormatting

    @Test(
        "Fractions are written as printf writes them",
        arguments: [0, 1, -1.5, 0.1, 1234.5678, -1e-7, 1e20, .infinity, .nan])
    func fractions(number: Double) {
        let formats: [(Format, String)] = [
            (.fixed, "%f"), (.fixed(), "%f"), (.fixed(explicitPositiveSign: true), "%+f"),
            (.fixed(uppercase: true), "%F"),
            (.fixed(precision: 2), "%.2f"), (.fixed(precision: 0, explicitPositiveSign: true), "%+.0f"),
            (.fixed(precision: -1, uppercase: true), "%.0F"), (.hex, "%a"), (.hex(), "%a"),
            (.hex(explicitPositiveSign: true), "%+a"), (.hex(uppercase: true), "%A"), (.exponential, "%e"),
            (.exponential(), "%e"), (.exponential(explicitPositiveSign: true), "%+e"),
            (.exponential(uppercase: true), "%E"),
            (.exponential(precision: 3), "%.3e"), (.exponential(precision: 3, explicitPositiveSign: true), "%+.3e"),
            (.exponential(precision: 3, uppercase: true), "%.3E"), (.hybrid, "%g"), (.hybrid(), "%g"),
            (.hybrid(explicitPositiveSign: true), "%+g"), (.hybrid(uppercase: true), "%G"),
            (.hybrid(precision: 3), "%.3g"),
            (.hybrid(precision: 3, explicitPositiveSign: true), "%+.3g"),
            (.hybrid(precision: 3, uppercase: true), "%.3G"),
        ]
        for (format, printed) in formats {
            #expect(format.formatted(number) == String(format: printed, number), "\(printed)")
        }
    }

    @Test("So many digits at the most") func limits() {
        #expect(Format.fixed(precision: 5000).formatted(0).count == 2 + 1024)
        #expect(Format.fixed(precision: 1024).formatted(0).count == 2 + 1024)
    }

    @Test("Integers with signs, and prefixes, in their defaults") func integers() {
        typealias Whole = OSLogIntegerFormatting
        #expect(
            Whole.decimal().formatted(5) == "5" && Whole.hex().formatted(255) == "ff"
                && Whole.octal().formatted(8) == "10")
        #expect(Whole.hex(explicitPositiveSign: true, includePrefix: true, uppercase: true).formatted(255) == "+0xFF")
        #expect(Whole.hex(explicitPositiveSign: true, minDigits: 3).formatted(10) == "+00a")
        #expect(Whole.hex(includePrefix: true, minDigits: 3).formatted(-10) == "-0x00a")
        #expect(Whole.octal(explicitPositiveSign: true, includePrefix: true).formatted(8) == "+010")
        #expect(Whole.octal(explicitPositiveSign: true, minDigits: 3).formatted(8) == "+010")
        #expect(Whole.decimal(explicitPositiveSign: true, minDigits: 2).formatted(7) == "+07")
        #expect(Whole.decimal.formatted(Int64.min) == "-9223372036854775808")
    }

    @Test("Logs are equal where all that they are is") func logs() {
        let log = OSLog(subsystem: "a", category: "b")
        let same = OSLog(subsystem: "a", category: "b")
        #expect(log == same && log == log && Set([log, same]).count == 1 && log.hashValue == same.hashValue)
        let others = [
            OSLog(subsystem: "x", category: "b"), OSLog(subsystem: "a", category: "x"), OSLog.default, OSLog.disabled,
            OSLog(subsystem: "a", category: .pointsOfInterest),
        ]
        for (index, one) in others.enumerated() {
            #expect(one != log, "\(index)")
            for (other, two) in others.enumerated() { #expect((one == two) == (index == other), "\(index) \(other)") }
        }
        #expect(OSLog(subsystem: "", category: "") == .default && OSLog.default != .disabled && !log.signpostsEnabled)
        #expect(others[4].category == "PointsOfInterest" && others[4].subsystem == "a")
    }

    /// C's format strings: "%%" is a sign, and what follows a percent sign in braces is not printed.
    @Test("What an old log is given is not printed where nothing is on") func old() {
        os_log("100%% of %{public}@ and %d", log: .default, type: .error, "text", 3)
        os_log(.fault, log: .default, "%{private}s", "x")
        os_log(log: .default, "interpolated \(3)")
        #expect(!OSLog.default.isEnabled(type: .error))
    }
}
