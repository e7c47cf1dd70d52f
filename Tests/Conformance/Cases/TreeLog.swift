import Foundation
import Galley

/// The layout trees behind the cases, written down for `Scripts/wasm-conformance.mjs`.
@MainActor
public final class TreeLog {
    private let handle: FileHandle
    private var name = ""
    /// How many views of the case were laid out.
    private var count = 0
    /// Why the first line that could not be written was not.
    public private(set) var failure: (any Error)?

    /// Begins the file anew.
    public init(_ path: String) throws {
        try Data().write(to: URL(fileURLWithPath: path))
        handle = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    }

    /// What follows belongs to a case.
    func begin(_ id: String) {
        name = id
        count = 0
    }

    /// Lays out a view and adds its trees as a line.
    func record<V: View>(_ view: V, _ options: RenderOptions) {
        count += 1
        let recorder = TreeRecorder()
        _ = recorder.record(of: view, options: options)
        do {
            try handle.write(contentsOf: Data(recorder.line(named: "\(name) #\(count)").utf8))
        } catch {
            failure = failure ?? error
        }
    }
}
