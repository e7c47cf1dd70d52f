import Galley
import GalleyTestSupport
import Testing

/// Which views `scrollPosition(id:)` tells, by Apple's documentation of `scrollTargetLayout(isEnabled:)` and `scrollTarget(isEnabled:)`: the
/// views of the layout, or those that are marked, of the scroll view itself; the top-most that is seen.
@MainActor @Suite("Views that scrolling tells") struct TargetViewTests {
    private final class Log { var names: [Int] = [] }

    private struct Told<Content: View>: View {
        let log: Log
        let axes: Axis.Set
        let content: Content
        @State private var id: Int?
        var body: some View {
            ScrollView(axes) { content }.scrollPosition(id: $id)
                .onChange(of: id) { log.names.append(id ?? -1) }
        }
    }

    /// What is told after a wheel has turned content in a room of 100 by 100 by so much.
    private func told(_ way: CGFloat = 75, _ axes: Axis.Set = .vertical, @ViewBuilder _ content: () -> some View)
        -> [Int]
    {
        let log = Log()
        let host = ViewHost(Told(log: log, axes: axes, content: content()), size: CGSize(width: 100, height: 100))
        let turn = axes == .vertical ? CGSize(width: 0, height: way) : CGSize(width: way, height: 0)
        host.send(.scroll(turn, at: CGPoint(x: 50, y: 50)))
        host.advance(by: 1)
        return log.names
    }

    /// Rows of 60 points.
    private func rows(_ names: Range<Int> = 0..<10) -> some View {
        ForEach(names, id: \.self) { _ in Color.red.frame(width: 50, height: 60) }
    }

    @Test("The views of a layout, which modifiers may lie around") func layouts() {
        let seen: [[Int]] = [
            told { VStack(spacing: 0) { rows() }.scrollTargetLayout() },
            told { VStack(spacing: 0) { rows() }.padding(10).scrollTargetLayout() },
            told { VStack(spacing: 0) { rows() }.scrollTargetLayout().padding(.top, 20) },
            told { VStack(spacing: 0) { rows().padding(.vertical, 20) }.scrollTargetLayout() },
            told { LazyVStack(spacing: 10) { rows() }.scrollTargetLayout() },
            told(200) { LazyVStack(spacing: 10) { rows(0..<100) }.padding(.top, 50).scrollTargetLayout() },
            told { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) { rows() }.scrollTargetLayout() },
            told { Grid(verticalSpacing: 0) { rows() }.scrollTargetLayout() },
        ]
        // 200 − 50 are in the third row of 70.
        #expect(seen == [[1], [1], [0], [0], [1], [2], [2], [1]])
    }

    /// `scrollTargetLayout` configures the outermost layout: what lies before or behind that is none of its views.
    @Test("A layout with something behind it, or before it") func layers() {
        let seen: [[Int]] = [
            told { VStack(spacing: 0) { rows() }.background(Color.blue).scrollTargetLayout() },
            told { LazyVStack(spacing: 10) { rows() }.background(.blue).scrollTargetLayout() },
            told { LazyVStack(spacing: 10) { rows() }.overlay { Color.clear }.padding(10).scrollTargetLayout() },
            told { VStack(spacing: 0) { rows() }.border(.blue).mask { Color.black }.scrollTargetLayout() },
            told { VStack(spacing: 0) { rows().background(Color.blue) }.scrollTargetLayout() },
        ]
        #expect(seen == [[1], [1], [1], [1], [1]])
    }

    @Test("A view with a name that has something behind it") func namedLayers() {
        let seen = told {
            VStack(spacing: 0) {
                ForEach(0..<10, id: \.self) { name in
                    Color.red.frame(width: 50, height: 60).id(name + 20).background(Color.blue).scrollTarget()
                }
            }
        }
        #expect(seen == [1])
        func row(_ name: Int) -> some View {
            Color.red.frame(width: 50, height: 60).id(name).background(Color.blue).scrollTarget()
        }
        #expect(
            told {
                VStack(spacing: 0) {
                    row(7); row(8); row(9); row(5)
                }
            } == [8])
    }

    @Test("Views that are marked by themselves, and such as are not") func marked() {
        func row(_ name: Int) -> some View { Color.red.frame(width: 50, height: 60).id(name) }
        let seen: [[Int]] = [
            told {
                VStack(spacing: 0) {
                    row(7); row(8).scrollTarget(); row(9); row(5)
                }
            },
            told {
                VStack(spacing: 0) {
                    row(7).scrollTarget(); row(8).padding(1).scrollTarget(); row(9); row(5)
                }
            },
            told {
                VStack(spacing: 0) {
                    row(7).scrollTarget(isEnabled: false); row(8); row(9); row(5)
                }
            },
            told { VStack(spacing: 0) { rows() }.scrollTargetLayout(isEnabled: false) },
            told { VStack(spacing: 0) { rows() } },
            // What scrolls by itself has targets of its own.
            told {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) { HStack { rows() }.scrollTargetLayout() }
                    Color.blue.frame(height: 300)
                }
            },
        ]
        #expect(seen == [[8], [8], [], [], [], []])
    }

    @Test("From side to side, in either direction") func sideways() {
        func row() -> some View {
            LazyHStack(spacing: 10) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 60, height: 50) } }
                .scrollTargetLayout()
        }
        #expect(told(75, .horizontal) { row() } == [1] && told(0, .horizontal) { row() } == [])
        let log = Log()
        let view = Told(log: log, axes: .horizontal, content: row()).environment(\.layoutDirection, .rightToLeft)
        let host = ViewHost(view, size: CGSize(width: 100, height: 100))
        // To the left is on.
        for _ in 0..<2 { host.send(.scroll(CGSize(width: -75, height: 0), at: CGPoint(x: 50, y: 50))) }
        host.advance(by: 1)
        #expect(log.names == [1, 2])
    }

    private struct Cards: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(width: 90, height: 50).probe("\($0)") }
                }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
        }
    }

    /// In 100 points one of 90 lies at the side where content begins; a finger that goes 70 has it end at the next one.
    @Test("Content comes to rest at a view's beginning, at the left or the right") func aligned() {
        /// Where the card of a name lies then.
        func rest(_ way: CGFloat, _ direction: LayoutDirection, _ name: String) -> CGFloat? {
            let host = ViewHost(
                Cards().environment(\.layoutDirection, direction), size: CGSize(width: 100, height: 50))
            host.send(.pointerDown(CGPoint(x: 50, y: 25)))
            for step in 1...4 { host.send(.pointerMoved(CGPoint(x: 50 + way * CGFloat(step) / 4, y: 25))) }
            host.send(.pointerUp(CGPoint(x: 50 + way, y: 25)))
            for _ in 0..<200 where host.needsFrame { host.advance(by: 1 / 60) }
            return host.frame(name)?.minX.rounded()
        }
        #expect(rest(-70, .leftToRight, "1") == 0 && rest(-30, .leftToRight, "0") == 0)
        #expect(rest(70, .rightToLeft, "1") == 10 && rest(30, .rightToLeft, "0") == 10)
    }
}
