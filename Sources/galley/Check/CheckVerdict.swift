import Foundation
import GalleyNames
import GalleyProtocol

/// What a module's findings come to: whose fault each is, and what it hides.
extension CheckPass {
    /// The messages of one reading of the conditions, and the declarations that stand for absent names.
    mutating func verdict(on reading: Reading) throws -> (messages: [ToolMessage], stubs: String) {
        var judge = MessageJudge(source: source, absent: reading.missing)
        judge.declaredElsewhere = module.declared
        let faulty = source.files.filter {
            reading.findings.hasErrors($0.path) || judge.absentOf[$0.path] != nil
                || reading.findings.unfinished.contains($0.path)
        }
        let uses = UsedNames.all(
            of: faulty, installation: compiler.installation, limits: compiler.limits, answers: compiler.answers)
        judge.variables = uses.mapValues(\.variables)
        for use in uses.values.flatMap(\.uses) where use.labels != nil { judge.calls[use.name, default: 0] += 1 }
        judge.repeated = Self.repeated(in: uses.values)
        var names = JudgedFindings(reading.findings, judge, uses).absentNames
        names.types.formUnion(judge.borrowed(uses))
        judge.foreign = ForeignTypes(names.types, uses)
        var last = JudgedFindings(reading.findings, judge, uses)
        var (stubs, findings) = ("", reading.findings)
        // A name that is missing hides others behind it.
        var files = faulty
        for _ in 0..<Self.mostRounds where !names.isEmpty {
            stubs =
                CheckStubs(
                    names: names.types, members: names.members,
                    uses: uses.keys.sorted().flatMap { uses[$0]?.uses ?? [] }
                ).text
            guard !stubs.isEmpty, !files.isEmpty else { break }
            let paths = files.map(\.path)
            let found = try look(reading.attempt, reading.missing, stubs: stubs, finishes: false, at: paths)
            findings.take(found, of: paths)
            judge.stubbed = names
            judge.foreign = ForeignTypes(names.types, uses)
            last.take(JudgedFindings(found, judge, uses), of: paths, names)
            let more = last.absentNames
            guard !more.isSubset(of: names) else { break }
            let new = more.subtracting(names)
            // Who uses none of the new ones is told nothing else.
            files = faulty.filter { file in uses[file.path]?.uses.contains { new.contains($0.name) } ?? true }
            names.formUnion(more)
        }
        let open = faulty.map(\.path).filter { !stubs.isEmpty && findings.unfinished.contains($0) }
        if !open.isEmpty {
            let found = try look(reading.attempt, reading.missing, stubs: stubs, at: open)
            findings.take(found, of: open)
            last.take(JudgedFindings(found, judge, uses), of: open, names)
        }
        try lookBehind(&last, findings, judge, uses, reading, stubs, names)
        return (reading.missing.messages + last.messages(judge, source), stubs)
    }

    /// Of a body the compiler says what is wrong first, and of a file with errors not what shows last (missing returns, values that are
    /// not there, data races). So what is wrong is left out, and the rest looked at.
    private mutating func lookBehind(
        _ judged: inout JudgedFindings, _ findings: CheckRun.Findings, _ judge: MessageJudge,
        _ uses: [String: UsedNames], _ reading: Reading, _ stubs: String, _ names: AbsentNames
    ) throws {
        var cuts: [String: String] = [:]
        var findings = findings
        // The files whose rest has no errors.
        var open: Set<String> = []
        for round in 1...Self.mostCuts {
            let faults = judged.foreignFaults(in: findings, names)
            let files = source.files.filter { !(faults[$0.path] ?? []).isEmpty }
            guard !files.isEmpty else { break }
            let answers = try CutFiles.answers(
                for: files.map { file in
                    CutFiles.File(
                        name: file.path,
                        text: cuts[file.absolutePath] ?? reading.missing.text(of: file, reading.attempt),
                        faults: faults[file.path] ?? [], coarseness: .views, keepsDeclarations: true)
                }, reading: source.name, installation: compiler.installation, limits: compiler.limits)
            let changed = zip(files, answers).filter { $1.text != nil }
            guard !changed.isEmpty else { break }
            for (file, answer) in changed { cuts[file.absolutePath] = answer.text }
            let paths = changed.map(\.0.path)
            findings = try look(
                reading.attempt, reading.missing, stubs: stubs, cuts: cuts, round: round, finishes: false, at: paths)
            judged.add(JudgedFindings(findings, judge, uses), of: paths, names)
            open = open.subtracting(paths).union(paths.filter(findings.unfinished.contains))
        }
        guard (1...Self.mostOpen).contains(open.count) else { return }
        let paths = open.sorted()
        findings = try look(
            reading.attempt, reading.missing, stubs: stubs, cuts: cuts, round: Self.mostCuts + 1, at: paths)
        judged.add(JudgedFindings(findings, judge, uses), of: paths, names)
    }

    /// In so many files it is looked for what shows last; where more are wrong, the rest is told as they become fewer.
    private static let mostOpen = 8
    private static let mostCuts = 4

    /// The names that more than one file uses.
    private static func repeated(in files: some Sequence<UsedNames>) -> Set<String> {
        var (once, more) = (Set<String>(), Set<String>())
        for file in files {
            let names = Set(file.uses.map(\.name))
            more.formUnion(once.intersection(names))
            once.formUnion(names)
        }
        return more
    }

    private static let mostRounds = 3
}

extension AbsentModules {
    /// One message for each module.
    var messages: [ToolMessage] {
        names.map { name in
            let places = places[name] ?? []
            let isApple = MissingAPI.isApple(name)
            var message = ToolMessage(
                isApple ? .gap : .module, .error, code: MessageCode.unknownModule.rawValue, "no such module '\(name)'",
                at: places.first, suggestion: .init(text: MissingAPI.advice(onModule: name)))
            let others = places.dropFirst().map { ToolMessage.Note(message: "imported here, too", place: $0) }
            message.notes = others.isEmpty ? nil : others
            return message
        }
    }
}
