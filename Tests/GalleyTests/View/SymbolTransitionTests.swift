import Galley
import GalleyTestSupport
import Testing

private struct Symbols: View {
    var isOn = true

    var body: some View {
        let _ = Self._printChanges()
        VStack(spacing: 0) {
            Image(systemName: isOn ? "star.fill" : "star")
                .contentTransition(.symbolEffect(.replace.downUp, options: .speed(2)))
                .contentTransition(.symbolEffect)
            if isOn {
                Image(systemName: "star").transition(.symbolEffect(.disappear))
                Image(systemName: "star").transition(.symbolEffect(.appear.up)).transition(.symbolEffect)
            }
        }
    }
}

/// Apple's documentation: symbols that are there are drawn as they are, whatever effect they come and go by.
@Suite("How symbols change, come and go")
@MainActor
struct SymbolTransitionTests {
    @Test func atRest() {
        let plain = RenderedView(
            VStack(spacing: 0) {
                Image(systemName: "star.fill")
                Image(systemName: "star")
                Image(systemName: "star")
            })
        let rendered = RenderedView(Symbols())
        #expect(rendered.size == plain.size && rendered.diagnostics.isEmpty)
    }
}

private struct Seen: View {
    let threshold: Double
    let note: (Int, Bool) -> Void

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<4) { index in
                    Color.red.frame(height: 40)
                        .onScrollVisibilityChange(threshold: threshold) { note(index, $0) }
                }
            }
        }
    }
}

/// Apple's documentation of `onScrollVisibilityChange(threshold:_:)`: the action says whether so much of the view is seen.
@Suite("What a scroll view shows")
@MainActor
struct ScrollVisibilityTests {
    private func seen(_ threshold: Double) -> [Int] {
        var found: [Int] = []
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 100, height: 100)
        _ = RenderedView(Seen(threshold: threshold) { if $1 { found.append($0) } }, options: options)
        return found.sorted()
    }

    /// 100 points show two rows and a half of 40.
    @Test func shares() {
        #expect(seen(0.5) == [0, 1, 2])
        #expect(seen(0.51) == [0, 1])
        #expect(seen(0.01) == [0, 1, 2])
    }
}
