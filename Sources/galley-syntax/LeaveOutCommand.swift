import Foundation
import SwiftParser
import SwiftSyntax

/// Takes from files what the compiler refuses, and what only shows that, for `--leave-out`. The request comes over standard input;
/// all lines stay where they are.
struct LeaveOut {
    /// What is asked.
    struct Request: Decodable {
        struct File: Decodable {
            var name: String
            var text: String
            var faults: [Fault]
            /// How large a piece goes for each fault.
            var coarseness: Coarseness
            /// Whether only views, their modifiers and what functions do may go, and nothing that others name.
            var keepsDeclarations: Bool?
        }

        /// All files of the module.
        var files: [File]
    }

    /// An error of the compiler's.
    struct Fault: Decodable {
        var line: Int
        var column: Int
        var message: String
        /// The name that is left out, where that is what is wrong.
        var uses: String?
    }

    /// How large a piece goes: small ones first, so that the rest is seen; larger ones where that did not help.
    enum Coarseness: Int, Decodable, Comparable {
        case views, bodies, members, declarations, files

        static func < (left: Coarseness, right: Coarseness) -> Bool { left.rawValue < right.rawValue }
    }

    /// What became of a file; the answer has one for each.
    struct Answer: Encodable {
        /// Nil where it stays as it is.
        var text: String?
        var parts: [LeftOutFile.Part]
        /// The views that show nothing but what is left out.
        var boxes: [String]
        /// Whether nothing is left but imports.
        var isEmpty: Bool
    }

    private var cuts: [SourceCut]
    private let request: Request

    init(_ request: Request) {
        self.request = request
        cuts = request.files.map { SourceCut(file: $0.name, text: $0.text, coarseness: $0.coarseness) }
    }

    /// What becomes of the files.
    mutating func answers() -> [Answer] {
        var names: [String: Int] = [:]
        for name in cuts.flatMap(\.declaredTypes) { names[name, default: 0] += 1 }
        let used = DelegateUses(cuts)
        for (index, file) in request.files.enumerated() {
            cuts[index].isNamed = { used.names.contains($0) }
            cuts[index].keepsDeclarations = file.keepsDeclarations ?? false
            for fault in faults(of: file) { cuts[index].cut(fault) }
            if cuts[index].keepsDeclarations { continue }
            // A name that is not known in one place of a file is not known in the others; the compiler tells the first of each body.
            for (name, fault) in Self.unknownTypes(file.faults) where names[name] == nil {
                cuts[index].cutUses(of: name, because: fault)
            }
        }
        if request.files.allSatisfy({ $0.keepsDeclarations ?? false }) {
            return cuts.map { Answer(text: $0.result, parts: $0.parts, boxes: [], isEmpty: false) }
        }
        follow(names)
        return prune(cuts.map { (text: $0.result, parts: $0.parts) })
    }

    /// What is wrong in a file by itself. What may only follow from the rest comes again where it does not.
    private func faults(of file: Request.File) -> [Fault] {
        // A property that should be wrapped is one that has to be given, and a model is not known to be one.
        let mayLackWrappers = request.files.contains { file in
            file.faults.contains { $0.message.hasPrefix("unknown attribute") }
        }
        let follows = ["missing argument", "initializer is inaccessible", "Observable", "'Identifiable'", "'Hashable'"]
        let rest = file.faults.filter { fault in !mayLackWrappers || !follows.contains { fault.message.contains($0) } }
        // Said of a closure in which something else is wrong.
        let own = rest.filter { !$0.message.hasPrefix("cannot use explicit 'return' statement in the body of") }
        return own.isEmpty ? rest : own
    }

    /// The types that errors say are not there.
    private static func unknownTypes(_ faults: [Fault]) -> [(String, Fault)] {
        var known: Set<String> = []
        return faults.compactMap { fault in
            guard let match = fault.message.firstMatch(of: /^cannot find (?:type )?'([A-Z]\w*)' in scope/),
                known.insert(String(match.1)).inserted
            else { return nil }
            return (String(match.1), fault)
        }
    }

    /// What names a type that is gone goes, too.
    private mutating func follow(_ counts: [String: Int]) {
        var followed: Set<String> = []
        while true {
            let gone = cuts.flatMap(\.removedTypes).filter { followed.insert($0).inserted && counts[$0] == 1 }
            if gone.isEmpty { return }
            for name in gone {
                for index in cuts.indices {
                    cuts[index].cutUses(
                        of: name, because: Fault(line: 0, column: 0, message: "it uses \(name)", uses: name))
                }
            }
        }
    }

    /// Takes away the previews that show nothing but what is left out.
    private func prune(_ results: [(text: String?, parts: [LeftOutFile.Part])]) -> [Answer] {
        let texts = zip(request.files, results).map { $1.text ?? $0.text }
        let cuts = zip(request.files, texts).map {
            SourceCut(file: $0.name, text: $1, coarseness: $0.coarseness)
        }
        let views = cuts.reduce(into: Set<String>()) { $0.formUnion($1.views) }
        let boxes = cuts.reduce(into: Set<String>()) { $0.formUnion($1.boxedViews) }
        return zip(cuts, results).map { cut, result in
            if !boxes.isEmpty { cut.cutPreviews(thatShow: boxes, of: views) }
            return Answer(
                text: cut.result ?? result.text, parts: result.parts + cut.parts, boxes: cut.boxedViews,
                isEmpty: cut.isEmpty)
        }
    }
}

/// The names that anything but a program's start uses.
private struct DelegateUses {
    private(set) var names: Set<String> = []

    init(_ cuts: [SourceCut]) {
        for cut in cuts { names.formUnion(cut.namesUsedOutsideOfAdaptors) }
    }
}
