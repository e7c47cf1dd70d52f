import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// Findings, and whose fault each is.
struct JudgedFindings {
    struct Entry {
        var found: CompilerDiagnostic
        var ruling: MessageJudge.Ruling
    }

    /// By the files' paths.
    private var entries: [String: [Entry]] = [:]
    private var crashed: [String: String]
    private let uses: [String: UsedNames]

    init(_ findings: CheckRun.Findings, _ judge: MessageJudge, _ uses: [String: UsedNames]) {
        (crashed, self.uses) = (findings.crashed, uses)
        for (path, found) in findings.files {
            entries[path] = found.filter { $0.severity != .note && $0.id != "sema_no_import" }.map { found in
                let here = found.place.flatMap { uses[path]?.uses(behind: $0) } ?? []
                let ruling = judge.ruling(on: found, here)
                return Entry(found: ruling.use.map { Self.finding(on: $0, in: path) } ?? found, ruling: ruling)
            }
            followForms(in: path)
            let hidden = hidden(in: path, judge) + misspelt(in: path, judge)
            entries[path]?.append(contentsOf: hidden)
        }
    }

    /// What else is said of a call's arguments follows from the one that has no such form here.
    private mutating func followForms(in path: String) {
        let lines = Set((entries[path] ?? []).filter(\.ruling.isForm).compactMap(\.found.place?.line))
        guard !lines.isEmpty else { return }
        for index in entries[path]?.indices ?? 0..<0 {
            guard let entry = entries[path]?[index], !entry.ruling.isForm, let line = entry.found.place?.line,
                lines.contains(line),
                MessageCode(compiler: entry.found.id, isError: true) == .wrongArguments
            else { continue }
            entries[path]?[index].ruling = MessageJudge.Ruling(kind: .gap, follows: true)
        }
    }

    /// Names of Apple's that a message without a place in them hides: of an expression that is too long, or that nothing can be said of.
    private func hidden(in path: String, _ judge: MessageJudge) -> [Entry] {
        let vague = (entries[path] ?? []).filter { $0.ruling.name == nil && Self.isVague($0.found) }
        guard !vague.isEmpty, let names = uses[path] else { return [] }
        return names.uses.compactMap { use in
            guard use.isMember || use.role != nil || use.labels != nil, !judge.isDeclared(use.name),
                !names.variables.contains(use.name), let advice = Self.advice(on: use, judge)
            else { return nil }
            let ruling = MessageJudge.Ruling(kind: .gap, name: use.name, isMember: use.isMember, advice: advice)
            return Entry(found: Self.finding(on: use, in: path), ruling: ruling)
        }
    }

    /// Modifiers that nothing has, beyond doubt: an error before them in the chain hides them.
    private func misspelt(in path: String, _ judge: MessageJudge) -> [Entry] {
        let faulty = (entries[path] ?? []).filter { $0.found.severity == .error && $0.ruling.name != nil }
        guard !faulty.isEmpty, let names = uses[path] else { return [] }
        return names.uses.compactMap { use in
            guard use.isMember, use.labels != nil, let meant = judge.modifier(meantBy: use.name),
                !names.variables.contains(use.name),
                !faulty.contains(where: { $0.ruling.name == use.name && $0.found.place?.line == use.line })
            else { return nil }
            let ruling = MessageJudge.Ruling(kind: .mistake, name: use.name, isMember: true, meant: meant)
            return Entry(
                found: Self.finding(on: use, in: path, "nothing here has a member '\(use.name)'"), ruling: ruling)
        }
    }

    /// What is said of a name that the compiler says nothing of.
    private static func finding(on use: UsedNames.Use, in path: String, _ text: String? = nil) -> CompilerDiagnostic {
        let place = ToolMessage.Place(
            file: path, line: use.line, column: use.column, endLine: use.line,
            endColumn: use.column + use.name.utf8.count)
        return CompilerDiagnostic(severity: .error, id: "", text: text ?? "'\(use.name)' is not here", place: place)
    }

