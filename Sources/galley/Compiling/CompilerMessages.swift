import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol
import GalleyScenario

/// The compiler's messages, with what Galley knows better: that a name is SwiftUI's and missing here, or what a misspelt one is
/// meant to be.
struct CompilerMessages {
    /// What the compiler wrote.
    let text: String
    private let missing = MissingAPI()
    /// The names that were explained.
    private var told: Set<String> = []
    /// The source's own types and functions, and the views that it declares.
    private var declared: Set<String> = []
    /// What the expression of `--view` can make, in the order of the source.
    private var views: [String] = []

    init(_ text: String) { self.text = text }

    /// The messages, each followed by a note where there is one; behind them notes on what the compiler has not come to.
    mutating func explained(
        for source: SourceSet, installation: Installation, limits: Subprocess.Limits
    ) -> String {
        let (head, all) = MessageBlock.blocks(of: text)
        let refused = all.refusedTypes
        func isOwn(_ file: Substring) -> Bool {
            file == EntryFile.expressionPlace || source.file(at: String(file)) != nil
        }
        let blocks = all.retold(isOwn).cleaned(isOwn)
        let uses = UsedNames.all(
            of: files(of: blocks, in: source), installation: installation, limits: limits)
        declared = uses.values.reduce(into: []) { $0.formUnion($1.declared) }
        declared.formUnion(source.declaredTypes)
        if blocks.contains(where: { $0.file == EntryFile.expressionPlace }) {
            let survey = try? SourceSurvey(of: source, installation: installation, limits: limits)
            views = survey?.views.map(\.name) ?? []
        }
        var lines = head.map(String.init)
        // Where each name was explained, and the messages that say the same of it again.
        var given: [String: Int] = [:]
        var others: [String: [MessageBlock]] = [:]
        for block in blocks {
            lines += block.lines.map(String.init)
            guard block.kind == .error else { continue }
            let here =
                source.file(at: String(block.file)).flatMap { uses[$0.path] }?.uses
                .filter { $0.line == block.line } ?? []
            guard
                let advice = CommonSlips.advice(on: block, in: source.file(at: String(block.file)), here)
                    ?? advice(on: block, here, refused[block.place])
            else { continue }
            if told.insert(advice.name).inserted {
                given[advice.name] = lines.count
                lines.append("\(block.place): note: \(advice.text)")
            } else if given[advice.name].map({ !lines[$0].hasPrefix("\(block.file):\(block.line):") }) ?? false {
                others[advice.name, default: []].append(block)
            }
        }
        for (name, blocks) in others {
            if let index = given[name] { lines[index] += Self.more(blocks, than: lines[index]) }
        }
        for file in faultyFiles(of: source, blocks) {
            lines += otherNotes(uses[file.path] ?? UsedNames(), file, in: source)
        }
        return lines.joined(separator: "\n")
    }

    /// The other places that a note is true of.
    private static func more(_ blocks: [MessageBlock], than note: String) -> String {
        var known: Set<String> = []
        let places = blocks.map { block in
            note.hasPrefix("\(block.file):") ? "line \(block.line)" : "\(block.file):\(block.line)"
        }
        return " (also in \(places.filter { known.insert($0).inserted }.joined(separator: ", ")))"
    }

    /// The notes alone.
    mutating func notes(for source: SourceSet, installation: Installation, limits: Subprocess.Limits)
        -> [String]
    {
        let known = Set(text.split(separator: "\n"))
        return explained(for: source, installation: installation, limits: limits).split(separator: "\n")
            .filter { !known.contains($0) }.map(String.init)
    }

    /// The files that have errors; one that stands alone has them all.
    private func faultyFiles(of source: SourceSet, _ blocks: [MessageBlock]) -> [SourceFile] {
        let errors = blocks.filter { $0.kind == .error }
        return source.files.count == 1
            ? (errors.isEmpty ? [] : source.files) : files(of: errors, in: source)
    }

    private func files(of blocks: [MessageBlock], in source: SourceSet) -> [SourceFile] {
        var known: Set<String> = []
        let named = blocks.compactMap { source.file(at: String($0.file)) }.filter {
            known.insert($0.path).inserted
        }
        return source.files.count == 1 ? source.files : named
    }

