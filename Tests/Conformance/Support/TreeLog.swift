import SwiftUI

/// The layout trees behind the views of a case, for `Scripts/wasm-conformance.mjs`.
@MainActor enum TreeLog {
    /// The views laid out so far; nil while nobody wants their trees.
    static var recorders: [TreeRecorder]?

    /// Lays out a view and keeps its trees.
    static func record(_ view: some View, _ options: RenderOptions) {
        let recorder = TreeRecorder()
        _ = recorder.record(of: view, options: options)
        recorders?.append(recorder)
    }
}

extension Case {
    /// Runs the case; the line that is returned, too, holds the trees of every view that was laid out for it.
    public func runWithTrees() throws -> (outcome: Outcome, line: String) {
        TreeLog.recorders = []
        defer { TreeLog.recorders = nil }
        let outcome = run()
        return (outcome, try TreeRecorder.line(named: id, TreeLog.recorders ?? []))
    }
}
