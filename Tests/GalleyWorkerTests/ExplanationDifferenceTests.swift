import Foundation
import Galley
import Testing

@testable import GalleyProtocol

/// What has moved between two layouts of a view: the view that was changed stands beside itself.
@MainActor @Suite("What has moved")
struct ExplanationDifferenceTests {
    private func explanation(_ view: some View) throws -> ExplanationDifference.Explanation {
        var options = RenderOptions()
        options.proposal = ProposedViewSize(width: 200, height: 100)
        options.canvas = CGSize(width: 200, height: 100)
        return try .init(json: Data(LayoutExplanation(of: view, options: options).json().utf8))
    }

    private func moved(_ old: some View, _ new: some View) throws -> ExplanationDifference {
        ExplanationDifference(from: try explanation(old), to: try explanation(new))
    }

    private struct Pair<First: View>: View {
        let first: First
        var body: some View {
            HStack(spacing: 0) {
                first
                Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("end")
            }
        }
    }

    private var box: some View { Color.red.frame(width: 40, height: 20).accessibilityIdentifier("box") }

    @Test("A modifier more is a row of its own, and the view keeps its row") func added() throws {
        let difference = try moved(Pair(first: box), Pair(first: box.padding(.horizontal, 5)))
        let rows = Dictionary(difference.changes.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        // Only the padding comes; nothing goes.
        #expect(difference.changes.filter { $0.before == nil }.map(\.path) == ["frame \"box\" .padding"])
        #expect(difference.changes.allSatisfy { $0.after != nil })
        // The row of 60 becomes one of 70, from (200 − 70) / 2 = 65 on; places are those in the canvas.
        #expect(rows["HStack"]?.before?.size == [60, 20] && rows["HStack"]?.after?.size == [70, 20])
        #expect(difference.text().contains("at (70, 40)") && difference.text().contains("at (65, 40)"))
    }

    @Test("A modifier less leaves the inner one of its name in its place") func taken() throws {
        let inner = box.padding(.horizontal, 5)
        let difference = try moved(Pair(first: inner.padding(.horizontal, 7)), Pair(first: inner))
        let gone = difference.changes.filter { $0.after == nil }
        #expect(gone.map(\.path) == ["frame \"box\" .padding"])
        // It was the outer one of 40 + 10 + 14.
        #expect(gone.first?.before?.size == [64, 20])
    }

    @Test("What moves along with its container is not told") func along() throws {
        let difference = try moved(
            Pair(first: box).fixedSize(), Pair(first: box).fixedSize().padding(.leading, 30))
        #expect(!difference.changes.contains { $0.path.contains("end") })
    }

    @Test("What controls are made of is not told") func parts() throws {
        let difference = try moved(
            Toggle("On", isOn: .constant(true)), Toggle("On", isOn: .constant(true)).padding(10))
        #expect(difference.changes.allSatisfy { !$0.path.contains("Capsule") && !$0.path.contains("HStack") })
        #expect(difference.changes.contains { $0.path.contains("Toggle \"On\"") && $0.before != nil })
    }

    @Test("Long names are cut with a mark, and not through their quotes") func names() throws {
        let text = "A transaction description that is long"
        let difference = try moved(Text(text), Text(text).frame(width: 50))
        #expect(difference.text().contains("Text \"A transaction descripti…\""))
    }
}
