import SwiftParser
import SwiftSyntax

/// A file taken apart for `--pieces FILE`: declarations that may be compiled as files beside each other, so that a change in one of
/// them compiles that one again.
///
/// What only its own file can see stays with all that names it. Nothing is moved: a piece is the file with blank lines in place of the
/// others, so its lines are the file's.
struct SourcePieces {
    struct Piece: Encodable {
        /// The first type in it, or none. What is private to a file bears the file's name, so it has to stay the same.
        var name: String?
        var text: String
        /// What of it decides what it is compiled to, beside the interface: also its lines where it tells them.
        var content: String
    }

    struct Answer: Encodable {
        /// At least two; none where the file cannot be taken apart.
        var pieces: [Piece] = []
        /// What the pieces see of each other, as text.
        var interface = ""
    }

    /// More files than this take longer to compile than they save.
    private static let most = 8

    private let text: [UInt8]
    /// The file with nothing on its lines.
    private let blank: [UInt8]
    private let items: [PieceItem]
    private let imports: [Range<Int>]

    static func answer(for source: String) -> Answer {
        guard let pieces = SourcePieces(source), pieces.items.count > 1 else { return Answer() }
        let groups = pieces.groups
        guard groups.count > 1 else { return Answer() }
        return Answer(pieces: groups.map(pieces.piece), interface: InterfaceCollector.text(of: source))
    }

    /// Nil for a file with statements, or with declarations that share a line.
    private init?(_ source: String) {
        text = Array(source.utf8)
        blank = text.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
        var (items, imports): ([PieceItem], [Range<Int>]) = ([], [])
        var end = 0
        for node in Parser.parse(source: source).statements {
            let begin = node.positionAfterSkippingLeadingTrivia.utf8Offset
            guard items.isEmpty && imports.isEmpty || text[end..<begin].contains(UInt8(ascii: "\n")) else { return nil }
            end = node.endPositionBeforeTrailingTrivia.utf8Offset
            if Self.isImport(node) {
                imports.append(begin..<end)
            } else if let item = PieceItem(node, in: begin..<end) {
                items.append(item)
            } else {
                return nil
            }
        }
        (self.items, self.imports) = (items, imports)
    }

    /// Whether it brings other modules' names, under a condition or not.
    private static func isImport(_ node: CodeBlockItemSyntax) -> Bool {
        if node.item.is(ImportDeclSyntax.self) { return true }
        guard let condition = node.item.as(IfConfigDeclSyntax.self) else { return false }
        return condition.clauses.allSatisfy { clause in
            guard case .statements(let statements) = clause.elements else { return clause.elements == nil }
            return statements.allSatisfy(isImport)
        }
    }

    /// Which declarations stay together, each group and all groups in the order of the source.
    private var groups: [[PieceItem]] {
        var leaders = Array(items.indices)
        func leader(_ index: Int) -> Int {
            var index = index
            while leaders[index] != index { index = leaders[index] }
            return index
        }
        func join(_ first: Int, _ second: Int) {
            let (first, second) = (leader(first), leader(second))
            leaders[max(first, second)] = min(first, second)
        }
        var types: [String: Int] = [:]
        for (index, item) in items.enumerated() {
            if index > 0, item.isMacro, items[index - 1].isMacro { join(index - 1, index) }
            for type in item.types { if let other = types.updateValue(index, forKey: type) { join(other, index) } }
            guard !item.hidden.isEmpty else { continue }
            for other in items.indices where other != index && !items[other].words.isDisjoint(with: item.hidden) {
                join(other, index)
            }
        }
        let joined = Dictionary(grouping: items.indices, by: leader).sorted { $0.key < $1.key }.map(\.value)
        let count = min(joined.count, Self.most)
        let parts = Dictionary(grouping: joined.indices) { $0 * count / joined.count }.sorted { $0.key < $1.key }
        return parts.map { part in part.value.flatMap { joined[$0] }.sorted().map { items[$0] } }
    }

    private func piece(of items: [PieceItem]) -> Piece {
        var kept = blank
        for range in imports + items.map(\.range) { kept.replaceSubrange(range, with: text[range]) }
        let whole = String(decoding: kept, as: UTF8.self)
        let parts = (imports + items.map(\.range)).map { String(decoding: text[$0], as: UTF8.self) }
        return Piece(
            name: items.lazy.compactMap(\.name).first, text: whole,
            content: items.contains(where: \.tellsLines) ? whole : parts.joined(separator: "\n"))
    }
}

/// A declaration at the top of a file, and what it has to do with others.
struct PieceItem {
    var range: Range<Int>
    /// A preview, as a rule.
    var isMacro: Bool
    var name: String?
    /// The types that it declares or extends: what is private in one of their declarations can be seen in the others.
    var types: Set<String> = []
    /// What no other file can see.
    var hidden: Set<String> = []
    /// All names and operators in it.
    var words: Set<String> = []
    var tellsLines = false

    /// Nil for what is no declaration, and where the file must stay whole.
    init?(_ node: CodeBlockItemSyntax, in range: Range<Int>) {
        self.range = range
        isMacro = node.item.is(MacroExpansionExprSyntax.self) || node.item.is(MacroExpansionDeclSyntax.self)
        guard isMacro || node.item.is(DeclSyntax.self) else { return nil }
        let collector = PieceCollector(viewMode: .sourceAccurate)
        collector.walk(node)
        guard !collector.mustStayWhole else { return nil }
        (name, types, hidden) = (collector.name, collector.types, collector.hidden)
        (words, tellsLines) = (collector.words, collector.tellsLines || isMacro)
    }
}
