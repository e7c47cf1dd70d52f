import Foundation
import Galley
import GalleyLive
import GalleyTestSupport
import GalleyTypes
import GalleyUIKit
import Testing

@testable import GalleyScreens

/// Files that a page's person chooses, drops and is handed.
@MainActor @Suite("Files of a page")
struct FileDeskTests {
    @MainActor private final class Page {
        let desk = FileDesk()
        var asked: [FileDesk.Request] = []
        var saved: [(name: String, text: String)] = []

        init() {
            desk.asked = { [unowned self] in asked.append($0) }
            desk.saved = { [unowned self] in saved.append(($0, String(decoding: $1, as: UTF8.self))) }
        }
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.json] }
        var text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Desk: View {
        @State private var picks = false
        @State private var picksMany = false
        @State private var exports = false
        @State private var saves = false
        @State private var log = "none"

        private func tell(_ result: Result<[URL], any Error>) {
            switch result {
            case .success(let urls): log = urls.map(\.lastPathComponent).joined(separator: ",")
            case .failure(let error): log = "failed: \(error.localizedDescription)"
            }
        }

        var body: some View {
            VStack {
                Text(verbatim: "log \(log) \(picks) \(picksMany) \(exports) \(saves)")
                Button("Import") { picks = true }
                    .fileImporter(isPresented: $picks, allowedContentTypes: [.png, .plainText]) { result in
                        tell(result.map { [$0] })
                    }
                Button("Import many") { picksMany = true }
                    .fileImporter(isPresented: $picksMany, allowedContentTypes: [.data], allowsMultipleSelection: true)
                {
                    tell($0)
                } onCancellation: {
                    log = "cancelled"
                }
                Button("Export") { exports = true }
                    .fileExporter(isPresented: $exports, item: "words", defaultFilename: "a/b") { result in
                        tell(result.map { [$0] })
                    }
                Button("Save") { saves = true }
                    .fileExporter(
                        isPresented: $saves, document: Note("{}"), contentType: .json, defaultFilename: "note.json"
                    ) { result in tell(result.map { [$0] }) }
            }
        }
    }

    private let page = Page()
    private let host: ViewHost

    init() { host = ViewHost(Desk().environment(\.fileDesk, page.desk), size: CGSize(width: 390, height: 844)) }

    private func file(_ name: String, _ type: String = "") -> ChosenFile {
        ChosenFile(URL(fileURLWithPath: "/x/\(name)"), mimeType: type)
    }

    @Test("A page is asked once, and what is chosen comes as URLs") func importing() async throws {
        host.tap("Import")
        host.refresh()
        #expect(page.asked.map(\.isMany) == [false])
        #expect(page.asked.first?.accept == ["image/png", ".png", "text/plain", ".txt", ".text"])
        #expect(host.shows("log none true false false false"))
        #expect(host.diagnostics.isEmpty)
        host.turn { page.desk.take([file("a.png"), file("b.exe")], of: 1) }
        #expect(host.shows("log a.png false false false false"))
        // An answer counts once.
        host.turn { page.desk.take([file("c.png")], of: 1) }
        #expect(host.shows("log a.png false false false false"))
    }

    @Test("Types that are not allowed are a failure; none is cancelled") func refusing() async throws {
        host.tap("Import")
        host.turn { page.desk.take([file("b.exe")], of: 1) }
        #expect(
            host.shows("log failed: “b.exe” is no file of a type that can be chosen here false false false false"))
        host.tap("Import many")
        #expect(page.asked.last?.isMany == true && page.asked.last?.accept == [])
        host.turn { page.desk.take([], of: 2) }
        #expect(host.shows("log cancelled false false false false"))
    }

    @Test("What is exported is handed over under a name with its type's ending") func exporting() async throws {
        host.tap("Export")
        await host.settle(limit: 3600)
        #expect(page.saved.map(\.name) == ["a-b.txt"] && page.saved.map(\.text) == ["words"])
        #expect(host.shows("log a-b.txt false false false false"))
        host.tap("Save")
        await host.settle(limit: 3600)
        #expect(page.saved.last?.name == "note.json" && page.saved.last?.text == "{}")
    }

    @Test("A file that is moved is handed over, and stays where it was: a page does not say what has become of it")
    func moving() async throws {
        struct Mover: View {
            let file: URL?
            @State private var moves = false
            @State private var log = "none"
            var body: some View {
                Text(verbatim: "log \(log) \(moves)")
                Button("Move") { moves = true }
                    .fileMover(isPresented: $moves, file: file) { result in
                        log = (try? result.get().lastPathComponent) ?? "failed"
                    }
            }
        }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("word".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        for (file, wanted) in [(path, path.lastPathComponent), (path.appendingPathComponent("none"), "failed")] {
            let mover = ViewHost(
                VStack { Mover(file: file) }.environment(\.fileDesk, page.desk), size: CGSize(width: 390, height: 300))
            mover.tap("Move")
            await mover.settle(limit: 3600)
            #expect(mover.shows("log \(wanted) false") && mover.diagnostics.isEmpty)
        }
        #expect(page.saved.map(\.text) == ["word"] && page.saved.map(\.name) == [path.lastPathComponent])
        #expect(FileManager.default.fileExists(atPath: path.path))
    }

    @Test(
        "A text and a link from elsewhere are no files",
        arguments: [
            ("words", nil, "String words", true), ("Home", "https://example.org/a", "URL https://example.org/a", true),
            ("Home", "https://example.org/a", "String Home", false),
        ])
    func words(_ text: String, _ link: String?, _ wanted: String, _ takesURLs: Bool) async {
        struct Tray: View {
            let takesURLs: Bool
            @State private var log = "none"
            var body: some View {
                VStack {
                    Text(verbatim: "log \(log)")
                    if takesURLs {
                        // Apple's `URL` is no text.
                        Color.red.frame(width: 99, height: 99).accessibilityIdentifier("target")
                            .dropDestination(for: URL.self) { urls, _ in
                                log = "URL \(urls[0].absoluteString)"
                                return true
                            }
                            .dropDestination(for: String.self) { words, _ in
                                log = "String \(words[0])"
                                return true
                            }
                    } else {
                        Color.red.frame(width: 99, height: 99).accessibilityIdentifier("target")
                            .dropDestination(for: String.self) { words, _ in
                                log = "String \(words[0])"
                                return true
                            }
                    }
                }
            }
        }
        let host = ViewHost(Tray(takesURLs: takesURLs), size: CGSize(width: 390, height: 844))
        let frame = host.frame("target") ?? .zero
        host.drop([NSItemProvider(words: text, link: link)], at: CGPoint(x: frame.midX, y: frame.midY))
        await host.settle(limit: 3600)
        #expect(host.shows("log \(wanted)"))
        let file = NSItemProvider(words: text, link: link)
        #expect(
            !file.hasItemConformingToTypeIdentifier("public.file-url")
                && !file.hasItemConformingToTypeIdentifier("public.image"))
    }

    @Test("What is dropped comes as a URL, as bytes, as a text", arguments: ["URL", "Data", "String"])
    func dropping(name: String) async throws {
        struct Tray: View {
            @State private var log = "none"
            var body: some View {
                VStack {
                    Text(verbatim: "log \(log)")
                    Color.red.frame(width: 99, height: 99)
                        .dropDestination(for: URL.self) { urls, _ in
                            log = urls.map(\.lastPathComponent).joined()
                            return true
                        }
                        .accessibilityIdentifier("URL")
                    Color.red.frame(width: 99, height: 99)
                        .dropDestination(for: Data.self) { all, _ in
                            log = all.map { "\($0.count) bytes" }.joined()
                            return true
                        }
                        .accessibilityIdentifier("Data")
                    Color.red.frame(width: 99, height: 99)
                        .dropDestination(for: String.self) { texts, _ in
                            log = texts.joined()
                            return true
                        }
                        .accessibilityIdentifier("String")
                }
            }
        }
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("word".utf8).write(to: path)
        defer { try? FileManager.default.removeItem(at: path) }
        let provider = NSItemProvider(file: ChosenFile(path, mimeType: "text/plain"))
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text", "public.file-url"])
        #expect(try await provider.carried(as: Data.self).value == Data("word".utf8))
        let host = ViewHost(Tray(), size: CGSize(width: 390, height: 844))
        let frame = try #require(host.frame(name))
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        host.drag([NSItemProvider(promisedMIMEType: "text/plain")], over: middle)
        host.drop([provider], at: middle)
        await host.settle(limit: 3600)
        let wanted = ["URL": path.lastPathComponent, "Data": "4 bytes", "String": "word"][name] ?? ""
        #expect(host.viewTree().flatMap(\.all).compactMap(\.label).first == "log \(wanted)")
    }
}
