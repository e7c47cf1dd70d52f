import Foundation
import GalleyTestPrograms
import Testing

/// `galley update`: what is newer is named, with the lines that get it; nothing is changed.
@Suite("galley update", .enabled(if: BuiltTool.isTested))
struct UpdateTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.standardizedFileURL.path }

    init() throws { folder = try TemporaryFolder() }

    private func git(_ arguments: String...) throws -> String {
        let names = ["-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "protocol.file.allow=always"]
        let done = try BuiltTool.runAny("/usr/bin/git", names + arguments, in: folder.url)
        try #require(done.status == 0, "\(arguments): \(done.errors)")
        return done.text.trimmingCharacters(in: .newlines)
    }

    /// The tool alone, as if it had been installed in `prefix`.
    private func install(origin: String? = nil) throws {
        let library = folder.url.appendingPathComponent("prefix/lib/galley")
        try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
        // By a program of its own, as `writeProgram` says why.
        let tool = BuiltTool.folder.appendingPathComponent("galley").path
        try #require(BuiltTool.runAny("/bin/cp", [tool, library.path], in: folder.url).status == 0)
        if let origin { try folder.write(origin + "\n", to: "prefix/lib/galley/origin") }
    }

    private func update(_ arguments: String..., environment: [String: String] = [:]) throws -> BuiltTool.Output {
        try BuiltTool.runAny(
            "\(path)/prefix/lib/galley/galley", ["update"] + arguments, in: folder.url, environment: environment)
    }

    /// A repository with a commit, its clone, and two further commits; the abbreviated names of all three.
    private func makeRepositories() throws -> [String] {
        _ = try git("init", "--quiet", "--initial-branch=main", "theirs")
        func commit(_ title: String) throws -> String {
            _ = try git("-C", "theirs", "add", ".")
            _ = try git("-C", "theirs", "commit", "--quiet", "--allow-empty", "-m", title)
            return try git("-C", "theirs", "log", "-1", "--format=%h %cs")
        }
        try folder.write(["theirs/Sources/galley/Main/GalleyCommand.swift": "// The tool.\n"])
        let first = try commit("First")
        _ = try git("clone", "--quiet", "theirs", "it's")
        return try [first, commit("Second"), commit("Third")]
    }

    @Test("A clone is compared with the branch that it follows, and stays as it is")
    func clone() throws {
        let commits = try makeRepositories()
        try install(origin: "\(path)/it's")
        let here = "galley 0.2.0 was built from '\(path)/it's', which is at \(commits[0].prefix { $0 != " " })"
        let before = try update("--offline")
        #expect(before.text == "\(here): nothing in origin/main is newer, as it was when it was asked last.\n")
        let after = try update()
        #expect(
            after.text == """
                \(here); 2 commits are newer in origin/main:
                  \(commits[2]) Third
                  \(commits[1]) Second

                Next:
                  git -C '\(path)/it'\\''s' pull --ff-only
                  make -C '\(path)/it'\\''s' setup build install PREFIX='\(path)/prefix'

                """)
        #expect(after.status == 0 && after.errors.isEmpty)
        #expect(try git("-C", "it's", "log", "-1", "--format=%s") == "First")
        // The lines do what they say.
        let pull = try #require(after.text.split(separator: "\n").first { $0.contains(" pull ") })
        #expect(try BuiltTool.runAny("/bin/sh", ["-c", String(pull)], in: folder.url).status == 0)
        #expect(try update().text.hasSuffix(": nothing in origin/main is newer.\n"))
        // Without the other repository: a message, and what was known.
        try FileManager.default.moveItem(atPath: "\(path)/theirs", toPath: "\(path)/away")
        let lost = try update()
        #expect(lost.status == 69 && lost.text.isEmpty)
        #expect(lost.errors.hasPrefix("galley: the repository '\(path)/theirs' cannot be asked: "), "\(lost.errors)")
        #expect(lost.errors.contains("`galley update --offline`"))
        #expect(try update("--offline").status == 0)
    }

    @Test("What is no clone, or follows nothing, says so")
    func noClone() throws {
        try folder.write(["source/Sources/galley/Main/GalleyCommand.swift": "// The tool.\n"])
        try install(origin: "\(path)/source")
        // Git looks for a repository in the folders above, too.
        let plain = try update(environment: ["GIT_CEILING_DIRECTORIES": path])
        #expect(plain.status == 69)
        #expect(
            plain.errors.hasPrefix(
                "galley: galley was built in '\(path)/source', which git does not read as a clone of a repository: fatal: "
            ),
            "\(plain.errors)")
        _ = try git("init", "--quiet", "source")
        _ = try git("-C", "source", "commit", "--quiet", "--allow-empty", "-m", "First")
        let alone = try update()
        #expect(alone.status == 0 && alone.text.hasSuffix(", on no branch that follows another repository's.\n"))
    }

    /// Sums as `make dist` writes them.
    private static func list(_ version: String) -> String {
        let sum = String(repeating: "0", count: 64)
        return [
            "galley-\(version)-linux-x86_64.tar.xz", "galley-runtime_\(version)_amd64.deb",
            "galley_\(version)_amd64.deb", "galley-\(version).spdx.json",
        ].map { "\(sum)  \($0)\n" }.joined()
    }

    @Test("The list of a release has its version, and the lines to get it")
    func list() throws {
        try install()
        let unknown = try update()
        #expect(
            unknown.status == 0 && unknown.text.hasPrefix("galley 0.2.0 was unpacked in '\(path)/prefix'"),
            "\(unknown.text)\(unknown.errors)")
        try folder.write(["new/SHA256SUMS": Self.list("0.10.1")])
        #expect(
            try update("--from", "new/SHA256SUMS").text == """
                galley 0.2.0: there is 0.10.1.

                Next:
                  cd 'new' && sha256sum --check --ignore-missing SHA256SUMS
                  tar -xf galley-0.10.1-linux-x86_64.tar.xz

                """)
        try folder.write(Self.list("0.1.9"), to: "old")
        #expect(try update("--from", "old").text == "galley 0.2.0: nothing in 'old' is newer.\n")
        try folder.write("not\nsums\n", to: "garbage")
        let garbage = try update("--from", "garbage")
        #expect(garbage.status == 66 && garbage.errors.contains("lists no files of Galley"))
        #expect(try update("--from", "nowhere").status == 66)
        // Nobody listens at port 9 of this machine.
        let address = "http://127.0.0.1:9/SHA256SUMS"
        let closed = try update("--from", address)
        #expect(closed.status == 69 && closed.errors.hasPrefix("galley: '\(address)' cannot be asked: "))
        #expect(try update("--from", address, "--offline").status == 64)
        #expect(try update("--from", "gopher://127.0.0.1/a").status == 64)
    }

    @Test("A Debian package is compared with what apt knows")
    func package() throws {
        try install()
        func programs(candidate: String) throws -> [String: String] {
            try FileManager.default.createDirectory(atPath: "\(path)/bin", withIntermediateDirectories: true)
            try writeProgram("echo \"galley-runtime: $2\"", to: "\(path)/bin/dpkg-query")
            try writeProgram(
                "printf '%s:\\n  Installed: 0.2.0\\n  Candidate: \(candidate)\\n' \"$2\"", to: "\(path)/bin/apt-cache")
            return ["PATH": "\(path)/bin:\(ProcessInfo.processInfo.environment["PATH"] ?? "")"]
        }
        let newer = try update(environment: programs(candidate: "0.3.0"))
        #expect(
            newer.text == """
                galley 0.2.0 is the package galley-runtime 0.2.0; there is 0.3.0.

                Next:
                  apt-get install --only-upgrade galley-runtime

                """)
        let same = try update(environment: programs(candidate: "0.2.0"))
        #expect(same.status == 0 && same.text.contains("apt's sources had no newer one"))
        try folder.write(Self.list("0.3.0"), to: "SHA256SUMS")
        let listed = try update("--from", "SHA256SUMS", environment: programs(candidate: "0.2.0"))
        #expect(
            listed.text.hasSuffix("  apt-get install ./galley-runtime_0.3.0_amd64.deb\n"),
            "\(listed.text)\(listed.errors)")
        try folder.write(["prefix/lib/galley/Modules/Galley.swiftmodule": ""])
        let both = try update("--from", "SHA256SUMS", environment: programs(candidate: "0.3.0"))
        #expect(both.text.hasSuffix(" ./galley-runtime_0.3.0_amd64.deb ./galley_0.3.0_amd64.deb\n"))
        let apt = try update(environment: programs(candidate: "0.3.0"))
        #expect(apt.text.hasSuffix("  apt-get install --only-upgrade galley-runtime galley\n"))
    }
}
