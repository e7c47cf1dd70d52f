import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The edge of glass as it was measured (docs/rules.md §16.7): in the light two white lines, one and a half point wide, in the dark one.
@MainActor @Suite("Edges of glass")
struct GlassEdgeTests {
    private func strokes(_ items: [DrawItem]) -> [[Double]] {
        items.flatMap { item -> [[Double]] in
            switch item {
            case .stroke(let path, .color(let color), let style):
                [
                    [Double(style.lineWidth), color.red, color.alpha, Double(path.boundingRect.width)].map {
                        ($0 * 1e6).rounded() / 1e6
                    }
                ]
            case .group(let group): strokes(group.items)
            default: []
            }
        }
    }

    @Test("Two lines in the light, one in the dark") func edges() {
        func edge(_ scheme: ColorScheme) -> [[Double]] {
            let view = ZStack { GlassGround(shape: Rectangle()) }.frame(width: 40, height: 20).environment(
                \.colorScheme, scheme)
            return strokes(RenderedView(view).displayList.items)
        }
        #expect(edge(.light) == [[1, 1, 0.37, 39], [0.5, 1, 0.32, 39.5]])
        #expect(edge(.dark) == [[0.5, 1, 0.22, 39.5]])
    }
}
