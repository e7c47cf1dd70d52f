import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport
import Testing

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
            // What the model knows without any doubt.
            var generator = SketchGenerator(seed: seed)
            generator.isPlain = true
            var view = generator.sketch(depth: 4)
            while view.count > 16 { view = generator.sketch(depth: 4) }
            var random = SeededGenerator(seed: seed)
            let offer = [random.pick(lengths), random.pick(lengths)]
            // Where the rules leave it open, or the last bit of a sum decides, there is nothing to compare.
            let engine = ReferenceEngine(view)
            engine.layOut(Pair(offer[0], offer[1]))
            if engine.isOpen { continue }
            let places = frames(view, offer).map { "[\($0.map(json).joined(separator: ","))]" }
            lines.append(
                "{\"seed\":\(seed),\"offer\":[\(offer.map(json).joined(separator: ","))],\"view\":\(view.json),"
                    + "\"frames\":[\(places.joined(separator: ","))]}")
        }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: file))
        PropertyRounds.report("for the model", lines.count)
    }

    private func frames(_ view: Sketch, _ offer: [Double?]) -> [[Double?]] {
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

extension Sketch {
    /// The view as nested JSON arrays, its kind first.
    fileprivate var json: String {
        func number(_ value: Double?) -> String { GalleyTests.json(value) }
        func array(_ kind: String, _ values: [String]) -> String {
            "[\"\(kind)\",\((values + ["[\(children.map(\.json).joined(separator: ","))]"]).joined(separator: ","))]"
        }
        func limits(_ limits: Sketch.Limits) -> [String] { [limits.minimum, limits.ideal, limits.maximum].map(number) }
        func place(_ guides: Guide...) -> [String] { guides.map { number($0.part) } }
        switch kind {
        case .spacer(let minimum): return array("spacer", [number(minimum)])
        case .frame(let width, let height, let x, let y):
            return array("frame", [number(width), number(height)] + place(x, y))
        case .flexible(let width, let height, let x, let y):
            return array("flexible", limits(width) + limits(height) + place(x, y))
        case .priority(let value): return array("priority", [number(value)])
        case .fixedSize(let width, let height): return array("fixedSize", ["\(width)", "\(height)"])
        case .stack(let axis, let guide, let spacing):
            return array(axis == .horizontal ? "row" : "column", [number(spacing)] + place(guide))
        default: return array("color", [])
        }
    }
}
