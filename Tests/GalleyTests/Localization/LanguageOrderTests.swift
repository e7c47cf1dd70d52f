import Foundation
import Galley
import Testing

@testable import GalleyViews

/// Which of a table's languages a reader gets, best first: the locale's own, those of its script and language, then the source's
/// (`LanguageMatcher.order`), and in which order folders, bundles and files are searched (`StringLibrary`).
@Suite("The order of a table's languages")
struct LanguageOrderTests {
    @Test("Region, language, other regions by name, then the source's, Base and English") func order() {
        typealias Case = (languages: [String], locale: String, source: String?, wanted: [String])
        let cases: [Case] = [
            (
                ["Base", "de", "de-AT", "de-CH", "en", "fr"], "de_AT", "fr",
                ["de-AT", "de", "de-CH", "fr", "Base", "en"]
            ),
            // Without a region a locale is that of most of its speakers.
            (["de", "de-AT", "de-DE"], "de", nil, ["de-DE", "de", "de-AT"]),
            // The script is that of the locale's region.
            (["zh-Hans", "zh-Hant", "zh-Hant-HK"], "zh_TW", nil, ["zh-Hant", "zh-Hant-HK"]),
            (["zh-Hans", "zh-Hant"], "zh_SG", nil, ["zh-Hans"]),
            (["pt-MZ", "pt-AO"], "pt_PT", nil, ["pt-AO", "pt-MZ"]),
            (["fr", "en"], "en_US", "en", ["en"]), (["fr"], "ja_JP", nil, []), (["fr"], "ja_JP", "de", []),
            (["Base", "fr"], "ja_JP", nil, ["Base"]), (["fr", "ko"], "ja_JP", "ko", ["ko"]),
            // Each is there once, whatever the reasons are.
            (["en", "fr"], "ja_JP", "en", ["en"]), (["Base", "en", "fr"], "fr_FR", "Base", ["fr", "Base", "en"]),
            (["Base", "en"], "en_US", "en", ["en", "Base"]),
        ]
        let found = cases.map { LanguageMatcher.order(of: $0.languages, for: Locale(identifier: $0.locale), $0.source) }
        #expect(found == cases.map(\.wanted))
    }

    /// A folder of files that is gone when the test is over.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (name, text) in files {
                let file = url.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func catalog(_ source: String, _ language: String, _ value: String) -> String {
        """
        {"sourceLanguage": "\(source)", "version": "1.0", "strings": {"key": {"localizations": {
          "\(language)": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}}}
        """
    }

    private func text(_ locale: String, _ folders: [Folder], bundle: Bundle? = nil, table: String? = nil) -> String {
        string(
            Text(LocalizedStringKey("key"), tableName: table, bundle: bundle),
            context(locale: locale, folders: folders.map(\.url)))
    }

    @Test("The language of the source stands in for others") func source() throws {
        let french = try Folder(["Localizable.xcstrings": catalog("fr", "fr", "clé")])
        let other = try Folder(["Localizable.xcstrings": catalog("fr", "de", "Schlüssel")])
        #expect([text("ja_JP", [french]), text("ja_JP", [other])] == ["clé", "key"])
    }

    @Test("The first folder that has the text, a catalogue before older files, a bundle before all") func places()
        throws
    {
        let lists = ["en.lproj/Localizable.strings": "\"key\" = \"list\"; \"more\" = \"x\";"]
        let list = try Folder(lists)
        let both = try Folder(
            lists.merging(["Localizable.xcstrings": catalog("en", "en", "catalogue")]) { own, _ in own })
        let empty = try Folder(["en.lproj/Other.strings": "\"key\" = \"other\";"])
        let bundle = try #require(Bundle(path: list.url.path))
        let found = [
            text("en_US", [list]), text("en_US", [both]), text("en_US", [both, list]), text("en_US", [list, both]),
            text("en_US", [empty, list]), text("en_US", [empty], table: "Other"), text("en_US", []),
            text("en_US", [both], bundle: bundle), text("en_US", [], bundle: bundle),
            text("en_US", [list], bundle: .main),
        ]
        #expect(
            found == [
                "list", "catalogue", "catalogue", "list", "list", "other", "key", "list", "list", "list",
            ])
    }

    @Test("A table of a name that leads out of its folder is none") func safety() throws {
        let inner = try Folder(["a/Localizable.xcstrings": catalog("en", "en", "inner"), "x": ""])
        let folder = inner.url.appendingPathComponent("a")
        let names: [String?] = [nil, "../a/Localizable", "a/../Localizable", ""]
        let found = names.map {
            string(Text(LocalizedStringKey("key"), tableName: $0), context(folders: [folder]))
        }
        #expect(found == ["inner", "key", "key", "key"])
    }
}
