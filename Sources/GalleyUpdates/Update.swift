import Foundation
import GalleyProcesses
import GalleyProtocol

/// What is newer than an installation, and how to get it.
package struct Update: Equatable {
    /// What there is, as sentences.
    package var text: [String]
    /// What to do, as lines for a shell; empty where nothing is newer.
    package var steps: [String]

    package init(text: [String], steps: [String] = []) { (self.text, self.steps) = (text, steps) }

    /// The installation as paragraphs for a terminal.
    package var description: String {
        (text + (steps.isEmpty ? [] : ["", "Next:"] + steps.map { "  \($0)" })).map { $0 + "\n" }.joined()
    }
}

/// Where an installation came from, which is where a newer one comes from.
package enum Origin: Equatable {
    /// A clone of the repository; with where `make install` has copied its build, if it has.
    case checkout(folder: String, prefix: String?)
    /// A Debian package, with the one of what compiles or without.
    case package(String, compiles: Bool)
    /// Files that were unpacked here.
    case archive(folder: String)

    /// - Parameters:
    ///   - folder: The folder of the executable.
    ///   - sources: The package that the executable was built in, where it lies in it.
    package static func find(folder: String, sources: String?) -> Origin {
        if let sources { return .checkout(folder: sources, prefix: nil) }
        let parent = URL(fileURLWithPath: "\(folder)/../..").standardizedFileURL.path
        // `make install` notes the clone. What is copied to another machine is an archive there.
        if let note = try? String(contentsOfFile: "\(folder)/origin", encoding: .utf8) {
            let clone = note.trimmingCharacters(in: .whitespacesAndNewlines)
            if FileManager.default.fileExists(atPath: "\(clone)/Sources/galley/Main/GalleyCommand.swift") {
                return .checkout(folder: clone, prefix: parent)
            }
        }
        if let found = try? Tool.run("dpkg-query", ["--search", "\(folder)/galley-host"]), found.isSuccess,
            let name = found.text.split(separator: ":").first
        {
            return .package(String(name), compiles: FileManager.default.fileExists(atPath: "\(folder)/Modules"))
        }
        return .archive(folder: parent)
    }

    /// What is newer.
    ///
    /// - Parameters:
    ///   - version: The version of this installation.
    ///   - list: The address or the path of a `SHA256SUMS` as `make dist` makes it; nil asks where the installation came from.
    ///   - isOffline: Whether nothing may be asked over the network.
    ///   - seconds: How long asking may take.
    package func update(version: String, list: String?, isOffline: Bool, seconds: Double) throws -> Update {
        if let list {
            return try ReleaseList(list, isOffline: isOffline, seconds: seconds).update(of: self, version: version)
        }
        switch self {
        case .checkout(let folder, let prefix):
            return try Checkout(folder: folder).update(
                version: version, prefix: prefix, isOffline: isOffline, seconds: seconds)
        case .package(let name, let compiles):
            return try Self.update(package: name, compiles: compiles, version: version)
        case .archive(let folder):
            return Update(text: [
                "galley \(version) was unpacked in '\(folder)', and does not know from where.",
                "Give the list of a newer release: galley update --from https://…/SHA256SUMS",
            ])
        }
    }

    /// apt knows what its sources had when it asked them last.
    private static func update(package name: String, compiles: Bool, version: String) throws -> Update {
        let policy = try Tool.run("apt-cache", ["policy", name])
        func value(_ key: String) -> String? {
            policy.text.split(separator: "\n").lazy.map { $0.trimmingCharacters(in: .whitespaces) }
                .first { $0.hasPrefix("\(key): ") }.map { String($0.dropFirst(key.count + 2)) }
        }
        guard let here = value("Installed"), let candidate = value("Candidate") else {
            throw Failure(ExitStatus.unavailable, "apt-cache says nothing of the package '\(name)': \(policy.lastLine)")
        }
        guard here != candidate else {
            return Update(text: [
                "galley \(version) is the package \(name) \(here); apt's sources had no newer one when they were asked last.",
                "Ask again by apt-get update, or give the list of a newer release: galley update --from https://…/SHA256SUMS",
            ])
        }
        return Update(
            text: ["galley \(version) is the package \(name) \(here); there is \(candidate)."],
            steps: ["apt-get install --only-upgrade \(name)" + (compiles ? " galley" : "")])
    }
}

/// A program of this machine that answers in text.
struct Tool {
    var isSuccess: Bool
    var isLate: Bool
    var text: String

    /// The last line that says something.
    var lastLine: String { text.split(separator: "\n").last.map(String.init) ?? "it says nothing" }

    static func run(_ name: String, _ arguments: [String], seconds: Double = 30) throws -> Tool {
        // No question is asked that waits for an answer, and what is said is said in English.
        let environment = ProcessInfo.processInfo.environment.merging(
            ["GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -o BatchMode=yes", "LC_ALL": "C.UTF-8"]
        ) { $1 }
        let done = try Subprocess.run(
            "/usr/bin/env", [name] + arguments, environment: environment,
            limits: .init(time: TimeLimit(seconds: seconds)))
        return Tool(
            isSuccess: done.ending.isSuccess, isLate: done.ending == .timeout,
            text: String(decoding: done.output, as: UTF8.self).trimmingCharacters(in: .newlines))
    }
}
