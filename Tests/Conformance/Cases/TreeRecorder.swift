import Foundation
import Galley
import GalleyEngine
import GalleyReplay

/// The layout trees behind a view, written down so that the engine can lay them out again elsewhere: the view's own, and
/// one for each node whose content depends on the layout, such as geometry readers.
@MainActor
package final class TreeRecorder: LayoutObserver {
    /// A tree, and where the engine put its nodes.
    package struct Tree {
        package let snapshot: TreeSnapshot
        /// What `Pass.frames(into:)` writes.
        package let frames: [Double]
        /// Whether a text is in the tree.
        package let hasText: Bool
        /// How many of the engine's questions are answered from the record.
        package let answerCount: Int
    }

    package private(set) var trees: [Tree] = []
    /// Why a tree could not be written: the user's code answered one question in two ways.
    package private(set) var contradiction: GalleyReplay.Recorder.Contradiction?

    package init() {}

    /// Lays out a view and writes its trees down, over those that were there.
    package func record<V: View>(of view: V, options: RenderOptions = .init()) -> LayoutRecord {
        LayoutRecord(of: view, options: options, observer: self)
    }

    package func layoutBegins() {
        trees = []
        contradiction = nil
    }

    package func willLayOut(_ tree: LayoutTree, hasText: Bool) -> (Pass) -> Void {
        let recorder = GalleyReplay.Recorder(of: tree)
        return { self.add(recorder, $0, hasText: hasText) }
    }

    private func add(_ recorder: GalleyReplay.Recorder, _ pass: Pass, hasText: Bool) {
        do throws(GalleyReplay.Recorder.Contradiction) {
            var frames = [Double](repeating: 0, count: pass.count * Pass.frameLength)
            frames.withUnsafeMutableBufferPointer { numbers in
                if let start = numbers.baseAddress { pass.frames(into: start) }
            }
            trees.append(
                Tree(
                    snapshot: try recorder.snapshot(of: pass), frames: frames, hasText: hasText,
                    answerCount: recorder.answerCount))
        } catch {
            contradiction = error
        }
    }

    private struct Line: Encodable {
        struct Tree: Encodable {
            let words, frames: Data
            let answers: Int
        }

        let `case`: String
        let text: Bool
        let trees: [Tree]
    }

    /// A case's trees as a line for `Scripts/wasm-conformance.mjs`: JSON, words and doubles little-endian in base64.
    package static func line(named name: String, _ recorders: [TreeRecorder]) throws -> String {
        for recorder in recorders {
            if let contradiction = recorder.contradiction { throw contradiction }
        }
        func data(_ words: [UInt64]) -> Data { words.map(\.littleEndian).withUnsafeBytes { Data($0) } }
        let trees = recorders.flatMap(\.trees)
        let line = Line(
            case: name, text: trees.contains(where: \.hasText),
            trees: trees.map {
                Line.Tree(
                    words: data($0.snapshot.words), frames: data($0.frames.map(\.bitPattern)), answers: $0.answerCount)
            })
        return String(decoding: try JSONEncoder().encode(line), as: UTF8.self) + "\n"
    }
}
