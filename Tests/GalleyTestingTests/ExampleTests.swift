import Foundation
import Galley
import GalleyDrawing
import GalleyTesting
import Testing

/// The examples, used.
@MainActor @Suite("Examples that live")
struct ExampleTests {
    /// The boxes of what is filled in a colour, in the window.
    private func boxes(_ view: TestedView, _ matches: (ResolvedColor) -> Bool) -> [CGRect] {
        var found: [CGRect] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform) {
            for item in items {
                switch item {
                case .fill(let path, .color(let paint), _) where matches(paint):
                    found.append(path.boundingRect.applying(transform))
                case .group(let group): look(group.items, group.transform.concatenating(transform))
                default: break
                }
            }
        }
        look(view.host.displayList().items, .identity)
        return found
    }

    @Test("Chips select and deselect") func chips() throws {
        let view = host(CategoryChips())
        // Indigo: more blue than anything, little green.
        func selected() -> [CGRect] { boxes(view) { $0.blue > 0.7 && $0.green < 0.4 && $0.alpha == 1 } }
        func isSelected(_ title: String) throws -> Bool {
            let frame = try view.find(button: title).frame
            return selected().contains { abs($0.midX - frame.midX) < 1 && abs($0.midY - frame.midY) < 1 }
        }
        #expect(try isSelected("Work") && !isSelected("Study"))
        try view.find(button: "Study").tap()
        #expect(try !isSelected("Work") && isSelected("Study"))
        #expect(try isSelected("건강"))
        #expect(selected().count == 2)
    }

    @Test("A vote raises its count and its bar") func votes() throws {
        let view = host(VotingScreen())
        let before = try view.find(text: "18").frame
        for _ in 0..<20 { try view.find(button: "Bird").tap() }
        #expect(try view.find(text: "38").frame.minY == before.minY)
        #expect(throws: ElementError.self) { try view.find(text: "18") }
    }

    @Test("ViewThatFits turns when the example is narrower") func fits() throws {
        struct Sized: View {
            @Environment(\.displayScale) private var scale
            var body: some View { GeometryReader { VotingScreen(width: $0.size.width) } }
        }
        let view = host(Sized(), size: CGSize(width: 360, height: 500))
        func rows() throws -> Set<CGFloat> {
            try Set(["Hare", "Bird", "Tortoise"].map { try view.find(button: $0).frame.midY })
        }
        #expect(try rows().count == 1)
        try view.find(button: "Hare").tap()
        view.resize(to: CGSize(width: 260, height: 500))
        #expect(try rows().count == 3)
        #expect(try view.find(text: "28").exists)
    }

    struct Ranking: View {
        @State private var candidates = [
            Candidate(name: "Hare", icon: "hare.fill", tint: .orange, votes: 2),
            Candidate(name: "Bird", icon: "bird.fill", tint: .blue, votes: 1),
        ]

        var body: some View {
            VStack {
                Leaderboard(candidates: candidates.sorted { $0.votes > $1.votes })
                Button("Vote for Bird") {
                    withAnimation(.linear(duration: 1)) { candidates[1].votes += 2 }
                }
            }
            .frame(width: 300)
        }
    }

    @Test("A leaderboard sorts itself anew, and its rows move past each other") func sorting() throws {
        let view = host(Ranking())
        func place(_ name: String) -> CGFloat? {
            var found: CGFloat?
            func look(_ items: [DrawItem], _ transform: CGAffineTransform, _ inside: Bool) {
                for item in items {
                    switch item {
                    case .group(let group):
                        let isIt = inside || group.tag?.label == name
                        look(group.items, group.transform.concatenating(transform), isIt)
                    case .glyphs(_, let origin, _, _) where inside && found == nil:
                        found = origin.applying(transform).y
                    default: break
                    }
                }
            }
            look(view.host.displayList().items, .identity, false)
            return found
        }
        let (hare, bird) = (try #require(place("Hare")), try #require(place("Bird")))
        #expect(hare < bird)
        try view.find(button: "Vote for Bird").tap()
        #expect(place("Bird") == bird)
        view.advance(by: 0.5)
        let (middleHare, middleBird) = (try #require(place("Hare")), try #require(place("Bird")))
        #expect(abs(middleHare - (hare + bird) / 2) < 1 && abs(middleBird - (hare + bird) / 2) < 1)
        view.advance(by: 0.6)
        #expect(abs(try #require(place("Bird")) - hare) < 0.5)
        #expect(abs(try #require(place("Hare")) - bird) < 0.5)
    }
}
