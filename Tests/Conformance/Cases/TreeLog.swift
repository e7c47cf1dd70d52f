import Foundation
import Galley

/// The layout trees behind the cases, written down for `Scripts/wasm-conformance.mjs`.
@MainActor
public final class TreeLog {
    private let handle: FileHandle
    private var name: String?
    /// The views of the case that have been laid out.
    private var recorders: [TreeRecorder] = []
    /// Why the first line that could not be written was not.
    public private(set) var failure: (any Error)?

    /// Begins the file anew.
    public init(_ path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// What follows belongs to a case.
    func begin(_ id: String) {
        finish()
        name = id
    }

    /// Lays out a view and keeps its trees.
    func record<V: View>(_ view: V, _ options: RenderOptions) {
        let recorder = TreeRecorder()
        _ = recorder.record(of: view, options: options)
        recorders.append(recorder)
    }

    /// Writes the line of the case that was begun last.
    public func finish() {
        defer { recorders = [] }
        guard let name, !recorders.isEmpty else { return }
        do {
            try handle.write(contentsOf: Data(TreeRecorder.line(named: name, recorders).utf8))
        } catch {
            failure = failure ?? error
        }
    }
}
