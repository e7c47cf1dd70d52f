import Foundation
import GalleyConformance

/// The results as text: areas down, confidence across, and below what failed.
struct Table {
    let text: String

    /// - Parameter bySource: Whether a row is what one project has recorded, in place of an area.
    init(_ reports: [Report], bySource: Bool = false) {
        let head = [bySource ? "source" : "area"] + Confidence.allCases.map(\.rawValue) + ["all"]
        func group(_ report: Report) -> String {
            bySource ? SourceProject(of: report.source).rawValue : report.area
        }
        var groups = bySource ? SourceProject.allCases.map(\.rawValue) : []
        for report in reports where !groups.contains(group(report)) { groups.append(group(report)) }
        var rows = groups.map { name in Self.row(name, reports.filter { group($0) == name }) }
        rows.append(Self.row("total", reports))
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            cells.enumerated().map { column, cell in
                let blank = String(repeating: " ", count: widths[column] - cell.count)
                return column == 0 ? cell + blank : blank + cell
            }.joined(separator: "  ")
        }
        let rule = widths.map { String(repeating: "-", count: $0) }.joined(separator: "  ")
        var lines = [line(head), rule] + rows.dropLast().map(line) + [rule] + rows.suffix(1).map(line)
        for report in reports where !report.passed {
            lines.append("")
            lines.append(
                "\(report.id) \(report.name) (\(report.area), \(report.confidence.rawValue), \(report.source)) failed")
            if let reason = report.disagreement { lines.append("  recorded disagreement: \(reason)") }
            for miss in report.misses {
                let difference = miss.difference.isEmpty ? "" : ", differs by \(miss.difference)"
                lines.append("  \(miss.what): expected \(miss.expected), got \(miss.got)\(difference)")
            }
        }
        text = lines.joined(separator: "\n")
    }

    /// How many of an area's cases passed, by confidence; a dot where there is none.
    private static func row(_ name: String, _ reports: [Report]) -> [String] {
        func count(_ some: [Report]) -> String { some.isEmpty ? "·" : "\(some.filter(\.passed).count)/\(some.count)" }
        return [name] + Confidence.allCases.map { level in count(reports.filter { $0.confidence == level }) }
            + [count(reports)]
    }
}
