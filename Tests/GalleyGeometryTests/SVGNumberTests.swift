import Foundation
import Testing

@testable import GalleyGeometry

@Suite("Numbers in SVG") struct SVGNumberTests {
    @Test("As few characters as say it, rounded to three decimals") func texts() {
        let wanted: [(Double, String)] = [
            (0, "0"), (-0.0, "0"), (1, "1"), (10, "10"), (-10.5, "-10.5"), (0.5, ".5"), (-0.25, "-.25"),
            (0.001, ".001"),
            (0.0004, "0"), (0.0005, ".001"), (-0.0004, "0"), (1.0006, "1.001"), (0.01, ".01"), (0.1, ".1"),
            (2.05, "2.05"),
            (123.4564, "123.456"), (.nan, "0"), (.infinity, "1000000000"), (-.infinity, "-1000000000"),
            (1e12, "1000000000"),
            (999_999_999, "999999999"),
        ]
        for (value, text) in wanted { #expect(SVGNumber.text(value) == text) }
        #expect(SVGNumber.text(1.23456789, decimals: 6) == "1.234568" && SVGNumber.text(0.6, decimals: 0) == "1")
        #expect(SVGNumber.text(0.000012, decimals: 6) == ".000012" && SVGNumber.text(-7.04, decimals: 1) == "-7")
        #expect(SVGNumber.fixed(1.25, decimals: 1) == 13 && SVGNumber.fixed(-1.25, decimals: 1) == -13)
        #expect(SVGNumber.fixed(.nan, decimals: 3) == 0 && SVGNumber.text(1.05) == "1.05")
    }

    @Test(
        "Where a number ends",
        arguments: [
            ("1.5.5", 1.5, 0.5), ("1-2", 1, -2), ("1e2-3", 100, -3), ("1E+2.5", 100, 0.5), ("+.5,7", 0.5, 7),
            ("3. 4", 3, 4),
            ("-1e-1 ,2", -0.1, 2), ("\t1\n\r\u{C}2", 1, 2), ("00012", 12, .nan), ("1e5e", 100_000, .nan),
            ("1e+", 1, .nan), ("12", 12, .nan),
            ("9e11 1e12", 9e11, .nan), ("1ex", 1, .nan),
        ])
    func reading(text: String, first: Double, second: Double) {
        var reader = SVGNumberReader(bytes: Array(text.utf8))
        #expect(reader.number() == first)
        let next = reader.number()
        #expect(second.isNaN ? next == nil : next == second)
    }

    @Test("What is no number is left for the next to read") func noNumbers() {
        for text in ["", " ", "-", "+", ".", "-.", "e5", "x", "1e999", "--1"] {
            var reader = SVGNumberReader(bytes: Array(text.utf8))
            #expect(reader.number() == nil, "\(text)")
        }
        var reader = SVGNumberReader(bytes: Array(" ,M 1 011 z".utf8))
        #expect(!reader.hasNumber() && reader.command() == UInt8(ascii: "M") && reader.hasNumber())
        #expect(reader.number() == 1 && reader.flag() == false && reader.flag() == true && reader.flag() == true)
        #expect(
            reader.flag() == nil && reader.command() == UInt8(ascii: "z") && reader.command() == nil
                && reader.flag() == nil)
        for (text, isNumber) in [
            ("-", true), ("+1", true), (".", true), ("9", true), ("0", true), ("/", false), (":", false), ("", false),
        ] {
            var reader = SVGNumberReader(bytes: Array(text.utf8))
            #expect(reader.hasNumber() == isNumber, "\(text)")
        }
        var point = SVGNumberReader(bytes: Array("1 2 3".utf8))
        #expect(point.point(CGPoint(x: 10, y: 20)) == CGPoint(x: 11, y: 22) && point.point(.zero) == nil)
    }

    @Test("Every command, relative and absolute, from where the one before ended") func commands() {
        func text(_ data: String) -> String { SVGPathReader.read(data).path.description }
        #expect(text("m1 2l3 4h5v6H1V2L9 9") == "1 2 m 4 6 l 9 6 l 9 12 l 1 12 l 1 2 l 9 9 l")
        #expect(
            text("M10 10c1 2 3 4 5 6s1 2 3 4S0 0 1 1")
                == "10 10 m 11 12 13 14 15 16 c 17 18 16 18 18 20 c 20 22 0 0 1 1 c")
        #expect(text("M10 10q1 2 3 4t5 6T0 0") == "10 10 m 11 12 13 14 q 15 16 18 20 q 21 24 0 0 q")
        #expect(text("M10 10Q1 2 3 4C1 2 3 4 5 6T7 8") == "10 10 m 1 2 3 4 q 1 2 3 4 5 6 c 5 6 7 8 q")
        #expect(text("M10 10C1 2 3 4 5 6Q1 2 3 4S7 8 9 9") == "10 10 m 1 2 3 4 5 6 c 1 2 3 4 q 3 4 7 8 9 9 c")
        #expect(text("M1 1l2 0zm5 5l1 0zz l1 1") == "1 1 m 3 1 l h 6 6 m 7 6 l h 6 6 m 7 7 l")
        #expect(text("M1 1C0 0 2 2 3 3zS5 5 6 6") == "1 1 m 0 0 2 2 3 3 c h 1 1 m 1 1 5 5 6 6 c")
        #expect(
            text("M0 0a5 5 0 0 1 0 0L5 5") == "0 0 m 5 5 l" && text("M0 0a0 5 0 0 1 3 4l1 1") == "0 0 m 3 4 l 4 5 l")
        // Turned by a whole number of turns and more.
        #expect(
            text("M0 0A9 4 370 0 1 3 4") == text("M0 0A9 4 10 0 1 3 4")
                && text("M0 0A-9 4 0 0 1 3 4") == text("M0 0A9 4 0 0 1 3 4"))
    }

    @Test("Writing: subpaths, repeats and steps without a length") func writing() {
        func data(_ text: String, _ decimals: Int = 3) -> String {
            SVGPathWriter.data(Path(text) ?? Path(), decimals: decimals)
        }
        #expect(data("1 1 m 2 2 m 3 3 l 4 5 l h 9 9 m 8 9 l") == "M1 1M2 2l1 1 1 2zM9 9h-1")
        // After closing, steps count from the subpath's start.
        #expect(data("1 1 m 5 1 l 5 4 l h 2 3 l") == "M1 1h4v3zl1 2")
        #expect(data("0 0 m 0 0 l 0 2 l 0 3 l 1 3 l 2 3 l") == "M0 0h0v2 1h1 1")
        #expect(data("0 0 m 1 2 3 4 q 5 6 7 8 q 1 2 3 4 5 6 c") == "M0 0q1 2 3 4 2 2 4 4c-6-6-4-4-2-2")
        #expect(data("0.26 0 m 0.26 0.74 l", 1) == "M.3 0v.7" && data("-1 -1 m -2 -3 l") == "M-1-1l-1-2")
        // Thirds do not add up to more than the last decimal.
        #expect(data("0 0 m 0.3333 0 l 0.6667 0 l 1 0 l") == "M0 0h.333 .334 .333")
    }
}
