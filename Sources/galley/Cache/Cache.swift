import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// The folder that keeps compiled files: `$GALLEY_CACHE`, else `galley` in the user's cache folder.
///
/// An entry is a folder named by its key. It is made under another name and moved into place whole, so that two runs at
/// once never see half an entry. Anyone who makes or uses an entry holds a lock on its folder that ends with the process; what
/// no one holds can be taken away.
struct Cache {
    let folder: String
    /// The most that the cache may take, in bytes.
    let limit: Int

    var entries: String { "\(folder)/compiled" }
    /// What several files were compiled to, a folder for each module.
    var builds: String { "\(folder)/builds" }
    /// The compiler's own cache of C modules.
    var modules: String { "\(folder)/modules" }

    init() throws {
        try self.init(environment: ProcessInfo.processInfo.environment)
    }

    /// - Parameter environment: The variables that say where it is, and how large it may be.
    init(environment: [String: String]) throws {
        func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        if let chosen = value("GALLEY_CACHE") {
            folder = URL(fileURLWithPath: chosen).path
        } else if let base = value("XDG_CACHE_HOME") {
            folder = "\(base)/galley"
        } else {
            folder = "\(NSHomeDirectory())/.cache/galley"
        }
        limit = try Self.limit(value("GALLEY_CACHE_LIMIT"))
        for path in [entries, modules] {
            do {
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            } catch {
                throw cannotWrite(error)
            }
        }
        removeAbandonedWork()
    }

    private static func limit(_ text: String?) throws -> Int {
        guard let text else { return 512 << 20 }
        guard let megabytes = Int(text), (1...(1 << 40)).contains(megabytes) else {
            throw Failure(
                ExitStatus.usage, "GALLEY_CACHE_LIMIT is '\(text)'; give megabytes, a whole number such as 512")
        }
        return megabytes << 20
    }

    /// The failure that an error while writing into the cache is.
    func cannotWrite(_ error: (any Error)? = nil) -> Failure {
        let underlying = (error as NSError?)?.userInfo[NSUnderlyingErrorKey] as? NSError
        let number = underlying?.domain == NSPOSIXErrorDomain ? Int32(underlying?.code ?? 0) : 0
        let reason =
            (error as? OutputFile.WriteError)?.reason ?? (number == 0 ? nil : String(cString: strerror(number)))
        return Failure(
            ExitStatus.cannotWrite,
            "cannot write the cache '\(folder)'\(reason.map { ": \($0)" } ?? ""); make room for it, for example with "
                + "`galley cache clear`, or name another folder in GALLEY_CACHE")
    }

    /// An entry or a folder to make one in. No one takes it away while this value lives.
    final class Entry: Sendable {
        let path: String
        fileprivate let lock: FolderLock
        /// Whether no one else may use it, in this process neither.
        private let isAlone: Mutex<Bool>

        fileprivate init(path: String, lock: FolderLock, isAlone: Bool = false) {
            self.path = path
            self.lock = lock
            self.isAlone = Mutex(isAlone)
        }

        fileprivate var isShared: Bool { isAlone.withLock { !$0 } }

        /// Has it alone, where only this process shares it.
        fileprivate func claim() -> Bool {
            isAlone.withLock { isAlone in
                guard !isAlone, lock.claim() else { return false }
                isAlone = true
                return true
            }
        }

        /// Removes a folder that was not published.
        func discard() {
            Interruption.settle(path) { try? FileManager.default.removeItem(atPath: path) }
        }

        /// Lets others use what we were alone with.
        func share() {
            isAlone.withLock { isAlone in
                lock.share()
                isAlone = false
            }
        }

        /// Writes a file into the entry.
        func write(_ data: Data, to name: String, in cache: Cache) throws {
            do {
                try data.write(to: URL(fileURLWithPath: "\(path)/\(name)"))
            } catch {
                throw cache.cannotWrite(error)
            }
        }

        /// Writes a file unless it is so already: its date says when it changed.
        func update(_ data: Data, at name: String, in cache: Cache) throws {
            guard FileManager.default.contents(atPath: "\(path)/\(name)") != data else { return }
            try write(data, to: name, in: cache)
        }
    }

    /// The folders of objects that this process uses. It asks for no second lock on one: that would wait for its own first one, which a
    /// view that is shown keeps.
    private static let used = Mutex<[String: UsedEntry]>([:])

    private struct UsedEntry { weak var entry: Entry? }

    private func used(_ path: String) -> Entry? { Self.used.withLock { $0[path]?.entry } }

    private func use(_ entry: Entry) -> Entry {
        utimes(entry.path, nil)
        Self.used.withLock { used in
            used = used.filter { $0.value.entry != nil }
            used[entry.path] = UsedEntry(entry: entry)
        }
        return entry
    }

