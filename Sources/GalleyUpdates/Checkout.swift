import Foundation
import GalleyProcesses
import GalleyProtocol

/// A clone of the repository.
struct Checkout {
    /// How many commits are listed.
    private static let mostListed = 20

    var folder: String

    private func git(_ arguments: String..., seconds: Double = 30) throws -> Tool {
        try Tool.run("git", ["-C", folder] + arguments, seconds: seconds)
    }

    func update(version: String, prefix: String?, isOffline: Bool, seconds: Double) throws -> Update {
        let head = try git("log", "-1", "--format=%h")
        guard head.isSuccess else {
            throw Failure(
                ExitStatus.unavailable,
                "galley was built in '\(folder)', which git does not read as a clone of a repository: \(head.lastLine)"
            )
        }
        let here = "galley \(version) was built from '\(folder)', which is at \(head.text)"
        let tracked = try git("rev-parse", "--abbrev-ref", "--symbolic-full-name", "@{upstream}")
        guard tracked.isSuccess else {
            return Update(text: ["\(here), on no branch that follows another repository's."])
        }
        let upstream = tracked.text
        if !isOffline { try fetch(upstream, seconds: seconds) }
        let count = try git("rev-list", "--count", "HEAD..\(upstream)")
        guard count.isSuccess, let newer = Int(count.text) else {
            throw Failure(ExitStatus.unavailable, "git cannot compare '\(folder)' with \(upstream): \(count.lastLine)")
        }
        let asked = isOffline ? ", as it was when it was asked last" : ""
        guard newer > 0 else { return Update(text: ["\(here): nothing in \(upstream) is newer\(asked)."]) }
        var text = ["\(here); \(newer == 1 ? "1 commit is" : "\(newer) commits are") newer in \(upstream)\(asked):"]
        let commits = try git("log", "-\(Self.mostListed)", "--format=  %h %cs %s", "HEAD..\(upstream)")
        text += commits.text.split(separator: "\n").map(String.init)
        if newer > Self.mostListed { text.append("  and \(newer - Self.mostListed) before these") }
        let quoted = "'" + folder.replacing("'", with: #"'\''"#) + "'"
        let make = prefix.map { "build install PREFIX='\($0.replacing("'", with: #"'\''"#))'" } ?? "build"
        return Update(text: text, steps: ["git -C \(quoted) pull --ff-only", "make -C \(quoted) setup \(make)"])
    }

    private func fetch(_ upstream: String, seconds: Double) throws {
        let remote = upstream.split(separator: "/").first.map(String.init) ?? "origin"
        let fetched = try git("fetch", "--quiet", remote, seconds: seconds)
        guard !fetched.isSuccess else { return }
        let why =
            fetched.isLate
            ? "it did not answer within \(TimeLimit(seconds: seconds).text) seconds" : fetched.lastLine
        let address = try git("remote", "get-url", remote).text
        throw Failure(
            ExitStatus.unavailable,
            "the repository '\(address)' cannot be asked: \(why). Nothing was changed; `galley update --offline` compares with what it "
                + "had when it was asked last")
    }
}
