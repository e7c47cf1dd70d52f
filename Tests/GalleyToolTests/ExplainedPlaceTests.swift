import Foundation
import GalleyRPC
import GalleyScenario
import Testing

@testable import GalleyProtocol
@testable import galley

/// Where an explanation says that its views are written (docs/explain.md); `galley-syntax` reads the source.
@Suite("Places in explanations", .enabled(if: FileManager.default.fileExists(atPath: Installation.current.syntax)))
struct ExplainedPlaceTests {
    private let folder: ScratchFolder
    private let places: ExplainedPlaces

    private static let source = """
        import SwiftUI
        struct Card: View {
          var body: some View {
            VStack {
              Text("A")
                .padding()
                .padding(3)
              Image(systemName: "x")
              Image(systemName: "y")
              Text("B").bold()
              Color.red.frame(width: 1)
              Row()
            }
          }
        }
        struct Row: View {
          var body: some View { HStack { Spacer(); Divider(); Divider() } }
        }
        """

    init() throws {
        folder = try ScratchFolder(["Card.swift": Self.source])
        var survey = SourceSurvey()
        survey.views = [("Card", 2), ("Row", 16)].map {
            .init(
                file: nil, name: $0.0, line: $0.1, access: "internal", isGeneric: false, arguments: [],
                isReachable: true,
                environmentObjects: [], environmentValues: [])
        }
        places = try ExplainedPlaces(ShownFile(SourceOptions.parse([folder["Card.swift"], "--quiet"])), survey)
    }

    private static func node(
        _ kind: String, _ parent: Int?, label: String? = nil, owners: [String] = ["Card"], shown: Bool = true,
        part: Bool = false
    ) -> JSONValue {
        var fields: [String: JSONValue] = [
            "kind": .text(kind), "owners": .list(owners.map { .text($0) }), "isShown": .bool(shown),
        ]
        fields["parent"] = parent.map { .integer($0) }
        fields["label"] = label.map { .text($0) }
        if part { fields["isPart"] = true }
        return .object(fields)
    }

    private func explained(_ nodes: [JSONValue]) throws -> JSONValue {
        var result = HostResult(name: "Card")
        let whole: JSONValue = ["nodes": .list(nodes), "kept": 1]
        result.layout = String(decoding: try JSONEncoder().encode(whole), as: UTF8.self)
        var results = [result]
        places.add(to: &results)
        #expect(results[0].layout?.hasSuffix("}\n") == true)
        return try #require(json(results[0].layout ?? ""))
    }

    /// Each node's line; 0 where none is told.
    private func lines(_ nodes: [JSONValue]) throws -> [Int] {
        try (explained(nodes)["nodes"]?.list ?? []).map { Int($0["place"]?["line"]?.number ?? 0) }
    }

    @Test("Views, those of one type in their order, and modifiers behind their view") func lines() throws {
        let nodes = [
            Self.node("VStack", nil), Self.node("padding", 0), Self.node("padding", 1),
            Self.node("Text", 2, label: "A"),
            Self.node("Image", 0), Self.node("Image", 0), Self.node("bold", 0), Self.node("Text", 6, label: "B"),
            Self.node("HStack", 0, owners: ["Row", "Card"]), Self.node("Divider", 8, owners: ["Row", "Card"]),
            Self.node("Spacer", 8, owners: ["Row", "Card"]), Self.node("Divider", 8, owners: ["Row", "Card"]),
        ]
        #expect(try lines(nodes) == [4, 7, 6, 5, 8, 9, 10, 10, 17, 17, 17, 17])
    }

    @Test("What is not told") func others() throws {
        let one = [Self.node("VStack", nil), Self.node("Image", 0)]
        #expect(try lines(one) == [4, 0], "one of two that nothing tells apart")
        let three = [Self.node("VStack", nil)] + (0..<3).map { _ in Self.node("Image", 0) }
        #expect(try lines(three) == [4, 0, 0, 0], "more than are written")
        let hidden = [
            Self.node("VStack", nil, shown: false), Self.node("Text", 0, label: "A", part: true),
            Self.node("Text", 1, label: "B"),
        ]
        #expect(try lines(hidden) == [0, 0, 10])
        // A modifier of several views, and one that stands twice.
        let group = [Self.node("padding", nil), Self.node("Text", 0, label: "A"), Self.node("Text", 0, label: "B")]
        #expect(try lines(group) == [0, 5, 10])
        let single = [Self.node("padding", nil), Self.node("Text", 0, label: "A")]
        #expect(try lines(single) == [0, 5])
        #expect(
            try lines([Self.node("frame", nil), Self.node("Text", 0, label: "A")]) == [11, 5], "by its name, there once"
        )
    }

    @Test("What an explanation has besides") func fields() throws {
        let told = try explained([Self.node("Text", nil, label: "A")])
        let place: JSONValue = ["file": .text(folder["Card.swift"]), "line": 5]
        #expect(
            told == [
                "view": "Card", "kept": 1, "nodes": [["kind": "Text", "label": "A", "isShown": true, "place": place]],
            ])
        var results = [HostResult(name: "A"), HostResult(name: "B")]
        results[1].layout = "no JSON"
        places.add(to: &results)
        #expect(results.map(\.layout) == [nil, "no JSON"])
    }
}
