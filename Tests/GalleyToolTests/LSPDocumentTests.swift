import Foundation
import GalleyRPC
import Testing

@testable import galley

/// The documents of an editor, and how commands read what it has not saved (docs/editors.md).
@Suite("Documents that are open")
struct LSPDocumentTests {
    private let folder: ScratchFolder
    private let documents: LSPDocuments

    init() throws {
        folder = try ScratchFolder(["a.swift": "saved", "b.swift": "b", "c d.swift": "c"])
        documents = try LSPDocuments()
    }

    private func uri(_ name: String) -> String { "file://\(folder[name])" }

    @Test("Opening, changing and closing") func life() throws {
        #expect(
            documents.open("https://x.y/a.swift", "t", version: 1) == nil && documents.open("", "t", version: 1) == nil)
        let first = try #require(documents.open(uri("x/../a.swift"), "text", version: 3))
        #expect(first.path == folder["a.swift"] && first.version == 3 && first.text.string == "text")
        let second = try #require(documents.open(uri("b.swift"), "b", version: 1))
        #expect(second.number == first.number + 1 && documents.all.count == 2)
        let changed = documents.change(first.uri, version: 4) { $0 = LSPText("new") }
        #expect(changed?.version == 4 && changed?.text.string == "new" && documents[first.uri]?.text.string == "new")
        #expect(documents.change("file:///none", version: 4) { _ in } == nil)
        #expect(documents.close(first.uri)?.number == first.number && documents.close(first.uri) == nil)
        #expect(documents[first.uri] == nil && documents.all.map(\.path) == [second.path])
        #expect(
            documents.open(first.uri, "text", version: 1)?.number == second.number + 1, "told from what was open before"
        )
    }

    @Test("Addresses and texts of files") func files() throws {
        let open = uri("x/../a.swift")
        _ = documents.open(open, "text", version: 1)
        #expect(documents.uri(of: folder["a.swift"]) == open, "as the client writes it")
        #expect(documents.uri(of: folder["c d.swift"]) == uri("c%20d.swift"))
        #expect(LSPDocuments.path(of: uri("c%20d.swift")) == folder["c d.swift"])
        #expect(
            documents.text(of: folder["a.swift"])?.string == "text"
                && documents.text(of: folder["b.swift"])?.string == "b")
        #expect(documents.text(of: folder["none.swift"]) == nil)
    }

    /// The texts that commands read in place of files.
    private func texts(_ snapshot: LSPDocuments.Snapshot) throws -> [String: String] {
        guard let name = snapshot.environment[EditorBuffers.variable],
            let data = FileManager.default.contents(atPath: name)
        else {
            return [:]
        }
        return try JSONDecoder().decode([String: String].self, from: data).mapValues { file in
            String(decoding: FileManager.default.contents(atPath: file) ?? Data("gone".utf8), as: UTF8.self)
        }
    }

    @Test("What differs from the disk is written for commands") func snapshots() throws {
        let uri = uri("a.swift")
        _ = documents.open(uri, "saved", version: 1)
        let same = documents.snapshot()
        #expect(
            same.environment.isEmpty && same.version(of: folder["a.swift"]) == 1 && same.version(of: "/none") == nil)
        #expect(Cache.names(in: documents.folder.path).isEmpty)
        _ = documents.change(uri, version: 2) { $0 = LSPText("other") }
        let first = documents.snapshot()
        #expect(try texts(first) == [folder["a.swift"]: "other"] && first.environment.count == 1)
        let again = documents.snapshot()
        #expect(try again.environment != first.environment && texts(again) == texts(first))
        #expect(Cache.names(in: documents.folder.path).filter { $0.hasSuffix(".swift") }.count == 1, "written once")
        try folder.link("l.swift", to: folder["b.swift"])
        _ = documents.open(self.uri("l.swift"), "linked", version: 1)
        #expect(
            try texts(documents.snapshot()) == [
                folder["a.swift"]: "other", folder["b.swift"]: "linked", folder["l.swift"]: "linked",
            ], "by the path without links, too")
    }

    @Test("What cancelled commands may still be reading stays for a while") func kept() throws {
        let uri = uri("a.swift")
        _ = documents.open(uri, "first", version: 1)
        let first = documents.snapshot()
        for version in 2...33 {
            _ = documents.change(uri, version: version) { $0 = LSPText("v\(version)") }
            _ = documents.snapshot()
        }
        #expect(try texts(first) == [folder["a.swift"]: "first"])
        _ = documents.change(uri, version: 34) { $0 = LSPText("v34") }
        let last = documents.snapshot()
        #expect(try texts(first).isEmpty && texts(last) == [folder["a.swift"]: "v34"])
        let names = Cache.names(in: documents.folder.path)
        #expect(names.count { $0.hasSuffix(".json") } == 33 && names.count { $0.hasSuffix(".swift") } == 33)
    }
}
