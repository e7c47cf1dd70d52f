import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import GalleyText

/// What a view draws, for tests of texts.
@MainActor
struct DrawnText {
    let displayList: DisplayList
    let size: CGSize
    let diagnostics: [Diagnostic]

    init<V: View>(
        _ view: V, platform: TextPlatform = .macOS, scale: CGFloat = 2, width: CGFloat? = nil, height: CGFloat? = nil
    ) {
        var options = RenderOptions()
        options.textPlatform = platform
        options.scale = scale
        options.proposal = ProposedViewSize(width: width, height: height)
        let rendered = RenderedView(view, options: options)
        displayList = rendered.displayList
        size = rendered.size
        diagnostics = rendered.diagnostics
    }

    /// The glyph runs, in drawing order.
    var runs: [GlyphRun] {
        displayList.marks.compactMap { if case .glyphs(let run, _, _, _) = $0 { run } else { nil } }
    }

    /// The paint of each run.
    var paints: [Paint] {
        displayList.marks.compactMap { if case .glyphs(_, _, let paint, _) = $0 { paint } else { nil } }
    }

    /// The boxes of filled paths.
    var fills: [CGRect] {
        displayList.marks.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }

    /// The paths that are stroked, with their style.
    var strokes: [(box: CGRect, style: StrokeStyle)] {
        displayList.marks.compactMap {
            if case .stroke(let path, _, let style) = $0 { (path.boundingRect, style) } else { nil }
        }
    }

    var glyphCount: Int { runs.reduce(0) { $0 + $1.glyphs.count } }
}
