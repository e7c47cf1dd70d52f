import Foundation
import Galley
import GalleyTestSupport
import GalleyTold
import Testing

/// What a person does to a view, step by step, and what changes with each: the views and marks that go, after `-`, those that come,
/// after `+`, and what the view's own code was told, after `!`.
@MainActor final class ToldScript {
    let host: ViewHost
    private(set) var text = ""
    private var shown: [String] = []
    private var heard: [String] = []

    init(_ size: CGSize, look: Look = .iOS26, _ make: (@escaping (String) -> Void) -> some View) {
        var options = RenderOptions()
        options.scale = 2
        options.look = look
        options.canvas = size
        options.proposal = ProposedViewSize(size)
        let ear = Ear()
        host = ViewHost(make { ear.heard.append($0) }, options: options)
        self.ear = ear
        shown = lines
        text = "begins: " + (shown + told).joined(separator: " | ")
    }

    private final class Ear { var heard: [String] = [] }
    private let ear: Ear

    private var lines: [String] { ToldTree(host).lines + ToldPicture(host.displayList()).lines }

    private var told: [String] {
        defer { ear.heard = [] }
        return ear.heard.map { "! \($0)" }
    }

    /// Does something and notes what changes.
    func step(_ name: String, _ work: (ViewHost) -> Void) {
        work(host)
        let now = lines
        var left: [String: Int] = [:]
        for line in shown { left[line, default: 0] += 1 }
        var come: [String] = []
        for line in now {
            if let count = left[line], count > 0 { left[line] = count - 1 } else { come.append("+ \(line)") }
        }
        var gone: [String] = []
        for line in shown.reversed() where left[line, default: 0] > 0 {
            left[line, default: 0] -= 1
            gone.append("- \(line)")
        }
        shown = now
        let frame = host.nextFrame.map { "next at \(Told.number($0))" } ?? ""
        text +=
            "\n\(name): " + (told + gone.reversed() + come + (frame.isEmpty ? [] : [frame])).joined(separator: " | ")
    }

    /// Moves the clock on, in steps.
    func wait(_ seconds: Double...) {
        for second in seconds { step("after \(Told.number(second)) s") { $0.advance(by: second) } }
    }

    func tap(_ name: String) { step("tap \(name)") { $0.tap(name) } }
    func tap(_ x: CGFloat, _ y: CGFloat) { step("tap at \(Told.numbers(x, y))") { $0.tap(CGPoint(x: x, y: y)) } }

    func down(_ x: CGFloat, _ y: CGFloat) {
        step("down at\(Told.numbers(x, y))") { $0.send(.pointerDown(CGPoint(x: x, y: y))) }
    }
    func move(_ x: CGFloat, _ y: CGFloat) {
        step("moved to\(Told.numbers(x, y))") { $0.send(.pointerMoved(CGPoint(x: x, y: y))) }
    }
    func up(_ x: CGFloat, _ y: CGFloat) {
        step("up at\(Told.numbers(x, y))") { $0.send(.pointerUp(CGPoint(x: x, y: y))) }
    }

    /// A finger goes along points, each a hundredth of a second after the one before.
    func swipe(_ points: (CGFloat, CGFloat)...) {
        guard let first = points.first, let last = points.last else { return }
        step("swipe from\(Told.numbers(first.0, first.1)) to\(Told.numbers(last.0, last.1))") { host in
            host.send(.pointerDown(CGPoint(x: first.0, y: first.1)))
            for point in points.dropFirst() {
                host.advance(by: 0.01)
                host.send(.pointerMoved(CGPoint(x: point.0, y: point.1)))
            }
            host.send(.pointerUp(CGPoint(x: last.0, y: last.1)))
        }
    }

    func scroll(_ dx: CGFloat, _ dy: CGFloat, at x: CGFloat, _ y: CGFloat) {
        step("scroll by\(Told.numbers(dx, dy))") {
            $0.send(.scroll(CGSize(width: dx, height: dy), at: CGPoint(x: x, y: y)))
        }
    }

    func key(_ key: KeyEquivalent, _ name: String) { self.key(key, [], name) }

    func key(_ key: KeyEquivalent, _ modifiers: EventModifiers, _ name: String) {
        step("key \(name)") { $0.send(.key(key, modifiers)) }
    }

    func type(_ text: String) { step("types \(text)") { $0.send(.text(text)) } }
}
