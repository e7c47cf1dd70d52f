import Foundation
import GalleyTestSupport
import Testing
import UniformTypeIdentifiers

/// Identifiers and conformances: Apple's documentation of `UTType`'s properties.
@Suite("Uniform types")
struct UTTypeTests {
    @Test func declaredTypes() {
        #expect(UTType.png.identifier == "public.png")
        #expect(UTType.png.preferredFilenameExtension == "png")
        #expect(UTType.png.preferredMIMEType == "image/png")
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && UTType.png.conforms(to: .item))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.image.isSupertype(of: .heic))
        #expect(UTType.json.conforms(to: .text))
        #expect(UTType.fileURL.conforms(to: .url))
        #expect(UTType("com.adobe.pdf") == .pdf)
        #expect(UTType("none.such") == nil)
    }

    @Test func tags() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "md")?.identifier == "net.daringfireball.markdown")
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
        #expect(UTType(filenameExtension: "") == nil)
        let unknown = try #require(UTType(filenameExtension: "galleyx"))
        #expect(unknown.isDynamic && unknown.preferredFilenameExtension == "galleyx" && unknown.conforms(to: .data))
        #expect(UTType(filenameExtension: "galleyx") == unknown)
    }

    @Test func ownTypes() throws {
        let own = UTType(exportedAs: "com.Example.own", conformingTo: .json)
        #expect(own.identifier == "com.example.own")
        #expect(own.conforms(to: .json) && own.conforms(to: .data))
        let decoded = try JSONDecoder().decode([UTType].self, from: JSONEncoder().encode([UTType.png, own]))
        #expect(decoded == [.png, own])
    }
}
