import Foundation
import GalleyProcesses
import GalleyProtocol

/// The guides in a project's folder: written, written again and taken away. What others have written stays.
struct AgentFiles {
    let folder: String

    func path(_ kind: AgentKind) -> String { folder == "." ? kind.path : "\(folder)/\(kind.path)" }

    /// Whether the project's folder looks as if that agent worked in it.
    func isUsed(_ kind: AgentKind) -> Bool {
        kind.sign.map { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ?? true
    }

    /// Writes a guide.
    ///
    /// - Returns: The file's path.
    func install(_ kind: AgentKind) throws -> String {
        let path = path(kind)
        let old = try text(at: path)
        let new: String
        if kind == .agentsFile {
            new = try Self.placing(kind.text, in: old ?? "", path)
        } else {
            guard old.map({ $0.contains(AgentGuide.mark) }) ?? true else {
                throw Failure(
                    ExitStatus.usage,
                    "'\(path)' was not written by galley; move it away, or name other agents with --agent")
            }
            new = kind.text
        }
        if new != old { try write(new, to: path) }
        return path
    }

    /// Takes a guide away, and the folders that are empty then.
    ///
    /// - Returns: The file's path; nil without one of galley's.
    func remove(_ kind: AgentKind) throws -> String? {
        let path = path(kind)
        guard let old = try text(at: path) else { return nil }
        if kind == .agentsFile {
            guard let block = try Self.block(in: old, path) else { return nil }
            var rest = old
            rest.removeSubrange(block)
            if rest.allSatisfy(\.isWhitespace) {
                unlink(path)
            } else {
                try write(rest.hasSuffix("\n\n") ? String(rest.dropLast()) : rest, to: path)
            }
            return path
        }
        guard old.contains(AgentGuide.mark) else { return nil }
        unlink(path)
        var parent = kind.path.parentFolder
        while !parent.isEmpty, rmdir("\(folder)/\(parent)") == 0 {
            parent = parent.parentFolder
        }
        return path
    }

    // MARK: Texts

    /// A text with the block in the place of the one that it has, or behind it.
    private static func placing(_ block: String, in text: String, _ path: String) throws -> String {
        var text = text
        if let old = try Self.block(in: text, path) {
            text.replaceSubrange(old, with: block)
            return text
        }
        let space = text.isEmpty || text.hasSuffix("\n\n") ? "" : text.hasSuffix("\n") ? "\n" : "\n\n"
        return text + space + block
    }

    /// Where the block stands, its last line's end included.
    private static func block(in text: String, _ path: String) throws -> Range<String.Index>? {
        guard let begin = text.range(of: AgentKind.begin) else { return nil }
        guard let end = text.range(of: AgentKind.end, range: begin.upperBound..<text.endIndex) else {
            throw Failure(
                ExitStatus.usage,
                "'\(path)' has '\(AgentKind.begin)' without '\(AgentKind.end)'; take the line out, or put the other where the block ends"
            )
        }
        let isWholeLine = text[end.upperBound...].first == "\n"
        return begin.lowerBound..<(isWholeLine ? text.index(after: end.upperBound) : end.upperBound)
    }

    private func text(at path: String) throws -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data = FileManager.default.contents(atPath: path), let text = String(data: data, encoding: .utf8)
        else { throw Failure(ExitStatus.noInput, "'\(path)' cannot be read as UTF-8; check its permissions") }
        return text
    }

    private func write(_ text: String, to path: String) throws {
        let parent = path.parentFolder
        do {
            if !parent.isEmpty {
                try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            }
            try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot write '\(path)': \(error.localizedDescription)")
        }
    }
}
