import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyViews

/// The views that a view stands for, one by one: their names, what they tell, and in which section they are. Apple's documentation of
/// `ForEach(subviews:content:)`, `Group(sections:transform:)`, `id(_:)` and `tag(_:)`.
@MainActor @Suite("Views one by one")
struct ListedElementTests {
    private let builder = ViewTreeBuilder(
        context: RenderContext(options: RenderOptions()), environment: EnvironmentValues())

    private func list(_ view: some View, isExpanding: Bool = true) -> ViewElements {
        func open<V: View>(_ view: V) -> ViewElements {
            let elements = ViewElements(builder, isExpanding: isExpanding)
            V._list(view, into: elements)
            return elements
        }
        return open(view)
    }

    private func names(_ elements: ViewElements) -> [AnyHashable] {
        elements.segments.flatMap { segment in (0..<segment.count).map { segment.name($0) } }
    }

    private var square: some View { Color.red.frame(width: 10, height: 10) }

    @Test("Elements of a collection are one run, or one by one; they are called as they are known") func elements() {
        let rows = ForEach(["a", "b", "c"], id: \.self) { _ in square }
        let (lazy, all) = (list(rows, isExpanding: false), list(rows))
        #expect(lazy.segments.count == 1 && lazy.count == 3 && all.segments.count == 3 && all.count == 3)
        let wanted: [AnyHashable] = ["a", "b", "c"]
        #expect(names(lazy) == wanted && names(all) == wanted && builder.identity == .root)
        // A range counts from 0.
        #expect(names(list(ForEach(7..<9) { _ in square }, isExpanding: false)) == [0, 1] as [AnyHashable])
        #expect(names(list(ForEach(7..<9, id: \.self) { _ in square })) == [7, 8] as [AnyHashable])
        #expect(list(ForEach([Int](), id: \.self) { _ in square }, isExpanding: false).segments.isEmpty)
        let several = ForEach([4, 5], id: \.self) { _ in
            square
            square
        }
        let (apart, expanded) = (list(several, isExpanding: false), list(several))
        #expect(apart.segments.count == 4 && expanded.count == 4)
        #expect(apart.segments.map(\.aliases) == [[4], [], [5], []] as [[AnyHashable]])
        let none = ForEach([4, 5], id: \.self) { if $0 == 5 { square } }
        #expect(list(none, isExpanding: false).count == 1 && list(none).count == 1)
    }

    private func subviews(_ view: some View) -> [Subview] { list(view).flattened().map(Subview.init) }

    /// `Subview.id` is "the unique identifier of the view" and "persists across updates, changes to the order of subviews, etc."
    @Test("Views of one element have identities of their own, which stay") func several() {
        func pairs(_ data: [Int], _ hasMark: Bool = true) -> some View {
            ForEach(data, id: \.self) { _ in
                if hasMark { square }
                square
            }
        }
        let ids = subviews(pairs([4, 5])).map(\.id)
        #expect(ids.count == 4 && Set(ids).count == 4)
        let turned = subviews(pairs([5, 4])).map(\.id)
        #expect(turned == [ids[2], ids[3], ids[0], ids[1]])
        #expect(subviews(pairs([4, 5], false)).map(\.id) == [ids[1], ids[3]])
        // Collections in elements of others, and one identity for two views.
        let nested = ForEach([1, 2], id: \.self) { _ in ForEach([1, 2], id: \.self) { _ in square } }
        #expect(Set(subviews(nested).map(\.id)).count == 4)
        #expect(Set(subviews(both.id("x")).map(\.id)).count == 2)
        // In another process the graph's own names are others: the elements' are what counts there.
        #expect(ids.map(CarriedPath.step) == ["[4]", "[4]", "[5]", "[5]"])
        #expect(subviews(nested).map { CarriedPath.step($0.id) } == ["[1][1]", "[1][2]", "[2][1]", "[2][2]"])
        // What stands alone has the identity itself.
        #expect(subviews(ForEach([4, 5], id: \.self) { _ in square }).map(\.id.name) == [4, 5] as [AnyHashable])
    }

    /// `Picker`: `ForEach` "automatically assigns a tag to the selection views using each option's id".
    @Test("A selection and who asks for the element's identity find each of its views") func options() {
        let pairs = ForEach([4, 5], id: \.self) { _ in both }
        #expect(choosing(pairs, 5) == [false, false, true, true])
        #expect(list(pairs).flattened().map(\.tag) == [4, 4, 5, 5] as [AnyHashable])
        let children = _VariadicView_Children(elements: list(pairs).flattened())
        #expect(children.map { $0.id(as: Int.self) } == [4, 4, 5, 5] && Set(children.map(\.id)).count == 4)
        #expect(children.map { $0.id(as: String.self) } == [nil, nil, nil, nil])
        let named = ForEach([4, 5], id: \.self) { number in
            square.id("\(number)")
            square
        }
        let parts = _VariadicView_Children(elements: list(named).flattened())
        #expect(parts.map { $0.id(as: String.self) } == ["4", nil, "5", nil])
        let nested = ForEach(["a", "b"], id: \.self) { name in
            ForEach([name + "1", name + "2"], id: \.self) { _ in square }
        }
        #expect(choosing(nested, "b1") == [false, false, true, false])
    }

