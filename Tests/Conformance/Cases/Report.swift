import SwiftUI

/// One case's result.
public struct Report: Sendable {
    /// One number that is not what was expected.
    public struct Miss: Sendable {
        public let what: String
        public let expected: String
        public let got: String
        /// By how much the numbers differ; empty where there is none to compare.
        public let difference: String
    }

    public let id: String
    public let name: String
    public let area: String
    public let confidence: Confidence
    public let source: String
    public let misses: [Miss]
    /// All that was expected and found, one after the other.
    public let expected: String
    public let got: String
    public let disagreement: String?

    public var passed: Bool { misses.isEmpty }

    /// Whether a failure is tolerated: recorded with a reason, and of a number that nobody measured or documents.
    public var isTolerated: Bool {
        !passed && disagreement != nil && (confidence == .inferred || confidence == .model)
    }

    /// A number in its shortest form.
    static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\((value * 1e9).rounded() / 1e9)"
    }

    static func numbers(_ values: [CGFloat]?) -> String {
        guard let values else { return "nothing" }
        return values.count == 1 ? number(values[0]) : "(\(values.map(number).joined(separator: ", ")))"
    }
}

extension Case {
    /// Lays the case's views out and compares; `trees` notes the layout trees behind them.
    public func run(in area: String, trees: TreeLog? = nil) -> Report {
        trees?.begin(id)
        var misses: [Report.Miss] = []
        var expected: [String] = []
        var got: [String] = []
        for part in parts {
            let findings = Findings(part, trees: trees)
            for expectation in part.expectations {
                let found = expectation.found(findings)
                expected.append("\(expectation.what) \(Report.numbers(expectation.expected))")
                got.append("\(expectation.what) \(Report.numbers(found))")
                if let miss = expectation.miss(found) { misses.append(miss) }
            }
        }
        return Report(
            id: id, name: name, area: area, confidence: confidence, source: source, misses: misses,
            expected: expected.joined(separator: "; "), got: got.joined(separator: "; "), disagreement: disagreement)
    }
}

extension Expectation {
    fileprivate func miss(_ found: [CGFloat]?) -> Report.Miss? {
        let differences = found.map { zip($0, expected).map { $0 == $1 ? 0 : $0 - $1 } }
        if let differences, differences.count == expected.count, differences.allSatisfy({ abs($0) <= tolerance }) {
            return nil
        }
        return Report.Miss(
            what: what, expected: Report.numbers(expected), got: Report.numbers(found),
            difference: differences.map(Report.numbers) ?? "")
    }
}
