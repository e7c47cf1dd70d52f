import Foundation
import Galley
import GalleyConformance
import GalleyFormatChecks
import GalleyTestSupport
import Testing

/// The same display list looks the same in every format: as PNG, as SVG through librsvg and as PDF through poppler.
@Suite("The same picture in every format") struct FormatPropertyTests {
    typealias Viewer = PictureComparison.Viewer

    /// What is drawn of a plan: 76,800 pixels.
    @MainActor private static func list(_ plan: Plan) -> DisplayList {
        var options = RenderOptions()
        options.canvas = CGSize(width: 160, height: 120)
        options.proposal = ProposedViewSize(width: 160, height: 120)
        options.scale = 2
        return RenderedView(plan.view, options: options).displayList
    }

    /// The first difference among several pictures that are told by a name. Two are looked at at a time, beside the views
    /// of other tests.
    private func firstDifference<Name: Sendable>(
        among names: [Name], in viewer: Viewer, _ list: @escaping @MainActor (Name) -> DisplayList?
    ) async -> (name: Name, what: String)? {
        let half = names.count / 2
        @Sendable func look(_ part: [Name]) async -> (name: Name, what: String)? {
            for name in part {
                guard let list = await list(name), list.size.width > 0, list.size.height > 0 else { continue }
                do {
                    if let what = try PictureComparison(list).difference(in: viewer) { return (name, what) }
                } catch {
                    return (name, "\(error)")
                }
            }
            return nil
        }
        async let first = look(Array(names[..<half]))
        async let second = look(Array(names[half...]))
        let (one, other) = await (first, second)
        return one ?? other
    }

    private func plans(in viewer: Viewer) async {
        let seeds = Array(PropertyRounds.seeds(16))
        let found = await firstDifference(among: seeds, in: viewer) { Self.list(PlanGenerator.plan(seed: $0)) }
        if let found {
            let small = await MainActor.run {
                PlanGenerator.plan(seed: found.name).shrunk {
                    (try? PictureComparison(Self.list($0)))?.difference(in: viewer) != nil
                }
            }
            Issue.record("seed \(found.name): \(found.what)\n\(small)")
        }
        PropertyRounds.report("plans, \(viewer.name)", seeds.count)
    }

    @Test("Random plans as SVG", .enabled(if: RasterizedDocument.canSVG)) func plansInSVG() async {
        await plans(in: .svg)
    }

    @Test("Random plans as PDF", .enabled(if: RasterizedDocument.canPDF)) func plansInPDF() async {
        await plans(in: .pdf)
    }

    /// The parts of all numeric cases, by their places.
    @MainActor private static var parts: [[Int]] {
        allAreas.indices.flatMap { area in
            allAreas[area].cases.indices.flatMap { index in
                allAreas[area].cases[index].parts.indices.map { [area, index, $0] }
            }
        }
    }

    private func cases(in viewer: Viewer) async {
        let found = await firstDifference(among: await Self.parts, in: viewer) {
            allAreas[$0[0]].cases[$0[1]].parts[$0[2]].displayList
        }
        guard let found else { return }
        let id = await MainActor.run { allAreas[found.name[0]].cases[found.name[1]].id }
        Issue.record("\(id), part \(found.name[2]): \(found.what)")
    }

    @Test("Numeric cases about pictures, as SVG", .enabled(if: RasterizedDocument.canSVG)) func casesInSVG() async {
        await cases(in: .svg)
    }

    @Test("Numeric cases about pictures, as PDF", .enabled(if: RasterizedDocument.canPDF)) func casesInPDF() async {
        await cases(in: .pdf)
    }
}
