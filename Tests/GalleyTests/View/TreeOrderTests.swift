import Foundation
import Galley
import GalleyEngine
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// What lies where in a tree that is laid out, and what is drawn over what: higher indices over lower ones, of one index the later view
/// (Apple's documentation of `zIndex(_:)`), a background before its view.
@MainActor @Suite("Order and places in a tree")
struct TreeOrderTests {
    private func tree(_ view: some View, _ width: CGFloat = 200, _ height: CGFloat = 100) -> ViewTree {
        var options = RenderOptions()
        options.canvas = CGSize(width: width, height: height)
        options.proposal = ProposedViewSize(width: width, height: height)
        func open<V: View>(_ view: V) -> ViewTree { RenderedView.layOut(view, options).0 }
        return open(view)
    }

    private func node(_ name: String, _ tree: ViewTree) throws -> Int {
        try #require((0..<tree.pass.count).first { tree.item($0)?.identifier == name })
    }

    private func box(_ name: String) -> some View { Color.red.frame(width: 20, height: 10).probe(name) }

    @Test("Siblings are drawn by their index, and in their order where that is one") func order() throws {
        let stack = ZStack {
            box("a").zIndex(2)
            box("b")
            box("c").zIndex(-1)
            box("d").zIndex(2)
            box("e")
        }.probe("stack")
        let tree = tree(stack)
        let parent = try node("stack", tree)
        let drawn = tree.drawingOrder(of: parent).map { tree.item($0)?.identifier }
        #expect(drawn == ["c", "b", "e", "a", "d"] && tree.isReordered(parent))
        #expect(try ["a", "b", "c"].map { tree.zIndex(try node($0, tree)) } == [2, 0, -1])
        let plain = self.tree(
            ZStack {
                box("a")
                box("b").zIndex(0)
            }.probe("stack"))
        let other = try node("stack", plain)
        #expect(!plain.isReordered(other))
        #expect(plain.drawingOrder(of: other).map { plain.item($0)?.identifier } == ["a", "b"])
        let back = self.tree(box("view").background { box("back") }.probe("all"))
        let around = try node("all", back)
        #expect(
            back.isReordered(around)
                && back.drawingOrder(of: around).map { back.item($0)?.identifier } == ["back", "view"])
        #expect(!back.isReordered(try node("view", back)))
    }

    @Test("A finger finds what is drawn last, and through gaps what lies behind") func hits() throws {
        let tree = tree(
            ZStack(alignment: .topLeading) {
                Color.red.frame(width: 100, height: 50).probe("wide")
                Color.red.frame(width: 20, height: 10).probe("over")
                Color.red.frame(width: 60, height: 30).zIndex(-1).probe("under")
            }.frame(width: 200, height: 100, alignment: .topLeading))
        func found(_ x: CGFloat, _ y: CGFloat) -> String? {
            HitTest.places(at: CGPoint(x: x, y: y), in: tree).compactMap { $0.item?.identifier }.first
        }
        #expect(
            [found(5, 5), found(25, 5), found(5, 15), found(99, 49), found(101, 5), found(5, 51)]
                == ["over", "wide", "wide", "wide", nil, nil])
    }

    @Test("Places are those of the layout; what turns and moves counts for what is seen alone") func places() throws {
        let view = HStack(spacing: 0) {
            Color.clear.frame(width: 30, height: 20).probe("first")
            VStack(spacing: 0) {
                Color.clear.frame(width: 40, height: 10)
                Color.clear.frame(width: 40, height: 10).probe("inner")
            }
            .probe("column").scaleEffect(2, anchor: .topLeading).offset(x: 7, y: 3)
        }.frame(width: 200, height: 100, alignment: .topLeading)
        let tree = tree(view)
        let inner = try node("inner", tree)
        #expect(tree.nodePlaces[inner] == CGPoint(x: 30, y: 10))
        let frames = tree.frames(of: inner)
        #expect(frames.layoutOrigin == CGPoint(x: 30, y: 10))
        #expect(CGPoint.zero.applying(frames.toGlobal) == CGPoint(x: 37, y: 23))
        let rect = CGRect(x: 0, y: 0, width: 40, height: 10)
        #expect(frames.convert(rect, to: .global) == CGRect(x: 37, y: 23, width: 80, height: 20))
        #expect(rect.applying(tree.transformsToGlobal()[inner]) == CGRect(x: 37, y: 23, width: 80, height: 20))
        let (column, first) = (try node("column", tree), try node("first", tree))
        #expect(tree.lies(inner, inside: column) && tree.lies(column, inside: column) && tree.lies(column, inside: 0))
        #expect(!tree.lies(inner, inside: first) && !tree.lies(first, inside: column) && !tree.lies(0, inside: first))
        #expect(tree.size == CGSize(width: 200, height: 100) && !tree.isDeep)
    }

    @Test("Values are made from the inside out, of what lies in a node alone") func folded() throws {
        let tree = tree(
            ZStack {
                HStack(spacing: 0) {
                    box("a")
                    box("b")
                }.probe("row")
                box("c").background { GeometryReader { _ in box("in") } }
                box("d").hidden()
            })
        func names(_ tree: ViewTree, under root: Int = 0) -> [String] {
            tree.folded(under: root, contents: { names($0) }) { _, item, inside in
                guard let name = item.identifier else { return inside }
                return inside.isEmpty ? [name] : ["\(name)(\(inside.joined(separator: " ")))"]
            }
        }
        #expect(names(tree) == ["row(a b)", "in", "c", "d"] || names(tree) == ["row(a b)", "c", "in", "d"])
        #expect(names(tree, under: try node("row", tree)) == ["row(a b)"])
        #expect(names(tree, under: try node("b", tree)) == ["b"])
        let inside = tree.inner.values.map(\.tree)
        #expect(inside.count == 1 && tree.allCount == tree.pass.count + inside[0].pass.count)
        let places = tree.allPlaces().compactMap { $0.item?.identifier }
        #expect(places.sorted() == ["a", "b", "c", "d", "in", "row"] && places.firstIndex(of: "row") == 0)
        #expect(places.prefix(3) == ["row", "a", "b"])
    }

    @Test("What two rectangles cover; nothing where they do not meet, or have no finite place") func common() {
        let a = CGRect(x: 0, y: 10, width: 30, height: 20)
        let others: [CGRect] = [
            CGRect(x: 20, y: 0, width: 50, height: 15), CGRect(x: 5, y: 12, width: 3, height: 4),
            CGRect(x: 30, y: 30, width: 9, height: 9), CGRect(x: 31, y: 0, width: 9, height: 90),
            CGRect(x: 0, y: 31, width: 90, height: 9), CGRect(x: 0, y: CGFloat.infinity, width: 9, height: 9),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 9), CoordinateFrames().visible,
        ]
        let wanted: [CGRect] = [
            CGRect(x: 20, y: 10, width: 10, height: 5), CGRect(x: 5, y: 12, width: 3, height: 4),
            CGRect(x: 30, y: 30, width: 0, height: 0), .zero, .zero, .zero, .zero, a,
        ]
        #expect(others.map { a.common(with: $0) } == wanted && others.map { $0.common(with: a) } == wanted)
        let reach = EdgeReach(top: 1, left: 2, bottom: 4, right: 8)
        #expect(a.grown(by: reach) == CGRect(x: -2, y: 9, width: 40, height: 25) && a.grown(by: EdgeReach()) == a)
        let sides: [EdgeReach] = [
            reach.only(.leading, isRightToLeft: false), reach.only(.leading, isRightToLeft: true),
            reach.only(.trailing, isRightToLeft: false), reach.only(.trailing, isRightToLeft: true),
            reach.only(.top, isRightToLeft: true), reach.only(.bottom, isRightToLeft: false),
            reach.only([], isRightToLeft: true),
        ]
        #expect(
            sides == [
                EdgeReach(left: 2), EdgeReach(right: 8), EdgeReach(right: 8), EdgeReach(left: 2), EdgeReach(top: 1),
                EdgeReach(bottom: 4), EdgeReach(),
            ])
        #expect(reach.insets(isRightToLeft: false) == EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
        #expect(reach.insets(isRightToLeft: true) == EdgeInsets(top: 1, leading: 8, bottom: 4, trailing: 2))
        let window = SafeArea(
            canvas: CGSize(width: 100, height: 200), EdgeInsets(top: 10, leading: 1, bottom: 20, trailing: 3))
        #expect(window?.levels.map(\.outer) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
        #expect(window?.levels.map(\.inner) == [CGRect(x: 1, y: 10, width: 96, height: 170)])
        #expect(SafeArea(canvas: CGSize(width: 100, height: 200), EdgeInsets()) == nil)
    }

    @Test("Spaces have names, the nearest of one name counts, and one that is not known is the picture") func spaces() {
        #expect(CoordinateSpace.global.isGlobal && !CoordinateSpace.global.isLocal)
        #expect(CoordinateSpace.local.isLocal && !CoordinateSpace.local.isGlobal)
        var found: [CGRect?] = []
        let view = GeometryReader { proxy in
            let _ =
                found = [
                    proxy.frame(in: .named("x")), proxy.frame(in: .named("y")), proxy.frame(in: .named("z")),
                    proxy.bounds(of: .named("y")), proxy.bounds(of: .named("z")),
                ]
        }
        .frame(width: 10, height: 10).padding(1).coordinateSpace(name: "x").padding(2).coordinateSpace(name: "y")
        .padding(4)
        .coordinateSpace(.named("x"))
        _ = tree(view.frame(width: 200, height: 100, alignment: .topLeading)).size
        func square(_ place: CGFloat, _ size: CGFloat = 10) -> CGRect {
            CGRect(x: place, y: place, width: size, height: size)
        }
        #expect(found == [square(1), square(3), square(7), square(-3, 16), nil])
        #expect(
            NamedCoordinateSpace.scrollView(axis: .horizontal).coordinateSpace
                != NamedCoordinateSpace.scrollView(axis: .vertical).coordinateSpace)
    }
}
