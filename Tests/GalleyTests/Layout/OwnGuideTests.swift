import Foundation
import Galley
import GalleyExtraLayouts
import GalleyTestSupport
import Testing

// A guide of one's own, in every container that aligns views in a length of its own: each must put it where a frame does.

private enum Part: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        // What the box's other guides say counts as well.
        context.width / 8 + context[HorizontalAlignment.center] / 4 + context[VerticalAlignment.top]
    }
}

private enum Offset: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 7 }
}

private enum Last: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] - 3 }
}

@MainActor @Suite("Guides of one's own in every container")
struct OwnGuideTests {
    private var guides: [HorizontalAlignment] {
        [
            .leading, .center, .trailing, HorizontalAlignment(Part.self), HorizontalAlignment(Offset.self),
            HorizontalAlignment(Last.self),
        ]
    }

    private func containers(_ guide: HorizontalAlignment, _ view: AnyView) -> [(String, AnyView)] {
        let both = Alignment(horizontal: guide, vertical: .top)
        let wide = Color.red.frame(height: 10)
        return [
            ("frame(maxWidth:)", AnyView(view.frame(maxWidth: .infinity, alignment: both))),
            ("LazyVStack", AnyView(LazyVStack(alignment: guide) { view })),
            ("LazyVGrid", AnyView(LazyVGrid(columns: [GridItem(alignment: both)]) { view })),
            ("LazyVGrid's own", AnyView(LazyVGrid(columns: [GridItem()], alignment: guide) { view })),
            (
                "a grid's header",
                AnyView(
                    LazyVGrid(columns: [GridItem()], alignment: guide) {
                        Section {
                        } header: {
                            view
                        }
                    })
            ),
            (
                "a lazy stack in a scroll view",
                AnyView(
                    ScrollView {
                        LazyVStack(alignment: guide) {
                            view
                            ForEach(0..<20, id: \.self) { _ in box(9, 9) }
                        }
                    })
            ),
            (
                "Grid",
                AnyView(
                    Grid(alignment: both) {
                        GridRow { wide }; GridRow { view }
                    })
            ),
            ("overlay", AnyView(Color.clear.overlay(alignment: both) { view })),
            ("safeAreaInset", AnyView(Color.clear.safeAreaInset(edge: .top, alignment: guide) { view })),
            (
                "containerRelativeFrame",
                AnyView(view.containerRelativeFrame(.horizontal, alignment: both))
            ),
            (
                "VStack",
                AnyView(
                    VStack(alignment: guide) {
                        wide; view
                    })
            ),
            (
                "ZStack",
                AnyView(
                    ZStack(alignment: both) {
                        wide; view
                    })
            ),
            (
                "FlowLayout",
                AnyView(
                    FlowLayout(alignment: Alignment(horizontal: guide, vertical: .center)) {
                        box(200, 10); view
                    })
            ),
            (
                "EqualWidthVStack",
                AnyView(
                    EqualWidthVStack(alignment: guide) {
                        box(200, 10); view
                    })
            ),
        ]
    }

    @Test("A view lies where it does in a frame") func everywhere() {
        let views: [AnyView] = [
            AnyView(box(40, 20).probe("a")),
            AnyView(Text("Some words").lineLimit(1).fixedSize().probe("a")),
        ]
        for guide in guides {
            for view in views {
                let both = Alignment(horizontal: guide, vertical: .top)
                let x = frames(in: 200, 100, view.frame(width: 200, alignment: both))["a"]?.minX
                for (name, container) in containers(guide, view) {
                    expect(frames(in: 200, 100, container)["a"]?.minX, x ?? .nan, "\(name), \(guide): x")
                }
            }
        }
    }

    @Test("A view that says where its guide is lies there", arguments: [-20, 0, 5, 60]) func explicit(value: CGFloat) {
        for guide in guides {
            let both = Alignment(horizontal: guide, vertical: .top)
            let view = AnyView(box(40, 20).probe("a").alignmentGuide(guide) { _ in value })
            let x = frames(in: 200, 100, view.frame(width: 200, alignment: both))["a"]?.minX
            // Stacks and flows are as wide as their views are together: they grow with such a guide.
            let growing: Set = ["VStack", "ZStack", "FlowLayout"]
            for (name, container) in containers(guide, view) where !growing.contains(name) {
                expect(frames(in: 200, 100, container)["a"]?.minX, x ?? .nan, "\(name), \(guide): x")
            }
        }
    }

    @Test("A frame's guide is that of an empty box: what is inside has no say (OSU, FrameLayoutCommon)")
    func emptyBox() {
        // The default asks for the center; the view's own center must not count.
        let view = box(40, 20).probe("a").alignmentGuide(HorizontalAlignment.center) { _ in 1000 }
        let guide = Alignment(horizontal: HorizontalAlignment(Part.self), vertical: .top)
        // The view's own part: 40 / 8 + 1000 / 4 = 255; the frame's: 200 / 8 + 100 / 4 = 50.
        expect(frames(in: 200, 100, view.frame(width: 200, alignment: guide))["a"]?.minX, 50 - 255)
    }
}
