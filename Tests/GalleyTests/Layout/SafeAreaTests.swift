import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

// The numeric cases are data: Tests/Conformance, S-001 to S-021.

@MainActor @Suite("Safe areas")
struct SafeAreaTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    /// A window of 100 by 200, its first 40 and last 20 points unsafe.
    private var window: RenderOptions {
        var options = RenderOptions()
        options.canvas = CGSize(width: 100, height: 200)
        options.proposal = ProposedViewSize(width: 100, height: 200)
        options.safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        return options
    }

    @Test("An edge in the unsafe part goes on to its end, and into the next area around")
    func reach() {
        let window = SafeArea.Level(
            outer: CGRect(x: 0, y: 0, width: 100, height: 200), inner: CGRect(x: 0, y: 40, width: 100, height: 140))
        let bar = SafeArea.Level(
            outer: CGRect(x: 0, y: 40, width: 100, height: 140), inner: CGRect(x: 0, y: 70, width: 100, height: 110))
        func reach(_ levels: [SafeArea.Level], _ y: CGFloat, _ height: CGFloat) -> EdgeReach {
            SafeArea(levels).reach(of: CGRect(x: 10, y: y, width: 50, height: height), pixelLength: 1)
        }
        #expect(reach([window], 40, 140) == EdgeReach(top: 40, bottom: 20))
        #expect(reach([window], 41, 138) == EdgeReach())
        // Half a pixel is no distance.
        #expect(reach([window], 40.5, 139) == EdgeReach(top: 40.5, bottom: 20.5))
        #expect(reach([window], 10, 180) == EdgeReach(top: 10, bottom: 10))
        #expect(reach([window], 0, 200) == EdgeReach())
        #expect(reach([window], -10, 220) == EdgeReach())
        // Under the bar to the safe area's edge, and from there to the window's.
        #expect(reach([window, bar], 70, 110) == EdgeReach(top: 70, bottom: 20))
        #expect(reach([window, bar], 75, 100) == EdgeReach())
    }

    @Test("What ignores the safe area twice reaches its edge once") func twice() {
        let record = layoutRecord(of: Color.red.probe("c").ignoresSafeArea().ignoresSafeArea(), window)
        expect(record.node("c")?.frame, 0, 0, 100, 200)
    }

    @Test("A bar in the middle of the window makes nothing beyond it unsafe") func inTheMiddle() {
        let view = VStack(spacing: 0) {
            Color.blue.frame(height: 30)
            Color.red.probe("c").ignoresSafeArea()
                .safeAreaInset(edge: .bottom, spacing: 0) { box(100, 20) }.frame(height: 60)
            Color.blue
        }
        expect(layoutRecord(of: view, window).node("c")?.frame, 0, 70, 100, 60)
    }

    private struct Insets: View {
        let found: (EdgeInsets) -> Void

        var body: some View {
            GeometryReader { proxy in
                let _ = found(proxy.safeAreaInsets)
                Color.clear
            }
        }
    }

    @Test("A reader is told what is unsafe next to it, on the sides as it is written") func readers() {
        var options = window
        options.safeArea = EdgeInsets(top: 40, leading: 7, bottom: 20, trailing: 3)
        var found: EdgeInsets?
        _ = layoutRecord(of: Insets { found = $0 }, options)
        #expect(found == EdgeInsets(top: 40, leading: 7, bottom: 20, trailing: 3))
        // The window's insets are those of the left and the right side.
        options.layoutDirection = .rightToLeft
        _ = layoutRecord(of: Insets { found = $0 }, options)
        #expect(found == EdgeInsets(top: 40, leading: 3, bottom: 20, trailing: 7))
        _ = layoutRecord(of: Insets { found = $0 }.safeAreaInset(edge: .leading, spacing: 4) { box(10, 10) }, options)
        #expect(found == EdgeInsets(top: 40, leading: 17, bottom: 20, trailing: 7))
        _ = layoutRecord(of: ScrollView { Insets { found = $0 } }, options)
        #expect(found == EdgeInsets())
    }

    @Test("A scroll view draws under the bar, and as far as the window goes") func scrollsUnder() throws {
        let rows = VStack(spacing: 0) { ForEach(0..<20) { _ in red.frame(width: 100, height: 20) } }
        let clear = Color.clear.frame(height: 30)
        let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let under = try Pixels(
            in: 100, 200, safeArea: safeArea, ScrollView { rows }.safeAreaInset(edge: .bottom) { clear })
        #expect(under[50, 145] == [255, 0, 0, 255] && under[50, 199] == [255, 0, 0, 255])
        // At rest the content starts in the safe area.
        #expect(under[50, 39] == [0, 0, 0, 0] && under[50, 41] == [255, 0, 0, 255])
        let stopped = try Pixels(in: 100, 200, safeArea: safeArea, ScrollView { rows }.padding(.bottom, 10))
        #expect(stopped[50, 165] == [255, 0, 0, 255] && stopped[50, 175] == [0, 0, 0, 0])
    }

    @Test("Lazy rows are there under the bar") func lazyUnder() {
        let view = ScrollView {
            LazyVStack(spacing: 0) { ForEach(0..<50) { Color.red.frame(height: 20).probe("\($0)") } }
        }
        .probe("scroll").safeAreaInset(edge: .bottom, spacing: 0) { box(100, 30) }
        let record = layoutRecord(of: view, window)
        expect(record.node("scroll")?.frame, 0, 40, 100, 110)
        // From 40 to the window's end at 200.
        #expect(record.node("7") != nil && record.node("8") == nil)
    }

    @Test("Rows of a scroll view keep their backgrounds to themselves") func rowsInside() throws {
        let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let view = ScrollView { Color.clear.frame(width: 100, height: 30).background(red).ignoresSafeArea() }
        let picture = try Pixels(in: 100, 200, safeArea: safeArea, view)
        #expect(picture[50, 35] == [0, 0, 0, 0] && picture[50, 45] == [255, 0, 0, 255])
    }

    @Test("A style's colours follow the view's own frame (OSU, _BackgroundStyleModifier)") func gradients() throws {
        let gradient = LinearGradient(
            stops: [.init(color: red, location: 0.5), .init(color: blue, location: 0.5)], startPoint: .top,
            endPoint: .bottom)
        // The frame ends at 100: red until 50, blue from there on to 200.
        let view = Color.clear.background(gradient)
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 100) }
        let picture = try Pixels(in: 100, 200, view)
        #expect(picture[50, 45] == [255, 0, 0, 255] && picture[50, 55] == [0, 0, 255, 255])
        #expect(picture[50, 190] == [0, 0, 255, 255])
    }

    @Test("A window's background reaches its edges") func wholeWindow() throws {
        let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
        let view = VStack { Text("x") }.frame(maxWidth: .infinity, maxHeight: .infinity).background(red)
        let picture = try Pixels(in: 100, 200, safeArea: safeArea, view)
        #expect(picture[5, 5] == [255, 0, 0, 255] && picture[5, 195] == [255, 0, 0, 255])
        let safe = try Pixels(in: 100, 200, safeArea: safeArea, view.background(blue, ignoresSafeAreaEdges: .top))
        #expect(safe[5, 195] == [255, 0, 0, 255])
    }

    @Test("Guides of what is inside an inset stay there (OSU, InsetViewLayout)") func guides() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").safeAreaInset(edge: .top, spacing: 0) { box(5, 30) }.probe("inset")
            box(20, 10).probe("box")
        }
        let found = frames(in: 200, 100, view)
        expect(found["inset"]?.maxY, found["box"]?.maxY ?? -1)
    }
}
