import CGalleySystem
import Foundation

/// A file that is written whole before it has its name: what was there is replaced at once, or left alone.
///
/// The file has no name at all while it is written (O_TMPFILE), so nothing is left of it however we end. Only where another
/// file has the name already, it is called `NAME.galley-0` for the moment between two system calls. A name of that kind
/// whose file no one locks is left over from a run that was killed just then, and is taken away.
package struct OutputFile {
    /// A file that could not be written.
    package struct WriteError: Error {
        package var path: String
        package var reason: String

        package init(_ path: String, _ number: Int32 = errno) {
            self.path = path
            reason = String(cString: strerror(number))
        }

        package init(_ path: String, reason: String) {
            self.path = path
            self.reason = reason
        }
    }

    package let path: String
    private let file: Descriptor
    /// The name that the file has until it has its own; nil when it has none.
    private let provisionalName: String?

    /// Writes a file that has not got its name yet.
    package init(_ path: String, _ data: Data) throws(WriteError) {
        self.path = path
        var isFolder: ObjCBool = false
        guard !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) || !isFolder.boolValue else {
            throw WriteError(path, reason: "it is a folder")
        }
        let folder = path.parentFolder
        let nameless = galley_open_nameless(folder.isEmpty ? "." : folder)
        // Some file systems know no files without a name.
        (file, provisionalName) = nameless >= 0 ? (Descriptor(nameless), nil) : try Self.makeNamed(path)
        do {
            try write(data)
        } catch {
            discard()
            throw error
        }
    }

    private func write(_ data: Data) throws(WriteError) {
        flock(file.number, LOCK_EX | LOCK_NB)
        var done = 0
        while done < data.count {
            let count = data.withUnsafeBytes { Foundation.write(file.number, $0.baseAddress! + done, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw WriteError(path) }
            done += count
        }
    }

    /// Gives the file its name.
    package func publish() throws(WriteError) {
        let result: Result<Void, WriteError>
        if let provisionalName {
            result = Interruption.settle(provisionalName) { rename(from: provisionalName) }
        } else {
            result = Interruption.undisturbed { linkAndRename() }
        }
        file.close()
        try result.get()
    }

    /// Takes the file away.
    package func discard() {
        if let provisionalName { Interruption.settle(provisionalName) { _ = unlink(provisionalName) } }
        file.close()
    }

    private func linkAndRename() -> Result<Void, WriteError> {
        if link(to: path) { return .success(()) }
        guard errno == EEXIST else { return .failure(WriteError(path)) }
        for name in Self.provisionalNames(for: path) {
            if link(to: name) { return rename(from: name) }
            guard errno == EEXIST else { return .failure(WriteError(path)) }
        }
        return .failure(WriteError(path))
    }

    private func link(to name: String) -> Bool {
        linkat(AT_FDCWD, "/proc/self/fd/\(file.number)", AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0
    }

    private func rename(from name: String) -> Result<Void, WriteError> {
        guard Foundation.rename(name, path) == 0 else {
            let error = WriteError(path)
            unlink(name)
            return .failure(error)
        }
        return .success(())
    }

    private static func makeNamed(_ path: String) throws(WriteError) -> (Descriptor, String?) {
        for name in provisionalNames(for: path) {
            let number = Interruption.make(name) { open(name, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666) }
            if number >= 0 { return (Descriptor(number), name) }
            let reason = errno
            Interruption.settle(name) {}
            guard reason == EEXIST else { throw WriteError(path, reason) }
        }
        throw WriteError(path, EEXIST)
    }

    /// Names beside the file's own that no one uses, or at least not any more.
    private static func provisionalNames(for path: String) -> some Sequence<String> {
        (0..<1000).lazy.map { "\(path).galley-\($0)" }.filter { name in
            let number = open(name, O_RDONLY | O_CLOEXEC)
            guard number >= 0 else { return true }
            let file = Descriptor(number)
            guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else { return false }
            unlink(name)
            return true
        }
    }
}

extension OutputFile {
    /// Writes every file, and gives them their names when all are complete.
    package static func write(_ files: [(path: String, data: Data)]) throws(WriteError) {
        var waiting: [OutputFile] = []
        defer {
            for file in waiting { file.discard() }
        }
        for (path, data) in files { waiting.append(try OutputFile(path, data)) }
        while let file = waiting.first {
            waiting.removeFirst()
            try file.publish()
        }
    }

    /// The file's name for a view: its letters, digits and marks, with a dash for all else, as far as a name reaches.
    package static func name(for view: String) -> String {
        let words = view.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
        var name = words.isEmpty ? "view" : words.joined(separator: "-")
        while name.utf8.count > mostBytes { name.removeLast() }
        return name
    }

    /// File systems take names of 255 bytes; a variant, a number and an ending follow.
    private static let mostBytes = 160
}
