import Foundation
import Galley
import GalleyTestSupport
import Testing
import UniformTypeIdentifiers

@testable import GalleyScreens

/// Which window a program shows, with what around it, and how values travel: rules.md §18.10 (a program shows its
/// first window; settings and menu bar extras only where it has no other), Apple's pages of `Scene`,
/// `FileDocumentConfiguration` and `Transferable`.
@MainActor @Suite("Windows of programs, and ways of values") struct SceneValueTests {
    private final class Library: ObservableObject { @Published var count = 3 }
    @Observable final class Shop { var name = "shop" }

    private struct Said: View {
        @EnvironmentObject private var library: Library
        @Environment(Shop.self) private var shop: Shop?
        @Environment(\.locale) private var locale
        @Environment(\.lineLimit) private var lineLimit
        let name: String
        var body: some View {
            Text(verbatim: "\(name) \(library.count) \(shop?.name ?? "none") \(locale.identifier) \(lineLimit ?? 0)")
        }
    }

    private struct Around: App {
        private let library = Library()
        private let shop = Shop()
        var body: some Scene {
            WindowGroup { Said(name: "first") }
                .environment(\.locale, Locale(identifier: "fr"))
                .environmentObject(library)
                .environment(shop)
                .environment(\.lineLimit, 4)
            WindowGroup { Text("second") }
        }
    }

    private struct Without: App {
        private let library = Library()
        var body: some Scene {
            WindowGroup { Said(name: "one") }
                .environmentObject(library)
                .environment(\.locale, Locale(identifier: "de"))
                .environment(nil as Shop?)
        }
    }

    @Test("A scene's environment is its window's") func environment() {
        #expect(screen(_AppWindow(Around.self)).texts == ["first 3 shop fr 4"])
        #expect(screen(_AppWindow(Without.self)).texts == ["one 3 none de 0"])
    }

    private struct Extra: App {
        var body: some Scene {
            MenuBarExtra("Menu", systemImage: "star") { Text("extra") }
            Settings { Text("settings") }
        }
    }
    private struct Last: App {
        var body: some Scene {
            Settings { Text("settings") }
            MenuBarExtra("Menu", systemImage: "star") { Text("extra") }
            Window("About", id: "about") { Text("about") }
            WindowGroup { Text("group") }
        }
    }
    private struct Values: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $number in Text(verbatim: "number \(number ?? -1)") }
            WindowGroup { Text("group") }
        }
    }
    private struct Given: App {
        var body: some Scene {
            WindowGroup(for: Int.self) { $number in
                Text(verbatim: "number \(number)")
            } defaultValue: {
                7
            }
        }
    }

    @Test("The first window is shown, settings and extras only without one") func windows() {
        #expect(screen(_AppWindow(Extra.self)).texts == ["extra"])
        #expect(screen(_AppWindow(Last.self)).texts == ["about"])
        #expect(screen(_AppWindow(Values.self)).texts == ["number -1"])
        #expect(screen(_AppWindow(Given.self)).texts == ["number 7"])
    }

    private struct Sized: App {
        var body: some Scene {
            WindowGroup { Color.red.probe("content") }.defaultSize(width: 500, height: 300)
        }
    }

    @Test("A window's first size counts on macOS alone") func sizes() {
        func size(_ platform: TextPlatform) -> CGSize {
            var options = RenderOptions()
            options.textPlatform = platform
            return RenderedView(_AppWindow(Sized.self), options: options).size
        }
        expect(size(.macOS), 500, 300)
        #expect(size(.iOS) != CGSize(width: 500, height: 300))
    }

    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }
    private struct Editor: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                VStack {
                    Text(verbatim: "\(file.document.text) \(file.isEditable) \(file.fileURL == nil)")
                    Button("Change") { file.$document.wrappedValue.text += "er" }
                }
            }
        }
    }
    private struct Viewer: App {
        var body: some Scene {
            DocumentGroup(viewing: Note.self) { _ in Text("viewed") }
            WindowGroup { Text("window") }
        }
    }

    @Test("A new document can be edited, and has no file") func documents() {
        let host = ViewHost(_AppWindow(Editor.self), size: CGSize(width: 390, height: 844))
        #expect(host.shows("new true true"))
        host.tap("Change")
        #expect(host.shows("newer true true"))
        #expect(screen(_AppWindow(Viewer.self)).texts == ["window"])
    }

    // MARK: Ways of values

    /// Each way of a type: its identifier, `>` where it is written, `<` where it is read.
    private func ways<T: Transferable>(_ type: T.Type) -> [String] {
        type.ways().map { $0.type.identifier + ($0.export == nil ? "" : " >") + ($0.make == nil ? "" : " <") }
    }

    private struct Word: Transferable {
        let text: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.text)
        }
    }
    private struct Heard: Transferable {
        let text: String
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation { (text: String) in Heard(text: text) }
        }
    }
    private struct Both: Transferable {
        let text: String
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .png) { Data($0.text.utf8) }
            DataRepresentation(importedContentType: .jpeg) { Both(text: String(decoding: $0, as: UTF8.self)) }
            ProxyRepresentation(exporting: \.text) { Both(text: $0 + "!") }
        }
    }
    private struct Endless: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: { (value: Endless) in value }, importing: { $0 })
        }
    }

    @Test("In which types values are written and read") func types() {
        #expect(ways(String.self) == ["public.utf8-plain-text > <", "public.plain-text <"])
        #expect(ways(Data.self) == ["public.data > <"] && ways(URL.self) == ["public.url > <"])
        #expect(ways(AttributedString.self) == ["public.utf8-plain-text > <"])
        #expect(ways(Image.self) == ["public.png >", "public.image <"])
        #expect(ways(Word.self) == ["public.utf8-plain-text >", "public.plain-text"])
        #expect(ways(Heard.self) == ["public.utf8-plain-text <", "public.plain-text <"])
        #expect(
            ways(Both.self) == [
                "public.png >", "public.jpeg <", "public.utf8-plain-text > <", "public.plain-text <",
            ])
        // What stands for itself stands for nothing.
        #expect(ways(Endless.self) == [])
    }

    @Test("What is written, and what is read") func carried() async throws {
        let ways = Both.ways()
        let value = Handed(Both(text: "é"))
        for index in [0, 2] { #expect(try await ways[index].export?(value) == Data("é".utf8)) }
        #expect(try await ways[1].make?(Data("b".utf8)).value.text == "b")
        #expect(try await ways[2].make?(Data("b".utf8)).value.text == "b!")
        #expect(try await ways[3].make?(Data("c".utf8)).value.text == "c!")
        let color = Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.125)
        let way = try #require(Color.ways().first)
        let data = try #require(try await way.export?(Handed(color)))
        #expect(try JSONDecoder().decode([Float].self, from: data) == [0.25, 0.5, 0.75, 0.125])
        let read = try await way.make?(data).value.resolve(in: EnvironmentValues())
        #expect(read.map { [$0.red, $0.green, $0.blue, $0.opacity] } == [0.25, 0.5, 0.75, 0.125])
        for wrong in ["[1,2,3]", "[1,2,3,4,5]", "{}"] {
            await #expect(throws: (any Error).self) { _ = try await way.make?(Data(wrong.utf8)) }
        }
        let url = try #require(URL.ways().first)
        #expect(try await url.make?(Data("https://a.example/b".utf8)).value.host() == "a.example")
        await #expect(throws: (any Error).self) { _ = try await url.make?(Data("".utf8)) }
    }
}
