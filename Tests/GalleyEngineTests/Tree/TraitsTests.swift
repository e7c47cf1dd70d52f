import Testing

@testable import GalleyEngine

@Suite("Traits of nodes")
struct TraitsTests {
    /// A node around another one hands its traits on; a container hides those of its children, and −1 stands for none.
    @Test("Nodes that were given none have −1; containers hide what is inside, other nodes hand it on") func none() {
        let tree = LayoutTree()
        let plain = tree.box(10, 10), given = tree.box(10, 10)
        tree.setTraits(7, of: given)
        let framed = tree.frame(given, width: 20), plainFramed = tree.frame(plain, width: 20)
        let row = tree.row(0, [framed, plainFramed])
        #expect([plain, given, framed, plainFramed, row].map { tree.traits(of: $0) } == [-1, 7, 7, -1, -1])
        let pass = tree.freeze(root: row)
        // The row, the frames in it, then what they are around.
        #expect((0..<pass.count).map { pass.traits(of: $0) } == [-1, 7, -1, 7, -1])
    }
}
