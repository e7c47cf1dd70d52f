/// A part of SwiftUI's behaviour, and its cases.
@MainActor public struct Area {
    /// One word, for `--area`.
    public let name: String
    public let cases: [Case]

    init(_ name: String, @CaseBuilder cases: () -> [Case]) {
        self.name = name
        self.cases = cases()
    }

    /// All areas, in the order of the table.
    public static let all: [Area] = [
        leaves, frames, padding, stacks, spacers,
    ]
}

/// Lists of cases, one case or list a line.
@resultBuilder public enum CaseBuilder {
    public static func buildExpression(_ value: Case) -> [Case] { [value] }
    public static func buildExpression(_ value: [Case]) -> [Case] { value }
    public static func buildBlock(_ parts: [Case]...) -> [Case] { parts.flatMap(\.self) }
}
