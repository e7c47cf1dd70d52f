import Foundation
import Galley
import GalleyTestSupport
import GalleyText
import Testing

@MainActor @Suite("Item providers")
struct NSItemProviderTests {
    private final class Found<Value>: @unchecked Sendable {
        var value: Value?
        var error: (any Error)?
    }

    private func loaded<T: _ObjectiveCBridgeable & SendableMetatype>(_ provider: NSItemProvider, _ type: T.Type)
        -> Found<T>
    where T._ObjectiveCType: NSItemProviderReading {
        let found = Found<T>()
        provider.loadObject(ofClass: type) { (found.value, found.error) = ($0, $1) }
        return found
    }

    @Test("An object can be had as what it is, and as nothing else") func objects() throws {
        let text = NSItemProvider(object: "Tea" as NSString)
        #expect(text.canLoadObject(ofClass: String.self) && !text.canLoadObject(ofClass: URL.self))
        #expect(loaded(text, String.self).value == "Tea")
        #expect(loaded(text, URL.self).value == nil && loaded(text, URL.self).error != nil)
        #expect(text.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(
            text.hasItemConformingToTypeIdentifier("public.text")
                && !text.hasItemConformingToTypeIdentifier("public.image"))
        let url = try #require(URL(string: "https://example.org/a"))
        #expect(loaded(NSItemProvider(object: url as NSURL), URL.self).value == url)
        #expect(loaded(NSItemProvider(), String.self).error != nil)
    }

    @Test("A picture is read from its file's bytes") func pictures() throws {
        let picture = try #require(ImageRenderer(content: Color.red.frame(width: 3, height: 2)).uiImage)
        let data = try #require(picture.pngData())
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { give in
            give(data, nil)
            return nil
        }
        let found = Found<UIImage>()
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        provider.loadObject(ofClass: UIImage.self) { image, error in
            (found.value, found.error) = (image as? UIImage, error)
        }
        #expect(found.value?.size == CGSize(width: 3, height: 2) && found.error == nil)
        let bytes = Found<Data>()
        provider.loadDataRepresentation(forTypeIdentifier: "public.image") { (bytes.value, bytes.error) = ($0, $1) }
        #expect(bytes.value == data)
        let broken = NSItemProvider(item: Data("no picture".utf8) as NSData, typeIdentifier: "public.png")
        broken.loadObject(ofClass: UIImage.self) { image, error in
            (found.value, found.error) = (image as? UIImage, error)
        }
        #expect(found.value == nil && found.error != nil)
    }

    @Test("A file's type is that of its name") func files() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString).txt")
        try Data("words".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.registeredTypeIdentifiers == ["public.plain-text"])
        #expect(provider.suggestedName?.hasPrefix("galley-") == true)
        #expect(NSItemProvider(contentsOf: file.appendingPathExtension("none")) == nil)
    }

    @Test("What several threads register and load is all there") func threads() async {
        let provider = NSItemProvider(object: "Tea" as NSString)
        let texts = await withTaskGroup(of: String?.self) { group in
            for number in 0..<100 {
                group.addTask {
                    provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { give in
                        give(Data([UInt8(number)]), nil)
                        return nil
                    }
                    let found = Locked<String?>(nil)
                    provider.loadObject(ofClass: String.self) { text, _ in found.withLock { $0 = text } }
                    return found.withLock { $0 }
                }
            }
            var texts: [String?] = []
            for await text in group { texts.append(text) }
            return texts
        }
        #expect(texts == Array(repeating: "Tea", count: 100))
        #expect(provider.registeredTypeIdentifiers.count == 101)
    }
}
