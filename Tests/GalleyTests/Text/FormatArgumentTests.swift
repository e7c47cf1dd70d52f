import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Numbers and values inside of texts: specifiers as Apple's "String Format Specifiers" has them for Swift's numbers, and what C's
/// `printf` writes for each.
@MainActor @Suite("Values inside of texts")
struct FormatArgumentTests {
    private func text(_ key: LocalizedStringKey) -> String { Text(key).string(in: context()) }

    @Test("Swift's numbers and their specifiers") func specifiers() {
        func key(_ key: LocalizedStringKey) -> String { key.key }
        #expect(key("\(Int8(1))\(Int16(1))\(Int32(1))\(Int64(1))\(1)") == "%d%d%d%lld%lld")
        #expect(key("\(UInt8(1))\(UInt16(1))\(UInt32(1))\(UInt64(1))\(UInt(1))") == "%u%u%u%llu%llu")
        #expect(key("\(Float(1))\(1.0)\(CGFloat(1))\("a")100%") == "%f%lf%lf%@100%%")
        #expect(text("\(Int8(-8)) \(Int16(-16)) \(Int32(-32)) \(Int64(-64)) \(-1)") == "-8 -16 -32 -64 -1")
        #expect(text("\(UInt8(8)) \(UInt16(16)) \(UInt32(32)) \(UInt64(64)) \(UInt(1))") == "8 16 32 64 1")
        #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
        #expect(
            text("\(UInt64.max, specifier: "%llx") \(UInt64.max, specifier: "%024llu")")
                == "ffffffffffffffff 000018446744073709551615")
        #expect(text("\(UInt64(Int64.max))") == "9,223,372,036,854,775,807")
        #expect(text("\(UInt64(Int64.max) + 1)") == "9,223,372,036,854,775,808")
        #expect(text("\(UInt64.max, specifier: "%@")") == "18,446,744,073,709,551,615")
        #expect(text("\(Float(1.5)) \(2.5) \(CGFloat(3.5))") == "1.500000 2.500000 3.500000")
    }

    @Test("Specifiers that are given") func given() {
        #expect(text("\(1.256, specifier: "%.2f") \(Float(0.5), specifier: "%.1f")") == "1.26 0.5")
        #expect(
            text("\(255, specifier: "%x") \(UInt64(255), specifier: "%X") \(Int32(8), specifier: "%o")") == "ff FF 10")
        #expect(text("\(UInt32(255), specifier: "%04x") \(7, specifier: "%03d")") == "00ff 007")
        // A fraction as a whole number is cut off; one that is none stays as it is.
        #expect(text("\(2.9, specifier: "%d") \(-2.9, specifier: "%d") \(Float(7.9), specifier: "%03d")") == "2 -2 007")
        #expect(text("\(Double.nan, specifier: "%d")") == "nan")
        #expect(text("\(65, specifier: "%c")\(UInt8(66), specifier: "%c")\(-1, specifier: "%c")|") == "AB|")
        #expect(text("\(5, specifier: "%@") \(UInt64(6), specifier: "%@") \(1.5, specifier: "%@")") == "5 6 1.5")
        #expect(
            text("\(3, specifier: "%f") \(Int32(3), specifier: "%.1f") \(UInt32(3), specifier: "%.0f")")
                == "3.000000 3.0 3")
    }

    @Test("Equal keys have equal values of one kind") func equality() {
        func key(_ key: LocalizedStringKey) -> LocalizedStringKey { key }
        #expect(key("\(1)") == key("\(1)") && key("\(1)") != key("\(2)") && key("\(1)") != key("\(1.0)"))
        #expect(
            FormatArgument.number(Int64(1)) != .number(Int32(1)) && FormatArgument.number(Int64(1)) == .number(Int64(1))
        )
        #expect(FormatArgument.number(Int64(1)) != .number(Int64(2)) && FormatArgument.string("1") != .number(Int64(1)))
        #expect(FormatArgument.string("a") == .string("a") && FormatArgument.string("a") != .string("b"))
        #expect(
            FormatArgument.text(Text("a")) == .text(Text("a")) && FormatArgument.text(Text("a")) != .text(Text("b")))
        let numbers: [(FormatArgument, Double?)] = [
            (.number(Int64(-1)), -1), (.number(UInt64(2)), 2), (.number(Int32(-3)), -3), (.number(UInt32(4)), 4),
            (.number(5.5), 5.5), (.number(Float(6.5)), 6.5), (.number(CGFloat(7.5)), 7.5), (.string("8"), nil),
            (.text(Text("9")), nil),
        ]
        for (argument, number) in numbers { #expect(argument.number == number, "\(argument)") }
    }

    @Test("A value that is missing, and one of a place") func missing() {
        var reports: [String] = []
        func filled(_ format: String, _ arguments: [FormatArgument]) -> String {
            var filler = FormatFiller(key: "key", arguments: arguments, context: context { reports.append($0) })
            return filler.fill(format).map(\.string).joined()
        }
        let two: [FormatArgument] = [.string("a"), .string("b")]
        #expect(filled("%2$@ %1$@ %@ %@", two) == "b a a b" && reports.isEmpty)
        #expect(filled("%@%@[%@]", two) == "ab[]" && filled("[%3$@]%@", two) == "[]a" && filled("%#@x@!", two) == "!")
        #expect(
            reports == [
                "the text for “key” asks for value 3 of 2: nothing is shown for it",
                "the text for “key” asks for value 3 of 2: nothing is shown for it",
                "the text for “key” has no forms for “%#@x@”: nothing is shown for it",
            ])
    }

    @Test("Values with formats and formatters") func formatted() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let style = Date.FormatStyle(date: .numeric, time: .omitted)
        #expect(text("\(start, format: style)") == "1/1/2001")
        let formatter = DateFormatter()
        formatter.dateFormat = "yyyy MMM"
        #expect(text("\(start, formatter: formatter)") == "2001 Jan")
        #expect(Text(start, formatter: formatter).string(in: context()) == "2001 Jan")
        let numbers = NumberFormatter()
        numbers.numberStyle = .spellOut
        #expect(text("\(NSNumber(value: 12), formatter: numbers)") == "twelve")
        #expect(Text(NSNumber(value: 12), formatter: numbers).string(in: context()) == "twelve")
        #expect(Text(NSNumber(value: 12), formatter: numbers) == Text(NSNumber(value: 12), formatter: numbers))
        #expect(Text(NSNumber(value: 12), formatter: numbers) != Text(NSNumber(value: 13), formatter: numbers))
        #expect(
            Text(NSNumber(value: 12), formatter: numbers) != Text(NSNumber(value: 12), formatter: NumberFormatter()))
        let interval = DateInterval(start: start, duration: 3600)
        #expect(text("\(interval)") == Text(interval).string(in: context()) && !text("\(interval)").isEmpty)
        #expect(
            text("\(start...start.addingTimeInterval(60))")
                == Text(start...start.addingTimeInterval(60)).string(in: context()))
        var reports: [String] = []
        #expect(Text(NSString("x"), formatter: numbers).string(in: context { reports.append($0) }) == "")
        #expect(reports == ["NumberFormatter has no text for “x”: nothing is shown for it"])
    }

    // The context's time zone and calendar stand for those of the machine; ones that are named stay.
    @Test("Formats have the picture's calendar, zone and language") func adapted() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var own = context()
        own.timeZone = TimeZone(secondsFromGMT: 7200) ?? .gmt
        #expect(
            Text(start, format: .dateTime.hour(.twoDigits(amPM: .omitted)).minute()).string(in: own).contains("02:00"))
        var named = Date.FormatStyle().hour(.twoDigits(amPM: .omitted)).minute()
        named.timeZone = .gmt
        #expect(Text(start, format: named).string(in: own).contains("12:00"))
        own.locale = Locale(identifier: "de_DE")
        #expect(Text(1234.5, format: .number).string(in: own) == "1.234,5")
        #expect(Text(1234.5, format: .number.locale(Locale(identifier: "en_US"))).string(in: own) == "1,234.5")
        let relative = Date.RelativeFormatStyle(presentation: .named)
        #expect(Text(start.addingTimeInterval(-86_400), format: relative).string(in: own) == "gestern")
    }

    @Test("Steps of moments, and bundles' words") func steps() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        func ways<F: DiscreteFormatStyle>(_ format: F) -> [TimeInterval?] where F.FormatInput == Date {
            [format.discreteInput(before: start), format.discreteInput(after: start)].map {
                $0?.timeIntervalSince(start)
            }
        }
        #expect(ways(SystemFormatStyle.DateOffset(to: start)) == [-1, 1])
        #expect(ways(SystemFormatStyle.DateReference(to: start)) == [-1, 1])
        #expect(
            ways(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .milliseconds(250))) == [-0.25, 0.25])
        #expect(ways(SystemFormatStyle.Stopwatch(startingAt: start, maxPrecision: .zero)) == [-0.001, 0.001])
        let range = start..<start.addingTimeInterval(5)
        let (down, up) = (SystemFormatStyle.Timer(countingDownIn: range), SystemFormatStyle.Timer(countingUpIn: range))
        #expect(ways(down) == [-1, 1] && down.step == 1 && down.anchor == range.upperBound && up.anchor == start)
        #expect(
            TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(start.addingTimeInterval(3))
                == start..<start.addingTimeInterval(3))
        #expect(
            TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(start.addingTimeInterval(-3))
                == start..<start)
        #expect(
            TimeDataSource<Range<Date>>.dateRange(endingAt: start).value(start.addingTimeInterval(3)) == start..<start)
        #expect(
            TimeDataSource<Range<Date>>.dateRange(endingAt: start).value(start.addingTimeInterval(-3))
                == start.addingTimeInterval(-3)..<start)
        let (now, stopwatch) = (TimeDataSource<Date>.currentDate, SystemFormatStyle.Stopwatch(startingAt: start))
        #expect(Text(now, format: stopwatch) == Text(now, format: stopwatch))
        #expect(Text(now, format: stopwatch) != Text(now, format: .stopwatch(startingAt: start.addingTimeInterval(1))))
        typealias Bundles = LocalizedStringResource.BundleDescription
        let (one, other) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
        #expect(Bundles.main == .main && Bundles.main != .atURL(one) && Bundles.atURL(one) == .atURL(one))
        #expect(Bundles.atURL(one) != .atURL(other) && Bundles.forClass(NSNumber.self) != .forClass(NSString.self))
        #expect(Bundles.forClass(NSNumber.self) == .forClass(NSNumber.self) && Bundles.forClass(NSNumber.self) != .main)
    }
}
