import Testing

@testable import GalleyEngine

@Suite("Rules for one child: rules.md §9, rules.md §10, rules.md §19")
struct UnaryRuleTests {
    @Test("A fixed size is the ideal one: T-046") func fixedSize() {
        let laid = LaidOut(100, 100) { tree in
            tree.frame(
                tree.tagged(1, tree.addFixedSize(horizontal: true, vertical: false, around: tree.color())), height: 30)
        }
        #expect(laid.frame(1) == [45, 35, 10, 30])
    }

    @Test("A fixed size keeps the priority, padding hides it: T-072, T-073") func priority() {
        func colors(_ wrap: (LayoutTree, Int) -> Int) -> [Double] {
            let laid = LaidOut(300, 100) { tree in
                let first = wrap(tree, tree.addPriority(1, around: tree.color()))
                return tree.row(0, [tree.tagged(1, first), tree.color(2)])
            }
            return [laid.frame(1)[2], laid.frame(2)[2]]
        }
        #expect(colors { $0.addFixedSize(horizontal: false, vertical: true, around: $1) } == [300, 0])
        #expect(colors { $0.addPadding(top: 16, leading: 16, bottom: 16, trailing: 16, around: $1) } == [150, 150])
    }

    @Test("Aspect ratios: T-047 to T-050") func aspectRatio() {
        func color(_ ratio: Double, fills: Bool, _ width: Double, _ height: Double) -> Size {
            size(Proposal(width, height)) { $0.addAspectRatio(ratio, fills: fills, around: $0.color()) }
        }
        #expect(color(1.5, fills: false, 100, 100) == Size(100, 100 / 1.5))
        #expect(color(1.5, fills: true, 100, 100) == Size(150, 100))
        #expect(color(0.5, fills: false, 100, 100) == Size(50, 100))
        #expect(color(0.5, fills: true, 100, 100) == Size(100, 200))
        #expect(color(2, fills: false, 120, .nan) == Size(120, 60))
        #expect(color(2, fills: false, .nan, 50) == Size(100, 50))
        #expect(color(2, fills: false, .nan, .nan) == Size(10, 10))
        #expect(color(.nan, fills: false, 120, 60) == Size(60, 60))
        // §9.3: filling with one length unspecified goes by the other.
        #expect(color(2, fills: true, 120, .nan) == Size(120, 60))
    }

    @Test("A rigid child ignores the ratio: T-018") func rigidRatio() {
        let size = size(Proposal(100, 40)) { $0.addAspectRatio(.nan, fills: false, around: $0.box(64, 40)) }
        #expect(size == Size(64, 40))
    }

    @Test("A position takes the whole proposal: T-051, T-052") func position() {
        let laid = LaidOut(200, 90) { tree in
            tree.tagged(1, tree.addPosition(Point(30, 20), around: tree.color(2)))
        }
        #expect(laid.frame(1) == [0, 0, 200, 90])
        #expect(laid.frame(2) == [-70, -25, 200, 90])
        let row = LaidOut(300, 100) { tree in
            tree.row(0, [tree.box(56, 20), tree.tagged(1, tree.addPosition(Point(0, 0), around: tree.box(5, 5)))])
        }
        #expect(row.frame(1)[2] == 244)
    }

    @Test("Layers follow the primary: T-054 to T-056") func layers() {
        func layered(
            _ kind: NodeKind, _ horizontal: GuideKey, _ vertical: GuideKey, _ primary: Size,
            _ secondary: @escaping (LayoutTree) -> Int
        ) -> [[Double]] {
            let laid = LaidOut(200, 200) { tree in
                tree.addLayer(
                    kind, primary: tree.box(primary.width, primary.height, 1),
                    secondary: tree.tagged(2, secondary(tree)), horizontal, vertical)
            }
            return [laid.frame(1), laid.frame(2)]
        }
        #expect(
            layered(.overlay, .trailing, .top, Size(100, 60)) { $0.box(20, 20) } == [
                [50, 70, 100, 60], [130, 70, 20, 20],
            ])
        #expect(
            layered(.background, .horizontalCenter, .verticalCenter, Size(40, 40)) { $0.box(100, 20) } == [
                [80, 80, 40, 40], [50, 90, 100, 20],
            ])
        #expect(
            layered(.overlay, .horizontalCenter, .verticalCenter, Size(100, 60)) { $0.color() }[1] == [
                50, 70, 100, 60,
            ])
    }

    @Test("A scroll view is as wide as its content, which lies at its start: T-138 to T-140, T-144") func scroll() {
        func scrolled(
            _ horizontal: Bool, _ vertical: Bool, _ content: Size, anchor: Double = 0, alignment: Double = 0
        ) -> [[Double]] {
            let laid = LaidOut(300, 200) { tree in
                let content = tree.box(content.width, content.height, 2)
                return tree.tagged(
                    1,
                    tree.addScroll(
                        horizontal: horizontal, vertical: vertical, anchor: Point(0, anchor),
                        alignment: Point(0, alignment), insets: Insets(), around: content))
            }
            return [laid.frame(1), laid.frame(2)]
        }
        #expect(scrolled(false, true, Size(120, 60)) == [[90, 0, 120, 200], [90, 0, 120, 60]])
        #expect(scrolled(false, true, Size(400, 60))[0] == [-50, 0, 400, 200])
        #expect(scrolled(true, false, Size(100, 40))[0] == [0, 80, 300, 40])
        // The anchor holds for longer content, the alignment for shorter.
        for (anchor, alignment) in [(1.0, 0.0), (0, 0.5)] {
            #expect(
                scrolled(false, true, Size(120, 400), anchor: anchor, alignment: alignment)[1]
                    == [90, -200 * anchor, 120, 400])
            #expect(
                scrolled(false, true, Size(120, 60), anchor: anchor, alignment: alignment)[1]
                    == [90, 140 * alignment, 120, 60])
        }
        // Shorter by half a point, it is shorter.
        #expect(scrolled(false, true, Size(120, 199.5), anchor: 0, alignment: 1)[1] == [90, 0.5, 120, 199.5])
    }

    @Test("Insets are room around the content of a scroll view") func scrollInsets() {
        let laid = LaidOut(300, 200) { tree in
            let insets = Insets(top: 5, leading: 7, bottom: 11, trailing: 13)
            return tree.tagged(
                1,
                tree.addScroll(
                    horizontal: false, vertical: true, anchor: .zero, alignment: .zero, insets: insets,
                    around: tree.box(120, 60, 2)))
        }
        #expect(laid.frame(1) == [80, 0, 140, 200])
        #expect(laid.frame(2) == [87, 5, 120, 60])
        #expect(laid.pass.size(laid.node(1), .unspecified) == Size(140, 76))
    }
}
