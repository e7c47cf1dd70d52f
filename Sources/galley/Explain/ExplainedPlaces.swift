import Foundation
import GalleyProtocol
import GalleyRPC

/// Says in explanations where each view is written.
///
/// A view is looked for by itself (`SourcePlaces`). Of several of one type that nothing else tells apart, each has its own place where the
/// declaration that made them writes as many as there are: containers come in the order of the source.
struct ExplainedPlaces {
    private let places: SourcePlaces

    init(_ file: ShownFile, _ survey: SourceSurvey) {
        places = SourcePlaces(
            file.sources, survey: survey, installation: file.installation, limits: file.readingLimits)
    }

    func add(to results: inout [HostResult]) {
        for index in results.indices {
            guard let text = results[index].layout,
                let json = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)),
                let told = try? JSONEncoder.galley().encode(told(json, results[index]))
            else { continue }
            results[index].layout = String(decoding: told, as: UTF8.self) + "\n"
        }
    }

    /// A view of an explanation.
    private struct Node {
        var place: HostResult.Finding.Place
        var parent: Int?
        /// Where its declaration begins: the outermost view that was made in the same body.
        var region = 0
        var isTold = false
        var line: SourcePlaces.Place?

        var isModifier: Bool { place.kind.first?.isLowercase ?? false }
    }

    private func told(_ json: JSONValue, _ result: HostResult) -> JSONValue {
        guard case .object(var whole) = json, let list = json["nodes"]?.list else { return json }
        let nodes = located(list.map(Self.node), result)
        whole["view"] = .text(result.name)
        whole["nodes"] = .list(
            zip(list, nodes).map { value, node in
                guard case .object(var fields) = value else { return value }
                (fields["owners"], fields["written"]) = (nil, nil)
                if let line = node.line {
                    fields["place"] = ["file": .text(line.file), "line": .integer(line.line)]
                }
                return .object(fields)
            })
        return .object(whole)
    }

    private static func node(_ value: JSONValue) -> Node {
        let place = HostResult.Finding.Place(
            kind: value["kind"]?.text ?? "", label: value["label"]?.text, written: value["written"]?.text,
            owners: value["owners"]?.list?.compactMap(\.text) ?? [], number: 0)
        return Node(
            place: place, parent: value["parent"]?.number.flatMap(Int.init(exactly:)),
            isTold: value["isShown"]?.bool ?? false && !(value["isPart"]?.bool ?? false))
    }

    private func located(_ nodes: [Node], _ result: HostResult) -> [Node] {
        var nodes = nodes
        var groups: [String: [Int]] = [:]
        for index in nodes.indices {
            let parent = nodes[index].parent
            nodes[index].region = index
            if let parent, nodes[parent].place.owners == nodes[index].place.owners {
                nodes[index].region = nodes[parent].region
            }
            guard nodes[index].isTold else { continue }
            var path = [nodes[index].place]
            var above = parent
            while let next = above {
                path.append(nodes[next].place)
                above = nodes[next].parent
            }
            let finding = HostResult.Finding(
                rule: "", severity: "", message: "", path: path.reversed(), frame: [], proposals: [], fix: nil)
            if let found = places.place(of: finding, in: result), found.isExact { nodes[index].line = found.place }
            groups["\(nodes[index].region) \(nodes[index].place.kind)", default: []].append(index)
        }
        for group in groups.values where group.contains(where: { nodes[$0].line == nil }) {
            let written = places.places(ofAll: nodes[group[0]].place, in: result)
            guard written.count == group.count else { continue }
            for (index, place) in zip(group, written) { nodes[index].line = place }
        }
        locateModifiers(&nodes)
        return nodes
    }

    /// Modifiers stand behind the view that they are put on, which is the innermost of a chain of nodes.
    private func locateModifiers(_ nodes: inout [Node]) {
        var inner: [Int: [Int]] = [:]
        for index in nodes.indices where nodes[index].isTold {
            if let parent = nodes[index].parent { inner[parent, default: []].append(index) }
        }
        for index in nodes.indices where nodes[index].isTold && nodes[index].line == nil && nodes[index].isModifier {
            var chain = [index]
            while nodes[chain[chain.count - 1]].isModifier, let next = inner[chain[chain.count - 1]], next.count == 1 {
                chain.append(next[0])
            }
            guard let view = chain.last, !nodes[view].isModifier, let line = nodes[view].line else { continue }
            let kind = nodes[index].place.kind
            let alike = chain.filter { nodes[$0].place.kind == kind }
            let written = places.places(ofModifiers: kind, on: line)
            guard written.count == alike.count else { continue }
            for (node, place) in zip(alike, written) { nodes[node].line = place }
        }
    }
}

extension SourcePlaces {
    /// A view that a page shows: what it is called there, and the views around it.
    private struct Shown: Decodable {
        var path: [HostResult.Finding.Place]
        var view: String
        var preview: HostResult.PreviewPlace?
    }

    /// The place of a view of a page, as JSON with `file`, `line` and whether it `isExact`; an empty object where that is not known.
    func place(ofShown text: String) throws -> String {
        guard let shown = try? JSONDecoder().decode(Shown.self, from: Data(text.utf8)) else {
            throw Failure(ExitStatus.usage, "--locate takes a view as the page of galley preview tells it")
        }
        var result = HostResult(name: shown.view)
        result.preview = shown.preview
        let finding = HostResult.Finding(
            rule: "", severity: "", message: "", path: shown.path, frame: [], proposals: [], fix: nil)
        guard let found = place(of: finding, in: result) else { return "{}" }
        let answer: JSONValue = [
            "file": .text(found.place.file), "line": .integer(found.place.line), "isExact": .bool(found.isExact),
        ]
        return String(decoding: try JSONEncoder.galley().encode(answer), as: UTF8.self)
    }
}