    private static func advice(on use: UsedNames.Use, _ judge: MessageJudge) -> String? {
        guard let labels = use.labels else { return use.isMember ? nil : judge.api.advice(onName: use.name) }
        return judge.api.advice(onCall: use.name, labels: labels, isMember: use.isMember)
    }

    private static func isVague(_ found: CompilerDiagnostic) -> Bool {
        MessageCode(compiler: found.id, isError: true) == .tooComplex
    }

    // MARK: Names that are not here

    var absentNames: AbsentNames {
        var names = AbsentNames()
        for entry in entries.values.joined() where entry.ruling.kind != .mistake {
            guard let name = entry.ruling.name else { continue }
            if entry.ruling.isMember {
                names.members.insert(name)
            } else {
                names.types.insert(name)
            }
        }
        return names
    }

    /// Takes in what was found while declarations stood for absent names: what shows now was hidden, and what does not show any more
    /// followed from the names.
    mutating func take(_ later: JudgedFindings, of paths: [String], _ absent: AbsentNames) {
        for path in paths {
            let before = entries[path] ?? []
            let regions = regions(path, absent)
            let kept = (later.entries[path] ?? []).filter { entry in
                guard entry.ruling.kind == .mistake else { return true }
                // What is not here may be the context.
                guard !Self.lacksContext(entry.found) else { return false }
                let isOld = before.contains { $0.found == entry.found }
                guard entry.found.severity == .error else { return isOld || !regions.touch(entry.found) }
                if !regions.uses.isEmpty, regions.isOfUnknown(entry.found) { return false }
                // In the midst of stand-ins only a name counts that was unknown without them.
                if regions.concern(entry.found) { return isOld && entry.ruling.name != nil }
                return isOld || regions.isSure(entry)
            }
            let known = Set(kept.compactMap { $0.ruling.kind == .mistake ? nil : $0.found.place })
            entries[path] =
                before.filter { entry in
                    entry.ruling.kind != .mistake && !(entry.found.place.map(known.contains) ?? false)
                } + kept
            crashed[path] = later.crashed[path] ?? crashed[path]
        }
    }

    /// Where stand-ins are used.
    private struct Regions {
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
        func isSure(_ entry: Entry) -> Bool {
            let found = entry.found
            let code = MessageCode(compiler: found.id, isError: true)
            let line = found.place?.line ?? 0
            if code == .unknownMember, isOnStandIn(found) { return false }
            if code == .unknownMember, entry.ruling.meant != nil || entry.ruling.isSure { return true }
            if found.text.hasSuffix("use wrapper instead") { return !ownLines.contains(line) }
            // A stand-in is a view, with a view's body.
            if code == .immutable, found.text.contains("'body'") { return false }
            let known: [MessageCode] = [
                .unknownName, .unknownMember, .wrongArguments, .missingReturn, .notInitialized, .unhandled, .duplicate,
                .availability,
                .incomplete, .isolation, .immutable,
            ]
            guard known.contains(code), !ownLines.contains(line) else { return false }
            if code == .wrongArguments { return !uses.contains { $0.role != nil && $0.lines.contains(line) } }
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
            return words.contains { ["dynamicMember", "GalleyUserFile"].contains($0) || types.contains(String($0)) }
                || text.hasPrefix("generic parameter 'T")
        }
    }

