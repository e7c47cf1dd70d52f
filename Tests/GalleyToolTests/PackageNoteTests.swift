import Foundation
import GalleyProcesses
import GalleyProtocol
import Testing

@testable import galley

/// Small parts of packages: in which order modules are built, what fails with what, which packages the tool brings, and
/// when a package has changed. By each type's documentation, and docs/cli.md.
@Suite("Small parts of packages")
struct PackageNoteTests {
    @Test("Modules stand behind those that they import") func ordered() throws {
        let folder = try ScratchFolder([
            "a.swift": "import B\nimport D\n", "b.swift": "import C\n", "c.swift": "import Foundation\n", "d.swift": "",
            "x.swift": "import Y\n", "y.swift": "import X\n",
        ])
        func order(_ names: [String]) -> [String] {
            let all = names.map { name in
                DependencyRecord.Unbuilt(
                    module: name, files: [folder["\(name.lowercased()).swift"], folder["none.swift"]],
                    language: .standard, isOwn: name == "B")
            }
            return DependencyRecord.ordered(all).map { $0.module + ($0.isOwn ? "!" : "") }
        }
        #expect(order(["A", "B", "C", "D"]) == ["C", "B!", "D", "A"])
        #expect(order(["D", "C", "B", "A"]) == ["D", "C", "B!", "A"])
        #expect(order(["A", "C"]) == ["A", "C"] && order(["B", "C"]) == ["C", "B!"])
        #expect(order(["X", "Y"]) == ["Y", "X"], "in a circle each is there once")
        #expect(order([]) == [])
    }

    @Test("What comes with the tool") func standIns() throws {
        let folder = try ScratchFolder([
            "mine/Package.swift": "let package = Package(\n    name: \"Galley\",\n    products: [",
            "other/Package.swift": "name: \"Other\",",
        ])
        #expect(PackageStandIns.known("galley", at: nil) == "galley")
        #expect(PackageStandIns.known("opencombine", at: nil) == "opencombine")
        #expect(PackageStandIns.known("other", at: nil) == nil && PackageStandIns.known("Galley", at: nil) == nil)
        #expect(PackageStandIns.known("mine", at: folder["mine"]) == "galley", "under whatever name")
        #expect(PackageStandIns.known("other", at: folder["other"]) == nil)
        #expect(PackageStandIns.known("none", at: folder["none"]) == nil)
        #expect(PackageStandIns.products["galley"]?.prefix(2) == ["Galley", "SwiftUI"])
    }

    private func package(_ paths: [String]) -> String {
        do {
            return try PackageFolder(paths: paths)?.path ?? "none"
        } catch { return (error as? Failure).map { "\($0.status) \($0.message)" } ?? "\(error)" }
    }

    @Test("What is a package") func places() throws {
        let folder = try ScratchFolder(["p/Package.swift": "", "p/a.swift": "", "q/a.swift": "", "q/Package.txt": ""])
        #expect(package([folder["p"]]) == folder["p"] && package([folder["p/Package.swift"]]) == folder["p"])
        #expect(package([folder["q"]]) == "none" && package([folder["q/Package.swift"]]) == "none")
        #expect(package([]) == "none" && package([folder["p"], folder["q"]]) == "none")
        let words = "describes a package, and is no part of a module; give it alone, or without it the files"
        let both = [folder["p/a.swift"], folder["p/Package.swift"]]
        #expect(package(both) == "64 '\(both[1])' \(words)")
        #expect(PackageFolder.isOne(folder["p"]) && !PackageFolder.isOne(folder["q"]))
        let found = try #require(try PackageFolder(paths: [folder["q/../p"]]))
        #expect(found.absolutePath == folder["p"] && found.name == "the package '\(folder["q/../p"])'")
    }

    @Test("A package has changed where a file of its inputs has") func fingerprints() throws {
        let folder = try ScratchFolder([
            "p/Package.swift": "1", "p/Package.resolved": "1", "p/README": "1", "p/S/a.swift": "1",
            "p/S/d/b.swift": "1",
            "p/S/.hidden": "1", "p/S/cache/c.swift": "1",
        ])
        func mark(_ excluded: String = "cache") -> String {
            PackageFolder.fingerprint(
                of: ["\(folder["p"])/Package*", folder["p/S"]], besides: folder["p/S/\(excluded)"])
        }
        var last = mark()
        func isChanged(_ name: String) throws -> Bool {
            try folder.write((folder.text(of: name) ?? "") + "+", to: name)
            defer { last = mark() }
            return mark() != last
        }
        #expect(mark() == last)
        let changing = [
            "p/Package.swift", "p/Package.resolved", "p/Package@swift-6.swift", "p/S/a.swift", "p/S/d/b.swift",
            "p/S/new",
        ]
        for name in changing { #expect(try isChanged(name), "\(name)") }
        for name in ["p/README", "p/S/.hidden", "p/S/cache/c.swift", "p/other/x.swift", "p/S/.git/x"] {
            #expect(try !isChanged(name), "\(name)")
        }
        #expect(mark("none") != last, "without an exception all counts")
        // Deep folders count, endless ones do not.
        let deep = String(repeating: "d/", count: 62)
        #expect(try isChanged("p/S/\(deep)x") && isChanged("p/S/\(deep)d/d/y") == false)
        unlink(folder["p/S/new"])
        #expect(mark() != last)
    }

    @Test("What fails with what") func failing() throws {
        let manifest = #"{"name": "P", "products": [], "targets": [], "dependencies": []}"#
        let known = try JSONDecoder().decode(PackageManifest.self, from: Data(manifest.utf8))
        #expect(known.closure(of: nil).isEmpty && known.settings == nil && known.foreignProducts(of: []).isEmpty)
        var record = DependencyRecord()
        #expect(record.warnings.isEmpty && record.reasons.isEmpty && record.unbuilt.isEmpty && record.fingerprint == "")
        record.fingerprint = "f"
        let again = try JSONDecoder().decode(DependencyRecord.self, from: JSONEncoder().encode(record))
        #expect(again.fingerprint == "f" && again.objects.isEmpty)
        #expect("a-b.c d".moduleName == "a_b_c_d" && "A1_é".moduleName == "A1_é" && "".moduleName == "")
    }

    @Test("Modules that are not whole are removed with their objects, and those of like names are not") func removing()
        throws
    {
        let folder = try ScratchFolder([
            "x/Modules/A.swiftmodule": "", "x/Modules/AB.swiftmodule": "", "y/A.swiftmodule": "",
        ])
        var result = PackageTool.Result()
        result.modules = [folder["x/Modules"], folder["y"]]
        result.objects = ["/b/A.build/a.o", "/b/AB.build/b.o", "/b/BA.build/c.o", "/b/A.build/deep/d.o"]
        result.remove(["A", "C"])
        #expect(result.objects == ["/b/AB.build/b.o", "/b/BA.build/c.o"])
        #expect(Cache.names(in: folder["x/Modules"]) == ["AB.swiftmodule"] && folder.text(of: "y/A.swiftmodule") == "")
        result.remove([])
        #expect(result.objects.count == 2)
    }
}
