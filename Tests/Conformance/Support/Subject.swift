import SwiftUI

/// A scene's view, laid out when a check asks for it.
@MainActor public final class Subject {
    private let scene: Scene
    private lazy var laidOut = layout(scene.stage.proposal)
    /// The picture of the view.
    private(set) lazy var picture = Picture(scene.view(), scene.stage)

    init(_ scene: Scene) { self.scene = scene }

    /// The frame of a named view, in the window where the stage is one.
    func frame(_ name: String) -> CGRect? {
        guard var frame = laidOut[name] else { return nil }
        if let window = scene.stage.window, let root = laidOut[Self.root] {
            frame.origin.x += (window.width - root.width) / 2
            frame.origin.y += (window.height - root.height) / 2
        }
        return frame
    }

    /// What the view answers to what the stage offers.
    var size: CGSize? { laidOut[Self.root]?.size }

    /// What the view answers to another proposal.
    func answer(_ width: CGFloat?, _ height: CGFloat?) -> CGSize? {
        layout(ProposedViewSize(width: width, height: height))[Self.root]?.size
    }

    private static let root = "the whole view"

    private func layout(_ proposal: ProposedViewSize) -> [String: CGRect] {
        var stage = scene.stage
        stage.proposal = proposal
        let recorder = FrameRecorder()
        func render(_ view: some View) {
            layOut(view.probe(Self.root).environment(\.frameRecorder, recorder), stage)
        }
        render(scene.view())
        return recorder.frames
    }
}
