import Testing
import UniformTypeIdentifiers

/// Types by their tags, and what they conform to: Apple's documentation of `UTType`.
@Suite("Tags of uniform types")
struct UTTypeTagTests {
    @Test("Without a supertype every type with the tag counts") func anySupertype() {
        #expect(UTType(tag: "png", tagClass: .filenameExtension, conformingTo: nil) == .png)
        #expect(UTType(tag: "IMAGE/JPEG", tagClass: .mimeType, conformingTo: nil) == .jpeg)
        let seen = ["png", ".png", ""].map { UTType.types(tag: $0, tagClass: .filenameExtension, conformingTo: nil) }
        #expect(seen == [[.png], [], []])
    }

    @Test("A tag that no type has makes one that says the tag's class and the tag, in hexadecimal digits")
    func dynamicTypes() throws {
        let type = try #require(UTType(mimeType: "x/\u{1}z", conformingTo: .json))
        let digits = "public.mime-type=x/".utf8.map { String($0, radix: 16) }.joined()
        // The control character is 1, and z 7a.
        #expect(type.identifier == "dyn.\(digits)17a")
        #expect(type.tags == [.mimeType: ["x/\u{1}z"]] && type.preferredMIMEType == "x/\u{1}z")
        let kinds = [
            type.isDynamic, type.isDeclared, type.isPublic, type.conforms(to: .json), type.conforms(to: .data),
            type.conforms(to: .png), type.conforms(to: type), type.isSubtype(of: type),
            UTType.text.isSupertype(of: type),
        ]
        #expect(kinds == [true, false, false, true, true, false, true, false, true])
        let free = try #require(UTType(tag: "galleyx", tagClass: .filenameExtension, conformingTo: nil))
        #expect(free.supertypes == [])
    }

    @Test("Supertypes are those of supertypes too") func supertypes() {
        #expect(UTType.item.supertypes == [])
        #expect(UTType.png.supertypes.isSuperset(of: [.image, .data, .content, .item]))
        #expect(UTType(importedAs: "A.B", conformingTo: .png).supertypes == UTType.png.supertypes.union([.png]))
        let seen = [UTType("PUBLIC.PNG"), UTType("none.such"), UTType("")]
        #expect(seen == [.png, nil, nil])
    }
}
