import Foundation
import Testing

/// README, CONTRIBUTING and docs: each block of code is tried, each command and each file that they name is there.
@Suite("blocks of the documents", .enabled(if: BuiltTool.isTested))
struct DocumentBlockTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// The block as a file of a module that other blocks are in as well: its declarations are in a type of its own.
    private static func file(_ block: Documents.Block, _ name: String, _ around: Documents.Around) -> String? {
        var lines = block.text.replacing("{ … }", with: "{ Text(\"\") }").replacing("in … }", with: "in Data() }")
            .components(separatedBy: "\n")
        let imports = lines.filter { $0.hasPrefix("import ") }
        lines.removeAll { $0.hasPrefix("import ") || $0.hasPrefix("#Preview") }
        let code = lines.joined(separator: "\n").replacing("@main struct", with: "struct")
            // Which `@main` makes it.
            .replacing("static func main()", with: "@MainActor static func main()")
        let known = [
            "Foundation", "Galley", "GalleyDownloads", "GalleyExtraLayouts", "GalleyServer", "GalleyTesting", "Testing",
        ].map {
            "import \($0)"
        }
        let head = Set(known + imports.filter { $0 != "import SwiftUI" }).sorted().joined(separator: "\n")
        switch around {
        case .file(let beside): return "\(head)\n@MainActor struct \(name) {\n\(beside)\n\(code)\n}\n"
        case .statements(let parameters, let beside):
            return
                "\(head)\n@MainActor struct \(name) {\n\(beside)\nstatic func run(\(parameters)) async throws {\n\(code)\n}\n}\n"
        case .alone: return "\(head)\n\(code)\n"
        case .manifest, .elsewhere: return nil
        }
    }

    /// The compiler's folder of libraries.
    private static func toolchain() throws -> String {
        let info = try BuiltTool.runAny(
            "/usr/bin/env", ["swiftc", "-print-target-info"], in: FileManager.default.temporaryDirectory)
        let path = try #require(info.text.firstMatch(of: #/"runtimeResourcePath": "([^"]*)"/#))
        return String(path.1)
    }

    /// The C modules that clients of the libraries see.
    private static func moduleMaps() throws -> [String] {
        let built = try FileManager.default.contentsOfDirectory(atPath: BuiltTool.folder.path)
            .filter { $0.hasPrefix("CNIO") && $0.hasSuffix(".build") }
            .map { "\(BuiltTool.folder.path)/\($0)/module.modulemap" }
        let own = "\(BuiltTool.folder.path)/CModules/module.modulemap"
        let maps = (built + [own]).filter(FileManager.default.fileExists(atPath:))
        let checkouts = Documents.root.appendingPathComponent(".build/checkouts").path
        let headers = ["swift-atomics/Sources/_AtomicsShims", "swift-nio/Sources/CNIOWindows"]
        return maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
            + headers.flatMap { ["-I", "\(checkouts)/\($0)/include"] }
    }

    @Test("Each block of Swift compiles") func swift() throws {
        var files: [String] = []
        var manifest = "import PackageDescription\n"
        for document in Documents.names {
            let blocks = try Documents.blocks(of: document).filter { $0.language == "swift" }
            let arounds = Documents.swift[document] ?? []
            #expect(blocks.count == arounds.count, "\(document): say in DocumentBlocks.swift how each block is tried")
            for (block, around) in zip(blocks, arounds) {
                let stem = document.split(separator: "/").last?.prefix { $0 != "." } ?? ""
                let name = "\(stem.filter(\.isLetter))_\(block.line)"
                if let file = Self.file(block, name, around) {
                    try folder.write(file, to: "\(name).swift")
                    files.append("\(name).swift")
                } else if case .manifest(let before, let after) = around {
                    let parts = block.text.components(separatedBy: "// …\n")
                    manifest += "enum \(name) {\nstatic \(before)\(parts[0])\(after)\n"
                    if parts.count > 1 { manifest += "static let more: [Target.Dependency] = [\(parts[1])]\n" }
                    manifest += "}\n"
                }
            }
        }
        let library = try Self.toolchain()
        let maps = try Self.moduleMaps()
        let checked = try BuiltTool.runAny(
            "/usr/bin/env",
            ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Blocks", "-I"]
                + [BuiltTool.folder.appendingPathComponent("Modules").path] + maps
                + ["-plugin-path", "\(library)/host/plugins/testing"] + files, in: folder.url)
        #expect(checked.status == 0, "\(checked.errors)")
        #expect(files.count >= 14)
        try folder.write(manifest, to: "Manifest.swift")
        let read = try BuiltTool.runAny(
            "/usr/bin/env",
            [
                "swiftc", "-typecheck", "-package-description-version", "6.1", "-I", "\(library)/pm/ManifestAPI",
                "Manifest.swift",
            ], in: folder.url)
        #expect(read.status == 0, "\(read.errors)")
    }

    @Test("Each block of another language is of that language") func others() throws {
        let readers = [
            "sh": ["bash", "-n"], "console": ["true"],
            "python": ["python3", "-c", "import ast,sys; ast.parse(open(sys.argv[1]).read())"],
            "yaml": ["python3", "-c", "import sys,yaml; list(yaml.safe_load_all(open(sys.argv[1])))"],
            "toml": ["python3", "-c", "import sys,tomllib; tomllib.load(open(sys.argv[1],'rb'))"],
            "json": [
                "python3", "-c",
                "import json,sys; t=open(sys.argv[1]).read()\ntry: json.loads(t)\nexcept ValueError: [json.loads(l) for l in t.split('\\n') if l.strip()]",
            ],
            // Its parentheses, which is what Emacs checks when it saves a file.
            "elisp": ["python3", "-c", "import sys; t=open(sys.argv[1]).read(); assert t.count('(')==t.count(')')"],
        ]
        for document in Documents.names {
            for block in try Documents.blocks(of: document) where block.language != "swift" {
                guard let reader = readers[block.language] else {
                    #expect(Documents.unread[block.language] != nil, "\(document):\(block.line): \(block.language)")
                    continue
                }
                try folder.write(block.text, to: "block")
                let read = try BuiltTool.runAny("/usr/bin/env", reader + ["block"], in: folder.url)
                #expect(read.status == 0, "\(document):\(block.line): \(read.errors)")
            }
        }
    }

    /// The lines for a shell in a document: those of blocks, those that are indented, and what stands in the text as code.
    private static func commands(of document: String) throws -> [String] {
        var lines = try Documents.blocks(of: document).filter { ["sh", "console", "yaml"].contains($0.language) }
            .flatMap { $0.text.replacing("\\\n", with: " ").components(separatedBy: "\n") }
        var isOpen = false
        let text = try Documents.text(document).components(separatedBy: "\n")
        for (index, line) in text.enumerated() {
            if line.hasPrefix("```") { isOpen.toggle() }
            guard !isOpen else { continue }
            if line.hasPrefix("    galley ") {
                // A usage goes on where the next line is indented further.
                let rest = text[(index + 1)...].prefix { $0.hasPrefix("               ") }
                lines.append(([line] + rest).joined(separator: " "))
            }
            lines += line.matches(of: #/`((?:\$ )?galley [^`]*)`/#).map { String($0.1) }
        }
        return lines.flatMap { line in
            let code = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            return code.matches(of: #/(?:^|\$ |[;&|] |['"(\/])galley ([a-z-]+)([^|;&]*)/#).map { "\($0.1)\($0.2)" }
        }
    }

    @Test("Each command of the tool that a document names is there, and has the options that stand behind it")
    func commandLines() throws {
        let main = try folder.galley("--help").text
        let section = try #require(main.components(separatedBy: "SUBCOMMANDS:\n").last)
        let names = Set(section.matches(of: #/(?m)^  ([a-z-]+)/#).map { String($0.1) })
        #expect(names.contains("render") && names.contains("update"))
        var helps: [String: String] = [:]
        var count = 0
        for document in Documents.names + [
            "docs/start/server.md", "docs/start/app-team.md", "docs/start/agents.md", "docs/start/certificates.md",
            "docs/start/layouts.md",
        ] {
            for line in try Self.commands(of: document) {
                let words = line.split { " \t[]()'\"".contains($0) }.map(String.init)
                guard let command = words.first, names.contains(command) else {
                    #expect(words.first == "help" || words.first?.hasPrefix("-") == true, "\(document): galley \(line)")
                    continue
                }
                let sub =
                    command == "agents" || command == "cache"
                    ? words.dropFirst().prefix(1).filter { !$0.hasPrefix("-") && $0 == $0.lowercased() } : []
                let key = ([command] + sub).joined(separator: " ")
                if helps[key] == nil { helps[key] = try folder.galley([command] + sub + ["--help"]).text }
                for option in line.matches(of: #/--([a-z][a-z-]*)/#) where !["help", "version"].contains(option.1) {
                    count += 1
                    #expect(
                        helps[key]?.contains("--\(option.1)") == true, "\(document): galley \(key) has no --\(option.1)"
                    )
                }
            }
        }
        #expect(count > 100)
    }

    @Test("Each file of the repository that a document names in code is there") func files() throws {
        var count = 0
        for document in Documents.names where document != "docs/rules.md" {
            var isOpen = false
            for (index, line) in try Documents.text(document).components(separatedBy: "\n").enumerated() {
                if line.hasPrefix("```") { isOpen.toggle() }
                guard !isOpen else { continue }
                for name in line.matches(of: #/\b(?:Sources|Tests|Scripts|Examples|Editors)/[\w\/.+-]*[\w]/#) {
                    // A reader's own folder.
                    guard name.0 != "Sources/App" else { continue }
                    count += 1
                    let path = Documents.root.appendingPathComponent(String(name.0)).path
                    #expect(FileManager.default.fileExists(atPath: path), "\(document):\(index + 1): \(name.0)")
                }
            }
        }
        #expect(count > 20)
    }

    @Test("docs/lint.md shows what the tool says, docs/apple.md the row that it lays out") func output() throws {
        let lint = try BuiltTool.run(
            "galley",
            [
                "lint", "Examples/StackCompetition.swift", "--view", "TooNarrow()", "--sizes", "160x,400x", "--quiet",
                "notes",
            ], in: Documents.root)
        let page = try Documents.text("docs/lint.md")
        #expect(
            page.contains(
                "    galley lint Examples/StackCompetition.swift --view 'TooNarrow()' --sizes 160x,400x --quiet notes\n"
            ))
        #expect(page.contains("```\n\(lint.text)```\n"), "\(lint.text)")
        let block = try #require(try Documents.blocks(of: "docs/apple.md").first { $0.language == "swift" })
        func widths(_ source: String) throws -> [Substring] {
            try folder.write(source, to: "Row.swift")
            let layout = try folder.galley("layout", "Row.swift", "--device", "iPhone 16").text
            return layout.matches(of: #/(?m)^ +(?:HStack|Text "\w+(?: \w+)?") .*→ ([\d.]+)×/#).map(\.1)
        }
        #expect(try widths(block.text) == ["195", "13.33", "65.67"])
        let roomy = block.text.replacing("width: 200", with: "width: 300").replacing(".layoutPriority(1)", with: "")
        #expect(try widths(roomy) == ["218", "36.33", "65.67"])
    }
}
