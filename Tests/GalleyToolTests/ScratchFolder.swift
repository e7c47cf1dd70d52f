import Foundation
import GalleyProcesses
import GalleyTestPrograms

/// A folder of files for one test; it goes with the test.
final class ScratchFolder {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        path = "/tmp/galley-scratch-\(UUID().uuidString)"
        try make("")
        for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }

    func make(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: self[folder], withIntermediateDirectories: true)
    }

    /// Foundation's path of the folder traps on a name of one letter.
    private static func folder(of name: String) -> String { name.lastIndex(of: "/").map { String(name[..<$0]) } ?? "" }

    func write(_ text: String, to name: String) throws {
        try make(Self.folder(of: name))
        try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }

    /// Writes a program of the shell's.
    func writeProgram(_ text: String, to name: String) throws {
        try make(Self.folder(of: name))
        try GalleyTestPrograms.writeProgram(text, to: self[name])
    }

    func link(_ name: String, to place: String) throws {
        try make(Self.folder(of: name))
        try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: place)
    }

    func text(of name: String) -> String? {
        FileManager.default.contents(atPath: self[name]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// A text in which the folder is called FOLDER.
    func plain(_ text: String) -> String { text.replacing(path, with: "FOLDER") }
}

/// The message that something fails with, and its status before it; a text of its own where it does not fail.
func failure(_ work: () throws -> Void) -> String {
    do {
        try work()
        return "no failure"
    } catch let failure as Failure {
        return "\(failure.status) \(failure.message)"
    } catch {
        return "\(error)"
    }
}
