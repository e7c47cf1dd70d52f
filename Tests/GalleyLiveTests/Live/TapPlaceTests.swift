import Foundation
import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph
@testable import GalleyLive

/// Where a view takes a tap, and why it would do nothing (rules.md §18.12); the parts of a control that do.
@MainActor @Suite("Places of taps")
struct TapPlaceTests {
    private let size = CGSize(width: 200, height: 100)

    /// Where the view with a name takes a tap, in words.
    private func place(_ name: String, _ host: ViewHost) -> String {
        guard let node = host.node(name) else { return "none" }
        do throws(TapFault) {
            let point = try host.tapPlace(of: node.id)
            return "\(Int(point.x)),\(Int(point.y))"
        } catch {
            switch error {
            case .gone: return "gone"
            case .covered(_, let other, let point):
                return "covered by \(other?.kind ?? "nothing") at \(Int(point.x)),\(Int(point.y))"
            case .disabled(let node): return "disabled \(node.identifier ?? "")"
            case .inert: return "inert"
            case .several(_, let parts): return "several \(parts.count)"
            }
        }
    }

    private func bare(_ width: CGFloat, _ height: CGFloat) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test("In its middle where that does something, else where its control does") func places() {
        struct Leading: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 20).onTapGesture {}
                    configuration.label.frame(width: 80, height: 20)
                }
            }
        }
        let host = ViewHost(
            VStack(spacing: 0) {
                bare(40, 20).onTapGesture {}.accessibilityIdentifier("plain")
                Toggle(isOn: .constant(false)) { Color.blue.accessibilityIdentifier("label") }.toggleStyle(Leading())
                    .padding(5).accessibilityIdentifier("toggle")
                bare(40, 20).accessibilityIdentifier("still")
                bare(40, 20).onTapGesture {}.disabled(true).accessibilityIdentifier("off")
            }, size: size)
        // The column is 90 tall, and begins at 5; the toggle's row at 30, and its box at 50.
        #expect(place("plain", host) == "100,15")
        #expect(place("toggle", host) == "60,40" && place("label", host) == "60,40")
        #expect(place("still", host) == "inert" && place("off", host) == "disabled off")
        #expect(throws: TapFault.self) { try host.tapPlace(of: 1) }
    }

    @Test("What lies over it, or several parts of it, are a fault") func faults() {
        let covered = ViewHost(
            Button("b") {}.frame(width: 100, height: 40).accessibilityIdentifier("button")
                .overlay { bare(200, 100).onTapGesture {}.accessibilityIdentifier("over") }, size: size)
        #expect(place("button", covered) == "covered by Color at 100,50")
        let text = ViewHost(
            Text(verbatim: "t").accessibilityIdentifier("text")
                .overlay { bare(200, 100).onTapGesture {}.accessibilityIdentifier("over") }, size: size)
        #expect(place("text", text) == "covered by Color at 100,50")
        let stepper = ViewHost(
            Stepper("s", value: .constant(1)).accessibilityIdentifier("stepper"), size: size)
        #expect(place("stepper", stepper) == "several 2")
        let disabled = ViewHost(
            Stepper("s", value: .constant(1)).disabled(true).accessibilityIdentifier("stepper"), size: size)
        #expect(place("stepper", disabled).hasPrefix("disabled"))
    }

    @Test("Who takes a tap at a point; what scrolls and the system's own do not") func takers() throws {
        let host = ViewHost(
            ScrollView {
                VStack(spacing: 0) {
                    bare(200, 40).onTapGesture {}.accessibilityIdentifier("tap")
                    bare(200, 40).systemDrag(DragGesture()).accessibilityIdentifier("system")
                    bare(200, 90).contextMenu { Button("m") {} }.accessibilityIdentifier("menu")
                }
            }, size: size)
        #expect(host.tapTakers(at: CGPoint(x: 100, y: 20)).count == 1)
        #expect(
            host.tapTakers(at: CGPoint(x: 100, y: 60)).isEmpty && host.tapTakers(at: CGPoint(x: 100, y: 90)).isEmpty)
        #expect(host.views(at: CGPoint(x: 100, y: 90)).count > 1)
        #expect(!host.openMenu(at: CGPoint(x: 100, y: 20)) && host.openMenu(at: CGPoint(x: 100, y: 90)))
        #expect(host.shows("m"))
        let parts = ViewHost(
            HStack(spacing: 0) {
                bare(20, 20).onTapGesture {}
                Color.clear.frame(width: 60, height: 20)
                bare(20, 20).onTapGesture {}
                Color.red.frame(width: 0, height: 20).onTapGesture {}
            }.accessibilityIdentifier("row"), size: CGSize(width: 100, height: 20))
        let row = try #require(parts.node("row"))
        #expect(parts.tapParts(of: row).map(\.point) == [CGPoint(x: 10, y: 10), CGPoint(x: 90, y: 10)])
        #expect(Set(parts.tapParts(of: row).map(\.id)).count == 2)
    }

    private struct Counting: View {
        let log: (String) -> Void
        var isDisabled = false
        var body: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 20).onTapGesture { log("left") }
                Color.blue.frame(width: 60, height: 20).onTapGesture { log("middle") }
                Color.red.frame(width: 20, height: 20).onTapGesture { log("right") }
            }
            .disabled(isDisabled).accessibilityIdentifier("row")
        }
    }

    @Test("A view that is used without a pointer is tapped once: its one part, or in its middle") func activated()
        throws
    {
        var told: [String] = []
        let host = ViewHost(Counting { told.append($0) }, size: size)
        #expect(host.activate(try #require(host.node("row")).id) && told == ["middle"])
        let off = ViewHost(Counting(log: { told.append($0) }, isDisabled: true), size: size)
        #expect(!off.activate(try #require(off.node("row")).id) && !host.activate(1) && told.count == 1)
        let one = ViewHost(
            HStack(spacing: 40) {
                Color.red.frame(width: 20, height: 20)
                Color.red.frame(width: 20, height: 20).onTapGesture { told.append("one") }
            }.accessibilityIdentifier("row"), size: size)
        #expect(one.activate(try #require(one.node("row")).id) && told.last == "one")
        let none = ViewHost(Text(verbatim: "t").accessibilityIdentifier("row"), size: size)
        #expect(!none.activate(try #require(none.node("row")).id))
    }

    @Test("A URL goes to those who take it") func urls() throws {
        var told: [String] = []
        let url = try #require(URL(string: "app://a/b"))
        let host = ViewHost(
            VStack {
                Text(verbatim: "a").onOpenURL { told.append("a \($0)") }
                Text(verbatim: "b").onOpenURL { told.append("b \($0)") }
            }, size: size)
        #expect(host.takesURLs && !ViewHost(Text(verbatim: "t"), size: size).takesURLs)
        host.send(.openURL(url))
        #expect(told.sorted() == ["a app://a/b", "b app://a/b"] && host.shownScreens == nil && !host.leaveScreen())
        #expect(!host.openScreens(["x"]))
    }
}
