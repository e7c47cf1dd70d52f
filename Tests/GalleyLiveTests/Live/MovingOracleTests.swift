import Foundation
import Galley
import GalleyDrawing
import GalleyRandom
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Boxes that are changed at random times, with animations and without: what is shown is what was set, less what is
/// left of each way to it (the documentation of `Animator`); a straight way of d seconds has 1 − t ÷ d of itself left
/// after t.
@MainActor @Suite("Ways that add up")
struct MovingOracleTests {
    private struct Values: Equatable {
        var x = 10.0, y = 5.0, width = 40.0, height = 20.0, offset = 0.0, other = 60.0

        /// In the order of `Way.lengths`.
        var all: [Double] { [x, y, width, height, offset, other] }
    }

    private final class Handle { var set: (Values) -> Void = { _ in } }

    private struct Boxes: View {
        let handle: Handle
        @State private var values = Values()
        var body: some View {
            handle.set = { values = $0 }
            return ZStack(alignment: .topLeading) {
                Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: values.width, height: values.height)
                    .padding(EdgeInsets(top: values.y, leading: values.x, bottom: 0, trailing: 0))
                Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 10, height: 10).padding(.leading, values.other)
                    .offset(x: values.offset)
            }.frame(width: 300, height: 200, alignment: .topLeading)
        }
    }

    private struct Way {
        var start: Double
        var duration: Double
        var lengths: [Double]

        func left(_ time: Double) -> [Double] {
            let part = max(1 - (time - start) / duration, 0)
            return lengths.map { $0 * part }
        }
    }

    private func host(_ handle: Handle) -> ViewHost {
        var options = RenderOptions()
        options.scale = 100
        return ViewHost(Boxes(handle: handle), size: CGSize(width: 300, height: 200), options: options)
    }

    private func random(_ random: inout SeededGenerator) -> Values {
        func one(_ low: Int, _ high: Int) -> Double { Double(random.whole(low...high)) }
        return Values(
            x: one(0, 100), y: one(0, 60), width: one(20, 90), height: one(20, 90), offset: one(-50, 50),
            other: one(50, 150))
    }

    private func isNear(_ found: CGFloat?, _ wanted: Double) -> Bool { found.map { abs($0 - wanted) < 0.011 } ?? false }

    @Test("What is shown is what was set, less what is left", arguments: 1...8) func ways(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let handle = Handle()
        let host = host(handle)
        var (values, ways) = (Values(), [Way]())
        for step in 0..<14 {
            if random.whole(0...2) > 0 {
                let new = self.random(&random)
                let duration: Double? = random.pick([nil, 0.5, 1, 2])
                if let duration {
                    withAnimation(.linear(duration: duration)) { handle.set(new) }
                    let lengths = zip(new.all, values.all).map { $0 - $1 }
                    ways.append(Way(start: host.time, duration: duration, lengths: lengths))
                } else {
                    handle.set(new)
                }
                values = new
                host.refresh()
            }
            let time = host.time
            let left = ways.reduce(Array(repeating: 0.0, count: 6)) { sum, way in
                zip(sum, way.left(time)).map { $0 + $1 }
            }
            let shown = zip(values.all, left).map { $0 - $1 }
            // What would be less than nothing has no box.
            let isThere = shown[2] > 0.5 && shown[3] > 0.5
            let red = isThere ? host.boxes(.pureRed).first : nil
            #expect(!isThere || isNear(red?.minX, shown[0]) && isNear(red?.minY, shown[1]), "\(step)")
            #expect(!isThere || isNear(red?.width, shown[2]) && isNear(red?.height, shown[3]), "\(step)")
            let blue = host.boxes(ResolvedColor(red: 0, green: 0, blue: 1)).first
            #expect(isNear(blue?.minX, shown[4] + shown[5]) && isNear(blue?.width, 10), "\(step)")
            let ends = ways.map { $0.start + $0.duration }.filter { $0 > time + 1e-9 }
            #expect(host.needsFrame == !ends.isEmpty, "\(step)")
            if let last = ends.max() {
                #expect(host.movement.map { abs($0.upperBound - last) < 1e-9 } == true, "\(step)")
            }
            host.advance(by: random.pick([0.1, 0.25, 0.7]))
        }
        host.advance(by: 3)
        #expect(isNear(host.boxes(.pureRed).first?.minX, values.x) && !host.needsFrame && host.movement == nil)
    }

    private struct Reader: View {
        let handle: (@escaping (CGFloat) -> Void) -> Void
        @State private var x: CGFloat = 10
        var body: some View {
            handle { x = $0 }
            return GeometryReader { _ in
                VStack(alignment: .leading, spacing: 0) {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
                    Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 10, height: 10).padding(.leading, x / 2)
                }
            }
            .frame(width: 40, height: 20).padding(.leading, x).frame(width: 300, height: 200, alignment: .topLeading)
        }
    }

    /// What lies in a reader moves with it, and once: rules.md §21.
    @Test("A reader's content moves as far as the reader") func readers() {
        var set: (CGFloat) -> Void = { _ in }
        var options = RenderOptions()
        options.scale = 100
        let host = ViewHost(Reader { set = $0 }, size: CGSize(width: 300, height: 200), options: options)
        withAnimation(.linear(duration: 1)) { set(110) }
        host.refresh()
        for (time, x) in [(0.0, 10.0), (0.25, 35), (0.5, 60), (0.75, 85), (1, 110)] {
            host.advance(by: time - host.time)
            let (red, blue) = (host.boxes(.pureRed).first, host.boxes(ResolvedColor(red: 0, green: 0, blue: 1)).first)
            #expect(isNear(red?.minX, x) && isNear(blue?.minX, x * 1.5), "\(time)")
        }
    }

    private struct Tone: View {
        let handle: (@escaping (Bool) -> Void) -> Void
        @State private var isOn = false
        var body: some View {
            handle { isOn = $0 }
            return VStack(spacing: 0) {
                Rectangle().fill(Color(.sRGB, red: isOn ? 1 : 0, green: 0, blue: 0.5)).frame(width: 10, height: 10)
                Color.white.frame(width: 10, height: 10).opacity(isOn ? 0.25 : 1)
                Color.white.frame(width: 20, height: 10).scaleEffect(isOn ? 0.5 : 1, anchor: .topLeading)
                Color.white.frame(width: 20, height: 10).rotationEffect(.degrees(isOn ? 80 : 0), anchor: .topLeading)
            }.frame(width: 40, height: 60, alignment: .topLeading)
        }
    }

    @Test(
        "Colours, opacities, scales and turns are part of the way between their numbers", arguments: [0.25, 0.5, 0.8])
    func effects(part: Double) throws {
        var set: (Bool) -> Void = { _ in }
        var options = RenderOptions()
        options.scale = 100
        let host = ViewHost(Tone { set = $0 }, size: CGSize(width: 40, height: 60), options: options)
        withAnimation(.linear(duration: 1)) { set(true) }
        host.refresh()
        host.advance(by: part)
        var (colors, opacities, transforms): ([ResolvedColor], [Double], [CGAffineTransform]) = ([], [], [])
        func look(_ items: [DrawItem]) {
            for item in items {
                switch item {
                case .fill(_, .color(let color), _): colors.append(color)
                case .group(let group):
                    if case .opacity(let value)? = group.effect { opacities.append(value) }
                    if group.transform.a != 1 || group.transform.b != 0 { transforms.append(group.transform) }
                    look(group.items)
                default: break
                }
            }
        }
        look(host.displayList().items)
        // Light is proportional: of red, a part of the whole; encoded by sRGB's curve.
        let red = 1.055 * pow(part, 1 / 2.4) - 0.055
        let first = try #require(colors.first)
        #expect(abs(first.red - red) < 1e-6 && first.green == 0 && abs(first.blue - 0.5) < 1e-6)
        #expect(opacities.count == 1 && abs((opacities.first ?? 0) - (1 - 0.75 * part)) < 1e-9)
        #expect(transforms.count == 2)
        let (scale, turn) = (transforms[0], transforms[1])
        #expect(abs(scale.a - (1 - 0.5 * part)) < 1e-9 && abs(scale.d - scale.a) < 1e-9 && scale.b == 0)
        let angle = 80 * part * .pi / 180
        #expect(abs(turn.a - cos(angle)) < 1e-9 && abs(turn.b - sin(angle)) < 1e-9)
    }
}
