import Foundation
import GalleyExport
import GalleyImages
import SwiftUI

// The only file that is not for every SwiftUI: it hands a part's setting to this one.

/// What a part's views told and showed.
@MainActor
final class Findings {
    private let part: Part
    private let trees: TreeLog?
    private(set) var size = CGSize.zero
    private(set) var frames: [String: CGRect] = [:]
    private(set) var notes: [String: [CGFloat]] = [:]

    init(_ part: Part, trees: TreeLog? = nil) {
        self.part = part
        self.trees = trees
        let recorder = record(staged)
        frames = recorder.frames
        notes = recorder.notes
        size = frames[Self.root]?.size ?? .zero
    }

    private static let root = "the root"

    /// The view in its window, or at zero.
    @ViewBuilder private var staged: some View {
        let view = part.view().probe(Self.root)
        if part.setting.isWindow {
            view.frame(width: part.setting.width, height: part.setting.height)
        } else {
            view
        }
    }

    private var options: RenderOptions {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: part.setting.width, height: part.setting.height)
        options.scale = part.setting.scale
        options.textPlatform = part.setting.platform == .macOS ? .macOS : .iOS
        options.look = part.setting.isBefore26 ? .iOS18 : .iOS26
        options.assetFolders = [Self.pictures]
        return options
    }

    /// The folder of the cases' pictures.
    private static let pictures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Pictures")

    /// Lays a view out and gives what its parts told.
    private func record<V: View>(_ view: V) -> Recorder {
        let recorder = Recorder()
        Recorder.current = recorder
        if let trees { trees.record(view, options) } else { _ = LayoutRecord(of: view, options: options) }
        Recorder.current = nil
        return recorder
    }

    /// What the view answers to a proposal.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        let asking = Asking(proposal: proposal)
        let view = part.view
        let recorder = record(asking { view() })
        guard let size = recorder.notes["answer"], size.count == 2 else { return .zero }
        return CGSize(width: size[0], height: size[1])
    }

    /// What is drawn, as exporters are given it.
    var displayList: DisplayList { RenderedView(staged, options: options).displayList }

    /// What is drawn, or nil when nothing can be.
    private(set) lazy var picture: Picture? = {
        guard let png = try? RenderedView(staged, options: options).pngData(),
            let image = try? ImageDecoder.decode([UInt8](png))
        else { return nil }
        return Picture(
            width: image.pixelWidth, height: image.pixelHeight, scale: part.setting.scale,
            premultipliedBGRA: image.premultipliedBGRA)
    }()
}

extension Part {
    /// What is drawn, as exporters are given it; nil where no number of the part is about the picture.
    public var displayList: DisplayList? {
        expectations.contains { $0.isDrawn } ? Findings(self).displayList : nil
    }
}
