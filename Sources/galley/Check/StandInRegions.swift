import GalleyDiagnostics
import GalleyNames
import GalleyProtocol
import GalleyScenario

/// Where stand-ins are used.
struct StandInRegions {
    var uses: [UsedNames.Use] = []
    /// The author's types that stand-ins are part of.
    var owners: Set<String> = []
    /// The types that stand in.
    var types: Set<String> = []
    /// The lines of those types of the author's.
    var ownLines: Set<Int> = []
    /// All calls of members in the file, and what the files declare.
    var calls: [UsedNames.Use] = []
    var declared: Set<String> = []
    /// The variables that the file declares.
    var variables: Set<String> = []

    /// Whether a label is nearly the one that a call takes: whatever stands around it.
    private static func isMisspeltLabel(_ text: String) -> Bool {
        guard let match = text.firstMatch(of: /\(have '([^']+)', expected '([^']+)'\)/) else { return false }
        let labels = [match.1, match.2].map { $0.split(separator: ":").map(String.init) }
        guard labels[0].count == labels[1].count else { return false }
        return zip(labels[0], labels[1]).contains { written, taken in
            written != taken && taken.count > 3 && !KnownNames.labels.contains(written)
                && Spelling.distance(written, taken) <= 2
        }
    }

    /// Whether a message is about a stand-in, or follows from one.
    func concern(_ found: CompilerDiagnostic) -> Bool {
        let code = MessageCode(compiler: found.id, isError: true)
        guard code != .tooComplex, let place = found.place else { return true }
        if uses.contains(where: { $0.holds(place) }) || mentionsStandIn(found.text) { return true }
        guard [.conformance, .wrongArguments, .ambiguous, .wrongType].contains(code) else { return false }
        // Such a message may point at the beginning of the expression.
        if code != .wrongArguments, uses.contains(where: { $0.lines.contains(place.line) }) { return true }
        return found.text.matches(of: /'([^']+)'/).contains { owners.contains(String($0.1)) }
    }

    /// Whether a message is on a line where a stand-in is used.
    func touch(_ found: CompilerDiagnostic) -> Bool {
        guard let line = found.place?.line else { return true }
        return uses.contains { $0.lines.contains(line) } || mentionsStandIn(found.text)
    }

    /// Whether a message that did not show without stand-ins is none of their making: it is not about types, which they have made up, and
    /// does not stand where one is used, or in a type that conforms to one.
    func isSure(_ entry: JudgedFindings.Entry) -> Bool {
        let found = entry.found
        let code = MessageCode(compiler: found.id, isError: true)
        let line = found.place?.line ?? 0
        if Self.isMisspeltLabel(found.text) { return true }
        if code == .unknownMember, isOnStandIn(found) { return false }
        if code == .unknownMember, entry.ruling.meant != nil || entry.ruling.isSure { return true }
        if found.text.hasSuffix("use wrapper instead") {
            let name = found.text.firstMatch(of: /'([^']+)'/).map { String($0.1) } ?? ""
            return variables.contains(name) || !ownLines.contains(line)
        }
        // A stand-in is a view, with a view's body.
        if code == .immutable, found.text.contains("'body'") { return false }
        let known: [MessageCode] = [
            .unknownName, .unknownMember, .wrongArguments, .missingReturn, .notInitialized, .unhandled, .duplicate,
            .availability,
            .incomplete, .isolation, .immutable,
        ]
        // Where nothing stands in, types are what they are.
        if uses.isEmpty, owners.isEmpty, [.wrongType, .conformance].contains(code) { return true }
        guard known.contains(code), !ownLines.contains(line) else { return false }
        if code == .wrongArguments {
            // What a stand-in is to the call, nobody knows.
            let isVague = found.text.hasPrefix("no exact matches")
            return !isOnStandIn(found) && !uses.contains { (isVague || $0.role != nil) && $0.lines.contains(line) }
        }
        return code == .unknownName || !uses.contains { $0.lines.contains(line) }
    }

    /// Whether a message is about a member of a chain that begins with a stand-in.
    private func isOnStandIn(_ found: CompilerDiagnostic) -> Bool {
        guard let start = call(at: found)?.startLine else { return false }
        return uses.contains { !$0.isMember && $0.labels != nil && $0.line == start }
    }

    /// Whether a message is about the arguments of a member that no view has, and that the author has not declared: whose it is, is not
    /// known.
    func isOfUnknown(_ found: CompilerDiagnostic) -> Bool {
        guard MessageCode(compiler: found.id, isError: true) == .wrongArguments, let call = call(at: found),
            call.isMember
        else { return false }
        return !KnownNames.modifiers.contains(call.name) && !declared.contains(call.name)
    }

    /// The call of a member that a message points at: at its name, at the dot before that, or at its arguments.
    private func call(at found: CompilerDiagnostic) -> UsedNames.Use? {
        guard let place = found.place, let column = place.column else { return nil }
        return calls.filter { $0.line == place.line && $0.column - 1 <= column }.max { $0.column < $1.column }
    }

    private func mentionsStandIn(_ text: String) -> Bool {
        let words = text.split { $0 != "_" && !$0.isLetter && !$0.isNumber }
        return words.contains {
            ["dynamicMember", "GalleyUserFile", "__GalleyLeftOut"].contains($0) || types.contains(String($0))
        }
            || text.hasPrefix("generic parameter 'T")
    }
}

extension UsedNames.Use {
    var lines: ClosedRange<Int> { line...max(line, endLine ?? line) }

    /// Whether a place is in the name or in the call.
    func holds(_ place: ToolMessage.Place) -> Bool {
        guard lines.contains(place.line), let column = place.column else { return false }
        let last = endColumn ?? self.column + name.utf8.count
        // A message about a member may point at the dot before it.
        return (place.line, column) >= (line, self.column - 1) && (place.line, column) <= (endLine ?? line, last)
    }
}
