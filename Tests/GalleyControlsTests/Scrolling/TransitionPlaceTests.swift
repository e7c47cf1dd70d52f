import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

@testable import GalleyControls

/// How views change on their way out of sight, and what sheets are clipped to: Apple's pages of
/// `scrollTransition(_:axis:transition:)` (−1 before the start, 1 behind the end, along the axis that the scroll
/// view scrolls) and of `presentationCornerRadius`; rules.md §18.7 (a sheet floats with the corners all around, one
/// at its tallest has none below; before iOS 26 corners of 10).
@MainActor @Suite("Places on the way out of sight") struct TransitionPlaceTests {
    private typealias Configuration = ScrollTransitionConfiguration

    private let linear = Configuration.interactive(timingCurve: .linear)

    /// Six views of 40 by 40 in a room of 100 by 100, scrolled by so much; each moves 40 down and 20 aside where it
    /// is out of sight.
    private func moved(
        _ axes: Axis.Set, by way: CGFloat, isMirrored: Bool = false, axis: Axis? = nil, leading: Configuration? = nil,
        trailing: Configuration? = nil
    ) -> [[CGFloat]] {
        let views = ForEach(0..<6, id: \.self) { index in
            Color.red.frame(width: 40, height: 40).probe("\(index)")
                .scrollTransition(topLeading: leading ?? linear, bottomTrailing: trailing ?? linear, axis: axis) {
                    $0.offset(x: $1.value * 20, y: $1.value * 40)
                }
        }
        let position = axes == .horizontal ? ScrollPosition(x: way) : ScrollPosition(y: way)
        let view = ScrollView(axes) {
            if axes == .horizontal { HStack(spacing: 0) { views } } else { VStack(spacing: 0) { views } }
        }
        .scrollClipDisabled().scrollPosition(.constant(position))
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        let found = drawnBounds(in: 100, 100, view)
        return (0..<4).map { index in
            guard let frame = found["\(index)"] else { return [] }
            // Where it lies without being moved.
            let start = CGFloat(index) * 40 - way
            let rest = axes == .horizontal ? CGPoint(x: start, y: 30) : CGPoint(x: 30, y: start)
            return [frame.minX - rest.x, frame.minY - rest.y].map { ($0 * 1000).rounded() / 1000 }
        }
    }

    @Test("Down a column: before the start and behind the end") func columns() {
        // The first lies from −30 to 10, three quarters out of sight; the fourth from 90 to 130 as well.
        #expect(moved(.vertical, by: 30) == [[-15, -30], [0, 0], [0, 0], [15, 30]])
        #expect(moved(.vertical, by: 0) == [[0, 0], [0, 0], [10, 20], [20, 40]])
        #expect(moved(.vertical, by: 40)[0] == [-20, -40] && moved(.vertical, by: 20)[3] == [20, 40])
    }

    @Test("Along a row, and along the axis that is asked for") func rows() {
        #expect(moved(.horizontal, by: 30) == [[-15, -30], [0, 0], [0, 0], [15, 30]])
        // Across the row all are in sight.
        #expect(moved(.horizontal, by: 30, axis: .vertical) == [[0, 0], [0, 0], [0, 0], [0, 0]])
        #expect(moved(.vertical, by: 30, axis: .horizontal) == [[0, 0], [0, 0], [0, 0], [0, 0]])
        #expect(moved(.vertical, by: 30, axis: .vertical)[0] == [-15, -30])
    }

    @Test("Each end by itself") func ends() {
        #expect(moved(.vertical, by: 30, leading: .identity) == [[0, 0], [0, 0], [0, 0], [15, 30]])
        #expect(moved(.vertical, by: 30, trailing: .identity) == [[-15, -30], [0, 0], [0, 0], [0, 0]])
        #expect(moved(.vertical, by: 30, leading: .animated, trailing: .identity)[0] == [-20, -40])
        let half = linear.threshold(.visible(0.5))
        // Half of it has to be seen: of the other 20 points that may go 10 have.
        #expect(
            moved(.vertical, by: 30, leading: half)[0] == [-10, -20]
                && moved(.vertical, by: 20, leading: half)[0] == [0, 0])
    }

    @Test("Outside of scroll views nothing is out of sight") func outside() {
        let view = Color.red.frame(width: 40, height: 40).probe("a")
            .scrollTransition(linear) { $0.offset(y: $1.value * 10) }.offset(y: -500)
        expect(drawnBounds(in: 100, 100, view)["a"]?.minY, 30 - 500)
    }

    // MARK: Sheets

    /// The clips of what is shown, as outlines in the window.
    private func clips(_ look: Look, _ change: (AnyView) -> some View) -> [Path] {
        let content = change(AnyView(Color.red))
        let view = Color.blue.sheet(isPresented: .constant(true)) { content }
        var found: [Path] = []
        func search(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                guard case .group(let group) = item else { continue }
                let inner = group.transform.concatenating(transform)
                if let clip = group.clip { found.append(clip.path.applying(inner)) }
                search(group.items, inner)
            }
        }
        search(RenderedView(view, options: screenOptions(look: look)).displayList.items, .identity)
        return found
    }

    private func outline(_ rect: CGRect, _ top: CGFloat, _ bottom: CGFloat) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: rect)
    }

    /// Whether both are the same steps, to a millionth of a point.
    private func isAlike(_ path: Path, _ other: Path) -> Bool {
        func points(_ path: Path) -> [CGPoint] {
            var points: [CGPoint] = []
            path.forEach { element in
                switch element {
                case .move(let end), .line(let end): points.append(end)
                case .quadCurve(let end, let control): points += [end, control]
                case .curve(let end, let first, let second): points += [end, first, second]
                case .closeSubpath: break
                }
            }
            return points
        }
        let (own, others) = (points(path), points(other))
        return own.count == others.count
            && zip(own, others).allSatisfy { abs($0.x - $1.x) < 1e-6 && abs($0.y - $1.y) < 1e-6 }
    }

    @Test("Corners of sheets") func corners() {
        let low = CGRect(x: 8, y: 544, width: 377, height: 300)
        let tall = CGRect(x: 0, y: 31, width: 393, height: 821)
        let older = CGRect(x: 0, y: 552, width: 393, height: 300)
        func has(_ path: Path, _ look: Look = .iOS26, _ change: (AnyView) -> some View) -> Bool {
            clips(look, change).contains { isAlike($0, path) }
        }
        // The display's corners are 55 at 393 × 852; 8 inside of it 47.
        #expect(has(outline(low, 47, 47)) { $0.presentationDetents([.height(300)]) })
        #expect(has(outline(low, 20, 20)) { $0.presentationDetents([.height(300)]).presentationCornerRadius(20) })
        #expect(has(outline(tall, 20, 0)) { $0.presentationCornerRadius(20) })
        #expect(has(outline(older, 10, 0), .iOS18) { $0.presentationDetents([.height(300)]) })
        #expect(
            has(outline(older, 25, 0), .iOS18) { $0.presentationDetents([.height(300)]).presentationCornerRadius(25) })
        #expect(has(outline(tall, 10, 0), .iOS18) { $0 })
    }
}
