import Foundation
import Galley
import GalleyDrawing
import GalleyTestSupport
import Testing

/// Views on their way out and in (Apple's documentation of `transition(_:)`): what goes is seen where it was until its transition is
/// over, on its level of the stack; what comes begins with nothing. Straight ways of a second, reckoned by hand.
@MainActor @Suite("Where views go and come")
struct GhostPlaceTests {
    private static let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    private static let blue = Color(.sRGB, red: 0, green: 0, blue: 1)
    private static let green = Color(.sRGB, red: 0, green: 1, blue: 0)

    /// What is filled, in the order of drawing: a letter for the colour, with its opacity and where it begins.
    private func drawn(_ host: ViewHost) -> [String] {
        var found: [String] = []
        func look(_ items: [DrawItem], _ transform: CGAffineTransform, _ opacity: Double) {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _) where color.alpha > 0:
                    let letter = color.red == 1 ? "red" : color.blue == 1 ? "blue" : "green"
                    let place = path.boundingRect.applying(transform).origin
                    found.append("\(letter) \(Int((opacity * 100).rounded())) at \(Int(place.x)),\(Int(place.y))")
                case .group(let group):
                    var inner = opacity
                    if case .opacity(let own)? = group.effect { inner *= own }
                    look(group.items, group.transform.concatenating(transform), inner)
                default: break
                }
            }
        }
        look(host.displayList().items, .identity, 1)
        return found
    }

    private struct Switched<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        let content: (Bool) -> Content
        @State private var isShown = true
        var body: some View {
            content(isShown).frame(width: 100, height: 100, alignment: .topLeading).contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { isShown.toggle() } }
        }
    }

    private func host(
        _ animation: Animation? = .linear(duration: 1), @ViewBuilder _ content: @escaping (Bool) -> some View
    ) -> ViewHost {
        ViewHost(Switched(animation: animation, content: content), size: CGSize(width: 100, height: 100))
    }

    private func tap(_ host: ViewHost) { host.tap(CGPoint(x: 90, y: 90)) }

    private func column(_ isShown: Bool) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Self.blue.frame(width: 10, height: 20)
            HStack(spacing: 0) {
                Color.clear.frame(width: 30, height: 10)
                if isShown { Self.red.frame(width: 10, height: 10).transition(.opacity) }
            }
        }
    }

    @Test("What goes fades where it was, and is gone in the end") func going() {
        let host = host { column($0) }
        #expect(drawn(host) == ["blue 100 at 0,0", "red 100 at 30,20"])
        tap(host)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 100 at 30,20"])
        host.advance(by: 0.25)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 75 at 30,20"] && host.needsFrame)
        host.advance(by: 0.5)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 25 at 30,20"])
        host.advance(by: 0.25)
        #expect(drawn(host) == ["blue 100 at 0,0"] && !host.needsFrame)
        tap(host)
        // At first nothing of it is seen.
        #expect(drawn(host) == ["blue 100 at 0,0"] && host.needsFrame)
        host.advance(by: 0.25)
        #expect(drawn(host).last == "red 25 at 30,20")
        host.advance(by: 1)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 100 at 30,20"] && !host.needsFrame)
    }

    @Test("Who turns round goes on from where it is, and is there once") func turning() {
        let host = host { column($0) }
        tap(host)
        host.advance(by: 0.5)
        tap(host)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 50 at 30,20"])
        host.advance(by: 0.5)
        // The way out is over, and half of the way in is left: both are straight, and add up.
        #expect(drawn(host) == ["blue 100 at 0,0", "red 50 at 30,20"])
        host.advance(by: 1)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 100 at 30,20"] && !host.needsFrame)
        tap(host)
        host.advance(by: 1)
        #expect(drawn(host) == ["blue 100 at 0,0"])
    }

    @Test("Without an animation it is gone at once") func atOnce() {
        let host = host(nil) { column($0) }
        tap(host)
        #expect(drawn(host) == ["blue 100 at 0,0"] && !host.needsFrame)
        tap(host)
        #expect(drawn(host) == ["blue 100 at 0,0", "red 100 at 30,20"] && !host.needsFrame)
    }

    private func layers(_ isShown: Bool, _ index: Double) -> some View {
        ZStack(alignment: .topLeading) {
            if isShown { Self.red.frame(width: 10, height: 10).transition(.opacity).zIndex(index) }
            Self.blue.frame(width: 10, height: 10)
        }
    }

    @Test("On top of what stays where its index is above zero, else behind it") func levels() {
        for (index, wanted) in [
            (1.0, ["blue 100 at 0,0", "red 50 at 0,0"]), (0, ["red 50 at 0,0", "blue 100 at 0,0"]),
            (-1, ["red 50 at 0,0", "blue 100 at 0,0"]),
        ] {
            let host = host { layers($0, index) }
            tap(host)
            host.advance(by: 0.5)
            #expect(drawn(host) == wanted, "\(index)")
        }
    }

    @Test("Several go as one, each where it was; what is around them goes with them") func several() {
        let host = host { isShown in
            VStack(alignment: .leading, spacing: 0) {
                if isShown {
                    Self.red.frame(width: 10, height: 10).padding(.leading, 5)
                    VStack(spacing: 0) {
                        Color.clear.frame(width: 10, height: 10)
                        Self.green.frame(width: 10, height: 10)
                    }
                }
                Self.blue.frame(width: 10, height: 10)
            }
        }
        tap(host)
        #expect(Set(drawn(host)) == ["red 100 at 5,0", "green 100 at 0,20", "blue 100 at 0,30"])
        host.advance(by: 0.5)
        // What stays goes to its new place meanwhile: half of the thirty points.
        #expect(Set(drawn(host)) == ["red 50 at 5,0", "green 50 at 0,20", "blue 100 at 0,15"])
        host.advance(by: 0.5)
        #expect(drawn(host) == ["blue 100 at 0,0"])
    }

    // One pixel wide, and as tall as the row (rules.md §7.2).
    @Test("A divider that goes is a line across the row it was in until it is gone") func dividers() {
        let host = host { isShown in
            HStack(spacing: 0) {
                Color.clear.frame(width: 30, height: 20)
                if isShown { Divider().background(Self.red).transition(.opacity) }
            }.frame(height: 20)
        }
        let line = CGRect(x: 30, y: 0, width: 1, height: 20)
        #expect(host.boxes(.pureRed) == [line])
        tap(host)
        host.advance(by: 0.5)
        #expect(host.boxes(.pureRed) == [line])
        host.advance(by: 0.5)
        #expect(host.boxes(.pureRed) == [])
    }

    @Test("Elements of a collection go from their own places") func elements() {
        let host = host { isShown in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(isShown ? [1, 2, 3] : [1, 3], id: \.self) { number in
                    (number == 2 ? Self.red : number == 1 ? Self.blue : Self.green).frame(width: 10, height: 10)
                }
            }
        }
        tap(host)
        host.advance(by: 0.5)
        #expect(Set(drawn(host)) == ["blue 100 at 0,0", "red 50 at 0,10", "green 100 at 0,15"])
        host.advance(by: 0.5)
        #expect(drawn(host) == ["blue 100 at 0,0", "green 100 at 0,10"])
    }

    @Test("What moves in and out comes from its edge") func moving() {
        let host = host { isShown in
            ZStack(alignment: .topLeading) {
                if isShown { Self.red.frame(width: 40, height: 10).transition(.move(edge: .leading)) }
            }
        }
        tap(host)
        host.advance(by: 0.25)
        #expect(drawn(host) == ["red 100 at -10,0"])
        host.advance(by: 1)
        tap(host)
        host.advance(by: 0.25)
        #expect(drawn(host) == ["red 100 at -30,0"])
    }
}
