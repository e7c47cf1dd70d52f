import SwiftParser
import SwiftSyntax

/// A file with what is taken out of it.
final class SourceCut {
    /// A piece that goes.
    struct Edit {
        var bytes: Range<Int>
        /// What stands there instead.
        var text: String
        var part: LeftOutFile.Part
    }

    let file: String
    let text: [UInt8]
    let tree: SourceFileSyntax
    let coarseness: LeaveOut.Coarseness
    /// Whether a type is named anywhere but where a program starts.
    var isNamed: (String) -> Bool = { _ in true }
    /// Whether nothing goes that others name.
    var keepsDeclarations = false
    private var edits: [Edit] = []
    private let lineStarts: [Int]
    /// Where each name of a type or a function stands, but for members.
    private(set) lazy var uses: [String: [Int]] = {
        var uses: [String: [Int]] = [:]
        for token in tree.tokens(viewMode: .sourceAccurate) {
            guard let name = token.usedName else { continue }
            uses[name, default: []].append(token.positionAfterSkippingLeadingTrivia.utf8Offset)
        }
        return uses
    }()

    /// What the file declares.
    private(set) lazy var survey: CutCollector = {
        let collector = CutCollector(viewMode: .sourceAccurate)
        collector.walk(tree)
        return collector
    }()

    init(file: String, text: String, coarseness: LeaveOut.Coarseness) {
        self.file = file
        let bytes = Array(text.utf8)
        self.text = bytes
        self.coarseness = coarseness
        tree = Parser.parse(source: text)
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    // MARK: What goes

    /// Takes out what the fault is in: the smallest piece that can go, and that has not gone already.
    func cut(_ fault: LeaveOut.Fault) {
        guard lineStarts.indices.contains(fault.line - 1) else { return }
        let offset = min(lineStarts[fault.line - 1] + max(fault.column - 1, 0), max(text.count - 1, 0))
        cut(fault, at: offset)
    }

    private func cut(_ fault: LeaveOut.Fault, at offset: Int) {
        guard !edits.contains(where: { $0.bytes.contains(offset) }),
            let token = tree.token(at: AbsolutePosition(utf8Offset: offset))
        else { return }
        let search = CutSearch(cut: self, fault: fault, line: line(at: offset), offset: offset)
        guard let edit = search.edit(from: token) else { return }
        edits.removeAll { edit.bytes.contains($0.bytes.lowerBound) && edit.bytes.upperBound >= $0.bytes.upperBound }
        edits.append(edit)
    }

    /// Takes out what names something.
    func cutUses(of name: String, because fault: LeaveOut.Fault) {
        for offset in uses[name] ?? [] { cut(fault, at: offset) }
    }

    /// Whether a piece stands for what was taken out before.
    func isCut(_ bytes: Range<Int>, as replacement: String) -> Bool {
        let now = String(decoding: text[bytes], as: UTF8.self)
        let marks = ["__Galley", "__galley", "{ __Galley", "{ __galley", "{ AnyView(__Galley", "{ throw __galley"]
        return now == replacement || !replacement.isEmpty && marks.contains(where: now.hasPrefix)
    }

    /// Takes out a preview.
    func take(_ node: Syntax, _ name: String, because fault: LeaveOut.Fault) {
        let line = line(at: node.bytes.lowerBound)
        edits.append(CutSearch(cut: self, fault: fault, line: line, offset: 0).removal(node, .preview, name))
    }

    // MARK: What is left

    /// The text that is left; nil where nothing was taken out.
    var result: String? {
        guard !edits.isEmpty else { return nil }
        var bytes: [UInt8] = []
        var end = 0
        for edit in edits.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) where edit.bytes.lowerBound >= end {
            bytes += text[end..<edit.bytes.lowerBound]
            bytes += Array(edit.text.utf8)
            // The lines below keep their numbers.
            bytes += text[edit.bytes].filter { $0 == UInt8(ascii: "\n") }
            end = edit.bytes.upperBound
        }
        bytes += text[end...]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// What was taken out, in the order of the file.
    var parts: [LeftOutFile.Part] {
        edits.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }.map(\.part)
    }

    /// The types that are gone.
    var removedTypes: [String] {
        edits.filter { [.declaration, .delegate].contains($0.part.kind) }.flatMap(\.part.names)
    }

    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }
}

extension SyntaxProtocol {
    /// Its bytes without the blanks and comments around it.
    var bytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension TokenSyntax {
    /// The name of a type or a function that the token uses, unless that is a member.
    fileprivate var usedName: String? {
        guard case .identifier(let name) = tokenKind, let parent else { return nil }
        if parent.is(IdentifierTypeSyntax.self) { return name }
        guard let reference = parent.as(DeclReferenceExprSyntax.self) else { return nil }
        return reference.parent?.as(MemberAccessExprSyntax.self).map { $0.declName == reference } ?? false ? nil : name
    }
}
