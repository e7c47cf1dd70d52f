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
