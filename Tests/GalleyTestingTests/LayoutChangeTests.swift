import GalleySnapshots
import Testing

/// Which view changed by itself, and what followed: texts as `LayoutLines` writes them.
@Suite("Changes of layouts") struct LayoutChangeTests {
    private let before = """
        size 200×100 offered 200×100
        HStack at 0,0 size 200×40 offered 200×100
          Text "Name" at 0,10 size 50×20 offered 96×100
          Spacer at 58,20 size 34×0 offered 34×100
          frame at 100,0 size 100×40 offered 96×100
            Color at 100,0 size 100×40 offered 100×40

        """

    private func lines(_ change: (String) -> String) -> [String] { LayoutChange.lines(before, change(before)) }

    @Test("A view that is offered the same and has another size is the root; what is offered less follows") func root()
    {
        let lines = lines {
            $0.replacing("Text \"Name\" at 0,10 size 50×20", with: "Text \"Name\" at 0,10 size 70×20")
                .replacing("Spacer at 58,20 size 34×0 offered 34×100", with: "Spacer at 78,20 size 14×0 offered 14×100")
        }
        #expect(
            lines == [
                "What changed by itself (- before, + now):", "- Text \"Name\" at 0,10 size 50×20 offered 96×100",
                "+ Text \"Name\" at 0,10 size 70×20 offered 96×100", "What followed from it:",
                "-   Spacer at 58,20 size 34×0 offered 34×100", "+   Spacer at 78,20 size 14×0 offered 14×100",
            ])
    }

    @Test("The innermost is the root, what holds it follows") func innermost() {
        let lines = lines {
            $0.replacing("size 100×40", with: "size 100×60").replacing("size 200×40", with: "size 200×60")
                .replacing("offered 100×40", with: "offered 100×60")
        }
        #expect(lines.prefix(3).map { $0.prefix(7) } == ["What ch", "- frame", "+ frame"])
        #expect(lines.count == 8)
    }

    @Test("Views that are new, gone or called otherwise are roots") func names() {
        let renamed = lines { $0.replacing("\"Name\"", with: "\"First name\"") }
        #expect(
            renamed == [
                "What changed by itself (- before, + now):", "- Text \"Name\" at 0,10 size 50×20 offered 96×100",
                "+ Text \"First name\" at 0,10 size 50×20 offered 96×100",
            ])
        let gone = lines { $0.replacing("  Spacer at 58,20 size 34×0 offered 34×100\n", with: "") }
        #expect(gone.dropFirst() == ["- Spacer at 58,20 size 34×0 offered 34×100"])
    }

    @Test("Where every view was offered something else, those that do not just take their offer") func offers() {
        let lines = lines {
            $0.replacing("size 50×20 offered 96×100", with: "size 60×20 offered 90×100")
                .replacing("size 34×0 offered 34×100", with: "size 24×0 offered 24×100")
        }
        #expect(lines[1].hasPrefix("- Text") && lines[2].hasPrefix("+ Text"))
        #expect(lines[3] == "What followed from it:")
    }

    @Test("What only moved, what is no layout, and what is the same") func others() {
        let moved = lines { $0.replacing("at 0,10", with: "at 0,0") }
        #expect(moved.first == "What moved (- before, + now):")
        #expect(moved.count == 3)
        #expect(LayoutChange.lines("a\nb", "a\nc").count == 3)
        #expect(lines { $0 } == [])
        let many = String(repeating: "x\n", count: 100)
        #expect(LayoutChange.lines("", many).last == "… 60 more lines")
    }
}
