import Foundation
import Galley
import GalleyTestSupport
import GalleyTypes
import GalleyUIKit
import Testing

@testable import GalleyScreens

/// What a page is asked for, what it may answer, and what item providers make of values (Apple's documentation of `NSItemProvider`).
@MainActor @Suite("Values of files and items") struct FileDeskValueTests {
    private func accept(_ types: UTType...) -> [String] {
        let desk = FileDesk()
        var asked: [FileDesk.Request] = []
        desk.asked = { asked.append($0) }
        desk.ask(for: types, isMany: false) { _ in }
        return asked.first?.accept ?? ["not asked"]
    }

    @Test("What a browser is asked for: kinds, MIME types and endings; all where a type has none of them")
    func accepted() {
        let seen: [[String]] = [
            accept(.image), accept(.movie), accept(.audio), accept(.image, .movie), accept(.data),
            accept(.image, .data), accept(.png),
        ]
        let wanted: [[String]] = [
            ["image/*"], ["video/*"], ["audio/*"], ["image/*", "video/*"], [], [], ["image/png", ".png"],
        ]
        #expect(seen == wanted && accept(.text).first == "text/*")
    }

    private func told(_ answer: FileDesk.Answer) -> String {
        switch answer {
        case .files(let files): files.map(\.url.lastPathComponent).joined(separator: ",") + "."
        case .failure(let reason): reason
        }
    }

