import Foundation
import Galley
import GalleyTestSupport
import Testing

/// Views that take each other's place under one name. Apple's documentation of `matchedGeometryEffect`: where a view comes in the
/// transaction in which another of the same key goes, their frames are interpolated in the window, so that it looks as if one view moved;
/// each is drawn as its own transition says.
@MainActor @Suite("Matched geometry of live views")
struct MatchedMotionTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    /// A red box of 40×20 at the upper left; or a blue one of 80×60 at the lower right.
    struct Swap: View {
        var animation: Animation? = .linear(duration: 1)
        @Namespace private var space
        @State private var isLarge = false

        var body: some View {
            ZStack {
                if isLarge {
                    Color(.sRGB, red: 0, green: 0, blue: 1)
                        .matchedGeometryEffect(id: "box", in: space)
                        .frame(width: 80, height: 60)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                } else {
                    Color(.sRGB, red: 1, green: 0, blue: 0)
                        .matchedGeometryEffect(id: "box", in: space)
                        .frame(width: 40, height: 20)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(animation) { isLarge.toggle() } }
        }
    }

    private func host(_ animation: Animation? = .linear(duration: 1)) -> ViewHost {
        ViewHost(Swap(animation: animation), size: CGSize(width: 200, height: 160))
    }

    private func expect(
        _ host: ViewHost, _ color: ResolvedColor, _ frame: CGRect?, _ location: SourceLocation = #_sourceLocation
    ) {
        let boxes = host.boxes(color)
        #expect(boxes.count == (frame == nil ? 0 : 1), sourceLocation: location)
        guard let frame, let box = boxes.first else { return }
        for (a, b) in [
            (box.minX, frame.minX), (box.minY, frame.minY), (box.width, frame.width), (box.height, frame.height),
        ] {
            #expect(abs(a - b) <= 0.5, "\(box), not \(frame)", sourceLocation: location)
        }
    }

    @Test("What comes and what goes share one frame, which leads from the old place and size to the new") func moves() {
        let host = host()
        expect(host, Self.red, CGRect(x: 0, y: 0, width: 40, height: 20))
        host.tap(CGPoint(x: 100, y: 80))
        expect(host, Self.red, CGRect(x: 0, y: 0, width: 40, height: 20))
        // From (0, 0) 40×20 to (120, 100) 80×60: a quarter and three quarters of the way.
        host.advance(by: 0.25)
        expect(host, Self.red, CGRect(x: 30, y: 25, width: 50, height: 30))
        expect(host, Self.blue, CGRect(x: 30, y: 25, width: 50, height: 30))
        host.advance(by: 0.5)
        expect(host, Self.blue, CGRect(x: 90, y: 75, width: 70, height: 50))
        host.advance(by: 0.25)
        expect(host, Self.blue, CGRect(x: 120, y: 100, width: 80, height: 60))
        expect(host, Self.red, nil)
        #expect(!host.needsFrame)
    }

    @Test("One that turns back goes on from where it is") func interrupted() {
        let host = host()
        host.tap(CGPoint(x: 100, y: 80))
        host.advance(by: 0.5)
        host.tap(CGPoint(x: 100, y: 80))
        expect(host, Self.red, CGRect(x: 60, y: 50, width: 60, height: 40))
        host.advance(by: 1)
        expect(host, Self.red, CGRect(x: 0, y: 0, width: 40, height: 20))
        expect(host, Self.blue, nil)
    }

    @Test("Without an animation it is there at once") func atOnce() {
        let host = host(nil)
        host.tap(CGPoint(x: 100, y: 80))
        expect(host, Self.blue, CGRect(x: 120, y: 100, width: 80, height: 60))
        expect(host, Self.red, nil)
        #expect(!host.needsFrame)
    }

    /// The mark of a chosen tab lies behind it, in the tab's own place of the row.
    struct Tabs: View {
        @Namespace private var space
        @State private var chosen = 0

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<3) { index in
                    Color.clear.frame(width: 60, height: 30)
                        .background {
                            if chosen == index {
                                Color(.sRGB, red: 1, green: 0, blue: 0).matchedGeometryEffect(id: "mark", in: space)
                            }
                        }
                        .contentShape(Rectangle())
                        .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = index } }
                }
            }
        }
    }

    @Test("The mark of what is chosen moves from one element to another") func mark() {
        let host = ViewHost(Tabs(), size: CGSize(width: 180, height: 30))
        host.tap(CGPoint(x: 150, y: 15))
        host.advance(by: 0.5)
        let boxes = host.boxes(Self.red)
        #expect(!boxes.isEmpty)
        for box in boxes { #expect(abs(box.minX - 60) <= 0.5 && box.width == 60, "\(box)") }
        host.advance(by: 0.5)
        #expect(host.boxes(Self.red).map(\.minX) == [120])
    }

    /// Boxes of 40 beside each other; a button, which looks pressed without an animation, changes their order with one.
    private struct Reordered: View {
        @Namespace private var space
        @State private var order = [1, 2, 3, 4]

        var body: some View {
            VStack(spacing: 0) {
                Button("reorder") { withAnimation(.linear(duration: 1)) { order = [3, 1, 4, 2] } }.frame(height: 20)
                HStack(spacing: 0) {
                    ForEach(order, id: \.self) { number in
                        (number == 1
                            ? Color(.sRGB, red: 1, green: 0, blue: 0) : Color(.sRGB, red: 0, green: 0, blue: 1))
                            .frame(width: 40, height: 40)
                            .matchedGeometryEffect(id: number, in: space)
                    }
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }

    @Test("Sources that change their order move to their new places") func reorder() {
        let host = ViewHost(Reordered(), size: CGSize(width: 200, height: 160))
        expect(host, Self.red, CGRect(x: 0, y: 20, width: 40, height: 40))
        host.tap("reorder")
        for quarter in 0...4 {
            expect(host, Self.red, CGRect(x: CGFloat(quarter) * 10, y: 20, width: 40, height: 40))
            host.advance(by: 0.25)
        }
        #expect(!host.needsFrame)
    }
}
