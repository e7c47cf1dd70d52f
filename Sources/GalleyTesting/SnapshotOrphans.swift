import Foundation
import GalleySnapshots

#if canImport(Glibc)
    import Glibc
#endif

/// References that nothing asks for any more: of tests that were renamed or removed. Said at the end of a run of all tests.
///
/// A test that threw, or that was skipped, did not come to ask for all of its references. So none is told of a test that is still there
/// and has an expectation that was not reached, and where the run failed none of a test that is still there.
///
/// Unchecked: what is kept is only touched under the lock. The end of a run comes on any thread.
final class SnapshotOrphans: @unchecked Sendable {
    private static let shared = SnapshotOrphans()

    private let lock = NSLock()
    private var folders: [URL: FolderUse] = [:]
    private var isWatching = false

    /// What was asked for in a folder.
    private struct FolderUse {
        var files: Set<String> = []
        /// The tests' source file.
        var source: String
        /// The lines of the expectations that were reached.
        var lines: Set<Int> = []
    }

    /// Notes an expectation that was reached, at a line of its test's source.
    static func note(_ references: SnapshotNames, line: Int) {
        shared.change(references) { $0.lines.insert(line) }
        shared.watch()
    }

    /// Notes a reference that a test asked for.
    static func note(_ url: URL, of references: SnapshotNames) {
        shared.change(references) { $0.files.insert(url.lastPathComponent) }
    }

    private func change(_ references: SnapshotNames, _ change: (inout FolderUse) -> Void) {
        let folder = references.folder.standardizedFileURL
        lock.withLock { change(&folders[folder, default: FolderUse(source: references.file)]) }
    }

    /// Waits for the end of the run. One of some of the tests says nothing about the others.
    private func watch() {
        let isFirst = lock.withLock {
            defer { isWatching = true }
            return !isWatching
        }
        guard isFirst, !Self.isFiltered(CommandLine.arguments) else { return }
        #if canImport(Glibc)
            on_exit({ status, _ in SnapshotOrphans.tell(hasFailed: status != 0) }, nil)
        #else
            atexit { SnapshotOrphans.tell(hasFailed: true) }
        #endif
    }

    private static func tell(hasFailed: Bool) {
        let orphans = orphans(hasFailed: hasFailed)
        guard !orphans.isEmpty else { return }
        let list = orphans.map { "  \($0.path)\n" }.joined()
        FileHandle.standardError.write(
            Data(
                "\(orphans.count == 1 ? "1 snapshot" : "\(orphans.count) snapshots") that no test asked for:\n\(list)"
                    .utf8))
    }

    static func isFiltered(_ arguments: [String]) -> Bool {
        arguments.contains { argument in
            ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
    }

    /// The references in the folders that tests asked for something in that none asks for.
    ///
    /// - Parameter hasFailed: Whether a test of the run failed.
    static func orphans(hasFailed: Bool) -> [URL] {
        let folders = shared.lock.withLock { shared.folders }
        return folders.flatMap { folder, asked in
            let source = TestSource(path: asked.source)
            return SnapshotReference.orphans(in: folder, known: asked.files).filter {
                source.asksForNoMore($0.lastPathComponent, reached: asked.lines, hasFailed: hasFailed)
            }
        }.sorted { $0.path < $1.path }
    }
}
