import Foundation
import GalleyNames
import GalleyProtocol

/// What a module's findings come to: whose fault each is, and what it hides.
extension CheckPass {
    /// The messages of one reading of the conditions.
    mutating func verdict(on reading: Reading) throws -> [ToolMessage] {
        var judge = MessageJudge(source: source, absent: reading.missing)
        let faulty = source.files.filter {
            reading.findings.hasErrors($0.path) || reading.missing.imports(of: $0.path)
                || reading.findings.unfinished.contains($0.path)
        }
        let uses = UsedNames.all(of: faulty, installation: compiler.installation, limits: compiler.limits)
        judge.variables = uses.mapValues(\.variables)
        for use in uses.values.flatMap(\.uses) where use.labels != nil { judge.calls[use.name, default: 0] += 1 }
        var names = JudgedFindings(reading.findings, judge, uses).absentNames
        names.types.formUnion(judge.borrowed(uses))
        judge.foreign = ForeignTypes(names.types, uses)
        var last = JudgedFindings(reading.findings, judge, uses)
        // A name that is missing hides others behind it.
        for _ in 0..<Self.mostRounds where !names.isEmpty {
            let stubs = CheckStubs(
                names: names.types, members: names.members, uses: uses.keys.sorted().flatMap { uses[$0]?.uses ?? [] })
            guard !stubs.text.isEmpty else { break }
            let findings = try look(
                reading.attempt, reading.missing, stubs: stubs.text, at: faulty.map(\.path))
            judge.stubbed = names
            judge.foreign = ForeignTypes(names.types, uses)
            last.take(JudgedFindings(findings, judge, uses), of: faulty.map(\.path), names)
            let more = last.absentNames
            guard !more.isSubset(of: names) else { break }
            names.formUnion(more)
        }
        return reading.missing.messages + last.messages(judge, source)
    }

    private static let mostRounds = 3
}

/// Names that are not here and not the author's to declare.
struct AbsentNames: Equatable {
    var types: Set<String> = []
    var members: Set<String> = []

    var isEmpty: Bool { types.isEmpty && members.isEmpty }

    func isSubset(of other: Self) -> Bool { types.isSubset(of: other.types) && members.isSubset(of: other.members) }

    mutating func formUnion(_ other: Self) {
        types.formUnion(other.types)
        members.formUnion(other.members)
    }
}

extension AbsentModules {
    func imports(of file: String) -> Bool { places.values.contains { $0.contains { $0.file == file } } }

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
