import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// What is noted of a target that SwiftPM does not build whole: `PackageRest`'s documentation.
@Suite("What is left of a package's target")
struct PackageRestNoteTests {
    private static let described = """
        {"name": "P", "path": "/p", "dependencies": [], "targets": [
          {"name": "A-x", "c99name": "A_x", "type": "library", "module_type": "SwiftTarget", "path": "Sources/A",
           "sources": ["a.swift", "c.c"], "target_dependencies": ["B", "C"]},
          {"name": "B", "c99name": "B", "type": "library", "module_type": "SwiftTarget", "path": "Sources/B",
           "sources": ["b.swift"]},
          {"name": "C", "c99name": "C", "type": "library", "module_type": "SwiftTarget", "path": "Sources/C",
           "sources": ["c.swift"]},
          {"name": "D", "c99name": "D", "type": "library", "module_type": "SwiftTarget", "path": "Sources/D",
           "sources": ["d.swift"]}]}
        """

    private func rest(_ text: String) throws -> PackageRest {
        let own = try JSONDecoder().decode(PackageDescription.self, from: Data(Self.described.utf8))
        var shadow = own.targets[0]
        shadow.path = "galley-targets/A"
        let result = PackageTool.Result(
            modules: ["/m"], maps: ["map"],
            objects: ["/o/A_x.build/a.o", "/o/B.build/b.o", "/o/C.build/c.o", "/o/D.build/d.o"], libraries: ["l"])
        return PackageRest(
            shadow, of: own, inputs: ["i"], fingerprint: "f", BuildOutput(ending: .exit(status: 1), text: text), result,
            language: .standard)
    }

    @Test("The target itself goes, and those of its own in which there are errors") func errors() throws {
        let some = try rest("/p/Sources/B/b.swift:1:2: error: no\n/p/Sources/D/d.swift:1:2: error: no")
        #expect(some.built.objects == ["/o/C.build/c.o", "/o/D.build/d.o"], "D is none of those that it depends on")
        #expect(some.built.reasons == ["B": "the package's target 'B' does not compile whole"])
        #expect(some.files == ["/p/Sources/A/a.swift"] && some.folder == "/p/Sources/A", "its own folder, no shadow's")
        #expect(some.inputs == ["i"] && some.fingerprint == "f" && some.built.fingerprint == "f")
        #expect(some.built.modules == ["/m"] && some.built.maps == ["map"] && some.built.libraries == ["l"])
        let text =
            "/p/Sources/C/c.swift:1:2: warning: w\n/p/Sources/A/a.swift:1:1: error: e\nerror: /p/Sources/B/b.swift"
        let alone = try rest(text)
        #expect(alone.built.objects == ["/o/B.build/b.o", "/o/C.build/c.o", "/o/D.build/d.o"])
        #expect(alone.built.reasons.isEmpty && alone.message == text && alone.language == .standard)
        let both = try rest("/p/Sources/B/b.swift:1:2: error: no\n/p/Sources/C/c.swift:3:4: error: no")
        #expect(both.built.objects == ["/o/D.build/d.o"] && both.built.reasons.keys.sorted() == ["B", "C"])
    }

    @Test("It is kept whole, and read as it was") func keeping() throws {
        let fake = try FakeToolchain()
        let base = try #require(fake.compiler.cache.objects("abc"))
        #expect(PackageRest.kept(in: base) == nil)
        var rest = try rest("/p/Sources/B/b.swift:1:2: error: no")
        rest.message = "other"
        try rest.keep(in: base, fake.compiler.cache)
        let kept = try #require(PackageRest.kept(in: base))
        #expect(kept.message == "other" && kept.files == rest.files && kept.folder == rest.folder)
        #expect(kept.built.objects == rest.built.objects && kept.built.reasons == rest.built.reasons)
        let path = "\(base.path)/rest.json"
        var bytes = try #require(FileManager.default.contents(atPath: path))
        bytes[bytes.count / 2] ^= 1
        try bytes.write(to: URL(fileURLWithPath: path))
        #expect(PackageRest.kept(in: base) == nil, "one that is damaged is none")
    }
}