    /// The folder of a module's objects, for us alone; nil where another run is at work in it.
    func objects(_ key: String) -> Entry? {
        let path = "\(builds)/\(key)"
        if let entry = used(path) { return entry.claim() ? entry : nil }
        mkdir(builds, 0o777)
        mkdir(path, 0o777)
        guard let lock = FolderLock(claiming: path) else { return nil }
        return use(Entry(path: path, lock: lock, isAlone: true))
    }

    /// The same, once other runs are done with it; nil when that takes too long.
    func awaitObjects(_ key: String, _ time: TimeLimit) throws -> Entry? {
        while true {
            if let entry = objects(key) { return entry }
            guard FileManager.default.fileExists(atPath: "\(builds)/\(key)") else { throw cannotWrite() }
            guard time.milliseconds > 0 else { return nil }
            usleep(20_000)
        }
    }

    /// The folder of a module's objects as it is, shared with other runs; nil if there is none.
    func builtObjects(_ key: String) -> Entry? {
        let path = "\(builds)/\(key)"
        if let entry = used(path) { return entry.isShared ? entry : nil }
        guard let lock = FolderLock(sharing: path) else { return nil }
        return use(Entry(path: path, lock: lock))
    }

    /// An entry, or nil when there is none.
    func entry(_ key: String) -> Entry? {
        let path = "\(entries)/\(key)"
        guard let lock = FolderLock(sharing: path) else { return nil }
        // Marks it as used; only the thinning out looks at the time.
        utimes(path, nil)
        return Entry(path: path, lock: lock)
    }

    /// A folder to build an entry in.
    func makeWorkFolder() throws -> Entry {
        for _ in 0..<100 {
            let path = "\(folder)/work-\(getpid())-\(UInt32.random(in: 0 ... .max))"
            guard Interruption.make(path, { mkdir(path, 0o777) }) == 0 else {
                let reason = errno
                Interruption.settle(path) {}
                throw cannotWrite(OutputFile.WriteError(path, reason))
            }
            // Another run may have found the folder before it was locked, and taken it for an abandoned one.
            if let lock = FolderLock(sharing: path) { return Entry(path: path, lock: lock) }
            Interruption.settle(path) { _ = rmdir(path) }
        }
        throw cannotWrite()
    }

    /// Keeps the compiler's modules from being removed while it runs.
    func lockModules() -> FolderLock? {
        mkdir(modules, 0o777)
        return FolderLock(sharing: modules)
    }

    /// Seals files of a finished work folder, if any are named, moves it to its place, and returns the entry.
    func publish(_ work: Entry, as key: String, sealing names: [String]) throws -> Entry {
        let path = "\(entries)/\(key)"
        do {
            if !names.isEmpty { try CacheSeal.write(names, in: work.path) }
        } catch {
            throw cannotWrite(error)
        }
        guard Interruption.settle(work.path, { rename(work.path, path) }) == 0 else {
            let reason = errno
            // Another run was faster; its entry is as good.
            work.discard()
            guard let entry = entry(key) else { throw cannotWrite(OutputFile.WriteError(path, reason)) }
            return entry
        }
        CacheSeal.synchronize(entries)
        noteGrowth(bytes: Self.size(of: path))
        return Entry(path: path, lock: work.lock)
    }

    /// Takes away an entry of ours that turned out to be of no use, anyone who else is about to use it.
    func discard(_ entry: Entry) {
        let grave = "\(folder)/work-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let isMoved = rename(entry.path, grave) == 0
        try? FileManager.default.removeItem(atPath: isMoved ? grave : entry.path)
    }

    /// Takes away an entry that cannot be used.
    func remove(_ key: String) {
        _ = removeUnused("\(entries)/\(key)")
    }

    /// Work folders of runs that were killed.
    private func removeAbandonedWork() {
        for name in Self.names(in: folder) where name.hasPrefix("work-") {
            if removeUnused("\(folder)/\(name)") { removeAbandonedModules() }
        }
    }

    /// The unfinished modules of a compiler that was killed.
    private func removeAbandonedModules() {
        guard let lock = FolderLock(claiming: modules) else { return }
        withExtendedLifetime(lock) {
            for group in Self.names(in: modules) {
                for name in Self.names(in: "\(modules)/\(group)") where !name.hasSuffix(".pcm") && name.contains(".pcm")
                {
                    try? FileManager.default.removeItem(atPath: "\(modules)/\(group)/\(name)")
                }
            }
        }
    }

    /// Removes a folder of the cache unless someone uses it.
    func removeUnused(_ path: String) -> Bool {
        guard let lock = FolderLock(claiming: path) else { return false }
        // Out of the others' sight first: nobody finds half a folder.
        let grave = "\(folder)/work-\(getpid())-\(UInt32.random(in: 0 ... .max))"
        let isMoved = rename(path, grave) == 0
        try? FileManager.default.removeItem(atPath: isMoved ? grave : path)
        return withExtendedLifetime(lock) { true }
    }

    static func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    }
}
