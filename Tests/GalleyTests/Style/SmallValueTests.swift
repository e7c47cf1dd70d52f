import Foundation
import Galley
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Small values of the vocabulary: which are the same, and the numbers that they stand for (SwiftUI's interface; docs/rules.md §16.4,
/// §17.6).
@MainActor @Suite("Small values and what they stand for")
struct SmallValueTests {
    @Test("Values of one kind are each their own") func distinct() {
        let tools: [WritingToolsBehavior] = [.automatic, .complete, .limited, .disabled]
        let same = tools.map { tool in tools.map { $0 == tool } }
        #expect(same == (0..<4).map { row in (0..<4).map { $0 == row } })
        let counts = [
            Set<SymbolColorRenderingMode>([.flat, .gradient]).count,
            Set<SymbolVariableValueMode>([.color, .draw]).count,
            Set<AccessibilityCustomContentImportance>([.default, .high]).count,
            Set<Text.Scale>([.default, .secondary]).count, Set<Gradient.ColorSpace>([.device, .perceptual]).count,
            Set<Text.DateStyle>([.time, .date, .relative, .offset, .timer]).count,
        ]
        #expect(counts == [2, 2, 2, 2, 2, 5])
        #expect([Gradient.ColorSpace.device, .perceptual].map(\.isPerceptual) == [false, true])
        typealias Key = AccessibilityCustomContentKey
        let key = Key(Text("a"), id: "1")
        #expect(
            [key == Key(Text("a"), id: "1"), key == Key(Text("a"), id: "2"), key == Key(Text("b"), id: "1")] == [
                true, false, false,
            ])
        let one = Trigger(1)
        #expect(
            [one == Trigger(1), one == Trigger(2), one == Trigger("1"), one == Trigger(1.0)] == [
                true, false, false, false,
            ])
    }

    @Test("Levels of a style, and how much of it each leaves") func levels() {
        let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
        #expect(levels.map(\.level) == [0, 1, 2, 3, 4])
        func named(_ style: HierarchicalShapeStyle) -> Int { style.level }
        typealias Level = HierarchicalShapeStyle
        let found: [Int] = [named(.primary), Level.secondary.level, named(.tertiary), Level.quaternary.level]
        #expect(found == [0, 1, 2, 3])
        #expect([-1, 0, 1, 2, 3, 4, 9].map { ForegroundLevels.fading($0) } == [1, 1, 0.5, 0.25, 0.18, 0.05, 0.05])
        let red = Color(red: 1, green: 0, blue: 0)
        func level<S: ShapeStyle>(_ style: S) -> Int? { (style as? HierarchicalShapeStyleModifier<Color>)?.level }
        #expect(
            [level(red.secondary), level(red.tertiary), level(red.quaternary), level(red.quinary)] == [1, 2, 3, 4])
    }

    @Test("A corner inside a container is as round as it, less the way, and no less than its least") func corners() {
        typealias Style = Edge.Corner.Style
        func radii(_ style: Style) -> [CGFloat] {
            [(9, 1), (9, 9), (9, 20), (9, -3)].map { style.radius(outer: $0.0, way: $0.1) }
        }
        #expect(radii(.fixed(5)) == [5, 5, 5, 5] && radii(.concentric) == [8, 0, 0, 9])
        #expect(radii(.concentric(minimum: .fixed(7))) == [8, 7, 7, 9] && radii(.concentric()) == [8, 0, 0, 9])
        let least = [Style.fixed(-2), .fixed(.nan), .fixed(3), .concentric, .concentric(minimum: .fixed(4))]
        #expect(least.map(\.leastRadius) == [0, 0, 3, 0, 4])
    }

    @Test("A transition moves by the animation of the change, unless it has one") func transitions() {
        let outer = Transaction(animation: .linear(duration: 3)), own = Animation.easeIn(duration: 2)
        func animation(_ transition: AnyTransition) -> Animation? { transition.transaction(outer).animation }
        let plain = AnyTransition.opacity, moved = AnyTransition.slide.animation(own), still = plain.animation(nil)
        let found = [
            animation(plain), animation(moved), animation(still), animation(plain.combined(with: moved)),
            animation(moved.combined(with: plain)), animation(moved.combined(with: still)),
            animation(.asymmetric(insertion: moved, removal: plain)),
            animation(.asymmetric(insertion: plain, removal: moved)),
        ]
        let wanted: [Animation?] = [outer.animation, own, nil, own, own, nil, own, outer.animation]
        #expect(found == wanted)
        let motion = [
            OpacityTransition.properties.hasMotion, IdentityTransition.properties.hasMotion,
            SlideTransition.properties.hasMotion, PushTransition.properties.hasMotion,
        ]
        #expect(motion == [false, false, true, true])
        #expect(AnyTransition.offset(x: 3).transaction(outer).animation == outer.animation)
        let offsets: [OffsetTransition] = [
            .offset(x: 3), .offset(y: 4), .offset(), .offset(CGSize(width: 1, height: 2)),
        ]
        #expect(offsets.map { [$0.offset.width, $0.offset.height] } == [[3, 0], [0, 4], [0, 0], [1, 2]])
        let scale: ScaleTransition = .scale, half: ScaleTransition = .scale(0.5)
        #expect([scale.scale, half.scale] == [1e-5, 0.5] && half.anchor == .center)
    }

    @Test("A record's nodes are views unless they are said to be parts, and the first of a name is found")
    func records() {
        func node(_ label: String?, _ x: CGFloat, _ children: [LayoutRecord.Node] = []) -> LayoutRecord.Node {
            LayoutRecord.Node(
                kind: "V", label: label, proposal: .unspecified, frame: CGRect(x: x, y: 0, width: 1, height: 1),
                children: children)
        }
        let tree = node(nil, 0, [node("a", 1, [node("b", 2)]), node("b", 3), node("c", 4)])
        #expect(tree.isPart == false && tree.children.count == 3 && node("x", 1).children.isEmpty)
        let view = HStack(spacing: 0) {
            VStack { Color.red.frame(width: 5, height: 5).accessibilityIdentifier("b") }.accessibilityIdentifier("a")
            Color.red.frame(width: 7, height: 5).accessibilityIdentifier("b")
        }
        let record = LayoutRecord(of: view)
        #expect(record.node("b")?.frame.width == 5 && record.node("c") == nil && record.size.width == 12)
    }

    @Test("Bytes of nothing have no length") func bytes() {
        let lengths: [Int] = [CFDataGetLength(nil), CFDataGetLength(Data()), CFDataGetLength(Data([1, 2, 3]))]
        #expect(lengths == [0, 0, 3])
        #expect(CFDataGetBytePtr(Data()) == nil && CFDataGetBytePtr(nil) == nil)
        let data = Data([7, 8, 9])
        let pointer = CFDataGetBytePtr(data)
        #expect((0..<3).map { pointer?[$0] } == [7, 8, 9] && CFDataGetBytePtr(data) == pointer)
        let provider = CGDataProvider(data: data)
        #expect(provider?.data == data && provider?.url == nil && CGDataProvider(data: Data()) == nil)
        let missing = URL(fileURLWithPath: "/nowhere/\(UUID().uuidString)"), web = URL(string: "https://x.y/z")!
        #expect(CGDataProvider(url: missing) == nil && CGDataProvider(url: web) == nil)
        #expect(CGDataProvider(pixels: data).data == data)
        let file = URL(fileURLWithPath: #filePath), own = CGDataProvider(url: file)
        #expect(own?.path == file.path && own?.url == file && (own?.data?.count ?? 0) > 100)
    }
}
