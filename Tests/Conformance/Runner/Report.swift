import GalleyConformance

/// The table of outcomes by area and confidence, the recorded disagreements, and what differs.
struct Report {
    private struct Count {
        var passed = 0
        var total = 0

        var text: String { total == 0 ? "–" : "\(passed)/\(total)" }

        mutating func add(_ isPassed: Bool) {
            passed += isPassed ? 1 : 0
            total += 1
        }
    }

    private struct Row {
        var counts: [Confidence: Count] = [:]
        var all = Count()

        mutating func add(_ outcome: Outcome) {
            counts[outcome.confidence, default: Count()].add(outcome.passed)
            all.add(outcome.passed)
        }

        func cells(_ name: String) -> [String] {
            [name] + Confidence.allCases.map { counts[$0, default: Count()].text } + [all.text]
        }
    }

    private var areas: [String] = []
    private var rows: [String: Row] = [:]
    private var total = Row()
    private var disputes: [Outcome] = []
    private var failures: [Outcome] = []

    /// Whether a case failed that may not.
    private(set) var isFailure = false

    mutating func add(_ outcome: Outcome, area: String) {
        if rows[area] == nil { areas.append(area) }
        rows[area, default: Row()].add(outcome)
        total.add(outcome)
        if outcome.dispute != nil { disputes.append(outcome) }
        if outcome.passed { return }
        failures.append(outcome)
        if !outcome.mayFail { isFailure = true }
    }

    var text: String {
        var lines = table
        if !disputes.isEmpty {
            lines += ["", "Sources disagree:"]
            for outcome in disputes {
                guard let dispute = outcome.dispute else { continue }
                lines.append("  \(outcome.id) \(outcome.title). Otherwise: \(dispute.other) Chosen: \(dispute.choice)")
            }
        }
        if !failures.isEmpty {
            lines += ["", "Failed:"]
            for outcome in failures {
                lines.append("  \(outcome.id) (\(outcome.confidence), \(outcome.source)) \(outcome.title)")
                lines += outcome.differences.map { "      \($0)" }
            }
        }
        return lines.joined(separator: "\n")
    }

    private var table: [String] {
        let head = ["area"] + Confidence.allCases.map(\.rawValue) + ["all"]
        let cells = [head] + areas.compactMap { name in rows[name].map { $0.cells(name) } } + [total.cells("total")]
        let widths = head.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
        var lines = cells.map { row in
            row.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + gap : gap + row[column]
            }.joined(separator: "  ")
        }
        let rule = String(repeating: "─", count: lines[0].count)
        lines.insert(rule, at: 1)
        lines.insert(rule, at: lines.count - 1)
        return lines
    }
}
