import Foundation
import GalleyProtocol

/// A folder in /tmp that goes with the object, or when the program is told to end.
///
/// A program that is killed takes nothing away. So each folder is locked as long as it is in use, and a program that makes its first one
/// takes away those that are not locked.
package final class TemporaryFolder: Sendable {
    package let path: String
    private let lock: FolderLock

    /// - Parameter kind: A word in its name.
    package init(_ kind: String) throws {
        _ = Self.sweep
        for _ in 0..<100 {
            var name = Array("/tmp/galley-\(kind)-XXXXXX".utf8CString)
            guard mkdtemp(&name) != nil else { break }
            let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            // Another program may have found the folder before it was locked, and taken it for an abandoned one.
            guard let lock = FolderLock(sharing: path) else { continue }
            (self.path, self.lock) = (path, lock)
            Interruption.make(path) {}
            return
        }
        throw Failure(ExitStatus.cannotWrite, "cannot make a folder in /tmp")
    }

    deinit { remove() }

    package func remove() { Interruption.settle(path) { try? FileManager.default.removeItem(atPath: path) } }

    /// Takes away the folders of programs that were killed: once in each program.
    private static let sweep: Void = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/tmp")) ?? []
        for name in names where name.wholeMatch(of: /galley-(?:mcp|lsp|home|files)-[A-Za-z0-9]{6}/) != nil {
            let path = "/tmp/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
                let lock = FolderLock(claiming: path)
            else { continue }
            withExtendedLifetime(lock) { try? FileManager.default.removeItem(atPath: path) }
        }
    }()
}
