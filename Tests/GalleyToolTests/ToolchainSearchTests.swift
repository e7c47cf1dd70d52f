import Foundation
import GalleyProcesses
import Testing

@testable import galley

/// The compiler is asked once what it is, and its answer kept as long as its file is the same (docs/cli.md); Swift's
/// own compiler answers here, as it does for every build.
@Suite("The toolchain's answer")
struct ToolchainSearchTests {
    private let folder: ScratchFolder
    private let cache: Cache
    private let limits: Subprocess.Limits

    init() throws {
        folder = try ScratchFolder()
        cache = try Cache(environment: ["GALLEY_CACHE": folder["cache"]])
        limits = Subprocess.Limits(time: TimeLimit(seconds: 60))
    }

    private var notes: [String] { Cache.names(in: cache.folder).filter { $0.hasPrefix("toolchain-") } }

    private func find() throws -> Toolchain { try Toolchain.find(cache: cache, limits: limits) }

    @Test("It is kept, and read again; one that is damaged is asked for anew") func kept() throws {
        let first = try find()
        #expect(first.resources.hasSuffix("/lib/swift") && first.triple.contains("-linux"))
        #expect(first.version.contains("Swift") && FileManager.default.fileExists(atPath: first.frontend))
        #expect(Cache.names(in: cache.folder).allSatisfy { !$0.hasPrefix("work-") })
        // A version manager's stand-in is called otherwise, and its answer is not kept.
        guard let name = notes.first else { return }
        #expect(notes.count == 1 && name.wholeMatch(of: /toolchain-[0-9a-f]{32}\.json/) != nil)
        let path = "\(cache.folder)/\(name)"
        func note(_ change: (inout Toolchain) -> Void) throws {
            var known = first
            change(&known)
            try SealedFile.sealed(JSONEncoder().encode(known)).write(to: URL(fileURLWithPath: path))
        }
        try note { $0.version = "noted" }
        #expect(try find().version == "noted", "nobody is asked")
        try note { ($0.version, $0.resources) = ("noted", "/no such place/usr/lib/swift") }
        #expect(try find().version == first.version, "its compiler is gone")
        try Data("{}".utf8).write(to: URL(fileURLWithPath: path))
        #expect(try find().version == first.version && find().version == first.version)
    }

    @Test("The toolchain's own linker, else one on the path") func linkers() throws {
        try folder.writeProgram("", to: "usr/bin/ld.lld")
        let own = Toolchain(version: "v", triple: "t", resources: folder["usr/lib/swift"])
        #expect(own.linker == folder["usr/bin/ld.lld"])
        let other = Toolchain(version: "v", triple: "t", resources: folder["none/lib/swift"])
        #expect(other.linker?.hasPrefix(folder.path) != true)
        if let found = other.linker {
            #expect(["ld.lld", "ld.gold", "ld"].contains(String(found.split(separator: "/").last ?? "")))
        }
    }
}
