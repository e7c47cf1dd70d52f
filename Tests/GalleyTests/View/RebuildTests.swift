import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// Views that are built again by themselves in a tree that stays: where they make the same nodes, called the same, and tell their
/// containers nothing. Else the whole tree has to be built again.
@MainActor @Suite("Views built again in their tree")
struct RebuildTests {
    /// Notes the view that is built again when the value changes.
    private struct Scope: InstallableProperty {
        let note: (Identity) -> Void
        mutating func install(_ place: PropertyPlace) { note(place.scope) }
    }

    private final class Model {
        var content: [String: () -> AnyView] = [:]
        var scopes: [String: Identity] = [:]
        var bodies: [String] = []
    }

    private struct Part: View {
        let name: String
        let model: Model
        private let scope: Scope
        init(_ name: String, _ model: Model) {
            (self.name, self.model) = (name, model)
            scope = Scope { model.scopes[name] = $0 }
        }
        var body: some View {
            model.bodies.append(name)
            return model.content[name]?() ?? AnyView(Color.red.frame(width: 10, height: 10))
        }
    }

    private func tree(_ view: some View, _ store: StateStore = StateStore()) -> ViewTree {
        func open<V: View>(_ view: V) -> ViewTree {
            RenderedView.layOut(view, RenderOptions(), store: store, keepsScopes: true).0
        }
        return open(view)
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

    private func sizes(_ tree: ViewTree, _ names: String...) -> [CGSize?] {
        names.map { name in
            (0..<tree.pass.count).first { tree.item($0)?.identifier == name }.map { CGSize(tree.pass.size(of: $0)) }
        }
    }

    @Test("What makes the same nodes takes their place, and what depends on it is laid out again") func same() throws {
        let model = Model()
        let tree = tree(
            HStack(spacing: 0) {
                Part("a", model).accessibilityIdentifier("first")
                Part("b", model).accessibilityIdentifier("second")
                box(5, 5).accessibilityIdentifier("still")
            })
        #expect(tree.size == CGSize(width: 25, height: 10) && model.bodies == ["a", "b"])
        let (a, b) = (try #require(model.scopes["a"]), try #require(model.scopes["b"]))
        #expect(a != b)
        model.content["b"] = { AnyView(box(30, 20)) }
        #expect(tree.rebuild([b]) && tree.size == CGSize(width: 45, height: 20) && model.bodies == ["a", "b", "b"])
        let wanted: [CGSize?] = [
            CGSize(width: 10, height: 10), CGSize(width: 30, height: 20), CGSize(width: 5, height: 5),
        ]
        #expect(sizes(tree, "first", "second", "still") == wanted)
        model.content["a"] = { AnyView(box(1, 2)) }
        model.content["b"] = { AnyView(box(3, 4)) }
        #expect(tree.rebuild([a, b]) && tree.size == CGSize(width: 9, height: 5))
        #expect(sizes(tree, "first", "second") == [CGSize(width: 1, height: 2), CGSize(width: 3, height: 4)])
        #expect(tree.rebuild([]) && !tree.rebuild([Identity.root.child(77)]) && !tree.rebuild([a, Identity.root]))
    }

    @Test("An outer view builds those in it, once; these can be built by themselves afterwards") func inside() throws {
        let model = Model()
        model.content["outer"] = {
            AnyView(
                VStack(spacing: 0) {
                    box(10, 10); Part("inner", model)
                })
        }
        let tree = tree(
            VStack(spacing: 0) {
                box(1, 1)
                Part("outer", model)
                Part("other", model)
            })
        let (outer, inner) = (try #require(model.scopes["outer"]), try #require(model.scopes["inner"]))
        let other = try #require(model.scopes["other"])
        #expect(tree.size.height == 31 && model.bodies == ["outer", "inner", "other"])
        model.bodies = []
        model.content["inner"] = { AnyView(box(10, 40)) }
        #expect(
            tree.rebuild([inner, outer, other]) && tree.size.height == 61
                && model.bodies == ["outer", "inner", "other"])
        model.bodies = []
        model.content["inner"] = { AnyView(box(10, 70)) }
        #expect(tree.rebuild([inner]) && tree.size.height == 91 && model.bodies == ["inner"])
        model.content["outer"] = {
            AnyView(
                VStack(spacing: 0) {
                    box(10, 20); Part("inner", model)
                })
        }
        #expect(tree.rebuild([outer]) && tree.size.height == 101)
        model.content["inner"] = { AnyView(box(10, 5)) }
        #expect(tree.rebuild([inner]) && tree.size.height == 36)
    }

    /// Whether a view that makes one thing at first can be built again where it makes another.
    private func isTaken(_ first: some View, _ second: some View, late: Bool = false) throws -> Bool {
        let model = Model()
        let (before, after) = (AnyView(first), AnyView(second))
        model.content["x"] = { before }
        let view = VStack(spacing: 0) {
            Part("x", model)
            if late { GeometryReader { _ in Color.blue } }
        }
        let tree = tree(view)
        model.content["x"] = { after }
        return tree.rebuild([try #require(model.scopes["x"])])
    }

    @Test("Another shape, another name, or news for a container is no change in place") func refused() throws {
        let plain = box(10, 10)
        #expect(try isTaken(plain, box(20, 20)))
        #expect(
            try !isTaken(
                plain,
                Group {
                    plain; plain
                }))
        #expect(try !isTaken(plain, EmptyView()))
        #expect(try !isTaken(plain, plain.padding(1)))
        #expect(try !isTaken(plain.accessibilityIdentifier("a"), plain.accessibilityIdentifier("b")))
        #expect(try isTaken(plain.accessibilityIdentifier("a"), box(3, 3).accessibilityIdentifier("a")))
        #expect(try !isTaken(plain.zIndex(1), plain.zIndex(2)))
        #expect(try !isTaken(plain, GeometryReader { _ in plain }.frame(width: 10, height: 10)))
        #expect(try !isTaken(plain, box(20, 20), late: true))
    }

    @Test("State that comes with what is built again is the whole build's to begin") func state() throws {
        struct Kept: View {
            @State private var width: CGFloat = 10
            var body: some View { Color.red.frame(width: width, height: 10) }
        }
        #expect(try isTaken(Kept(), Kept()))
        #expect(try !isTaken(Color.red.frame(width: 10, height: 10), Kept()))
    }

    @Test("Parts of controls stay parts, and what an author wrote stays that") func parts() throws {
        let model = Model()
        func label(_ text: String) -> AnyView {
            AnyView(
                Toggle(isOn: .constant(true)) {
                    HStack {
                        Text(verbatim: text); Color.red
                    }
                })
        }
        model.content["x"] = { label("a") }
        let tree = tree(
            VStack {
                Text(verbatim: "before")
                Part("x", model)
                Text(verbatim: "after")
            })
        func parts() -> [Bool] { (0..<tree.pass.count).map { tree.isPart($0) } }
        let before = parts()
        #expect(before.contains(true) && before.filter { !$0 }.count >= 5)
        model.content["x"] = { label("b") }
        #expect(tree.rebuild([try #require(model.scopes["x"])]) && parts() == before)
    }
}