    private func regions(_ path: String, _ absent: AbsentNames) -> Regions {
        var regions = Regions()
        regions.types = absent.types
        regions.calls = uses[path]?.uses.filter { $0.isMember && $0.labels != nil } ?? []
        regions.declared = uses.values.reduce(into: []) { $0.formUnion($1.declared) }
        for (file, names) in uses {
            for use in names.uses {
                let isAbsent = (use.isMember ? absent.members : absent.types).contains(use.name)
                guard isAbsent else { continue }
                if file == path { regions.uses.append(use) }
                if let owner = use.owner, use.role == "inherited" {
                    regions.owners.insert(owner.split(separator: ".").last.map(String.init) ?? owner)
                }
            }
        }
        for use in uses[path]?.uses ?? [] {
            let types = use.owner?.split(separator: ".") ?? []
            if types.contains(where: { regions.owners.contains(String($0)) }) { regions.ownLines.insert(use.line) }
        }
        return regions
    }

    // MARK: Messages

    /// What is told, in the order of the files and lines.
    func messages(_ judge: MessageJudge, _ source: SourceSet) -> [ToolMessage] {
        var messages: [ToolMessage] = []
        for file in source.files {
            let list = (entries[file.path] ?? []).filter { !isConsequence($0, in: file.path) }
            var told: Set<String> = []
            for entry in list.sorted(by: Self.precedes) {
                guard let message = CheckMessage(entry, source: source)?.message else { continue }
                let key =
                    "\(message.code) \(message.message) \(message.place.map { "\($0.line):\($0.column ?? 0)" } ?? "")"
                if told.insert(key).inserted { messages.append(message) }
            }
            if let crash = crashed[file.path] {
                messages.append(
                    ToolMessage(
                        .mistake, .error, code: MessageCode.compilerCrash.rawValue, crash,
                        at: ToolMessage.Place(file: file.path, line: 1)))
            }
        }
        return messages
    }

    /// What cannot be inferred because of an error shortly before, or is too much for the compiler because of a name that is not there.
    private func isConsequence(_ entry: Entry, in path: String) -> Bool {
        if entry.ruling.follows { return true }
        if Self.isVague(entry.found), (entries[path] ?? []).contains(where: { $0.ruling.name != nil }) { return true }
        guard Self.lacksContext(entry.found), let line = entry.found.place?.line else { return false }
        return (entries[path] ?? []).contains { other in
            // What is not here may be the context's end as well as its beginning.
            let last = other.ruling.kind == .mistake ? line : line + 20
            return other.found.severity == .error && !Self.lacksContext(other.found)
                && (line - 20...last).contains(other.found.place?.line ?? 0)
        }
    }

    /// Whether a message says only that something around is not known.
    private static func lacksContext(_ found: CompilerDiagnostic) -> Bool {
        found.text.hasPrefix("cannot infer") || found.text.hasSuffix("without a contextual type")
            || found.text.hasPrefix("generic parameter '") || found.text == "'nil' requires a contextual type"
            // Parameters of Binding's and ForEach's that nothing has decided.
            || found.text.contains("'Binding<Subject>'") || found.text.contains("'Binding<C")
    }

    private static func precedes(_ a: Entry, _ b: Entry) -> Bool {
        func key(_ entry: Entry) -> (Int, Int, String) {
            (entry.found.place?.line ?? 0, entry.found.place?.column ?? 0, entry.found.text)
        }
        return key(a) < key(b)
    }
}

extension UsedNames {
    /// What a message's line uses, and what is given to the call that it points at.
    fileprivate func uses(behind place: ToolMessage.Place) -> [Use] {
        let last = uses.lazy.filter { $0.line == place.line && $0.column == place.column }.map(\.lines.upperBound).max()
        return uses.filter { (place.line...(last ?? place.line)).contains($0.line) }
    }
}

extension UsedNames.Use {
    fileprivate var lines: ClosedRange<Int> { line...max(line, endLine ?? line) }

    /// Whether a place is in the name or in the call.
    fileprivate func holds(_ place: ToolMessage.Place) -> Bool {
        guard lines.contains(place.line), let column = place.column else { return false }
        let last = endColumn ?? self.column + name.utf8.count
        // A message about a member may point at the dot before it.
        return (place.line, column) >= (line, self.column - 1) && (place.line, column) <= (endLine ?? line, last)
    }
}
