import Foundation
import GalleyConformance
import GalleyTestSupport
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

    /// The numbers of README and docs/apple.md are those of the cases, which all hold (`numericCase`).
    @Test("The documents count the cases as they are") func counts() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        func text(_ name: String) throws -> String {
            try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
        }
        let cases = allAreas.flatMap(\.cases)
        func row(_ name: String, _ some: [Case]) -> String {
            let numbers = Confidence.allCases.map { level in some.count { $0.confidence == level } } + [some.count]
            return "| \(name) | " + numbers.map { $0 == 0 ? "·" : "\($0)" }.joined(separator: " | ") + " |\n"
        }
        let page = try text("docs/apple.md")
        for project in SourceProject.allCases {
            let line = row(project.rawValue, cases.filter { SourceProject(of: $0.source) == project })
            #expect(page.contains(line), "\(line)")
        }
        #expect(page.contains(row("total", cases)), "\(row("total", cases))")
        let measured = cases.count { $0.confidence == .measured }
        #expect(page.contains("**All \(measured) cases whose numbers were recorded from Apple's SwiftUI hold.**"))
        #expect(
            try text("README.md").contains("All \(measured) cases whose numbers were recorded from Apple's SwiftUI"))
        #expect(cases.count { $0.disagreement != nil } == 3)
    }
}
