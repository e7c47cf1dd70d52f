import Foundation
import Galley
import Testing

@testable import GalleyInsight

/// What is told of frames, insets, layers and what else goes around one view, with numbers worked out from the lengths that are given.
@MainActor @Suite("Sentences of modifiers") struct RuleSentenceTests {
    /// The sentences of the outermost view of a kind.
    private func told(
        _ kind: String, _ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = 100
    ) -> [String] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: width, height: height)
        let explanation = LayoutExplanation(of: view, options: options)
        guard let node = explanation.nodes.first(where: { $0.kind == kind && $0.isShown && !$0.isPart }) else {
            return ["there is no \(kind)"]
        }
        return explanation.sentences(of: node)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    @Test("Frames of fixed lengths, and what lies in them") func fixedFrames() {
        let both = "The frame sets 30×20, whatever is proposed."
        let seen: [[String]] = [
            told("frame", box(30, 20)), told("frame", Color.red.frame(width: 300)),
            told("frame", Color.red.frame(height: 120)), told("frame", box(50, 60).frame(width: 30, height: 20)),
            told("frame", box(30, 60).frame(width: 30, height: 20)),
            told("frame", box(50, 20).frame(width: 30, height: 20)),
            told("frame", box(10, 8).frame(width: 30, height: 20)),
            told("frame", box(10, 8).frame(width: 30, height: 20, alignment: .bottomTrailing)),
        ]
        let wanted: [[String]] = [
            [both], ["The frame sets the width 300, whatever is proposed."],
            ["The frame sets the height 120, whatever is proposed."],
            [both, "Color answered 50×60, 20 wider and 40 taller than the frame, and lies at (-10, -20)."],
            [both, "Color answered 30×60, 40 taller than the frame, and lies at (0, -20)."],
            [both, "Color answered 50×20, 20 wider than the frame, and lies at (-10, 0)."],
            [both, "Color answered 10×8, and lies at (10, 6)."], [both, "Color answered 10×8, and lies at (20, 12)."],
        ]
        #expect(seen == wanted)
    }

    @Test("Frames between limits: which one decides") func flexibleFrames() {
        func first(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = 100) -> String {
            told("frame", view, width, height).first ?? ""
        }
        let between = Color.red.frame(minWidth: 20, maxWidth: 60), tall = Color.red.frame(minHeight: 20, maxHeight: 60)
        let seen: [String] = [
            first(between, 10), first(between, 40), first(between, 200), first(tall, 200, 10), first(tall, 200, 40),
            first(tall, 200, 100), first(Color.red.frame(idealWidth: 70), nil),
            first(Color.red.frame(idealHeight: 70), 9, nil),
            first(box(80, 10).frame(maxWidth: 60), nil), first(box(10, 80).frame(maxHeight: 60), 200, nil),
            first(box(10, 10).frame(minWidth: 60), nil), first(box(10, 10).frame(minHeight: 60), 200, nil),
            first(box(30, 10).frame(minWidth: 20, maxWidth: 60), nil), first(Color.red.frame(maxWidth: .infinity), 200),
        ]
        let wanted: [String] = [
            "minWidth raises the 10 that is proposed to 20.",
            "With maxWidth 60 it takes the width that is proposed, 40.",
            "maxWidth holds the 200 that is proposed at 60.", "minHeight raises the 10 that is proposed to 20.",
            "With maxHeight 60 it takes the height that is proposed, 40.",
            "maxHeight holds the 100 that is proposed at 60.", "No width is proposed: idealWidth makes it 70.",
            "No height is proposed: idealHeight makes it 70.", "maxWidth holds the width of its content, 80, at 60.",
            "maxHeight holds the height of its content, 80, at 60.",
            "minWidth raises the width of its content, 10, to 60.",
            "minHeight raises the height of its content, 10, to 60.",
            "The width of its content, 30, lies within its limits.",
            "With maxWidth ∞ it takes the width that is proposed, 200.",
        ]
        #expect(seen == wanted)
    }

    @Test("Padding, fixed sizes, shapes and positions") func insets() {
        let mixed = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let ideal = Color.red.frame(idealWidth: 300, idealHeight: 150)
        let seen: [[String]] = [
            told("padding", Color.red.padding(5)), told("padding", Color.red.padding(mixed)),
            told("padding", Color.red.padding(.top, 7)), told("padding", box(20, 10).padding(.horizontal, 6)),
            told("fixedSize", Color.red.fixedSize()), told("fixedSize", ideal.fixedSize()),
            told("fixedSize", ideal.fixedSize(horizontal: true, vertical: false)),
            told("fixedSize", ideal.fixedSize(horizontal: false, vertical: true)),
            told("aspectRatio", Color.red.aspectRatio(2, contentMode: .fit), 100, 100),
            told("aspectRatio", Color.red.aspectRatio(0.5, contentMode: .fill), 100, 100),
            told(
                "aspectRatio", Color.red.frame(idealWidth: 30, idealHeight: 10).aspectRatio(contentMode: .fit), 60, 100),
            told("position", box(20, 10).position(x: 30, y: 40)), told("layoutPriority", Color.red.layoutPriority(2)),
            told("layoutPriority", Color.red.layoutPriority(0)),
        ]
        let wanted: [[String]] = [
            ["Padding of 5 on every side: of 200×100 it offers 190×90; 190×90 and the padding are 200×100."],
            [
                "Padding of 1 top, 2 leading, 3 bottom and 4 trailing: of 200×100 it offers 194×96; 194×96 and the padding are 200×100."
            ], ["Padding of 7 top: of 200×100 it offers 200×93; 200×93 and the padding are 200×100."],
            ["Padding of 6 leading and 6 trailing: of 200×100 it offers 188×100; 20×10 and the padding are 32×10."],
            ["It proposes no width and height, so its content takes its ideal: 10×10."],
            [
                "It proposes no width and height, so its content takes its ideal: 300×150, 100 wider than proposed and 50 taller than proposed."
            ], ["It proposes no width, so its content takes its ideal: 300×100, 100 wider than proposed."],
            ["It proposes no height, so its content takes its ideal: 200×150, 50 taller than proposed."],
            ["With the ratio 2, it fits into 100×100: it offers 100×50 and takes the 100×50 of its content."],
            ["With the ratio 0.5, it fills 100×100: it offers 100×200 and takes the 100×200 of its content."],
            [
                "With its content's ideal shape, 30×10, it fits into 60×100: it offers 60×20 and takes the 60×20 of its content."
            ], ["It takes all that is proposed, 200×100, and puts its content's center on (30, 40)."],
            ["Its layout priority is 2."], [],
        ]
        #expect(seen == wanted)
    }

    @Test("Layers: where they lie, and in which order they are told") func layers() {
        let seen: [[String]] = [
            told("overlay", box(50, 40).overlay { Rectangle().frame(width: 10, height: 20) }),
            told("background", box(50, 40).background { Rectangle().frame(width: 70, height: 20) }),
            told(
                "overlay", box(50, 40).overlay(alignment: .bottomTrailing) { Rectangle().frame(width: 10, height: 20) }),
            told("overlay", box(50, 40).overlay { Rectangle().frame(width: 50, height: 40) }),
        ]
        let wanted: [[String]] = [
            ["Rectangle over it is offered its size, 50×40, answered 10×20 and lies at (20, 10)."],
            ["Rectangle behind it is offered its size, 50×40, answered 70×20 and lies at (-10, 10)."],
            ["Rectangle over it is offered its size, 50×40, answered 10×20 and lies at (40, 20)."], [],
        ]
        #expect(seen == wanted)
    }

    /// 50 − 10 = 40 are left beside the smaller one, from the right: leading is the right edge, so all, half and none of them lie at the left.
    @Test("Layers from right to left: leading is at the right") func mirroredLayers() {
        func told(_ alignment: Alignment) -> [String] {
            let view = box(50, 40).overlay(alignment: alignment) { Rectangle().frame(width: 10, height: 20) }
            return self.told("overlay", view.environment(\.layoutDirection, .rightToLeft))
        }
        let places = ["40, 10", "20, 10", "0, 10"]
        for (alignment, place) in zip([Alignment.leading, .center, .trailing], places) {
            #expect(
                told(alignment) == [
                    "Rectangle over it is offered its size, 50×40, answered 10×20 and lies at (\(place))."
                ])
        }
    }

    @Test("What is drawn elsewhere than it lies") func drawings() {
        let end = "; its place in the layout stays, so the views around it do not follow."
        func change(_ kind: String, _ view: some View) -> String {
            told(kind, view).map { $0.replacing("It is drawn ", with: "").replacing(end, with: "") }.joined(
                separator: "|")
        }
        let shear = CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
        let seen: [String] = [
            change("offset", box(50, 40).offset(x: 5, y: -3)), change("offset", box(50, 40).offset(x: -5, y: 3)),
            change("offset", box(50, 40).offset(x: 0, y: 4)), change("offset", box(50, 40).offset(x: 0, y: 0)),
            change("rotationEffect", box(50, 40).rotationEffect(.degrees(30))),
            change("rotationEffect", box(50, 40).rotationEffect(.degrees(-90))),
            change("scaleEffect", box(50, 40).scaleEffect(2)),
            change("scaleEffect", box(50, 40).scaleEffect(x: 2, y: 0.5)),
            change("transformEffect", box(50, 40).transformEffect(shear)),
        ]
        let wanted: [String] = [
            "5 to the right and 3 up", "5 to the left and 3 down", "4 down", "", "turned by 30°", "turned by -90°",
            "at 2 times its size", "at 2 times its width and 0.5 times its height", "in a box of 90×40",
        ]
        #expect(seen == wanted)
    }

    @Test("Windows, and views that say nothing of themselves") func windows() {
        func root(_ safeArea: EdgeInsets) -> [String] {
            var options = RenderOptions()
            options.canvas = CGSize(width: 200, height: 100)
            options.proposal = ProposedViewSize(width: 200, height: 100)
            options.safeArea = safeArea
            let explanation = LayoutExplanation(of: Color.red, options: options)
            return explanation.sentences(of: explanation.root)
        }
        #expect(root(EdgeInsets()) == ["The window is 200×100."])
        let insets = EdgeInsets(top: 20, leading: 3, bottom: 10, trailing: 4)
        #expect(root(insets) == ["The window is 200×100, less its safe area, 193×70."])
        let lone: [[String]] = [
            told("Spacer", VStack { Spacer(minLength: 20) }, 200, 5), told("Color", Color.red, nil, 30),
            told("Spacer", Spacer(), nil, nil), told("GeometryReader", GeometryReader { _ in Color.red }),
        ]
        #expect(
            lone == [
                ["It is at least 20, more than the height of 5 that it was offered."],
                ["No width is proposed: it is 10, its ideal."],
                ["No width is proposed: it is 8, its ideal.", "No height is proposed: it is 8, its ideal."],
                ["It takes all that is proposed, 200×100, whatever is in it; what is in it lies top leading."],
            ])
    }
}
