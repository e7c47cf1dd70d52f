import Foundation
import Galley
import GalleyTestSupport
import UniformTypeIdentifiers
import Testing

/// What iOS 26 and macOS add to controls and screens.
@MainActor @Suite("Newest names of controls and screens")
struct NewestControlsTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"

        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    private struct Editor: App {
        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
                TextField("Text", text: file.$document.text).probe("editor \(file.document.text)")
            }
        }
    }

    @Test("A document's window shows a new document") func documentGroup() {
        #expect(LayoutRecord(of: _AppWindow(Editor.self)).node("editor new") != nil)
    }

    @Test("A folder in memory goes to the disk and comes back") func fileWrapper() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inner = FileWrapper(regularFileWithContents: Data("a".utf8))
        let outer = FileWrapper(directoryWithFileWrappers: ["a.txt": inner])
        #expect(outer.addRegularFile(withContents: Data("b".utf8), preferredFilename: "b.txt") == "b.txt")
        try outer.write(to: folder, originalContentsURL: nil)
        let read = try FileWrapper(url: folder)
        #expect(read.isDirectory && Set(read.fileWrappers?.keys.map(\.self) ?? []) == ["a.txt", "b.txt"])
        #expect(read.fileWrappers?["b.txt"]?.regularFileContents == Data("b".utf8))
        if let file = read.fileWrappers?["a.txt"] { read.removeFileWrapper(file) }
        #expect(read.fileWrappers?.count == 1)
    }

    @Test("Panes take the window's room, with a line between two") func panes() {
        var options = RenderOptions()
        options.textPlatform = .macOS
        let record = LayoutRecord(
            of: HSplitView {
                Color.red.frame(width: 100).probe("list")
                Color.blue.probe("page")
            }
            .frame(width: 301, height: 50), options: options)
        #expect(record.node("list")?.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(record.node("page")?.frame == CGRect(x: 101, y: 0, width: 200, height: 50))
        let column = LayoutRecord(
            of: VSplitView {
                Color.red.probe("top")
                Color.blue.frame(height: 20).probe("bottom")
            }
            .frame(width: 30, height: 61), options: options)
        #expect(column.node("top")?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(column.node("bottom")?.frame == CGRect(x: 0, y: 41, width: 30, height: 20))
    }

    @Test("A flexible button is as wide as it may be, a fitted one as its label") func buttonSizing() {
        let button = Button("Go") {}.buttonStyle(.bordered)
        #expect(size(of: button.buttonSizing(.flexible), 200, nil).width == 200)
        #expect(size(of: button.buttonSizing(.fitted), 200, nil) == size(of: button, 200, nil))
        #expect(size(of: button, 200, nil).width < 60)
    }

    @Test("A button that pastes is a prominent one with a clipboard") func pasteButton() {
        let label = Button {
        } label: {
            Label("Paste", systemImage: "doc.on.clipboard")
        }
        let paste = PasteButton(payloadType: String.self) { _ in }
        #expect(size(of: paste, nil, nil) == size(of: label.buttonStyle(.borderedProminent), nil, nil))
    }

    @Test("A bar in the safe area leaves what is left") func safeAreaBar() {
        let record = LayoutRecord(
            of: Color.red.probe("content").safeAreaBar(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
                .frame(width: 50, height: 100))
        #expect(record.node("content")?.frame == CGRect(x: 0, y: 0, width: 50, height: 80))
    }
}
