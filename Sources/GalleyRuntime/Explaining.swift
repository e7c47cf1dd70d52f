import Galley
import GalleyProtocol
import GalleyScenario

/// Answers what `galley explain` asks of a view.
@MainActor
struct Explaining {
    private let question: HostExplanation
    private let rendered: RenderedView
    private let view: String
    private let variant: HostVariant

    init(_ question: HostExplanation, _ rendered: RenderedView, view: String, _ variant: HostVariant) {
        self.question = question
        self.rendered = rendered
        self.view = view
        self.variant = variant
    }

    func text() throws(Refusal) -> String {
        let explanation = rendered.explanation()
        let node = try node(in: explanation)
        if let axis = question.curve {
            let curve = rendered.responseCurve(
                of: node ?? explanation.root, in: explanation, along: axis == .width ? .horizontal : .vertical)
            switch question.format {
            case .svg: return curve.svg()
            case .json: return curve.json()
            case .text, .html: return curve.table()
            }
        }
        switch question.format {
        case .json: return explanation.json(tellsOwners: question.tellsOwners)
        case .html:
            let picture = (try? rendered.svgData()).map { String(decoding: $0, as: UTF8.self) }
            return explanation.html(title: view, picture: picture)
        case .text, .svg:
            let all = question.tellsParts
            let text =
                node.map { explanation.text(of: $0, all: all, engine: question.tellsEngine) }
                ?? explanation.text(all: all)
            return text + Glossary.footer(of: text)
        }
    }

    /// The view that is asked about; nil for all of them.
    private func node(in explanation: LayoutExplanation) throws(Refusal) -> LayoutExplanation.Node? {
        if let point = question.point, point.count == 2 {
            let place = CGPoint(x: point[0], y: point[1])
            if let node = explanation.node(at: place, all: question.tellsParts) { return node }
            let size = explanation.size
            throw Refusal(
                message: "no view lies at \(LayoutNumber.short(point[0])),\(LayoutNumber.short(point[1])); the view is "
                    + "\(LayoutNumber.short(size.width, size.height))", cause: .view)
        }
        if let name = question.name {
            if let node = explanation.node(name) { return node }
            let known = Set(explanation.nodes.filter(\.isShown).compactMap(\.title)).sorted()
            let list = known.prefix(12).map { "'\($0.prefix(40))'" }.joined(separator: ", ")
            let near = Spelling.nearest(to: name, among: known).map { "did you mean '\($0.prefix(40))'? There are " }
            throw Refusal(
                message: "no view is called '\(name)'" + (list.isEmpty ? "" : "; \(near ?? "there are ")\(list)"),
                cause: .view)
        }
        return nil
    }
}
