import Foundation
import GalleyProtocol

/// The largest part of several files that compiles: what the compiler refuses goes, round by round, and what names that.
struct Reduction {
    private let source: SourceSet
    /// How the files are read before anything goes.
    private let base: ConditionedSource.Attempt
    private let conditions: ConditionedSource
    private let compiler: Compiler
    /// What is left of files, by their absolute paths.
    private var texts: [String: String]
    /// What is left out of each file, by the files' order.
    private var parts: [[LeftOutFile.Part]]
    private var isEmpty: [Bool]
    /// The views that show nothing but what is left out.
    private(set) var boxes: Set<String> = []
    /// The file that declared a name which is gone.
    private var origins: [String: Int] = [:]
    /// Whether nothing is refused of what the files declare: only then their functions are looked at.
    private(set) var hasSoundDeclarations = false
    private var rounds = 0
    /// In how many rounds something of each file was refused.
    private var tries: [Int]
    /// The files that have to be looked at again after a round; nil for all.
    private(set) var changed: Set<String>?
    /// The files in which functions are looked at first; nil for all.
    private var begun: Set<String>?

    /// More rounds than any project needed.
    private static let mostRounds = 60

    init(
        of source: SourceSet, from base: ConditionedSource.Attempt, _ conditions: ConditionedSource,
        _ compiler: Compiler
    ) {
        (self.source, self.base, self.conditions, self.compiler) = (source, base, conditions, compiler)
        texts = base.texts
        for file in source.files where file.isInMemory && texts[file.absolutePath] == nil {
            texts[file.absolutePath] = file.text
        }
        parts = Array(repeating: [], count: source.files.count)
        isEmpty = Array(repeating: false, count: source.files.count)
        tries = Array(repeating: 0, count: source.files.count)
    }

    /// How the compiler is to read what is left.
    func attempt() throws -> ConditionedSource.Attempt { try conditions.attempt(texts, like: base) }

    /// The files that something is left out of.
    var files: [LeftOutFile] {
        source.files.indices.filter { !parts[$0].isEmpty }.map {
            LeftOutFile(file: source.files[$0].path, isWhole: isEmpty[$0], parts: parts[$0])
        }
    }

    // MARK: A round

    /// Looks at all functions of all files next.
    mutating func lookAtBodies() {
        hasSoundDeclarations = true
        changed = begun
    }

    // MARK: What is remembered

    /// What is left, to begin with another time.
    var outcome: ReductionMemory.Outcome {
        let files = source.files.enumerated().map { index, file in
            ReductionMemory.Outcome.File(
                content: file.content, text: texts[file.absolutePath], parts: parts[index], isEmpty: isEmpty[index])
        }
        return ReductionMemory.Outcome(files: files, boxes: boxes, origins: origins)
    }

    /// Leaves out of all files but some what was left out of them before.
    mutating func restore(_ outcome: ReductionMemory.Outcome, except others: [Int]) {
        for (index, file) in outcome.files.enumerated() where !others.contains(index) {
            texts[source.files[index].absolutePath] = file.text
            (parts[index], isEmpty[index]) = (file.parts, file.isEmpty)
        }
        (boxes, origins) = (outcome.boxes, outcome.origins)
        begun = Set(others.map { source.files[$0].absolutePath })
        changed = begun
    }

    /// Takes out what is refused.
    ///
    /// - Returns: Whether anything went.
    mutating func leaveOut(_ errors: [SourceError]) throws -> Bool {
        // What is declared twice makes every use of it an error, too.
        let twice = errors.filter { $0.isOfSecond || $0.text.contains("can only apply to one type") }
        let faults = Dictionary(grouping: twice.isEmpty ? errors : twice, by: \.path)
        while rounds < Self.mostRounds {
            rounds += 1
            let isCut = try cut(faults)
            for (index, file) in source.files.enumerated() where faults[file.absolutePath] != nil { tries[index] += 1 }
            if isCut {
                if !twice.isEmpty { changed = nil }
                return true
            }
        }
        return false
    }

    /// Small pieces of a file at first, larger ones where that has not helped.
    private static func coarseness(after tries: Int) -> CutFiles.Coarseness {
        switch tries {
        case 0..<6: .views
        case 6..<9: .bodies
        case 9..<11: .members
        case 11..<14: .declarations
        default: .files
        }
    }

    private mutating func cut(_ faults: [String: [SourceError]]) throws -> Bool {
        let files = source.files.enumerated().map { index, file in
            CutFiles.File(
                name: file.path, text: texts[file.absolutePath] ?? file.text,
                faults: (faults[file.absolutePath] ?? []).map {
                    .init(line: $0.line, column: $0.column, message: $0.text)
                },
                coarseness: Self.coarseness(after: tries[index]))
        }
        let answers = try CutFiles.answers(
            for: files, reading: source.name, installation: compiler.installation, limits: compiler.limits)
        var touched: Set<String> = []
        var gone: Set<String> = []
        boxes = []
        for (index, answer) in answers.enumerated() {
            for name in answer.parts.flatMap(\.names) { origins[name] = origins[name] ?? index }
        }
        for (index, answer) in answers.enumerated() {
            boxes.formUnion(answer.boxes)
            isEmpty[index] = answer.isEmpty
            guard let text = answer.text, text != files[index].text else { continue }
            let path = source.files[index].absolutePath
            texts[path] = text
            touched.insert(path)
            for part in answer.parts {
                gone.formUnion(part.names)
                add(part, to: index)
            }
        }
        guard !touched.isEmpty else { return false }
        changed = touched.union(naming(gone))
        return true
    }

    /// The files that mention one of the names.
    private func naming(_ names: Set<String>) -> [String] {
        names.isEmpty
            ? []
            : source.files.map(\.absolutePath).filter { path in
                guard let text = texts[path] ?? source.file(at: path)?.text else { return false }
                return names.contains { text.contains($0) }
            }
    }

    /// Notes a piece, with the name that it uses and that went before it.
    private mutating func add(_ part: LeftOutFile.Part, to index: Int) {
        var part = part
        let names = [part.uses].compactMap { $0 } + part.reason.matches(of: /'([^']+)'/).map { String($0.1) }
        let isMissing = part.uses != nil || Self.isAboutName(part.reason)
        if isMissing, let name = names.first(where: { origins[$0] != nil }), let origin = origins[name],
            origin != index || !part.names.contains(name)
        {
            part.uses = name
            part.usesFile = source.files[origin].path
        }
        parts[index].append(part)
    }

    private static func isAboutName(_ reason: String) -> Bool {
        ["cannot find", "no member", "extra argument", "does not conform", "requires that"].contains(
            where: reason.contains)
    }
}
