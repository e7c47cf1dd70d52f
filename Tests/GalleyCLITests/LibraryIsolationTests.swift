import Foundation
import Testing

/// The C libraries behind Galley are no business of who uses Galley, and may be in the same program twice.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct LibraryIsolationTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func layout(_ source: String, view: String) throws -> BuiltTool.Output {
        try folder.write(source, to: "File.swift")
        return try folder.galley("layout", "File.swift", "--view", view)
    }

    /// Nothing of a C library behind Galley is in sight, which could clash with another copy of it.
    @Test(arguments: [
        ("CHarfBuzz", "hb_version_string()"), ("CCairo", "cairo_version()"), ("CWebP", "WebPGetDecoderVersion()"),
    ])
    func librariesAreHidden(module: String, use: String) throws {
        let output = try layout("import \(module)\nlet version = \(use)", view: "Text(\"\\(version)\")")
        #expect(output.status == 65)
        #expect(output.errors.contains("File.swift:2:15: error: cannot find"), "\(output.errors)")
    }

    /// A program may have a Markdown library of its own, whose functions have cmark's names.
    @Test func anotherMarkdownLibrary() throws {
        let output = try layout(
            """
            import SwiftUI
            @_cdecl("cmark_parser_new") public func parser(_ options: Int32) -> OpaquePointer? { fatalError("mixed up") }
            @_cdecl("cmark_node_new_with_mem") public func node(_ type: Int32) -> OpaquePointer? { fatalError("mixed up") }
            """, view: "Text(\"a **b** ~~c~~ www.d.org\")")
        #expect(output.status == 0, "\(output.errors)")
        #expect(output.text.contains("Text \"a b c www.d.org\""))
    }
}
