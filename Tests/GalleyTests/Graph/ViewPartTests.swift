import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Parts of views and lengths of bars: sections as Apple's page of `Group(sections:)` counts them, heights of bars as docs/rules.md has
/// them, turns by the direction of an axis alone.
@MainActor @Suite("Sections, bars and axes")
struct ViewPartTests {
    private struct Reader<Content: View>: View {
        @ViewBuilder var content: Content
        let note: ([[Int]], [Bool]) -> Void

        var body: some View {
            Group(sections: content) { sections in
                let _ = note(
                    [[sections.startIndex, sections.endIndex]]
                        + sections.map { [$0.header.count, $0.content.count, $0.footer.count] },
                    [
                        sections.first?.containerValues.hasTag(5) ?? false,
                        sections.last?.containerValues.hasTag(5) ?? true,
                    ]
                        + [Set(sections.map(\.id)).count == sections.count])
                VStack(spacing: 0) { ForEach(sections) { $0.content } }
            }
        }
    }

    @Test("Views outside of sections are sections, too") func sections() {
        var (counts, answers): ([[Int]], [Bool]) = ([], [])
        let reader = Reader {
            Section {
                Color.red.frame(width: 10, height: 10)
                Color.red.frame(width: 10, height: 20)
            } header: {
                Color.red.frame(width: 10, height: 100)
            }.tag(5)
            Color.red.frame(width: 10, height: 40)
            Section {
                Color.red.frame(width: 10, height: 80)
            } footer: {
                Color.red.frame(width: 10, height: 100)
                Color.red.frame(width: 10, height: 100)
            }
        } note: {
            (counts, answers) = ($0, $1)
        }
        #expect(RenderedView(reader).size == CGSize(width: 10, height: 150))
        #expect(counts == [[0, 3], [1, 2, 0], [0, 1, 0], [0, 1, 2]] && answers == [true, false, true])
    }

    @Test("Bars reach into what is unsafe") func bars() {
        let (glass, flat) = (BarMetrics(), BarMetrics.iOS18)
        let extents: [(CGFloat, CGFloat, CGFloat)] = [
            (0, 86, 44), (-1, 86, 44), (10, 76, 44), (34, 52, 44), (40, 52, 44),
        ]
        for (safeArea, onGlass, plain) in extents {
            #expect(glass.toolbarExtent(safeArea) == onGlass && flat.toolbarExtent(safeArea) == plain, "\(safeArea)")
        }
        #expect([2, 3, 4, 5].map(glass.tabWidth) == [94, 94, 98, 98])
        #expect([2, 3, 4, 5].map(glass.tabOverlap) == [0, 0, 40 / 3, 40 / 3] as [CGFloat])
    }

    @Test("An axis counts by its direction, however long it is") func axes() {
        func turn(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> [CGFloat] {
            let m = _Rotation3DEffect(
                angle: .degrees(30), axis: (x, y, z), anchor: .center, anchorZ: 1, perspective: 0.5
            ).effectValue(size: CGSize(width: 40, height: 20))
            return [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
        }
        func isNear(_ a: [CGFloat], _ b: [CGFloat]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) < 1e-9 } }
        #expect(
            isNear(turn(0, 0, 5), turn(0, 0, 1)))
        #expect(isNear(turn(7, 0, 0), turn(1, 0, 0)))
        #expect(isNear(turn(0, 0.5, 0), turn(0, 1, 0)))
        #expect(isNear(turn(1, 2, 3), turn(2, 4, 6)) && !isNear(turn(1, 2, 3), turn(1, 2, 4)))
        #expect(
            Axis.horizontal.crossed == .vertical && Axis.vertical.crossed == .horizontal
                && Axis.vertical.set == .vertical)
        let size = CGSize(along: .vertical, 3, across: 4)
        #expect(size == CGSize(width: 4, height: 3) && size[.vertical] == 3 && size[.horizontal] == 4)
        var point = CGPoint(along: .horizontal, 1, across: 2)
        point[.vertical] = 5
        #expect(point == CGPoint(x: 1, y: 5) && CGPoint(along: .vertical, 1, across: 2) == CGPoint(x: 2, y: 1))
        var proposal = ProposedViewSize(along: .vertical, 1, across: nil)
        #expect(
            proposal == ProposedViewSize(width: nil, height: 1) && proposal[.horizontal] == nil
                && proposal[.vertical] == 1)
        proposal[.horizontal] = 9
        #expect(proposal.width == 9 && proposal.height == 1)
        let range = CGRect(x: 1, y: 2, width: 10, height: 20).range(.vertical)
        #expect(range.low == 2 && range.high == 22)
    }

    // Half a pixel and more is the next one; of a negative half, too.
    @Test("Edges lie on pixels") func pixels() {
        let grid = PixelGrid(scale: 2)
        #expect(
            grid.rounded(CGRect(x: 0.24, y: 0.25, width: 1, height: 1.2)) == CGRect(x: 0, y: 0.5, width: 1, height: 1))
        #expect(
            PixelGrid(scale: 0).rounded(CGRect(x: 0.3, y: 0.3, width: 1, height: 1))
                == CGRect(x: 0.3, y: 0.3, width: 1, height: 1))
        let edges = PixelGrid(scale: 3).rounded(CGRect(x: 0.5, y: -0.5, width: 0.1, height: 0.1))
        #expect(abs(edges.minX - 2.0 / 3) < 1e-9 && abs(edges.minY + 1.0 / 3) < 1e-9 && edges.width == 0)
    }
}
