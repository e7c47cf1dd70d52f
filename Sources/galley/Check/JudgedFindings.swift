import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// Findings, and whose fault each is.
struct JudgedFindings {
    struct Entry {
        var found: CompilerDiagnostic
        var ruling: MessageJudge.Ruling

        func isBeside(_ other: Self, _ words: String) -> Bool {
            other.found.place?.line == found.place?.line && other.found.text.contains(words)
        }
    }

    /// By the files' paths.
    private var entries: [String: [Entry]] = [:]
    private var crashed: [String: String]
    private let uses: [String: UsedNames]
    private let declared: Set<String>

    init(_ findings: CheckRun.Findings, _ judge: MessageJudge, _ uses: [String: UsedNames]) {
        (crashed, self.uses) = (findings.crashed, uses)
        declared = uses.values.reduce(into: []) { $0.formUnion($1.declared) }
        for (path, found) in findings.files {
            entries[path] = found.filter { $0.severity != .note && $0.id != "sema_no_import" }.map { found in
                // What a file uses of another can be wrong there.
                let here = found.place.flatMap { uses[$0.file]?.uses(behind: $0) } ?? []
                let there = found.place?.file ?? path
                var ruling = judge.ruling(on: found, here)
                if let slip = ruling.slip, judge.absent.isEmpty, judge.stubbed.isEmpty {
                    (ruling.name, ruling.isMember, ruling.slip) = (slip.name, true, nil)
                    return Entry(
                        found: Self.finding(on: slip, in: there, "nothing here has a member '\(slip.name)'"),
                        ruling: ruling)
                }
                return Entry(found: ruling.use.map { Self.finding(on: $0, in: there) } ?? found, ruling: ruling)
            }
            followForms(in: path)
            let isOpen = findings.unfinished.contains(path) || findings.hasErrors(path)
            let hidden = hidden(in: path, judge) + misspelt(in: path, judge) + (isOpen ? ends(in: path, judge) : [])
            entries[path]?.append(contentsOf: hidden)
        }
    }

    /// Values that no statement gives, of files that the compiler has not looked through to that end.
    private func ends(in path: String, _ judge: MessageJudge) -> [Entry] {
        let isTold = (entries[path] ?? []).contains {
            MessageCode(compiler: $0.found.id, isError: true) == .missingReturn
        }
        return (isTold ? [] : uses[path]?.missingReturns ?? []).map { end in
            let place = ToolMessage.Place(file: path, line: end.line, column: end.column)
            let found = CompilerDiagnostic(severity: .error, id: end.id, text: end.text, place: place)
            return Entry(found: found, ruling: judge.ruling(on: found, []))
        }
    }

    /// What else is said of a call's arguments follows from the one that has no such form here.
    private mutating func followForms(in path: String) {
        let lines = Set((entries[path] ?? []).filter(\.ruling.isForm).compactMap(\.found.place?.line))
        guard !lines.isEmpty else { return }
        for index in entries[path]?.indices ?? 0..<0 {
            guard let entry = entries[path]?[index], !entry.ruling.isForm, let line = entry.found.place?.line,
                lines.contains(line),
                [.wrongArguments, .conformance].contains(MessageCode(compiler: entry.found.id, isError: true))
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
        // So does an expression that is too long for the compiler.
        let faulty = (entries[path] ?? []).filter {
            $0.found.severity == .error && ($0.ruling.name != nil || Self.isVague($0.found))
        }
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

    private static func isSyntax(_ found: CompilerDiagnostic) -> Bool {
        found.severity == .error && MessageCode(compiler: found.id, isError: true) == .syntax
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
                if entry.ruling.isLiteral { return true }
                // In the midst of stand-ins only a name counts that was unknown without them.
                if regions.concern(entry.found) { return isOld && entry.ruling.name != nil }
                return isOld || regions.isSure(entry)
            }
            let known = Set(kept.compactMap { $0.ruling.kind == .mistake ? nil : $0.found.place })
            // Where the compiler gives up beside stand-ins, it has said before what is misspelt.
            let gaveUp = (later.entries[path] ?? []).contains { Self.isVague($0.found) }
            entries[path] =
                before.filter { entry in
                    guard entry.ruling.kind != .mistake else {
                        return gaveUp && entry.ruling.meant != nil && !kept.contains { $0.found == entry.found }
                            && !KnownNames.members.contains(entry.ruling.name ?? "")
                    }
                    return !(entry.found.place.map(known.contains) ?? false)
                } + kept
            crashed[path] = later.crashed[path] ?? crashed[path]
        }
    }

