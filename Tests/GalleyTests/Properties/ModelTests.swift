import Foundation
import GalleyRandom
import Testing

@testable import Galley

/// Random stacks, frames and spacers with their frames, written down for `Scripts/model-check.py`, which compares them
/// with the executable model of the rules. GALLEY_MODEL names the file.
@MainActor @Suite("For the model")
struct ModelTests {
    private nonisolated static let file = ProcessInfo.processInfo.environment["GALLEY_MODEL"]

    @Test("Random stacks and frames", .enabled(if: file != nil)) func write() throws {
        let file = try #require(Self.file)
        let lengths: [Double?] = [nil, 0, 20, 75, 100, 300, 333.5]
        var lines: [String] = []
        for seed in PropertyRounds.seeds(3_000) {
            var random = SeededGenerator(seed: seed)
            var view = ReferenceView.stacksAndFrames(&random, depth: 4)
            while view.count > 16 { view = ReferenceView.stacksAndFrames(&random, depth: 4) }
            let offer = [lengths.randomElement(using: &random)!, lengths.randomElement(using: &random)!]
            // Where the rules leave it open, or the last bit of a sum decides, there is nothing to compare.
            let engine = SlowEngine()
            _ = engine.frames(view, offer)
            if engine.isOpen { continue }
            let places = frames(view, offer).map { "[\($0.map(json).joined(separator: ","))]" }
            lines.append(
                "{\"seed\":\(seed),\"offer\":[\(offer.map(json).joined(separator: ","))],\"view\":\(view.json),"
                    + "\"frames\":[\(places.joined(separator: ","))]}")
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file))
        PropertyRounds.report("for the model", lines.count)
    }

    private func frames(_ view: ReferenceView, _ offer: [Double?]) -> [[Double?]] {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: offer[0].map { CGFloat($0) }, height: offer[1].map { CGFloat($0) })
        var found: [Int: [Double?]] = [:]
        var open = [LayoutRecord(of: view.view, options: options).root]
        while let node = open.popLast() {
            if let number = node.label.flatMap({ Int($0) }) {
                let (origin, size) = (node.frame.origin, node.frame.size)
                found[number] = [origin.x, origin.y, size.width, size.height].map { Double($0) }
            }
            open += node.children
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }
}

/// A number as Python reads it.
private func json(_ value: Double?) -> String {
    guard let value else { return "null" }
    return value == .infinity ? "Infinity" : "\(value)"
}

extension ReferenceView {
    /// A random view of what the model knows without any doubt.
    fileprivate static func stacksAndFrames(_ random: inout SeededGenerator, depth: Int) -> ReferenceView {
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func length() -> Double { Double(pick(60)) * 2.5 }
        func maybe() -> Double? { pick(2) == 0 ? nil : length() }
        func part() -> Double { Double(pick(3)) / 2 }
        func place() -> Place { Place(x: part(), y: part()) }
        func child() -> ReferenceView { stacksAndFrames(&random, depth: depth - 1) }
        func children() -> [ReferenceView] { (0...pick(4)).map { _ in child() } }
        func spacing() -> Double? { [nil, 0, length() / 10][pick(3)] }
        func limits() -> Limits {
            let numbers = [length(), length(), length()].sorted()
            return Limits(
                minimum: pick(2) == 0 ? nil : numbers[0], ideal: pick(3) == 0 ? numbers[1] : nil,
                maximum: [nil, numbers[2], .infinity][pick(3)])
        }
        if depth == 0 || pick(6) == 0 {
            return [
                .color, .spacer(minimum: maybe()), .frame(.color, width: length(), height: length(), place()),
            ][pick(3)]
        }
        switch pick(10) {
        case 0, 1: return .frame(child(), width: maybe(), height: maybe(), place())
        case 2, 3: return .flexible(child(), width: limits(), height: limits(), place())
        case 4:
            // Whether a frame sees a spacer through its priority is not said.
            let (child, priority) = (child(), Double(pick(3) - 1))
            if case .spacer = child { return child }
            return .priority(child, priority)
        case 5: return .fixedSize(child(), horizontal: pick(2) == 0, vertical: pick(2) == 0)
        case 6, 7: return .row(children(), spacing: spacing(), align: part())
        default: return .column(children(), spacing: spacing(), align: part())
        }
    }

    /// The view as nested JSON arrays, its kind first.
    fileprivate var json: String {
        func number(_ value: Double?) -> String { GalleyTests.json(value) }
        func array(_ kind: String, _ values: [String]) -> String {
            "[\"\(kind)\",\((values + ["[\(children.map(\.json).joined(separator: ","))]"]).joined(separator: ","))]"
        }
        func limits(_ limits: Limits) -> [String] { [limits.minimum, limits.ideal, limits.maximum].map(number) }
        switch self {
        case .spacer(let minimum): return array("spacer", [number(minimum)])
        case .frame(_, let width, let height, let place):
            return array("frame", [number(width), number(height), number(place.x), number(place.y)])
        case .flexible(_, let width, let height, let place):
            return array("flexible", limits(width) + limits(height) + [number(place.x), number(place.y)])
        case .priority(_, let value): return array("priority", [number(value)])
        case .fixedSize(_, let horizontal, let vertical): return array("fixedSize", ["\(horizontal)", "\(vertical)"])
        case .row(_, let spacing, let align): return array("row", [number(spacing), number(align)])
        case .column(_, let spacing, let align): return array("column", [number(spacing), number(align)])
        default: return array("color", [])
        }
    }
}
