import GalleyEngine
import GalleyGraph
import GalleyViews

/// A view's answers to every length along one axis: what it becomes as its room grows.
public struct ResponseCurve: Sendable {
    /// A proposed length and the size that the view answers to it.
    public struct Point: Sendable, Equatable {
        /// Points; nil is "unspecified", ∞ all there is.
        public var proposed: CGFloat?
        /// What the view answered, in points.
        public var answer: CGSize
    }

    /// The axis along which lengths are proposed.
    public let axis: Axis
    /// What is proposed across it.
    public let across: CGFloat?
    /// What the view was offered along the axis when it was placed.
    public let placed: CGFloat?
    /// The answers to 0, 1, 2 … points, and to nil and ∞ at the end.
    public let points: [Point]
    private let name: String

    init(_ pass: Pass, _ node: Int, axis: Axis, upTo most: Int, name: String) {
        self.axis = axis
        self.name = name
        let proposal = ProposedViewSize(pass.proposal(of: node))
        let crossed = axis.crossed
        across = crossed == .horizontal ? proposal.width : proposal.height
        placed = axis == .horizontal ? proposal.width : proposal.height
        let other = across
        func answer(_ length: CGFloat?) -> Point {
            let offer =
                axis == .horizontal
                ? ProposedViewSize(width: length, height: other) : ProposedViewSize(width: other, height: length)
            return Point(proposed: length, answer: CGSize(pass.size(node, offer.engine)))
        }
        points = (0...max(most, 1)).map { answer(CGFloat($0)) } + [answer(nil), answer(.infinity)]
    }

    /// The answers to finite proposals.
    private var finite: ArraySlice<Point> { points.dropLast(2) }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private typealias Stretch = (from: Point, to: Point, follows: Bool)

    /// Stretches of proposals to which the view answers in one way: always the same, or as long as it is offered.
    private var stretches: [Stretch] {
        var stretches: [Stretch] = []
        for point in finite {
            let follows = along(point.answer) == point.proposed
            if let last = stretches.last, last.follows == follows, across(last.to.answer) == across(point.answer),
                follows || along(last.to.answer) == along(point.answer)
            {
                stretches[stretches.count - 1].to = point
            } else {
                stretches.append((point, point, follows))
            }
        }
        return joined(stretches)
    }

    /// Stretches of one answer as one: a view that answers 22 to 20 as to 25 answers as much as it is offered at 22 alone.
    private func joined(_ stretches: [Stretch]) -> [Stretch] {
        var joined: [Stretch] = []
        for stretch in stretches {
            let isPoint = stretch.from.proposed == stretch.to.proposed
            if let last = joined.last, last.to.answer == stretch.from.answer,
                last.follows ? last.from.proposed == last.to.proposed && !stretch.follows : isPoint || !stretch.follows
            {
                joined[joined.count - 1] = (last.from, stretch.to, false)
            } else {
                joined.append(stretch)
            }
        }
        return joined
    }

