import Foundation
import GalleyProtocol

/// The folder that keeps compiled files: `$GALLEY_CACHE`, else `galley` in the user's cache folder.
///
/// An entry is a folder named by its key. It is made under another name and moved into place whole, so that two runs at
/// once never see half an entry.
struct Cache {
    /// More entries than this are thinned out, oldest first.
    private static let limit = 256

    let folder: String
    private var entries: String { "\(folder)/compiled" }
    /// The compiler's own cache of C modules.
    var modules: String { "\(folder)/modules" }

    init() throws {
        let environment = ProcessInfo.processInfo.environment
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let chosen = value("GALLEY_CACHE") {
            folder = URL(fileURLWithPath: chosen).path
        } else if let base = value("XDG_CACHE_HOME") {
            folder = "\(base)/galley"
        } else {
            folder = "\(NSHomeDirectory())/.cache/galley"
        }
        do {
            try FileManager.default.createDirectory(atPath: entries, withIntermediateDirectories: true)
        } catch {
            throw Failure(
                ExitStatus.cannotWrite, "cannot write the cache '\(folder)'; name a folder that can be in GALLEY_CACHE")
        }
    }

    /// The folder of an entry, or nil when there is none.
    func entry(_ key: String) -> String? {
        let path = "\(entries)/\(key)"
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        // Marks it as used; only the thinning out looks at the time.
        utimes(path, nil)
        return path
    }

    /// A folder to build an entry in.
    func makeWorkFolder() throws -> String {
        let path = "\(folder)/work-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw Failure(ExitStatus.cannotWrite, "cannot write the cache '\(folder)'")
        }
        return path
    }

    /// Moves a finished work folder to its place, and returns that.
    func publish(_ work: String, as key: String) throws -> String {
        let path = "\(entries)/\(key)"
        if rename(work, path) != 0 {
            // Another run was faster; its entry is as good.
            try? FileManager.default.removeItem(atPath: work)
            guard FileManager.default.fileExists(atPath: path) else {
                throw Failure(ExitStatus.cannotWrite, "cannot write the cache '\(folder)'")
            }
        }
        thinOut()
        return path
    }

    private func thinOut() {
        removeAbandonedWork()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: entries)) ?? []
        guard names.count > Self.limit else { return }
        let dated = names.map { name -> (path: String, seconds: Int) in
            var status = stat()
            stat("\(entries)/\(name)", &status)
            return ("\(entries)/\(name)", status.st_mtim.tv_sec)
        }
        for entry in dated.sorted(by: { $0.seconds < $1.seconds }).prefix(names.count - Self.limit / 2) {
            try? FileManager.default.removeItem(atPath: entry.path)
        }
    }

    /// Work folders of runs that were interrupted.
    private func removeAbandonedWork() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("work-") {
            var status = stat()
            let path = "\(folder)/\(name)"
            if stat(path, &status) == 0, time(nil) - status.st_mtim.tv_sec > 24 * 60 * 60 {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }

    /// Takes away an entry that cannot be used.
    func remove(_ key: String) {
        try? FileManager.default.removeItem(atPath: "\(entries)/\(key)")
    }
}
