import Foundation
import GalleyConformance

extension Outcome {
    private struct Line: Encodable {
        let id, area, title, source: String
        let confidence: String
        let passed: Bool
        let expected, got: [String: [Double]?]
        let differences: [String]
        let otherwise, choice: String?
    }

    /// The case as one line of JSON. What is expected and what was got: lists of numbers by the name of the check; `null`
    /// where nothing was found, and "inf" for a length without end.
    func json(area: String) -> String {
        let line = Line(
            id: id, area: area, title: title, source: source, confidence: confidence.rawValue, passed: passed,
            expected: Dictionary(findings.map { ($0.label, $0.expected) }) { first, _ in first },
            got: Dictionary(findings.map { ($0.label, $0.got) }) { first, _ in first }, differences: differences,
            otherwise: dispute?.other, choice: dispute?.choice)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        guard let data = try? encoder.encode(line) else { fatalError("a case of plain values is always encoded") }
        return String(decoding: data, as: UTF8.self)
    }
}
