import Foundation
import Testing

/// Folders come from strangers, and links may lie in them: nothing outside of a folder is read because a link in it leads there.
@Suite(.enabled(if: BuiltTool.isTested), .serialized)
struct PlantedLinkTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for name in [
            "own/mid", "own/Real.xcassets/Own.imageset", "own/de.lproj", "vault/deep", "vault/Nested.xcassets",
        ] {
            try make(name)
        }
        for name in [
            "vault/secret.txt", "vault/deep/secret.txt", "vault/secret.png", "vault/Nested.xcassets/secret.txt",
        ] {
            try folder.write("secret", to: name)
        }
        try folder.write(Self.prober, to: "own/Probe.swift")
        try folder.write("mine", to: "own/mine.png")
        try folder.write("mine", to: "own/de.lproj/secret.txt")
        try folder.write("mine", to: "own/Real.xcassets/Own.imageset/mine.png")
    }

    private func make(_ name: String) throws {
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
    }

    /// Opens what the file `paths` beside it names, and says on standard error what could be read or listed.
    private static let prober = #"""
        import Foundation
        import SwiftUI

        struct Probe: View {
            var paths: [String]
            var body: some View {
                for path in paths {
                    let file = open(path, O_RDONLY)
                    var byte: UInt8 = 0
                    if file >= 0, read(file, &byte, 1) == 1 { print("READ \(path)") }
                    if let folder = opendir(path) {
                        print("LISTED \(path)")
                        closedir(folder)
                    }
                }
                return Text("probed")
            }
        }

        """#

    /// More than forty links of every kind that is looked for, each to something in `vault`, in `/` or in `/etc`.
    private func plant() throws -> [String] {
        let vault = folder.url.appendingPathComponent("vault").path
        var names: [String] = []
        func plant(_ name: String, to target: String) throws {
            try link("own/\(name)", to: target)
            names.append(name)
        }
        let endings = [
            "png", "jpg", "jpeg", "webp", "gif", "svg", "xcassets", "lproj", "xcstrings", "strings", "stringsdict",
        ]
        for ending in endings {
            try plant("absolute.\(ending)", to: "\(vault)/secret.txt")
            try plant("relative.\(ending)", to: "../vault/secret.txt")
            try plant("folder.\(ending)", to: vault)
        }
        for name in ["Resources", "Assets", "Preview Content"] { try plant(name, to: "../vault") }
        try plant("UPPER.LPROJ", to: vault)
        try plant("root.xcassets", to: "/")
        try plant("etc.lproj", to: "/etc")
        try plant("up.lproj", to: "..")
        try plant("chain1.png", to: "chain2.png")
        try plant("chain2.png", to: "chain3.png")
        try plant("chain3.png", to: "../vault/secret.png")
        try plant("hop", to: vault)
        try plant("through.lproj", to: "hop/deep")
        try plant("mid/deep.lproj", to: "../../vault/deep")
        try plant("Real.xcassets/In.imageset", to: vault)
        try plant("Real.xcassets/in.png", to: "../../vault/secret.png")
        try plant("Real.xcassets/Own.imageset/in.png", to: "../../../vault/secret.png")
        try plant("ring.xcassets", to: "ring.xcassets")
        try plant("proc.png", to: "/proc/self/environ")
        #expect(names.count >= 40)
        return names
    }

    /// What a view could read, by its path below the folder of the test.
    private func read(_ names: [String], _ arguments: [String]) throws -> Set<String> {
        let base = folder.url.path
        var paths = ["\(base)/vault", "\(base)/vault/secret.txt", "/etc/passwd", "/root", base]
        paths += ["mine.png", "de.lproj/secret.txt", "Real.xcassets/Own.imageset/mine.png"].map { "\(base)/own/\($0)" }
        for name in names {
            let ways = [
                "", "/secret.txt", "/deep/secret.txt", "/secret.png", "/Nested.xcassets", "/Nested.xcassets/secret.txt",
                "/passwd", "/etc/passwd", "/vault/secret.txt", "/own/mine.png",
            ]
            paths += ways.map { "\(base)/own/\(name)\($0)" }
        }
        let list = try JSONEncoder().encode(paths)
        let view = "Probe(paths: \(String(decoding: list, as: UTF8.self).replacing("\\/", with: "/")))"
        let output = try BuiltTool.run(
            "galley", ["layout"] + arguments + ["--view", view, "--sandbox"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
        let lines = output.errors.split(separator: "\n").filter { $0.hasPrefix("READ ") || $0.hasPrefix("LISTED ") }
        return Set(lines.map { String($0).replacing(base + "/", with: "").replacing(" \(base)", with: " ") })
    }

    @Test(.enabled(if: BuiltTool.hasSandbox), arguments: ["own/Probe.swift", "own"])
    func aShutInViewReadsItsOwnFolderOnly(given: String) throws {
        let names = try plant()
        let own: Set = [
            "READ own/mine.png", "READ own/de.lproj/secret.txt", "READ own/Real.xcassets/Own.imageset/mine.png",
        ]
        let found = try read(names, [given])
        #expect(own.isSubset(of: found))
        // A link out and back in, such as `up.lproj/own/mine.png`, is as good as none.
        let inside = folder.url.appendingPathComponent("own").resolvingSymlinksInPath().path
        let escapes = found.filter { line in
            let path = folder.url.appendingPathComponent(String(line.drop { $0 != " " }.dropFirst()))
            return !(path.resolvingSymlinksInPath().path + "/").hasPrefix(inside + "/")
        }
        #expect(escapes.isEmpty, "\(escapes.sorted())")
    }

    /// Links to what lies in the folder, and what the user gives by name, are followed.
    @Test(.enabled(if: BuiltTool.hasSandbox))
    func linksInsideAndWhatIsGiven() throws {
        try link("own/alias.png", to: "mine.png")
        try link("own/alias.lproj", to: "de.lproj")
        try link("given", to: "vault")
        let base = folder.url.path
        let names = ["alias.png", "alias.lproj"]
        #expect(
            try read(names, ["own/Probe.swift"]).isSuperset(of: [
                "READ own/alias.png", "READ own/alias.lproj/secret.txt",
            ]))
        #expect(
            try read(names, ["own/Probe.swift", "--allow-read", "\(base)/given"]).contains("READ vault/secret.txt"))
        #expect(try read(names, ["own/Probe.swift", "--assets", "given"]).contains("READ vault/secret.txt"))
    }

    /// The program that shuts itself in looks at what it has opened; whoever called it may have looked at something else.
    @Test(.enabled(if: BuiltTool.hasSandbox))
    func theHostLooksItself() throws {
        let base = folder.url.path
        try link("own/swapped.png", to: "../vault/secret.txt")
        func run(_ place: String, _ path: String) throws -> BuiltTool.Output {
            let system = ["run:/bin", "run:/usr", "run:/lib", "run:/lib64"]
            return try BuiltTool.run(
                "galley-host",
                ["--confine"] + system + ["inside:\(base)/own", place, "--", "/bin/cat", "\(base)/\(path)"],
                in: folder.url)
        }
        #expect(try run("found-read:\(base)/own/swapped.png", "vault/secret.txt").status != 0)
        #expect(try run("found-read:\(base)/own/mine.png", "own/mine.png").text == "mine")
        #expect(try run("read:\(base)/own/swapped.png", "vault/secret.txt").text == "secret")
    }

    // MARK: The search of the tool itself

    /// A catalogue that is a link to everything is not walked through; a picture comes at once, and a word about it.
    @Test func aCatalogueThatIsTheWholeDisk() throws {
        try link("own/evil.xcassets", to: "/")
        try link("own/Resources", to: "/")
        let output = try folder.galley("render", "own/Probe.swift", "--view", "Probe(paths: [])", "-o", "p.png")
        #expect(output.status == 0 && folder.read("p.png") != nil, "\(output.errors)")
        for name in ["evil.xcassets", "Resources"] {
            #expect(output.errors.contains("own/\(name)' is a link that leads out of its folder"), "\(output.errors)")
        }
        #expect(output.errors.contains("--assets"))
    }

    /// Links that lead round and round: each folder is looked at once. Two to the 32nd are looked at otherwise.
    @Test func ringsOfLinks() throws {
        try make("own/Ring.xcassets/Group/Deep")
        for name in ["a", "b"] {
            try link("own/Ring.xcassets/\(name)", to: ".")
            try link("own/Ring.xcassets/Group/\(name)", to: "..")
            try link("own/Ring.xcassets/Group/Deep/\(name)", to: "../..")
        }
        let output = try folder.galley("render", "own", "--view", "Probe(paths: [])", "-o", "r.png")
        #expect(output.status == 0, "\(output.errors)")
    }

    /// Looking for files takes no longer than --timeout says.
    @Test func theSearchHasItsTime() throws {
        for index in 0..<70 { try make("own/Real.xcassets/Group\(index)") }
        let catalogue = try folder.galley("render", "own/Probe.swift", "--timeout", "0.000001")
        #expect(catalogue.status == 124, "\(catalogue.errors)")
        for index in 0..<70 { try make("own/Folder\(index)") }
        let sources = try folder.galley("render", "own", "--timeout", "0.000001")
        #expect(
            sources.status == 124
                && sources.errors.contains("looking for files in 'own' took longer than 1e-06 seconds"),
            "\(sources.errors)")
    }

    /// Source files that are links to other people's are no part of the folder.
    @Test func sourcesElsewhere() throws {
        try folder.write("let stolen = \"secret\"\n", to: "vault/Stolen.swift")
        try link("own/Stolen.swift", to: "../vault/Stolen.swift")
        let output = try folder.galley("render", "own", "--view", "Text(stolen)")
        #expect(output.status == 65 && output.errors.contains("cannot find 'stolen'"), "\(output.errors)")
        #expect(output.errors.contains("'own/Stolen.swift' is a link that leads out of its folder"))
        // Given by itself it is as good as any.
        #expect(try folder.galley("render", "own/Stolen.swift", "--view", "Text(stolen)", "-o", "s.png").status == 0)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("own/Probe.swift"))
        let alone = try folder.galley("render", "own")
        #expect(alone.status == 66 && alone.errors.contains("'own/Stolen.swift' is a link"), "\(alone.errors)")
    }

    /// A project may name files that lie elsewhere; not for a view that is shut in.
    @Test(.enabled(if: BuiltTool.hasSandbox))
    func aProjectsFilesElsewhere() throws {
        try folder.write(
            "import SwiftUI\nstruct Stolen: View { var body: some View { Text(\"x\") } }\n", to: "vault/S.swift")
        try make("own/App.xcodeproj")
        try folder.write(
            """
            {
            objects = {
            T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (P); };
            P = { isa = PBXSourcesBuildPhase; files = (B); };
            B = { isa = PBXBuildFile; fileRef = F; };
            F = { isa = PBXFileReference; path = "../vault/S.swift"; sourceTree = SOURCE_ROOT; };
            };
            }
            """, to: "own/App.xcodeproj/project.pbxproj")
        let output = try folder.galley("render", "own", "--sandbox", "-o", "x.png")
        #expect(output.status == 64 && output.errors.contains("vault/S.swift' belongs to 'own'"), "\(output.errors)")
        #expect(try folder.galley("render", "own", "--sandbox", "--allow-read", "vault", "-o", "x.png").status == 0)
        #expect(try folder.galley("render", "own", "-o", "x.png").status == 0)
    }

    /// Pipes and devices under the names of files would never end.
    @Test func filesThatAreNone() throws {
        for name in ["own/Real.xcassets/Pipe/Contents.json", "own/Info.plist"] {
            try make((name as NSString).deletingLastPathComponent)
            #expect(mkfifo(folder.url.appendingPathComponent(name).path, 0o600) == 0)
        }
        #expect(try folder.galley("render", "own", "--view", "Probe(paths: [])", "-o", "f.png").status == 0)
        #expect(mkfifo(folder.url.appendingPathComponent("own/Pipe.swift").path, 0o600) == 0)
        try link("Zero.swift", to: "/dev/zero")
        for given in ["own", "own/Pipe.swift", "Zero.swift"] {
            let output = try folder.galley("render", given)
            #expect(output.status == 66 && output.errors.contains("cannot be read"), "\(output.errors)")
        }
    }

    // MARK: Names that look like options

    /// Names begin with what they like. As options, the first two would define and include, the third would be refused.
    @Test func namesAreNeverOptions() throws {
        let names = ["-DEVIL", "-I", "-dump-ast", "@list", "-"]
        for (index, name) in names.enumerated() {
            try make("odd")
            try folder.write(
                "import SwiftUI\nstruct V\(index): View { var body: some View { Color.red.frame(width: \(index + 1), height: 1) } }\n",
                to: "odd/\(name).swift")
        }
        let odd = folder.url.appendingPathComponent("odd")
        let arguments = ["layout", "--view", "HStack(spacing: 0) { V0(); V1(); V2(); V3(); V4() }", "--size", "ideal"]
        for given in [["."], names.map { "\($0).swift" }] {
            let output = try BuiltTool.run("galley", arguments + ["--"] + given, in: odd)
            #expect(output.status == 0 && output.text.contains("15×1"), "\(output.errors)\n\(output.text)")
        }
        for (index, name) in names.enumerated() {
            let output = try BuiltTool.run("galley", ["views", "--", "\(name).swift"], in: odd)
            #expect(output.status == 0 && output.text.contains("V\(index)"), "\(output.errors)")
        }
        // A folder as well.
        try FileManager.default.moveItem(at: odd, to: folder.url.appendingPathComponent("-o"))
        let output = try BuiltTool.run(
            "galley", ["render", "--view", "V0()", "--format", "png", "--", "-o"], in: folder.url)
        #expect(output.status == 0, "\(output.errors)")
    }
}
