import Foundation
import Testing

/// `@available(iOS, unavailable)` and `obsoleted:` count as on the platform that the file is read as on.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct AvailabilityTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func texts(_ source: String, _ options: String...) throws -> [String] {
        try folder.write(source, to: "Page.swift")
        let output = try BuiltTool.run("galley", ["layout", "Page.swift"] + options, in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        return output.text.matches(of: /Text "([^"]*)"/).map { String($0.1) }
    }

    @Test func unavailable() throws {
        let source = """
            import SwiftUI
            @available(iOS, unavailable) func f(_ x: Int) -> String { "not on iOS" }
            func f(_ x: Double) -> String { "everywhere" }
            @available(macOS, unavailable)
            extension View { func note() -> some View { VStack { self; Text("phone") } } }
            @available(iOS, unavailable)
            extension View { func note() -> some View { VStack { self; Text("mac") } } }
            struct Page: View { var body: some View { Text(f(1)).note() } }

            """
        #expect(try texts(source) == ["everywhere", "phone"])
        #expect(try texts(source, "--platform", "macos") == ["not on iOS", "mac"])
    }

    /// What extensions of apps may not use an app may.
    @Test func extensionsOfApps() throws {
        let source = """
            import SwiftUI
            struct Model {
                @available(iOSApplicationExtension, unavailable)
                func text() -> String { "in an app" }
                @available(macOSApplicationExtension, unavailable)
                func other() -> String { "in an app, too" }
            }
            struct Page: View { var body: some View { VStack { Text(Model().text()); Text(Model().other()) } } }

            """
        #expect(try texts(source) == ["in an app", "in an app, too"])
        #expect(try texts(source, "--platform", "macos") == ["in an app", "in an app, too"])
    }

    /// What is gone since a version that is past is gone; what is only deprecated, or comes later, stays.
    @Test func obsoleted() throws {
        let source = """
            import SwiftUI
            struct Ring: Equatable { var name: String }
            extension Ring {
                @available(iOS, introduced: 13, deprecated: 14, obsoleted: 15, message: "use the other one")
                static var ring: Ring { Ring(name: "old") }
            }
            extension Ring {
                @available(iOS 15, *)
                static var ring: Ring { Ring(name: "new") }
                @available(iOS, deprecated: 14, renamed: "ring")
                static var band: Ring { Ring(name: "deprecated") }
                @available(iOS, obsoleted: 99)
                static var hoop: Ring { Ring(name: "still there") }
                @available(iOS 26, *) static var loop: Ring { Ring(name: "latest") }
            }
            struct Page: View {
                var body: some View {
                    VStack { ForEach([Ring.ring, .band, .hoop, .loop].map(\\.name), id: \\.self) { Text($0) } }
                }
            }

            """
        #expect(try texts(source) == ["new", "deprecated", "still there", "latest"])
    }

    /// `--ios` answers `#available`, in whatever form it is asked, and chooses the look.
    @Test func versions() throws {
        let source = """
            import SwiftUI
            struct Page: View {
                var body: some View {
                    VStack {
                        if #available(iOS 26, macOS 26, *) { Text("glass") } else { Text("flat") }
                        if #unavailable(iOS 18.0) { Text("before 18") }
                        Text(word)
                        titled
                    }
                }
                private var word: String {
                    guard #available(iOS 27.0, *), true else { return "no 27" }
                    return "27"
                }
                private var titled: some View {
                    if #available(iOS 18, *) { return Text("new") }
                    return Text("old").bold()
                }
            }

            """
        #expect(try texts(source) == ["glass", "no 27", "new"])
        #expect(try texts(source, "--ios", "17") == ["flat", "before 18", "no 27", "old"])
        #expect(try texts(source, "--ios", "18") == ["flat", "no 27", "new"])
        #expect(try texts(source, "--ios", "27") == ["glass", "27", "new"])
        // 18 is macOS 15.
        #expect(try texts(source, "--ios", "18", "--platform", "macos").first == "flat")
        let wrong = try folder.galley("layout", "Page.swift", "--ios", "x")
        #expect(wrong.status == 64 && wrong.errors.contains("give 17, 18, 26 or 27"), "\(wrong.errors)")
        func look(_ options: String...) throws -> String {
            try folder.write(
                "import SwiftUI\nstruct Page: View { @State var on = true; var body: some View { Toggle(\"T\", isOn: $on) } }\n",
                to: "Page.swift")
            return try BuiltTool.run("galley", ["layout", "Page.swift"] + options, in: folder.url).text
        }
        #expect(try look("--ios", "18") == look("--look", "ios18"))
        #expect(try look("--ios", "26") == look() && look() != look("--ios", "17"))
        #expect(try look("--ios", "17", "--look", "ios26") == look())
    }

    /// Lines and columns of messages are the file's own.
    @Test func places() throws {
        try folder.write(
            """
            import SwiftUI
            @available(iOS, unavailable)
            struct Größe { }
            struct Page: View { var body: some View { @available(iOS, unavailable) func f() {}; return Nope() } }

            """, to: "Page.swift")
        let output = try folder.galley("layout", "Page.swift")
        #expect(
            output.status == 65 && output.errors.contains("Page.swift:4:92: error: cannot find 'Nope'"),
            "\(output.errors)")
    }
}
