import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyViews

/// Strings that are translated where no view's environment is at hand. Signatures and meaning: Foundation's documentation of
/// `String(localized:table:bundle:locale:comment:)` and `LocalizedStringResource`.
@Suite("Localized strings")
struct LocalizedStringTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "**Hello**": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "**Hallo**"}}}},
              "%lld of %@": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}}},
              "fixed": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "fest"}}}}}}
            """.utf8
        ).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    }

    private func strings<Result>(_ locale: String, _ body: () throws -> Result) rethrows -> Result {
        var options = RenderOptions()
        options.locale = Locale(identifier: locale)
        options.assetFolders = [folder]
        return try MainStrings.$current.withValue(MainStrings(options), operation: body)
    }

    @Test("The main bundle's table in the user's language, else the key; Markdown stays as it is written")
    func language() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let name = "ten"
        strings("de_DE") {
            #expect(String(localized: "**Hello**") == "**Hallo**")
            #expect(String(localized: "\(1234) of \(name)") == "ten: 1.234")
            #expect(String(localized: "absent \(2)") == "absent 2")
            #expect(String(localized: "fixed", defaultValue: "never") == "fest")
            #expect(String(localized: "none", defaultValue: "default \(3)") == "default 3")
            #expect(String(localized: "\(0.5, format: .percent)") == "50\u{a0}%")
        }
        strings("en_US") { #expect(String(localized: "\(1234) of \(name)") == "1,234 of ten") }
    }

    /// `locale` says how values are written, not which language is read.
    @Test("The locale is that of the values")
    func locale() {
        defer { try? FileManager.default.removeItem(at: folder) }
        strings("de_DE") {
            let english = Locale(identifier: "en_US")
            #expect(String(localized: "\(1234) of \("ten")", locale: english) == "ten: 1,234")
        }
    }

    @Test("Resources")
    func resources() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let resource = LocalizedStringResource("fixed", defaultValue: "never")
        #expect(resource.key == "fixed")
        #expect(LocalizedStringResource("a \(1)").key == "a %lld")
        strings("de_DE") {
            #expect(String(localized: resource) == "fest")
            let literal: LocalizedStringResource = "\(2) of \("b")"
            #expect(String(localized: literal) == "b: 2")
        }
    }

    @MainActor @Test("In a body and in its actions; texts of resources show Markdown")
    func inViews() {
        defer { try? FileManager.default.removeItem(at: folder) }
        final class Box { var texts: [String] = [] }
        struct Shown: View {
            let box: Box
            var body: some View {
                let _ = box.texts.append(String(localized: "fixed"))
                Text(LocalizedStringResource("**Hello**")).onAppear { box.texts.append(String(localized: "fixed")) }
            }
        }
        var options = RenderOptions()
        options.locale = Locale(identifier: "de_DE")
        options.assetFolders = [folder]
        let box = Box()
        let label = RenderedView(Shown(box: box), options: options).record.root.label
        #expect(box.texts == ["fest", "fest"])
        #expect(label == "Hallo")
    }
}
