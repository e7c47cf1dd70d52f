import Galley
import GalleyTestSupport
import Testing

/// Where sheets lie: where there is room cards in the middle, those of forms 540 by 620, of pages 704 wide, 24 from the window's edges at
/// least (rules.md §18.10; UIKit's form and page sheets); on a phone at the end of the screen, on glass 8 inside of it.
@MainActor @Suite("Places of sheets") struct SheetPlaceTests {
    private func content(
        _ width: CGFloat, _ height: CGFloat, insets: EdgeInsets = EdgeInsets(), look: Look = .iOS26,
        _ change: (AnyView) -> some View
    ) -> [CGFloat] {
        let content = change(AnyView(Color.red.probe("content")))
        let view = Color.blue.sheet(isPresented: .constant(true)) { content }
        let frame = screen(view, width, height, look: look, insets: insets).named("content")?.frame ?? .null
        return [frame.minX, frame.minY, frame.width, frame.height]
    }

    @Test("Cards in wide windows") func cards() {
        let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        let seen: [[CGFloat]] = [
            content(1024, 768) { $0 }, content(1024, 768) { $0.presentationSizing(.form) },
            content(1024, 768) { $0.presentationSizing(.page) },
            content(1024, 768) { $0.frame(width: 200, height: 100).presentationSizing(.fitted) },
            // 48 less than the window is the most.
            content(620, 610) { $0 }, content(620, 610) { $0.presentationSizing(.page) },
            content(1024, 600, insets: insets) { $0 },
            content(1024, 768, look: .iOS18) { $0 },
            // What has no more than a phone's room has none.
            content(599, 800) { $0 }, content(896, 414) { $0.presentationSizing(.page) },
        ]
        let wanted: [[CGFloat]] = [
            [242, 74, 540, 620], [242, 74, 540, 620], [160, 24, 704, 720], [412, 334, 200, 100],
            [40, 24, 540, 562], [24, 24, 572, 562], [242, 46, 540, 508], [242, 74, 540, 620],
            [0, 31, 599, 769], [96, 24, 704, 366],
        ]
        #expect(seen == wanted)
    }

    @Test("Heights on a phone, on glass 8 inside of the screen where they are not the most") func heights() {
        func sheet(_ detents: Set<PresentationDetent>, look: Look = .iOS26) -> [CGFloat] {
            content(393, 852, look: look) { $0.presentationDetents(detents) }
        }
        let seen: [[CGFloat]] = [
            sheet([.height(300)]), sheet([.height(300)], look: .iOS18), sheet([.height(821)]), sheet([.height(820)]),
            sheet([.fraction(1)]), sheet([.height(300), .height(200)]),
        ]
        let wanted: [[CGFloat]] = [
            [8, 544, 377, 300], [0, 552, 393, 300], [0, 31, 393, 821], [8, 24, 377, 820], [0, 31, 393, 821],
            [8, 644, 377, 200],
        ]
        #expect(seen == wanted)
        let chosen = content(393, 852) {
            $0.presentationDetents([.height(300), .height(200)], selection: .constant(.height(300)))
        }
        #expect(chosen == [8, 544, 377, 300])
        // One that the sheet does not have is had all the same; nothing of what one has says that it counts otherwise.
        #expect(content(393, 852) { $0.presentationDetents([], selection: .constant(.medium)) } == [8, 418, 377, 426])
    }

    @Test("A handle where there are several heights, or where one is asked for") func handles() {
        func hasHandle(_ change: (AnyView) -> some View) -> Bool {
            let content = change(AnyView(Color.red))
            let root = screen(Color.blue.sheet(isPresented: .constant(true)) { content })
            func all(_ node: LayoutRecord.Node) -> [CGRect] { [node.frame] + node.children.flatMap(all) }
            return all(root).contains { $0.size == CGSize(width: 36, height: 5) }
        }
        let seen = [
            hasHandle { $0 }, hasHandle { $0.presentationDetents([.medium]) },
            hasHandle { $0.presentationDetents([.medium, .large]) },
            hasHandle { $0.presentationDragIndicator(.visible) },
            hasHandle { $0.presentationDetents([.medium, .large]).presentationDragIndicator(.hidden) },
            hasHandle { $0.presentationDetents([.medium, .large]).presentationDragIndicator(.automatic) },
        ]
        #expect(seen == [false, false, true, true, false, true])
    }

    /// What is said first, by the innermost view, holds (rules.md §18.10).
    @Test("Of what several views say the innermost counts") func innermost() {
        let seen = content(393, 852) { $0.presentationDetents([.height(300)]).presentationDetents([.height(200)]) }
        #expect(seen == [8, 544, 377, 300])
    }

    @Test("A popover is a sheet on a phone, unless it says otherwise") func popovers() {
        func kind(_ width: CGFloat, _ adaptation: PresentationAdaptation?) -> String {
            let content = adaptation.map { AnyView(Text("c").presentationCompactAdaptation($0)) } ?? AnyView(Text("c"))
            let root = screen(Color.blue.popover(isPresented: .constant(true)) { content }, width, 852)
            return root.first("Popover") != nil ? "popover" : root.first("Sheet") != nil ? "sheet" : "cover"
        }
        let adaptations: [PresentationAdaptation?] = [
            nil, .automatic, PresentationAdaptation.none, .popover, .sheet, .fullScreenCover,
        ]
        #expect(
            adaptations.map { kind(393, $0) } == ["sheet", "sheet", "popover", "popover", "sheet", "cover"])
        #expect(adaptations.allSatisfy { kind(1024, $0) == "popover" })
    }
}
