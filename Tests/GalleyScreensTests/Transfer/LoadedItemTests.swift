import Foundation
import Galley
import GalleyTestSupport
import GalleyTypes
import Testing

@testable import GalleyScreens
@testable import GalleyUIKit

/// What item providers give, and representations that are made of others: Apple's documentation of `NSItemProvider`,
/// `ProxyRepresentation` and `TransferRepresentation`.
@MainActor @Suite("Items that are loaded") struct LoadedItemTests {
    private struct Note: Transferable, Equatable {
        var text: String

        static var transferRepresentation: some TransferRepresentation {
            ProxyRepresentation(exporting: \.text, importing: { Note(text: $0) })
        }
    }

    /// A representation with a body.
    private struct Twice: TransferRepresentation {
        typealias Item = Doubled
        typealias Body = DataRepresentation<Doubled>
        var body: DataRepresentation<Doubled> {
            DataRepresentation(contentType: .utf8PlainText) {
                Data(($0.text + $0.text).utf8)
            } importing: {
                Doubled(text: String(decoding: $0, as: UTF8.self))
            }
        }
    }

    private struct Doubled: Transferable, Equatable {
        var text: String

        static var transferRepresentation: Twice { Twice() }
    }

    private func loaded<T: Transferable & Sendable>(_ type: T.Type, from provider: NSItemProvider) async -> Result<
        T, any Error
    > {
        await withCheckedContinuation { answer in
            let progress = provider.loadTransferable(type: type) { answer.resume(returning: $0) }
            #expect(progress.totalUnitCount == 1 && progress.completedUnitCount == 1)
        }
    }

    @Test("A value is what it was before") func values() async throws {
        let provider = NSItemProvider()
        provider.register(Note(text: "tea"))
        #expect(try await loaded(Note.self, from: provider).get() == Note(text: "tea"))
        #expect(try await loaded(String.self, from: provider).get() == "tea")
        let doubled = NSItemProvider()
        doubled.register(Doubled(text: "ab"))
        #expect(try await loaded(Doubled.self, from: doubled).get() == Doubled(text: "abab"))
        let color = NSItemProvider()
        color.register(Color(.sRGB, red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
        let read = try await loaded(Color.self, from: color).get().resolve(in: EnvironmentValues())
        #expect(
            zip([read.red, read.green, read.blue, read.opacity], [0.25, 0.5, 0.75, 0.5]).allSatisfy {
                abs($0 - $1) < 1e-6
            })
        await #expect(throws: (any Error).self) { try await loaded(Color.self, from: provider).get() }
        let broken = NSItemProvider()
        broken.registerDataRepresentation(forTypeIdentifier: "com.apple.uikit.color", visibility: .all) { give in
            give(Data("[1, 2, 3]".utf8), nil)
            return nil
        }
        await #expect(throws: NSItemProviderError.self) { try await loaded(Color.self, from: broken).get() }
    }

    private final class Heard: @unchecked Sendable {
        var items: [String] = []
        var errors: [Bool] = []
    }

    @Test("Data, items and files, and errors where there are none") func loading() throws {
        let heard = Heard()
        let provider = NSItemProvider(object: "Tea" as NSString)
        let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.utf8-plain-text") { data, error in
            heard.items.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "none")
            heard.errors.append(error != nil)
        }
        #expect(progress.totalUnitCount == 1 && progress.completedUnitCount == 1)
        for type in ["public.utf8-plain-text", "public.image"] {
            provider.loadItem(forTypeIdentifier: type) { item, error in
                heard.items.append(item.map { "\($0)" } ?? "none")
                heard.errors.append(error != nil)
            }
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                heard.items.append(data == nil ? "none" : "data")
                heard.errors.append(error != nil)
            }
        }
        #expect(
            heard.items == ["Tea", "Tea", "data", "none", "none"] && heard.errors == [false, false, false, true, true])
        #expect(
            provider.hasItemConformingToTypeIdentifier("public.text")
                && !provider.hasItemConformingToTypeIdentifier("public.image"))
        let words = NSItemProvider(words: "Example", link: "https://example.org")
        #expect(
            words.hasItemConformingToTypeIdentifier("public.url")
                && words.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!NSItemProvider(words: "Example", link: nil).hasItemConformingToTypeIdentifier("public.url"))
        #expect(["link", "words", "file"].map { NSItemProvider.isOfWords($0) } == [true, true, false])
        let promised = NSItemProvider(promisedMIMEType: "image/png")
        #expect(promised.registeredTypeIdentifiers == ["public.png", "public.file-url"])
        #expect(
            NSItemProvider(promisedMIMEType: "no/such").registeredTypeIdentifiers == ["public.data", "public.file-url"])
        promised.loadDataRepresentation(forTypeIdentifier: "public.png") { data, error in
            heard.items.append(data == nil ? "none" : "data")
            heard.errors.append(error is NSItemProviderError)
        }
        #expect(heard.items.last == "none" && heard.errors.last == true)
    }

    private struct Pasting: View {
        let take: ([String]) -> Void
        let takeProviders: ([NSItemProvider]) -> Void
        var body: some View {
            VStack {
                Button("Copy") { UIPasteboard.general.string = "copied" }
                PasteButton(payloadType: String.self, onPaste: take).accessibilityIdentifier("texts")
                PasteButton(supportedContentTypes: [.text], payloadAction: takeProviders).accessibilityIdentifier(
                    "items")
            }
        }
    }

    @Test("What is pasted is what the pasteboard holds") func paste() {
        var (texts, providers): ([[String]], Int) = ([], 0)
        let host = ViewHost(
            Pasting {
                texts.append($0)
            } takeProviders: {
                providers += $0.count
            }, size: CGSize(width: 200, height: 300))
        for name in ["texts", "items"] { host.tap(name) }
        #expect(texts.isEmpty && providers == 0)
        host.tap("Copy")
        for name in ["texts", "items"] { host.tap(name) }
        #expect(texts == [["copied"]] && providers == 1)
    }

    private struct Order: DropDelegate { func performDrop(info: DropInfo) -> Bool { false } }

    @Test("A drop is taken unless the delegate says otherwise") func drops() {
        #expect(Order().validateDrop(info: DropInfo(location: .zero, providers: [])))
    }
}