    /// What to say about an error, and the name that it is about.
    ///
    /// - Parameters:
    ///   - uses: The names that its line uses.
    ///   - refused: The type of the value that no form of a call takes.
    private func advice(
        on error: MessageBlock, _ uses: [UsedNames.Use], _ refused: String?
    ) -> (name: String, text: String)? {
        let text = error.text
        let names = text.matches(of: /'([^']+)'/).map { String($0.1) }
        if let name = names.last, text.hasPrefix("no such module") {
            return (name, MissingAPI.advice(onModule: name))
        }
        if let name = names.first,
            text.hasPrefix("cannot find") || text.contains("unknown attribute")
                || text.contains("no macro named")
        {
            if error.file == EntryFile.expressionPlace, let advice = suggestion(forView: name, error) {
                return (name, advice)
            }
            return (missing.advice(onName: name) ?? suggestion(forType: name)).map { (name, $0) }
        }
        if let name = names.last, text.contains("no member") || text.contains("to member") {
            let advice = missing.advice(onMember: name) ?? missing.advice(onName: name)
            return (advice ?? suggestion(forMember: name, text)).map { (name, $0) }
        }
        if let match = text.firstMatch(of: /type '(\w+)\.Type' cannot conform to/) {
            let name = String(match.1)
            let isView = views.contains(name) || !declared.contains(name)
            return (
                name,
                isView
                    ? "'\(name)' is a type; a value of it is written \(name)(…)"
                    : "'\(name)' is no view: a view is declared 'struct \(name): View'"
            )
        }
        if let refused, uses.contains(where: { $0.name == "Text" && $0.labels == "(_:)" }) {
            let text =
                "Text shows a String: a value of type '\(refused)' is shown by Text(\"\\(…)\"), a number also by "
            return ("Text(\(refused))", text + "Text(…, format: .number)")
        }
        if text.hasPrefix("no exact matches in call to initializer"),
            uses.contains(where: { $0.role == "wrapper" && $0.name == "Environment" }),
            let key = uses.first(where: { $0.isMember && $0.labels == nil && !KnownNames.members.contains($0.name) }),
            missing.advice(onMember: key.name) == nil, let near = near(key.name)
        {
            return (key.name, "there is no '\\.\(key.name)'; did you mean '\\.\(near)'?")
        }
        // A member of the line that is not here hides behind words about the call.
        for use in uses where use.isMember && use.labels == nil && !declared.contains(use.name) {
            if let advice = missing.advice(onMember: use.name) { return (use.name, advice) }
        }
        if ["in call", "cannot conform to", "could not be inferred"].contains(where: text.contains),
            let slip = wrongLabel(in: uses)
        {
            return slip
        }
        if text.contains("failed to produce diagnostic") || text.contains("unable to type-check this expression") {
            return (
                "expression", "the compiler cannot say what is wrong in here; take modifiers or views out until it can"
            )
        }
        return nil
    }

    /// What the name of a view is meant to be in the expression of `--view`. Where it is all of the expression, or what is called in it,
    /// it is one of the source's own views.
    private func suggestion(forView name: String, _ error: MessageBlock) -> String? {
        if let near = Spelling.nearest(to: name, among: views) { return "did you mean '\(near)'?" }
        let rest = error.lines.dropFirst().first { $0.hasPrefix(name) }?.dropFirst(name.count)
        guard let rest, rest.isEmpty || rest.hasPrefix("("), !views.isEmpty else { return nil }
        let list = views.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
        return "the views here are \(list)\(views.count > 12 ? " and \(views.count - 12) more" : "")"
    }

    /// A label that nothing has, in a call of something that is here.
    private func wrongLabel(in uses: [UsedNames.Use]) -> (name: String, text: String)? {
        for use in uses where !declared.contains(use.name) {
            guard use.isMember ? KnownNames.modifiers.contains(use.name) : KnownNames.types.contains(use.name) else {
                continue
            }
            for label in (use.labels ?? "").matches(of: /([A-Za-z]\w*):/).map({ String($0.1) })
            where !KnownNames.labels.contains(label) {
                guard let near = Spelling.nearest(to: label, among: KnownNames.labels) else { continue }
                return ("\(label):", "'\(use.name)' has no '\(label):'; did you mean '\(near):'?")
            }
        }
        return nil
    }

    private func suggestion(forType name: String) -> String? {
        // A variable is like no type, but for its first letter.
        let known =
            name.first?.isUppercase == true
            ? KnownNames.types.subtracting(KnownNames.innerTypes)
            : KnownNames.types.intersection([name.prefix(1).uppercased() + name.dropFirst()])
        return Spelling.nearest(to: name, among: known.union(declared)).map { "did you mean '\($0)'?" }
    }

    /// - Parameter text: What the compiler says; nothing where it says nothing of the name.
    private func suggestion(forMember name: String, _ text: Substring) -> String? {
        // Of what has no type nothing is known; the name may well be right.
        guard text.contains("no member") || text.contains("without a contextual type"), !text.contains("did you mean")
        else { return nil }
        return near(name).map { "did you mean '\($0)'?" }
    }

    /// The member that a misspelt one is meant to be: a nearly equal one that begins alike, or the only modifier that begins with it.
    private func near(_ name: String) -> String? {
        let own = Spelling.nearest(to: name, among: declared)
        if let own { return own }
        // A name that there is elsewhere is hardly misspelt, unless its end was forgotten.
        let isKnown = KnownNames.members.contains(name)
        for known in [KnownNames.modifiers, KnownNames.members] {
            guard let near = Spelling.nearest(to: name, among: known),
                near.first?.lowercased() == name.first?.lowercased() || name.dropFirst().first == near.first,
                !isKnown || name.count >= 5 && near.hasPrefix(name)
            else { continue }
            return near
        }
        let longer = name.count >= 4 ? KnownNames.modifiers.filter { $0.hasPrefix(name) } : []
        return longer.count == 1 ? longer.first : nil
    }

    /// Notes on names that no message was about: one that is hidden in a long expression can show as something else, such as an
    /// expression that takes too long to check, and of several in a chain the compiler tells the first.
    private mutating func otherNotes(_ uses: UsedNames, _ file: SourceFile, in source: SourceSet)
        -> [String]
    {
        var found: [(name: String, advice: String, places: [UsedNames.Use])] = []
        // The parser meets the last modifier of a chain first.
        let ordered = uses.uses.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        for use in ordered where !told.contains(use.name) && !uses.declared.contains(use.name) {
            guard let advice = advice(on: use, uses),
                !source.files.contains(where: { $0.declares(use.name) })
            else {
                continue
            }
            if let index = found.firstIndex(where: { $0.advice == advice }) {
                found[index].places.append(use)
            } else {
                found.append((use.name, advice, [use]))
            }
        }
        return found.map { name, advice, places in
            let others = Set(places.map(\.line)).subtracting([places[0].line]).sorted()
            let more =
                others.isEmpty
                ? ""
                : " (also in line\(others.count == 1 ? "" : "s") \(others.map(String.init).joined(separator: ", ")))"
            return "\(file.path):\(places[0].line):\(places[0].column): note: \(advice)\(more)"
        }
    }

    private func advice(on use: UsedNames.Use, _ uses: UsedNames) -> String? {
        if let labels = use.labels {
            return missing.advice(onCall: use.name, labels: labels, isMember: use.isMember)
                ?? (use.isMember ? misspelling(of: use.name) : nil)
        }
        return use.isMember || uses.variables.contains(use.name)
            ? nil : missing.advice(onName: use.name)
    }

    /// What a called member is meant to be that no one has, if that is beyond doubt: it begins as a long name of a modifier does, and
    /// no more than two letters of it are wrong.
    private func misspelling(of name: String) -> String? {
        guard name.count >= 6, !KnownNames.members.contains(name), !declared.contains(name),
            let near = Spelling.nearest(to: name, among: KnownNames.modifiers), near.first == name.first,
            Spelling.isNear(name, near)
        else { return nil }
        return "nothing here is called '\(name)'; did you mean '\(near)'?"
    }
}
