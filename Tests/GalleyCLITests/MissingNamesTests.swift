import Foundation
import Testing

/// Source that does not compile because of what Galley lacks: the messages say so, at the right place.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct MissingNamesTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func errors(of source: String) throws -> String {
        try folder.write(source, to: "Page.swift")
        // The compiler gives up on an expression after much work, which takes long beside other tests.
        let output = try folder.galley("render", "Page.swift", "--timeout", "600")
        #expect(output.status == 65, "\(output.errors)")
        return output.errors
    }

    @Test func typesAndModifiers() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                struct Page: View {
                    @State var isOn = true
                    var body: some View {
                        VStack {
                            SettingsLink()
                            Text("a").padding().typeSelectEquivalent("a")
                            Text("c").fon(.title)
                        }
                    }
                }
                #Preview { Page() }
                """)
        #expect(
            errors.contains("Page.swift:6:13: note: 'SettingsLink' is SwiftUI's, and Galley does not have it"),
            "\(errors)")
        #expect(
            errors.contains("note: 'typeSelectEquivalent' is SwiftUI's, and Galley does not have it; docs/support.md"),
            "\(errors)"
        )
        #expect(errors.contains("Page.swift:7:"), "\(errors)")
        #expect(!errors.contains("'fon' is"), "\(errors)")
    }

    /// In a long expression the compiler may give up without a word about the modifier.
    @Test func modifierInALongExpression() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                struct Page: View {
                    let n = 3
                    @State var crown = 0.5
                    var body: some View {
                        Text("a")
                            .padding(n > 2 ? 1 + 2 * 3.5 - 4 / 5 + (n > 4 ? 2 : 1) * 2.5 : 8 + 2 * 2.5)
                            .offset(x: -1 + 2 - 3.5 * -1, y: (1 + 2.5) * 3 - -1 + (n > 2 ? 1 : -1) * 2.5)
                            .digitalCrownRotation($crown)
                            .frame(width: 1 + 2 * 3.5 - 4, height: 2 * (3.5 - 1) + 2.5)
                            .typeSelectEquivalent("a")
                            .digitalCrownRotation($crown)
                    }
                }
                #Preview { Page() }
                """)
        #expect(errors.contains("Page.swift:9:14: note: 'digitalCrownRotation' is SwiftUI's"), "\(errors)")
        #expect(errors.contains("Page.swift:11:14: note: 'typeSelectEquivalent' is SwiftUI's"), "\(errors)")
    }

    @Test func namesThatTheFileBrings() throws {
        let errors = try errors(
            of: """
                import SwiftUI
                extension View { func fileMover() -> some View { self } }
                struct RenameButton: View { var body: some View { Text("a").fileMover() } }
                struct Page: View { var body: some View { RenameButton().nope() } }
                #Preview { Page() }
                """)
        #expect(!errors.contains("SwiftUI's"), "\(errors)")
    }

    @Test(arguments: [
        ("WatchKit", "#if canImport(WatchKit)"), ("Charts", "Galley draws no charts"),
        ("CoreMotion", "a framework of Apple's"),
        ("Lottie", "galley compiles these files with Galley alone"),
    ])
    func modules(name: String, advice: String) throws {
        let errors = try errors(of: "import SwiftUI\nimport \(name)\n#Preview { Text(\"a\") }\n")
        #expect(
            errors.contains("Page.swift:2:8: error: no such module '\(name)': ") && errors.contains(advice), "\(errors)"
        )
    }

    @Test func formsOfACall() throws {
        let errors = try errors(of: "import SwiftUI\n#Preview {\n    Button(intent: nothing, label: nothing)\n}\n")
        #expect(errors.contains("Page.swift:3:5: note: 'Button(intent:label:)' is SwiftUI's"), "\(errors)")
    }

    /// Each name of the list is really missing: the compiler does not know it.
    @Test func theListIsTrue() throws {
        let list = URL(filePath: #filePath).appending(path: "../../../Sources/GalleyNames/MissingNames.swift")
            .standardized
        let text = try String(contentsOf: list, encoding: .utf8)
        let line = try #require(
            text.replacing("\\\n", with: "").split(separator: "\n").first { $0.contains("SwiftUI:") })
        let names = line.split(separator: " ").dropFirst().map(String.init)
        var source = ["import SwiftUI", "func check<V: View>(_ view: V) {"]
        for name in names {
            // One line each; calls by their labels and attributes are left to the script.
            if name.hasPrefix(".") {
                source.append("    _ = view\(name)")
            } else if name.hasPrefix("#") || name.hasPrefix("@") || name.contains("(") {
                source.append("")
            } else if name.hasPrefix("EnvironmentValues.") || name.hasPrefix("Color.") {
                source.append("    _ = \\\(name)")
            } else if name.contains(".") {
                source.append("")
            } else {
                source.append("    let _: \(name)")
            }
        }
        source += ["}", "#Preview { Text(\"a\") }", ""]
        let errors = try errors(of: source.joined(separator: "\n"))
        for (index, name) in names.enumerated() where !source[index + 2].isEmpty {
            #expect(errors.contains("Page.swift:\(index + 3):"), "\(name) is not missing any more: run make support")
        }
    }
}
