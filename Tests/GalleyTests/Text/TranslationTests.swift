import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// A folder of files that is gone when the test is over.
private final class Files {
    let folder: URL

    init(_ files: [String: Data]) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
        for (name, data) in files {
            let url = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
    }

    convenience init(_ files: [String: String]) throws { try self.init(files.mapValues { Data($0.utf8) }) }

    deinit { try? FileManager.default.removeItem(at: folder) }
}

private let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo"}},
        "zh-Hant": {"stringUnit": {"state": "translated", "value": "您好"}},
        "zh-Hans": {"stringUnit": {"state": "translated", "value": "你好"}},
        "pt-PT": {"stringUnit": {"state": "translated", "value": "Olá"}},
        "fr": {"stringUnit": {"state": "new", "value": ""}}}},
      "key.only": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "From the **source**"}}}},
      "%@ by %@": {"localizations": {"ko": {"stringUnit": {"state": "translated", "value": "%2$@의 %1$@"}}}},
      "%lld birds": {"localizations": {
        "en": {"variations": {"plural": {
          "zero": {"stringUnit": {"value": "No birds"}}, "one": {"stringUnit": {"value": "%lld bird"}},
          "other": {"stringUnit": {"value": "%lld birds"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld птица"}}, "few": {"stringUnit": {"value": "%lld птицы"}},
          "many": {"stringUnit": {"value": "%lld птиц"}}, "other": {"stringUnit": {"value": "%lld птицы"}}}}}}},
      "Tap": {"localizations": {"en": {"variations": {"device": {
        "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Touch"}}}}}}},
      "%lld birds in %lld yards": {"localizations": {"en": {
        "stringUnit": {"value": "I saw %#@birds@ in %#@yards@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "yards": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "%arg yard"}}, "other": {"stringUnit": {"value": "%arg yards"}}}}}}}}},
      "untouched": {}}}
    """

@Suite("Tables of translations")
struct TranslationTests {
    @Test("A String Catalog's text for the locale, else for the source's language, else the key")
    func catalogLanguages() throws {
        let files = try Files(["Localizable.xcstrings": catalog])
        func text(_ key: LocalizedStringKey, _ locale: String) -> String {
            string(Text(key), context(locale: locale, folders: [files.folder]))
        }
        for (locale, wanted) in [
            ("de", "Hallo"), ("de_AT", "Hallo"), ("zh_TW", "您好"), ("zh_CN", "你好"), ("pt_BR", "Olá"),
            ("fr_FR", "Hello"), ("ja_JP", "Hello"), ("en_US", "Hello"),
        ] {
            #expect(text("Hello", locale) == wanted)
        }
        #expect(text("key.only", "de") == "From the source")
        #expect(text("untouched", "de") == "untouched")
        #expect(text("absent", "de") == "absent")
    }

    @Test("A translation may order the values as its language does")
    func order() throws {
        let files = try Files(["Localizable.xcstrings": catalog])
        let text = Text("\("봄") by \(Text("김").bold())")
        #expect(
            shown(text, context(locale: "ko_KR", folders: [files.folder])) == [
                Shown(string: "김", isBold: true), Shown(string: "의 봄"),
            ])
        #expect(string(text, context(folders: [files.folder])) == "봄 by 김")
    }

    @Test("Plural forms are those of the language (CLDR: Russian one, few, many)")
    func plurals() throws {
        let files = try Files(["Localizable.xcstrings": catalog])
        func text(_ count: Int, _ locale: String) -> String {
            string(Text("\(count) birds"), context(locale: locale, folders: [files.folder]))
        }
        for (count, wanted) in [(0, "No birds"), (1, "1 bird"), (2, "2 birds"), (1000, "1,000 birds")] {
            #expect(text(count, "en_US") == wanted)
        }
        for (count, wanted) in [(1, "1 птица"), (3, "3 птицы"), (5, "5 птиц"), (11, "11 птиц"), (21, "21 птица")] {
            #expect(text(count, "ru_RU") == wanted)
        }
    }

    @Test("Forms for devices, and parts of a text with a number each")
    func variations() throws {
        let files = try Files(["Localizable.xcstrings": catalog])
        #expect(string(Text("Tap"), context(folders: [files.folder])) == "Touch")
        #expect(string(Text("Tap"), context(folders: [files.folder], platform: .macOS)) == "Click")
        let text = Text("\(1) birds in \(3) yards")
        #expect(string(text, context(folders: [files.folder])) == "I saw 1 bird in 3 yards")
    }

    @Test("Older files: .strings in their own syntax, as a property list in XML and binary, and .stringsdict")
    func strings() throws {
        let lists = ["Hello": "Bonjour"]
        let xml = try PropertyListSerialization.data(fromPropertyList: lists, format: .xml, options: 0)
        let binary = try PropertyListSerialization.data(fromPropertyList: lists, format: .binary, options: 0)
        let rules: [String: Any] = [
            "%lld files": [
                "NSStringLocalizedFormatKey": "%#@files@",
                "files": [
                    "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld",
                    "one": "%lld fichier", "other": "%lld fichiers",
                ],
            ]
        ]
        let plural = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        let own = "/* A greeting. */\n\"Hello\" = \"Salut \\\"toi\\\"\";\n\"%@ says\" = \"%@ dit\";\n"
        let files = try Files([
            "fr.lproj/Localizable.strings": Data(own.utf8), "fr.lproj/Xml.strings": xml,
            "fr.lproj/Binary.strings": binary, "fr.lproj/Localizable.stringsdict": plural,
            "fr.lproj/Wide.strings": own.data(using: .utf16)!,
            "Base.lproj/Localizable.strings": Data("\"Bye\" = \"So long\";".utf8),
        ])
        let french = context(locale: "fr_CA", folders: [files.folder])
        #expect(string(Text("Hello"), french) == "Salut \"toi\"")
        #expect(string(Text("\("Léa") says"), french) == "Léa dit")
        #expect(string(Text("Hello", tableName: "Xml"), french) == "Bonjour")
        #expect(string(Text("Hello", tableName: "Binary"), french) == "Bonjour")
        #expect(string(Text("Hello", tableName: "Wide"), french) == "Salut \"toi\"")
        #expect(string(Text("\(1) files"), french) == "1 fichier")
        #expect(string(Text("\(4) files"), french) == "4 fichiers")
        #expect(string(Text("Bye"), french) == "So long")
        #expect(string(Text("Hello"), context(locale: "de", folders: [files.folder])) == "Hello")
    }

    @Test("Broken tables and formats are reported and never stop anything")
    func hostile() throws {
        let wrong = """
            {"sourceLanguage": "en", "strings": {
              "%lld a": {"localizations": {"en": {"stringUnit": {"value": "%@ %s %n %99999999d %3$@ %#@x@ %"}}}},
              "%@ b": {"localizations": {"en": {"stringUnit": {"value": "%d %f %x"}}}}}}
            """
        let files = try Files([
            "Localizable.xcstrings": wrong, "Broken.xcstrings": "{\"sourceLanguage\": 3}",
            "en.lproj/Old.strings": "\"a\" = ",
        ])
        var reports: [String] = []
        let careful = context(folders: [files.folder]) { reports.append($0) }
        #expect(string(Text("\(7) a"), careful) == "7 %s %n %99999999d   %")
        #expect(string(Text("\("z") b"), careful) == "z  ")
        #expect(reports.contains { $0.contains("asks for value 3 of 1") })
        #expect(string(Text("x", tableName: "Broken"), careful) == "x")
        #expect(string(Text("x", tableName: "Old"), careful) == "x")
        #expect(string(Text("x", tableName: "../x"), careful) == "x")
        #expect(careful.strings.diagnostics.count == 2)
        var nested = Text("a")
        for _ in 0..<1000 { nested = Text("\(nested)") }
        #expect(string(nested, careful) == "")
    }
}
