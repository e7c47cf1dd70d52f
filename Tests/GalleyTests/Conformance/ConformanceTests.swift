import GalleyConformance
import Testing

/// Every numeric case of Tests/Conformance, by its place in the areas.
@MainActor private func everyCase() -> [CaseName] {
    allAreas.indices.flatMap { area in
        allAreas[area].cases.indices.map { CaseName(area: area, index: $0, id: allAreas[area].cases[$0].id) }
    }
}

private struct CaseName: Sendable, CustomTestStringConvertible {
    let area, index: Int
    let id: String

    var testDescription: String { id }
}

@MainActor @Suite("Conformance")
struct ConformanceTests {
    @Test("A numeric case", arguments: await everyCase()) private func numericCase(name: CaseName) {
        let area = allAreas[name.area]
        let report = area.cases[name.index].run(in: area.name)
        let misses = report.misses.map { "\($0.what): expected \($0.expected), got \($0.got)" }
        #expect(
            report.passed || report.isTolerated,
            "\(report.id) \(report.name) (\(report.confidence.rawValue), \(report.source)): \(misses.joined(separator: "; "))"
        )
    }

    @Test("No two cases have one id, and only what nobody measured or documents may disagree") func ids() {
        let cases = allAreas.flatMap(\.cases)
        #expect(Set(cases.map(\.id)).count == cases.count)
        for one in cases where one.disagreement != nil {
            #expect(one.confidence == .inferred || one.confidence == .model, "\(one.id) may not disagree")
        }
    }

    @Test("All 195 numbers of the first rules are there") func complete() {
        let ids = Set(allAreas.flatMap(\.cases).map(\.id))
        for number in 1...195 {
            let digits = String(number)
            let id = "T-" + String(repeating: "0", count: 3 - digits.count) + digits
            #expect(ids.contains(id), "\(id) is missing")
        }
    }
}
