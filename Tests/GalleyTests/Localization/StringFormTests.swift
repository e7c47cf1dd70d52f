import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Formats and their forms: specifiers as Apple's "String Format Specifiers" writes them, plural categories by Unicode's rules (CLDR), and
/// the files that Xcode writes (`.xcstrings`, `.stringsdict`).
@Suite("Forms of strings")
struct StringFormTests {
    @Test("A format is texts and specifiers") func tokens() {
        let cases: [(String, [FormatToken])] = [
            ("plain", [.literal("plain")]), ("", [.literal("")]), ("100%%", [.literal("100%")]),
            ("%@", [.value(position: nil, options: "", conversion: "@")]),
            (
                "a %1$@ b %2$lld",
                [
                    .literal("a "), .value(position: 1, options: "", conversion: "@"), .literal(" b "),
                    .value(position: 2, options: "", conversion: "d"),
                ]
            ),
            ("%.2f", [.value(position: nil, options: ".2", conversion: "f")]),
            ("%+08.3lf!", [.value(position: nil, options: "+08.3", conversion: "f"), .literal("!")]),
            ("%-5d", [.value(position: nil, options: "-5", conversion: "d")]),
            ("%'d", [.value(position: nil, options: "'", conversion: "d")]),
            (
                "%hhu%zx",
                [
                    .value(position: nil, options: "", conversion: "u"),
                    .value(position: nil, options: "", conversion: "x"),
                ]
            ),
            ("%#@files@", [.variable(position: nil, name: "files")]),
            ("%2$#@files@ x", [.variable(position: 2, name: "files"), .literal(" x")]),
            // What is no specifier stands as it is.
            ("50% yes", [.literal("50% yes")]), ("%", [.literal("%")]), ("%0$@", [.literal("%0$@")]),
            ("%#@open", [.literal("%#@open")]), ("%#@@", [.literal("%#@@")]), ("%q", [.literal("%q")]),
            ("%123$@", [.value(position: 123, options: "", conversion: "@")]), ("%1234$@", [.literal("%1234$@")]),
            ("%.1234f", [.literal("%.1234f")]),
        ]
        for (format, expected) in cases { #expect(FormatToken.tokens(of: format) == expected, "\(format)") }
    }

    @Test("The form for a number is the language's") func plurals() {
        let english = Locale(identifier: "en"), russian = Locale(identifier: "ru")
        for (number, name) in [(0, "other"), (1, "one"), (2, "other"), (1.5, "other")] as [(Double, String)] {
            #expect(PluralRules.category(of: number, locale: english) == name, "\(number)")
        }
        for (number, name) in [(1, "one"), (2, "few"), (5, "many"), (21, "one"), (1.5, "other")] as [(Double, String)] {
            #expect(PluralRules.category(of: number, locale: russian) == name, "\(number)")
        }
        #expect(PluralRules.category(of: .nan, locale: english) == "other")
        #expect(PluralRules.category(of: .infinity, locale: english) == "other")
    }

    private func text(
        _ entry: StringEntry, _ numbers: [Double?], platform: TextPlatform = .iOS, _ language: String = "en"
    ) -> String? {
        entry.text(for: numbers, platform: platform, locale: Locale(identifier: language))
    }

    @Test("Zero, one and others, and what a device has of its own") func forms() {
        let plural = StringEntry(form: .plural(["one": .text("one"), "other": .text("many"), "zero": .text("none")]))
        #expect(text(plural, [0]) == "none" && text(plural, [1]) == "one" && text(plural, [7]) == "many")
        // The first argument that is a number decides; without one it is the other form.
        #expect(text(plural, [nil, 1]) == "one" && text(plural, [nil]) == "many" && text(plural, []) == "many")
        let few = StringEntry(form: .plural(["one": .text("one"), "other": .text("many")]))
        #expect(text(few, [0]) == "many" && text(few, [2], "ru") == "many")
        #expect(text(StringEntry(form: .plural(["one": .text("one")])), [2]) == nil)
        let device = StringEntry(form: .device(["iphone": .text("tap"), "mac": .text("click"), "other": .text("do")]))
        #expect(text(device, []) == "tap" && text(device, [], platform: .macOS) == "click")
        let others = StringEntry(form: .device(["other": .text("do")]))
        let large = StringEntry(form: .device(["Other": .text("Do")]))
        #expect(text(others, []) == "do" && text(large, [], platform: .macOS) == "Do")
        #expect(text(StringEntry(form: .device(["appletv": .text("x")])), []) == nil)
        let both = StringEntry(form: .device(["mac": .plural(["one": .text("1"), "other": .text("n")])]))
        #expect(text(both, [1], platform: .macOS) == "1" && text(both, [2], platform: .macOS) == "n")
    }

    @Test("Variables stand for forms of their own numbers, each by its place") func variables() {
        var entry = StringEntry(form: .text("%#@files@ in %#@folders@, %@"))
        entry.variables["files"] = .init(
            position: nil, form: .plural(["one": .text("%arg file"), "other": .text("%arg files")]))
        entry.variables["folders"] = .init(
            position: nil, form: .plural(["one": .text("a folder"), "other": .text("%d folders")]))
        #expect(text(entry, [1, 2, nil]) == "%1$@ file in %2$d folders, %3$@")
        #expect(text(entry, [3, 1, nil]) == "%1$@ files in a folder, %3$@")
        // A place that is given counts, in the format and in the variable.
        var placed = StringEntry(form: .text("100%% %2$#@n@ of %#@m@ %#@none@"))
        placed.variables["n"] = .init(position: nil, form: .plural(["other": .text("[%arg]")]))
        placed.variables["m"] = .init(position: 3, form: .plural(["one": .text("1"), "other": .text("<%5$@ 5%%>")]))
        #expect(text(placed, [1, 2, 3]) == "100%% [%2$@] of <%5$@ 5%%> %#@none@")
        // A variable in itself ends after eight.
        var endless = StringEntry(form: .text("%#@a@"))
        endless.variables["a"] = .init(position: nil, form: .plural(["other": .text(".%#@a@")]))
        #expect(text(endless, [2]) == "........%#@a@")
    }

    @Test("A catalogue's languages, plurals, devices and substitutions") func catalog() throws {
        let json = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "empty": {}, "blank": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
              "hello": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Hallo"}}}},
              "files": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
              "both": {"localizations": {"en": {"stringUnit": {"value": "%#@n@ left"}, "substitutions": {
                "n": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg day"}}, "other": {"stringUnit": {"value": "%arg days"}}}}},
                "none": {"argNum": 1}}}}}
            }}
            """
        let catalog = try StringCatalog(Data(json.utf8))
        #expect(catalog.sourceLanguage == "en" && catalog.strings.keys.sorted() == ["both", "files", "hello", "tap"])
        #expect(catalog.strings["hello"]?["de"].map { text($0, []) } == "Hallo")
        let files = try #require(catalog.strings["files"]?["en"])
        #expect(text(files, [1]) == "%lld file" && text(files, [2]) == "%lld files")
        let tap = try #require(catalog.strings["tap"]?["en"])
        #expect(text(tap, []) == "Tap" && text(tap, [], platform: .macOS) == "Click")
        let both = try #require(catalog.strings["both"]?["en"])
        #expect(text(both, [9, 1]) == "%2$d day left" && text(both, [1, 9]) == "%2$d days left")
        #expect(both.variables.keys.sorted() == ["n"])
    }

    @Test("A dictionary of strings has forms by device or by number") func dictionary() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>days</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@ left</string>
            <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d day</string>
            <key>other</key><string>%d days</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key>
            <dict><key>mac</key><string>Click</string><key>iphone</key><string>Tap</string></dict></dict>
            <key>odd</key><dict><key>x</key><string>y</string></dict><key>text</key><string>no</string></dict></plist>
            """
        let entries = try StringsDictionary.entries(Data(list.utf8))
        #expect(entries.keys.sorted() == ["days", "tap"])
        let days = try #require(entries["days"])
        #expect(text(days, [1]) == "%1$d day left" && text(days, [4]) == "%1$d days left")
        #expect(entries["tap"].map { text($0, [], platform: .macOS) } == "Click")
        let strings = try StringsFile.entries(Data("\"a\" = \"b\";\n\"c\" = \"d\";".utf8))
        #expect(strings.keys.sorted() == ["a", "c"] && strings["c"].map { text($0, []) } == "d")
        #expect(throws: (any Error).self) { try StringsFile.entries(Data("<plist><array/></plist>".utf8)) }
    }

    @Test("Whole numbers as the language groups them") func wholeNumbers() throws {
        for (language, number, expected) in [
            ("en_US", 1_234_567, "1,234,567"), ("en_US", -987, "-987"), ("en_US", 9876, "9,876"),
            ("de_DE", 1_000, "1.000"),
            ("es_ES", 9876, "9876"), ("es_ES", 98_765, "98.765"), ("es_ES", -1234, "-1234"), ("en_US", 0, "0"),
            ("en_US", .min, "-9,223,372,036,854,775,808"),
        ] as [(String, Int64, String)] {
            let style = try #require(WholeNumberStyle.of(Locale(identifier: language)), "\(language)")
            #expect(style.string(number) == expected, "\(language) \(number)")
        }
    }
}
