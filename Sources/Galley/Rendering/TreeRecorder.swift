import Foundation
import GalleyEngine

/// The layout trees behind a view, written down so that the engine can lay them out again elsewhere: the view's own, and
/// one for
/// each node whose content depends on the layout, such as geometry readers.
@MainActor
package final class TreeRecorder {
    /// A tree, and where the engine put its nodes.
    package struct Tree {
        /// What `ReplayedTree` reads.
        package let numbers: [Double]
        /// What `Pass.frames(into:)` writes.
        package let frames: [Double]
        /// Whether a text is in the tree.
        package let hasText: Bool
    }

    package private(set) var trees: [Tree] = []
    /// Why a tree could not be written: the user's code answered one question in two ways.
    package private(set) var contradiction: TreeRecording.Contradiction?

    package init() {}

    /// Lays out a view and writes its trees down, over those that were there.
    package func record<V: View>(of view: V, options: RenderOptions = .init()) -> LayoutRecord {
        LayoutRecord(RenderedView.layOut(view, options, recorder: self).0, proposal: options.proposal)
    }

    /// Forgets the trees, because the view is laid out again.
    func removeAll() {
        trees = []
        contradiction = nil
    }

    func add(_ recording: TreeRecording, _ pass: Pass) {
        do throws(TreeRecording.Contradiction) {
            var frames = [Double](repeating: 0, count: pass.count * Pass.frameLength)
            frames.withUnsafeMutableBufferPointer { numbers in
                if let start = numbers.baseAddress { pass.frames(into: start) }
            }
            let numbers = try recording.numbers(of: pass)
            trees.append(Tree(numbers: numbers, frames: frames, hasText: recording.hasLeaf { $0 is TextLeaf }))
        } catch {
            contradiction = error
        }
    }

    private struct Line: Encodable {
        struct Tree: Encodable {
            let numbers, frames: Data
        }

        let `case`: String
        let text: Bool
        let trees: [Tree]
    }

    /// The trees as a line for `Scripts/wasm-conformance.mjs`: JSON, numbers as little-endian doubles in base64.
    package func line(named name: String) throws -> String {
        if let contradiction { throw contradiction }
        func data(_ numbers: [Double]) -> Data {
            numbers.map(\.bitPattern.littleEndian).withUnsafeBytes { Data($0) }
        }
        let line = Line(
            case: name, text: trees.contains(where: \.hasText),
            trees: trees.map { Line.Tree(numbers: data($0.numbers), frames: data($0.frames)) })
        return String(decoding: try JSONEncoder().encode(line), as: UTF8.self) + "\n"
    }
}