    /// The answers as a table, a line for each stretch of proposals that are answered alike.
    public func table() -> String {
        let noun = axis == .horizontal ? "width" : "height"
        let other = axis == .horizontal ? "height" : "width"
        var rows: [(String, String)] = []
        let list = stretches
        for stretch in list.prefix(200) {
            let (low, high) = (LayoutNumber.short(stretch.from.proposed), LayoutNumber.short(stretch.to.proposed))
            let answer =
                stretch.follows && low != high
                ? "as offered, \(other) \(LayoutNumber.short(across(stretch.to.answer)))"
                : LayoutNumber.short(stretch.to.answer.width, stretch.to.answer.height)
            rows.append((low == high ? low : "\(low) … \(high)", answer))
        }
        for point in points.suffix(2) {
            rows.append(
                (LayoutNumber.short(point.proposed), LayoutNumber.short(point.answer.width, point.answer.height)))
        }
        let width = rows.map(\.0.count).max() ?? 0
        let head = "\(name), offered a \(noun), with a \(other) of \(LayoutNumber.short(across)):\n"
        return head
            + rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count) + "  → \($0.1)\n" }.joined()
    }

    /// The answers as JSON: pairs of a proposal and a size.
    public func json() -> String {
        let list = points.map { point in
            "[\(LayoutNumber.json(point.proposed)),\(LayoutNumber.json(point.answer.width)),\(LayoutNumber.json(point.answer.height))]"
        }
        let noun = axis == .horizontal ? "width" : "height"
        return "{\"axis\":\"\(noun)\",\"points\":[\(list.joined(separator: ","))]}\n"
    }

    /// The answers as a plot: proposals to the right, the answer along the axis (solid) and across it (dashed) upwards. The dotted
    /// diagonal is a view that takes what it is offered.
    public func svg() -> String {
        let most = finite.last?.proposed ?? 1
        let tallest = finite.reduce(most) { high, point in
            [along(point.answer), across(point.answer)].filter(\.isFinite).reduce(high, max)
        }
        let (left, bottom, side) = (44.0, 300.0, 280.0)
        func x(_ value: CGFloat) -> String { LayoutNumber.short(CGFloat(left) + value / most * CGFloat(side)) }
        func y(_ value: CGFloat) -> String {
            LayoutNumber.short(CGFloat(bottom) - min(value, tallest) / tallest * CGFloat(side))
        }
        func line(_ value: (CGSize) -> CGFloat, _ style: String) -> String {
            let points = finite.map { "\(x($0.proposed ?? 0)),\(y(value($0.answer)))" }.joined(separator: " ")
            return "<polyline points=\"\(points)\" fill=\"none\" \(style)/>\n"
        }
        let noun = axis == .horizontal ? "width" : "height"
        var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 340 340\" width=\"680\" height=\"680\" "
        svg += "font-family=\"sans-serif\" font-size=\"9\">\n<rect width=\"340\" height=\"340\" fill=\"#fff\"/>\n"
        svg += "<title>\(ExplanationHTML.escaped(name))</title>\n"
        for step in 0...4 {
            let value = most * CGFloat(step) / 4, level = tallest * CGFloat(step) / 4
            svg += "<line x1=\"\(x(value))\" x2=\"\(x(value))\" y1=\"20\" y2=\"300\" stroke=\"#e5e5ea\"/>\n"
            svg += "<line x1=\"44\" x2=\"324\" y1=\"\(y(level))\" y2=\"\(y(level))\" stroke=\"#e5e5ea\"/>\n"
            svg += "<text x=\"\(x(value))\" y=\"314\" text-anchor=\"middle\">\(LayoutNumber.short(value))</text>\n"
            svg += "<text x=\"38\" y=\"\(y(level))\" dy=\"3\" text-anchor=\"end\">\(LayoutNumber.short(level))</text>\n"
        }
        svg +=
            "<line x1=\"\(x(0))\" y1=\"\(y(0))\" x2=\"\(x(most))\" y2=\"\(y(most))\" stroke=\"#8e8e93\" stroke-dasharray=\"1 3\"/>\n"
        svg += line(across, "stroke=\"#ff9500\" stroke-width=\"1.5\" stroke-dasharray=\"4 2\"")
        svg += line(along, "stroke=\"#007aff\" stroke-width=\"2\"")
        if let placed, placed.isFinite, placed <= most {
            svg +=
                "<line x1=\"\(x(placed))\" x2=\"\(x(placed))\" y1=\"20\" y2=\"300\" stroke=\"#ff3b30\" stroke-dasharray=\"3 2\"/>\n"
        }
        svg += "<text x=\"184\" y=\"330\" text-anchor=\"middle\">proposed \(noun)</text>\n"
        svg +=
            "<text x=\"44\" y=\"13\">\(ExplanationHTML.escaped(name)): answered \(noun) solid, \(axis == .horizontal ? "height" : "width") dashed, placed red</text>\n</svg>\n"
        return svg
    }
}

extension RenderedView {
    /// The answers of a view of the layout to every length along an axis, up to twice what it was offered.
    ///
    /// - Parameters:
    ///   - node: A node of an explanation of this rendering.
    ///   - explanation: That explanation.
    ///   - axis: The axis along which it is offered lengths; across it, what it was offered.
    public func responseCurve(
        of node: LayoutExplanation.Node, in explanation: LayoutExplanation, along axis: Axis
    ) -> ResponseCurve {
        let (tree, index) = place(of: node)
        let engineAxis: LayoutAxis = axis == .horizontal ? .horizontal : .vertical
        let longest = [node.proposal(engineAxis), node.length(engineAxis), 100].filter(\.isFinite).max() ?? 100
        return ResponseCurve(
            tree.pass, index, axis: axis, upTo: Int(min(longest * 2, 4000)),
            name: Wording(explanation: explanation).name(node.id))
    }
}