    /// The errors, and the places of stand-ins where an error has none of its own. Behind one that is told as the author's there may be
    /// another, which would be told a round later.
    func foreignFaults(in findings: CheckRun.Findings, _ absent: AbsentNames) -> [String: [CutFiles.Fault]] {
        findings.files.reduce(into: [:]) { faults, file in
            let errors = file.value.filter { $0.severity == .error && $0.place?.file == file.key }
            // What is left out of what cannot be read may be anything.
            guard !errors.contains(where: Self.isSyntax) else { return }
            var places = errors.filter { !Self.isVague($0) }.compactMap(\.place).map { ($0.line, $0.column ?? 1) }
            if errors.contains(where: Self.isVague) {
                places += regions(file.key, absent).uses.filter { $0.role == nil }.map { ($0.line, $0.column) }
            }
            faults[file.key] = places.map { CutFiles.Fault(line: $0.0, column: $0.1, message: "") }
        }
    }

    /// Takes in the author's mistakes that show where parts of files are left out.
    mutating func add(_ later: JudgedFindings, of paths: [String], _ absent: AbsentNames) {
        for path in paths {
            let regions = regions(path, absent)
            let known = entries[path] ?? []
            let new = (later.entries[path] ?? []).filter { entry in
                let found = entry.found
                guard entry.ruling.kind == .mistake, found.severity == .error, found.place?.file == path,
                    !known.contains(where: { $0.found.place?.line == found.place?.line }),
                    !Self.lacksContext(found)
                else { return false }
                if entry.ruling.isLiteral { return true }
                guard !regions.concern(found), !regions.isOfUnknown(found) else { return false }
                // What is left out may have declared it.
                if let name = entry.ruling.name, uses[path]?.variables.contains(name) ?? false { return false }
                return regions.isSure(entry)
            }
            entries[path] = known + new
        }
    }

    private func regions(_ path: String, _ absent: AbsentNames) -> StandInRegions {
        var regions = StandInRegions()
        regions.types = absent.types
        regions.variables = uses[path]?.variables ?? []
        regions.calls = uses[path]?.uses.filter { $0.isMember && $0.labels != nil } ?? []
        regions.declared = declared
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
        // What takes the compiler too long does so for the names that are not here, in this file or in what it uses.
        let isWhole = judge.absent.isEmpty && judge.stubbed.isEmpty
        // An error in a file is said of each that uses what it is in.
        var told: Set<String> = []
        for file in source.files {
            let list = (entries[file.path] ?? []).filter {
                !isConsequence($0, in: file.path) && (isWhole || !Self.isVague($0.found))
            }
            for entry in list.sorted(by: Self.precedes) {
                guard let message = CheckMessage(entry, source: source)?.message else { continue }
                let place = message.place.map { "\($0.file):\($0.line):\($0.column ?? 0)" } ?? ""
                let key = "\(message.code) \(message.message) \(place)"
                // A second word about the same character follows from the first.
                let isAgain =
                    message.code == MessageCode.syntax.rawValue && !told.insert("\(message.code) \(place)").inserted
                if !isAgain, told.insert(key).inserted { messages.append(message) }
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
        // Where the context is, it is told.
        if entry.found.place?.file != path, Self.lacksContext(entry.found) { return true }
        // What neither a state's value nor its binding has is no reason to write the binding.
        let isWrapper = entry.found.text.hasPrefix("referencing subscript 'subscript(dynamicMember:)'")
        if isWrapper, (entries[path] ?? []).contains(where: { entry.isBeside($0, "no dynamic member") }) { return true }
        // A label that is nearly right is one too many as well.
        if entry.found.text.hasPrefix("extra argument"),
            (entries[path] ?? []).contains(where: {
                $0.found.place == entry.found.place && $0.ruling.advice != nil && $0.found.text.hasPrefix("missing arg")
            })
        {
            return true
        }
        if !Self.isSyntax(entry.found), let line = entry.found.place?.line,
            (entries[path] ?? []).contains(where: { Self.isSyntax($0.found) && $0.found.place?.line == line })
        {
            return true
        }
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
