import Foundation
import GalleyEngine
import Testing

@testable import GalleyLayout

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

private enum Nowhere: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { .infinity }
}

@Suite("Alignments")
struct AlignmentTests {
    @Test("A guide is the one that its type names: rules.md §5.1") func equality() {
        #expect(HorizontalAlignment(Third.self) == HorizontalAlignment(Third.self))
        #expect(HorizontalAlignment(Third.self) != HorizontalAlignment(Nowhere.self))
        #expect(HorizontalAlignment(Third.self) != .center)
    }

    @Test("A tree knows a guide by one key, along one axis") func keys() {
        let tree = LayoutTree()
        let key = tree.key(HorizontalAlignment(Third.self))
        #expect(tree.key(HorizontalAlignment(Third.self)) == key)
        #expect(tree.key(VerticalAlignment(Third.self)) != key)
        #expect(tree.key(HorizontalAlignment.leading) == .leading)
    }

    @Test("Guides in a box without a view in it; one that lies nowhere lies at its start: rules.md §5.5") func boxes() {
        let host = LayoutHost()
        let pass = host.freeze(root: host.tree.addFlexible())
        let size = Size(90, 40)
        func position(_ guide: HorizontalAlignment) -> Double { pass.defaultGuide(host.tree.key(guide), in: size) }
        #expect(position(.leading) == 0 && position(HorizontalAlignment.center) == 45 && position(.trailing) == 90)
        #expect(position(HorizontalAlignment(Third.self)) == 30)
        #expect(position(HorizontalAlignment(Nowhere.self)) == 0)
        func position(_ guide: VerticalAlignment) -> Double { pass.defaultGuide(host.tree.key(guide), in: size) }
        #expect(position(VerticalAlignment.center) == 20)
        #expect(position(.firstTextBaseline) == 40 && position(.lastTextBaseline) == 40)
    }
}
