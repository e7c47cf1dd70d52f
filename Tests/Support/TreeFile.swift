import Foundation
import Galley
import GalleyConformance
import Testing

/// The layout of a view. Where GALLEY_TREES names a file, the trees behind the view are added to it for
/// `Scripts/wasm-conformance.mjs`.
@MainActor package func layoutRecord<V: View>(of view: V, _ options: RenderOptions) -> LayoutRecord {
    guard let file = TreeFile.shared else { return LayoutRecord(of: view, options: options) }
    let recorder = TreeRecorder()
    let record = recorder.record(of: view, options: options)
    file.add(recorder)
    return record
}

/// The file that is written, from the first view on.
@MainActor package final class TreeFile {
    package static let shared = ProcessInfo.processInfo.environment["GALLEY_TREES"].map { TreeFile($0) }

    private let handle: FileHandle
    /// How many views each test has written.
    private var counts: [String: Int] = [:]

    private init(_ path: String) {
        precondition(FileManager.default.createFile(atPath: path, contents: nil), "\(path) cannot be written")
        guard let handle = FileHandle(forWritingAtPath: path) else { preconditionFailure("\(path) cannot be written") }
        self.handle = handle
    }

    /// Adds a line under the running test's name and the number of the view in it.
    package func add(_ recorder: TreeRecorder) {
        let test = Test.current.map { $0.displayName ?? $0.name } ?? "?"
        counts[test, default: 0] += 1
        do {
            let line = try TreeRecorder.line(named: "\(test) #\(counts[test, default: 1])", [recorder])
            try handle.write(contentsOf: Data(line.utf8))
        } catch {
            Issue.record(error)
        }
    }
}
