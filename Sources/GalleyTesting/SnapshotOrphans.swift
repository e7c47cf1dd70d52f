import Foundation
import GalleySnapshots

/// References that nothing asked for: of tests that were renamed or removed. Said at the end of a run of all tests.
///
/// Unchecked: what is kept is only touched under the lock. The end of a run comes on any thread.
final class SnapshotOrphans: @unchecked Sendable {
    static let shared = SnapshotOrphans()

    private let lock = NSLock()
    private var seen: [URL: Set<String>] = [:]
    private var isWatching = false

    /// Notes a reference that a test asked for.
    static func note(_ url: URL) { shared.note(url) }

    private func note(_ url: URL) {
        let folder = url.deletingLastPathComponent().standardizedFileURL
        let isFirst = lock.withLock {
            seen[folder, default: []].insert(url.lastPathComponent)
            defer { isWatching = true }
            return !isWatching
        }
        // A run of some of the tests says nothing about the others.
        guard isFirst, !Self.isFiltered(CommandLine.arguments) else { return }
        atexit {
            let orphans = SnapshotOrphans.orphans()
            guard !orphans.isEmpty else { return }
            let list = orphans.map { "  \($0.path)\n" }.joined()
            FileHandle.standardError.write(Data("\(orphans.count) snapshots that no test asked for:\n\(list)".utf8))
        }
    }

    static func isFiltered(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
    }

    /// The references in the folders that tests asked for something in that none has asked for.
    static func orphans() -> [URL] { shared.orphans() }

    private func orphans() -> [URL] {
        lock.withLock { seen }.flatMap { SnapshotReference.orphans(in: $0.key, known: $0.value) }
            .sorted { $0.path < $1.path }
    }
}