    @Test("One view lends an identity its name; each branch of a condition is another view") func identified() {
        #expect(names(list(square.id("x"))) == ["x"] as [AnyHashable])
        var isShown = true
        let branches = [true, false].map { shown in
            isShown = shown
            return names(list(Group { if isShown { square } else { square } }))
        }
        #expect(branches[0].count == 1 && branches[0] != branches[1])
        #expect(list(EmptyView()).count == 0 && list(Group { if !isShown { square } }).count == 1)
    }

    private func choosing(_ view: some View, _ selection: some Hashable) -> [Bool] {
        list(view).flattened().map { $0.matches(AnyHashable(selection)) }
    }

    @Test("A selection chooses by the tag, else by the name, through optionals") func selections() {
        let tagged = Group {
            square.tag(1)
            square.tag(Int?.some(2))
            square.tag("1")
            square.id(2)
            square.id(3).tag(2)
        }
        #expect(choosing(tagged, 1) == [true, false, false, false, false])
        #expect(choosing(tagged, 2) == [false, true, false, true, true])
        #expect(choosing(tagged, Int?.some(1)) == [true, false, false, false, false])
        #expect(choosing(tagged, "1") == [false, false, true, false, false])
        #expect(choosing(tagged, 3) == Array(repeating: false, count: 5))
        let values = list(tagged).flattened().map { ContainerValues(traits: $0.traits) }
        #expect(values.map { $0.tag(for: Int.self) } == [1, nil, nil, nil, 2])
        #expect(values.map { $0.hasTag("1") } == [false, false, true, false, false])
        #expect(values.map { $0.tag(for: Int?.self) == .some(.some(2)) } == [false, true, false, false, false])
        // What is said first, inside, stays.
        #expect(choosing(square.tag(1).tag(2), 1) == [true] && choosing(square.tag(1).tag(2), 2) == [false])
        #expect(choosing(both.tag(8), 8) == [true, true])
    }

    private var both: some View {
        Group {
            square
            square
        }
    }

    @Test("Views beside each other in no section are one, too") func sections() {
        let view = Group {
            square
            Section {
                square
                square
            } header: {
                square
            }.tag(4)
            Section {
                square
            } footer: {
                both
            }
            square
        }
        let sections = SectionCollection(list(view).flattened())
        let counts = sections.map { [$0.header.count, $0.content.count, $0.footer.count] }
        #expect(counts == [[0, 1, 0], [1, 2, 0], [0, 1, 2], [0, 1, 0]])
        #expect(sections.map { $0.containerValues.hasTag(4) } == [false, true, false, false])
        #expect(Set(sections.map(\.id)).count == 4 && sections.startIndex == 0 && sections.endIndex == 4)
        #expect(sections[1].header.first?.element.part == .row && sections[1].header.first?.element.section == nil)
        let empty = SectionCollection([])
        #expect(empty.count == 1 && empty.first?.content.count == 0)
    }

    private struct Column: _VariadicView_UnaryViewRoot {
        func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
    }

    private struct Beside: _VariadicView_MultiViewRoot {
        func body(children: _VariadicView.Children) -> some View { ForEach(children.reversed()) { $0 } }
    }

    @Test("A root makes one view of its children, or several") func roots() {
        func size(_ view: some View) -> CGSize { RenderedView(view).size }
        let tall = Group {
            Color.red.frame(width: 10, height: 20)
            Color.red.frame(width: 30, height: 40)
        }
        #expect(size(HStack(spacing: 5) { _VariadicView.Tree(Column()) { tall } }.fixedSize()).width == 30)
        #expect(size(HStack(spacing: 5) { _VariadicView.Tree(Beside()) { tall } }) == CGSize(width: 45, height: 40))
        #expect(size(HStack(spacing: 5) { _VariadicView.Tree(Column()) { square } }) == CGSize(width: 10, height: 10))
        #expect(size(HStack(spacing: 5) { _VariadicView.Tree(Column()) {} }) == .zero)
        #expect(
            list(_VariadicView.Tree(Column()) { tall }).count == 1
                && list(_VariadicView.Tree(Beside()) { tall }).count == 2)
        let names = names(list(_VariadicView.Tree(Beside()) { ForEach(["a", "b"], id: \.self) { _ in square } }))
        #expect(names == ["b", "a"] as [AnyHashable])
        #expect(size(HStack(spacing: 5) { Group(subviews: tall) { $0[1] } }) == CGSize(width: 30, height: 40))
        #expect(size(HStack(spacing: 5) { ForEach(subviews: tall) { $0 } }) == CGSize(width: 45, height: 40))
    }
}
