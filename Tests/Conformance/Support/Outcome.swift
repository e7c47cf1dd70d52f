/// What came of a check.
public struct Finding: Sendable {
    public let label: String
    public let expected: [Double]
    /// Nil where there was nothing to read.
    public let got: [Double]?
    private let parts: [String]
    private let tolerance: Double

    @MainActor init(label: String, _ check: Check, _ subject: Subject) {
        self.label = label
        expected = check.expected
        got = check.found(in: subject)
        parts = check.parts
        tolerance = check.tolerance
    }

    private func agrees(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= tolerance }

    public var passed: Bool { got.map { $0.count == expected.count && zip($0, expected).allSatisfy(agrees) } ?? false }

    /// What differs and by how much; nil where nothing does.
    public var difference: String? {
        if passed { return nil }
        guard let got, got.count == expected.count else { return "\(label): not there" }
        let parts = zip(parts, zip(got, expected)).filter { !agrees($1.0, $1.1) }.map { part, pair in
            let off = pair.0 - pair.1
            return "\(part) is \(number(pair.0)) instead of \(number(pair.1)) (\(off > 0 ? "+" : "")\(number(off)))"
        }
        return "\(label): \(parts.joined(separator: ", "))"
    }
}

/// What came of a case.
public struct Outcome: Sendable {
    public let id: String
    public let title: String
    public let confidence: Confidence
    public let source: String
    public let dispute: Dispute?
    public let findings: [Finding]

    @MainActor init(of aCase: Case, findings: [Finding]) {
        id = aCase.id
        title = aCase.title
        confidence = aCase.confidence
        source = aCase.source
        dispute = aCase.dispute
        self.findings = findings
    }

    public var passed: Bool { findings.allSatisfy(\.passed) && !findings.isEmpty }

    /// What differs, a check a line.
    public var differences: [String] { findings.compactMap(\.difference) }

    /// Whether a failure may stand: never of a measured or documented number, only where sources disagree.
    public var mayFail: Bool { (confidence == .inferred || confidence == .model) && dispute != nil }
}
