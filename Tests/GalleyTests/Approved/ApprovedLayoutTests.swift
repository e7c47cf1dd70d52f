import Foundation
import Galley
import GalleyApproved
import GalleyTestSupport
import Testing

/// Frames, what is told of them and what layouts are asked, as they were approved.
@MainActor @Suite("Layouts, approved", .enabled(if: Approved.isUsualSystem)) struct ApprovedLayoutTests {
    private static let offers: [(CGFloat?, CGFloat?)] = [
        (200, 150), (nil, nil), (60, 400), (0, 0), (320, nil), (.infinity, 40),
    ]

    private func options(_ offer: (CGFloat?, CGFloat?), _ direction: LayoutDirection = .leftToRight) -> RenderOptions {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: offer.0, height: offer.1)
        options.layoutDirection = direction
        return options
    }

    /// What every view of a tree is offered where it differs from its parent's, and where it lies.
    private func frames(_ view: some View, _ options: RenderOptions) -> String {
        let record = LayoutRecord(of: view, options: options)
        var text = Approved.numbers(record.size.width, record.size.height)
        var open = [record.root]
        while let node = open.popLast() {
            let frame = node.frame
            text +=
                " |" + node.kind.prefix(2) + " "
                + Approved.numbers(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
            open += node.children.reversed()
        }
        return text
    }

    private func expect(_ file: String, _ parts: [ApprovedText.Part]) throws {
        let differences = try ApprovedText(file, parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("Random views") func plans() throws {
        let parts = (UInt64(1)...100).map { seed in
            ApprovedText.Part("view \(seed)") {
                let plan = PlanGenerator.plan(seed: seed &* 7919, depth: 4, isHostile: seed > 80)
                let offer = Self.offers[Int(seed) % Self.offers.count]
                return frames(plan.view, options(offer, seed % 4 == 0 ? .rightToLeft : .leftToRight))
            }
        }
        try expect("plans.txt", parts)
    }

    @Test("Containers") func containers() throws {
        let log = LayoutLog()
        let views = ApprovedViews.all(log)
        let parts = views.map { name, view in
            ApprovedText.Part(name) {
                [
                    (options((200, 150)), "in 200 × 150: "), (options((nil, nil)), "ideal: "),
                    (options((75, nil), .rightToLeft), "75, right to left: "),
                ]
                .map { $0.1 + frames(view, $0.0) }.joined(separator: "\n")
            }
        }
        try expect("containers.txt", parts + [ApprovedText.Part("what layouts are asked") { log.text }])
    }

    @Test("Of an explanation's sentences the numbers, the texts and the names are approved") func structure() {
        let text = """
            VStack  200×150 → 80×60 at (0, 0)
              - Its spacing is 8. It asked: Text "one two" 0×150 → 0×136; "a
                b" of -3.5.
              frame  40×20 → 40×20 at (1.5, 2)
                - maxWidth holds the ∞ that is proposed at 40.
                - Nothing more.
                Color  40×20 → 40×20 at (1.5, 2)
            """
        #expect(
            ExplanationStructure.of(text) == """
                VStack  200×150 → 80×60 at (0, 0)
                  - 8 "one two" 0×150 0×136 "a b" -3.5
                  frame  40×20 → 40×20 at (1.5, 2)
                    - maxWidth ∞ 40
                    Color  40×20 → 40×20 at (1.5, 2)
                """)
    }

    @Test("Explanations") func explanations() throws {
        let log = LayoutLog()
        let parts = ApprovedViews.all(log).enumerated().filter { $0.offset % 3 == 0 || $0.offset > 47 }.map {
            _, named in
            ApprovedText.Part(named.0) {
                ExplanationStructure.of(LayoutExplanation(of: named.1, options: options((200, 150))).text())
            }
        }
        try expect("explanations.txt", parts)
    }
}
