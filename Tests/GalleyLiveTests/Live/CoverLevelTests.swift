import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// What lies over the window and leaves it, each at its level, and when the completions of animations run: rules.md
/// §18.11, and Apple's documentation of `AnimationCompletionCriteria` (logically complete after a spring's perceptual
/// duration, removed when it is at rest).
@MainActor @Suite("Levels of covers, and ends of animations")
struct CoverLevelTests {
    private static let red = ResolvedColor(red: 1, green: 0, blue: 0)
    private static let blue = ResolvedColor(red: 0, green: 0, blue: 1)

    private struct Covers: View {
        @State private var isFirst = false
        @State private var isSecond = false
        var body: some View {
            Button("open") { isFirst = true }.fullScreenCover(isPresented: $isFirst) {
                VStack {
                    Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 100, height: 50)
                    Button("more") { isSecond = true }
                }.fullScreenCover(isPresented: $isSecond) {
                    VStack {
                        Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 100, height: 50)
                        Button("one") { isSecond = false }
                        Button("both") {
                            isSecond = false
                            isFirst = false
                        }
                    }
                }
            }
        }
    }

    private func host(_ view: some View) -> ViewHost {
        var options = RenderOptions()
        options.canvas = CGSize(width: 400, height: 800)
        options.proposal = ProposedViewSize(width: 400, height: 800)
        let host = ViewHost(view, options: options, carrier: nil, movesScreens: true)
        host.tap("open")
        host.advance(by: 1)
        host.tap("more")
        host.advance(by: 1)
        return host
    }

    /// The boxes in the order in which they are drawn.
    private func order(_ host: ViewHost) -> [String] {
        var found: [String] = []
        func look(_ items: [DrawItem]) {
            for item in items {
                switch item {
                case .fill(let path, .color(let color), _)
                where path.boundingRect.size == CGSize(width: 100, height: 50):
                    if color.red == 1, color.green == 0, color.blue == 0 { found.append("red") }
                    if color.blue == 1, color.green == 0, color.red == 0 { found.append("blue") }
                case .group(let group): look(group.items)
                default: break
                }
            }
        }
        look(host.displayList().items)
        return found
    }

    private func top(_ color: ResolvedColor, _ host: ViewHost) -> CGFloat? { host.boxes(color).first?.minY }

    @Test("One that leaves stays over the one below it until it is gone") func one() {
        let host = host(Covers())
        let rest = (top(Self.red, host), top(Self.blue, host))
        #expect(order(host) == ["red", "blue"] || order(host) == ["blue"])
        host.tap("one")
        // After 0.15625 s the curve has gone 0.875 of its way, 700 of 800 points.
        host.advance(by: 0.15625)
        #expect(order(host) == ["red", "blue"])
        #expect(top(Self.blue, host).map { abs($0 - (rest.1 ?? 0) - 700) < 0.51 } == true)
        host.advance(by: 1)
        #expect(order(host) == ["red"] && !host.needsFrame && (rest.0 == nil || top(Self.red, host) == rest.0))
        #expect(host.shows("more") && !host.shows("one"))
    }

    @Test("Two that leave together go down together, the upper one over the lower one") func both() {
        let host = host(Covers())
        host.tap("both")
        host.advance(by: 0.15625)
        #expect(order(host) == ["red", "blue"] && host.needsFrame && host.shows("open"))
        host.advance(by: 1)
        #expect(order(host).isEmpty && !host.needsFrame)
    }

    private struct Moving: View {
        let criteria: AnimationCompletionCriteria?
        let log: (String) -> Void
        @State private var isMoved = false
        var body: some View {
            Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20).offset(x: isMoved ? 100 : 0)
                .onTapGesture {
                    let spring = Animation.spring(duration: 0.5, bounce: 0.3)
                    if let criteria {
                        withAnimation(spring, completionCriteria: criteria) {
                            isMoved = true
                        } completion: {
                            log("end")
                        }
                    } else {
                        withAnimation(spring) {
                            isMoved = true
                        } completion: {
                            log("end")
                        }
                    }
                    log("begun")
                }
        }
    }

    private func told(_ criteria: AnimationCompletionCriteria?, _ seconds: Double) -> [String] {
        var log: [String] = []
        let host = ViewHost(Moving(criteria: criteria) { log.append($0) }, size: CGSize(width: 200, height: 20))
        host.tap(CGPoint(x: 100, y: 10))
        host.advance(by: seconds)
        return log
    }

    @Test("A completion runs after the perceptual duration, or when nothing moves any more") func criteria() {
        for criteria in [nil, AnimationCompletionCriteria.logicallyComplete] {
            #expect(told(criteria, 0.49) == ["begun"] && told(criteria, 0.51) == ["begun", "end"])
        }
        // At least until a twentieth of a point is left of the 100.
        let rest = Spring(duration: 0.5, bounce: 0.3).settlingDuration(target: 100.0, epsilon: 0.1)
        #expect(rest > 0.6 && told(.removed, rest) == ["begun"] && told(.removed, 3) == ["begun", "end"])
        #expect(AnimationCompletionCriteria.logicallyComplete != .removed)
        var log: [String] = []
        withAnimation(.linear(duration: 1)) {
            log.append("body")
        } completion: {
            log.append("end")
        }
        #expect(log == ["body", "end"])
    }
}