    @Test("Questions have numbers; eight may wait, the oldest of more is answered with nothing") func waiting() {
        let desk = FileDesk()
        var (ids, answers): ([Int], [String]) = ([], [])
        desk.asked = { ids.append($0.id) }
        for number in 1...8 {
            desk.ask(for: [.png], isMany: number == 2) { answers.append("\(number) \(self.told($0))") }
        }
        #expect(ids == Array(1...8) && answers.isEmpty)
        desk.ask(for: [.png], isMany: false) { answers.append("9 \(self.told($0))") }
        #expect(ids.last == 9 && answers == ["1 ."])
        func file(_ name: String) -> ChosenFile { ChosenFile(URL(fileURLWithPath: "/x/\(name)"), mimeType: "") }
        desk.take([file("a.png")], of: 1)
        desk.take([file("a.png"), file("b.txt"), file("c.png")], of: 9)
        desk.take([], of: 3, failure: "too large")
        desk.take([file("b.txt")], of: 4)
        desk.take([file("a.png")], of: 77)
        #expect(
            answers.dropFirst() == [
                "9 a.png,c.png.", "3 too large", "4 “b.txt” is no file of a type that can be chosen here",
            ])
    }

    @Test("A page is handed eight megabytes at the most") func saving() throws {
        let desk = FileDesk()
        var saved: [Int] = []
        desk.saved = { saved.append($1.count) }
        try desk.save(Data(count: 8_388_608), as: "a")
        #expect(throws: FileFailure.self) { try desk.save(Data(count: 8_388_609), as: "b") }
        #expect(saved == [8_388_608] && FileFailure("why").localizedDescription == "why")
    }

    @Test("A chosen file is of its ending's type, else of the one that is said") func chosen() {
        func type(_ name: String, _ mime: String = "") -> String {
            ChosenFile(URL(fileURLWithPath: "/x/\(name)"), mimeType: mime).type.identifier
        }
        let seen: [String] = [
            type("a.png", "text/plain"), type("a", "image/png"), type("a.nonsense", "image/png"), type("a.nonsense"),
            type("a"),
            type("a", "no/such"), type("a.txt"),
        ]
        let wanted: [String] = [
            "public.png", "public.png", "public.png", "public.data", "public.data", "public.data", "public.plain-text",
        ]
        #expect(seen == wanted)
    }

    // MARK: Item providers

    private final class Found: @unchecked Sendable {
        var words: [String] = []
    }

    private func bytes(_ provider: NSItemProvider, _ type: String) -> String {
        let found = Found()
        let progress = provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
            found.words = [
                data.map { String(decoding: $0, as: UTF8.self) } ?? "none", error == nil ? "" : ", an error",
            ]
        }
        return found.words.joined()
            + (progress.completedUnitCount == 1 && progress.totalUnitCount == 1 ? "" : " unfinished")
    }

    @Test("Each value has its type, and its bytes") func types() throws {
        let url = try #require(NSURL(string: "https://example.org/a"))
        let image = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage)
        let providers = [
            NSItemProvider(object: "tea" as NSString), NSItemProvider(object: url), NSItemProvider(object: image),
            NSItemProvider(object: UIColor.red), NSItemProvider(item: Data("b".utf8) as NSData, typeIdentifier: nil),
            NSItemProvider(item: "x" as NSString, typeIdentifier: "public.html"),
            NSItemProvider(item: nil, typeIdentifier: "public.html"),
        ]
        #expect(
            providers.map(\.registeredTypeIdentifiers) == [
                ["public.utf8-plain-text"], ["public.url"], ["public.png"], ["com.apple.uikit.color"], ["public.data"],
                ["public.html"], [],
            ])
        let seen: [String] = [
            bytes(providers[0], "public.utf8-plain-text"), bytes(providers[0], "public.text"),
            bytes(providers[1], "public.url"),
            bytes(providers[4], "public.data"), bytes(providers[5], "public.html"), bytes(providers[0], "public.image"),
            bytes(providers[3], "com.apple.uikit.color"), bytes(NSItemProvider(), "public.data"),
        ]
        let wanted: [String] = [
            "tea", "tea", "https://example.org/a", "b", "x", "none, an error", "none, an error", "none, an error",
        ]
        #expect(seen == wanted)
        #expect(bytes(providers[2], "public.image").hasSuffix(", an error") == false)
        // What was registered first is taken where two fit.
        let two = NSItemProvider(object: "first" as NSString)
        two.registerObject("second" as NSString, visibility: .all)
        #expect(bytes(two, "public.text") == "first" && two.registeredTypeIdentifiers.count == 2)
    }

    @Test("Items of a type, of another one, and of none") func items() {
        let found = Found()
        func item(_ provider: NSItemProvider, _ type: String) -> String {
            found.words = []
            provider.loadItem(forTypeIdentifier: type) { item, error in
                let word =
                    (item as? NSString).map { "text \($0)" } ?? (item as? NSData).map { "\($0.length) bytes" } ?? "none"
                found.words.append(word + (error == nil ? "" : ", an error"))
            }
            return found.words.joined(separator: ";")
        }
        let handled = NSItemProvider()
        handled.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { give in
            give(Data([1, 2, 3]), nil)
            return nil
        }
        let seen = [
            item(NSItemProvider(object: "a" as NSString), "public.text"), item(handled, "public.data"),
            item(handled, "public.text"),
        ]
        #expect(seen == ["text a", "3 bytes", "none, an error"])
    }

    @Test("A file of what is provided is there while it is looked at, under the name that was suggested") func files() {
        let found = Found()
        func load(_ provider: NSItemProvider, _ type: String) -> [String] {
            found.words = []
            provider.loadFileRepresentation(forTypeIdentifier: type) { url, error in
                let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
                found.words = [
                    url?.lastPathComponent ?? "none", text ?? "none", error == nil ? "" : "an error", url?.path ?? "",
                ]
            }
            let path = found.words.last ?? ""
            return Array(found.words.dropLast()) + [FileManager.default.fileExists(atPath: path) ? "left" : "gone"]
        }
        let provider = NSItemProvider(item: "tea" as NSString, typeIdentifier: "public.plain-text")
        #expect(load(provider, "public.plain-text") == ["file.txt", "tea", "", "gone"])
        provider.suggestedName = "a/b"
        #expect(provider.suggestedName == "a/b" && load(provider, "public.text") == ["b.txt", "tea", "", "gone"])
        #expect(load(provider, "public.image") == ["none", "none", "an error", "gone"])
    }

    @Test("What is dropped, by type; an unanswered delegate lets everything come") func drops() {
        struct Plain: DropDelegate {
            func performDrop(info: DropInfo) -> Bool { false }
        }
        let text = NSItemProvider(object: "a" as NSString), empty = NSItemProvider()
        let info = DropInfo(location: CGPoint(x: 1, y: 2), providers: [empty, text])
        #expect(info.hasItemsConforming(to: [.text]) && !info.hasItemsConforming(to: [.image]))
        #expect(
            info.hasItemsConforming(to: ["public.image", "public.text"]) && !info.hasItemsConforming(to: [String]()))
        #expect(
            info.itemProviders(for: [.text]).map { $0 === text } == [true] && info.itemProviders(for: [.image]).isEmpty)
        #expect(
            text.has(anyOf: ["public.image", "public.text"]) && !text.has(anyOf: [])
                && !empty.has(anyOf: ["public.text"]))
        #expect(
            Plain().validateDrop(info: info) && Plain().dropUpdated(info: info) == nil
                && !Plain().performDrop(info: info))
        #expect(
            NSItemProvider.isOfWords("link") && NSItemProvider.isOfWords("words") && !NSItemProvider.isOfWords("text"))
    }

    @Test("A promise of a file: its type, and nothing to load before it is dropped") func promises() {
        let image = NSItemProvider(promisedMIMEType: "image/png"), odd = NSItemProvider(promisedMIMEType: "no/such")
        #expect(image.registeredTypeIdentifiers == ["public.png", "public.file-url"])
        #expect(odd.registeredTypeIdentifiers == ["public.data", "public.file-url"])
        #expect(bytes(image, "public.png") == "none, an error")
        let words = NSItemProvider(words: "w", link: "https://example.org"),
            plain = NSItemProvider(words: "w", link: nil)
        #expect(words.registeredTypeIdentifiers == ["public.url", "public.utf8-plain-text"])
        #expect(plain.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    }
}
