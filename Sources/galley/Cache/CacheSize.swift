import Foundation
import GalleyProtocol

/// How much the cache takes, and what goes when that is too much.
///
/// What each run adds is noted in one small file, so that the entries need not be looked at each time.
extension Cache {
    private var notes: String { "\(folder)/size" }

    /// What is in the cache.
    struct Contents {
        /// Compiled files and folders of objects, what was not used for the longest time first.
        var entries: [(path: String, bytes: Int)] = []
        /// The bytes of the compiler's modules.
        var modules = 0

        var bytes: Int { entries.reduce(modules) { $0 + $1.bytes } }
    }

    var contents: Contents {
        let paths = [entries, builds].flatMap { folder in Self.names(in: folder).map { "\(folder)/\($0)" } }
        let dated = paths.map { path -> (path: String, bytes: Int, used: timespec) in
            var status = stat()
            stat(path, &status)
            return (path, Self.size(of: path), status.st_mtim)
        }
        let sorted = dated.sorted {
            ($0.used.tv_sec, $0.used.tv_nsec, $0.path) < ($1.used.tv_sec, $1.used.tv_nsec, $1.path)
        }
        return Contents(entries: sorted.map { ($0.path, $0.bytes) }, modules: Self.size(of: modules))
    }

    /// The bytes of the files in a folder and the folders in it.
    static func size(of folder: String) -> Int {
        names(in: folder).reduce(0) { sum, name in
            var status = stat()
            guard lstat("\(folder)/\(name)", &status) == 0 else { return sum }
            return sum + (status.st_mode & S_IFMT == S_IFDIR ? size(of: "\(folder)/\(name)") : status.st_size)
        }
    }

    /// Notes that an entry has come, and removes old ones when the cache is larger than it may be.
    func noteGrowth(bytes: Int) {
        let known = (FileManager.default.contents(atPath: notes)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        let numbers = known.split(separator: "\n").map { Int($0) }
        // A file that makes no sense, or none: everything is counted.
        let isCounted = !numbers.isEmpty && !numbers.contains(nil)
        guard !isCounted || numbers.reduce(bytes, { $0 + ($1 ?? 0) }) > limit else {
            let file = Descriptor(open(notes, O_WRONLY | O_APPEND | O_CLOEXEC))
            _ = file.write(Data("\(bytes)\n".utf8)[...])
            return
        }
        thinOut()
    }

    /// Removes the oldest entries until a quarter of the room is free, if there is too little.
    private func thinOut() {
        let contents = contents
        var bytes = contents.bytes
        if bytes > limit {
            let aim = limit / 4 * 3
            if contents.modules > limit / 2, removeUnused(modules) { bytes -= contents.modules }
            for entry in contents.entries where bytes > aim {
                if removeUnused(entry.path) { bytes -= entry.bytes }
            }
        }
        try? OutputFile.write([(notes, Data("\(bytes)\n".utf8))])
    }

    /// Removes everything that no other run uses, and returns what is left.
    func clear() -> Contents {
        for entry in contents.entries { _ = removeUnused(entry.path) }
        _ = removeUnused(modules)
        for name in Self.names(in: folder) where name == "size" || name.hasPrefix("toolchain-") {
            unlink("\(folder)/\(name)")
        }
        return contents
    }
}
