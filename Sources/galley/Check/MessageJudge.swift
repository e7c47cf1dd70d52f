import Foundation
import GalleyDiagnostics
import GalleyNames
import GalleyProtocol
import GalleyScenario

/// Whose fault a message of the compiler's tells: the author's, Galley's, which lacks a name of Apple's, or that of a module that
/// cannot be had.
struct MessageJudge {
    let source: SourceSet
    let absent: AbsentModules
    let api = MissingAPI()

    /// The modules that each file imports and that cannot be had.
    let absentOf: [String: Set<String>]
    let declared: DeclaredWords
    /// All types and members that there are, Apple's that Galley lacks among them.
    private let knownTypes: Set<String>
    let knownMembers: Set<String>
    let nearest = NearestWords()
    /// The names that declarations stand for.
    var stubbed = AbsentNames()
    /// The variables of each file.
    var variables: [String: Set<String>] = [:]
    /// How often each name is called.
    var calls: [String: Int] = [:]
    /// The names that several files use: no slip of the pen.
    var repeated: Set<String> = []
    /// What modules declare that have errors.
    var declaredElsewhere: Set<String> = []
    /// The author's types that are built on what is not here.
    var foreign = ForeignTypes()

    init(source: SourceSet, absent: AbsentModules) {
        self.source = source
        self.absent = absent
        // Of an import under a condition not every place is known.
        let names = Set(absent.names)
        absentOf = source.files.reduce(into: [:]) { modules, file in
            let own = names.intersection(file.imports.map { String($0.prefix { $0 != "." }) })
            if !own.isEmpty { modules[file.path] = own }
        }
        declared = DeclaredWords(source)
        knownTypes = KnownNames.types.subtracting(KnownNames.innerTypes).union(api.types).union(declared.types)
        knownMembers = KnownNames.members.union(api.modifiers).union(declared.members)
    }

    /// What an error is about that is none of the author's, or may be a slip of theirs.
    struct Ruling {
        var kind: ToolMessage.Kind
        /// The name that it is about; nil where it is about no unknown name.
        var name: String?
        var isMember = false
        /// What to say of the name.
        var advice: String?
        /// What the name is meant to be.
        var meant: String?
        /// Where the name stands, where the message is about something else.
        var use: UsedNames.Use?
        /// Whether it is about a form that something has on Apple's platforms only.
        var isForm = false
        /// Whether the message would not be there if names were that are not.
        var follows = false
        /// A member of the line that may be misspelt, where the message says nothing of it.
        var slip: UsedNames.Use?
        /// Whether it is the author's whatever stands in for names.
        var isSure = false
        /// Whether it is about the type of a value that is written out, which nothing else decides.
        var isLiteral = false
    }

    func plainRuling(on found: CompilerDiagnostic, _ uses: [UsedNames.Use]) -> Ruling {
        guard found.severity == .error, let file = found.place?.file else { return Ruling(kind: .mistake) }
        if foreign.explain(found) || followsFromUnknownType(found, in: file) {
            return Ruling(kind: .gap, follows: true)
        }
        let quoted = AppleWords.quoted(in: found.text)
        let code = MessageCode(compiler: found.id, isError: true)
        // A module with errors does not show all that it declares.
        if [.unknownName, .unknownMember, .ambiguous].contains(code), quoted.contains(where: declaredElsewhere.contains)
        {
            return Ruling(kind: .gap, follows: true)
        }
        // What stands under a condition that does not hold here may return.
        if code == .missingReturn, let place = found.place, line(before: place).contains("#endif") {
            return Ruling(kind: .gap, follows: true)
        }
        // `@NSManaged` is read as an attribute that is not there, and so the property as a stored one.
        if found.text.hasPrefix("extensions must not contain stored"), var place = found.place {
            place.line += 1
            if line(before: place).contains("@NSManaged") { return Ruling(kind: .gap, follows: true) }
        }
        if let name = quoted.first, Self.isAboutName(found.text) { return ruling(onName: name, in: file, uses) }
        // What the author does not declare is Galley's, and Apple's is public.
        if found.text.contains("is inaccessible due to 'internal'"), let name = quoted.first.map(Self.base),
            !isDeclared(name)
        {
            return Ruling(
                kind: .gap, advice: "'\(name)' is SwiftUI's, and Galley has it in other forms only", isForm: true)
        }
        // Every class of Objective-C's can be made by a type of it.
        if found.text.hasPrefix("constructing an object of class type"), uses.contains(where: { $0.labels == "()" }) {
            return Ruling(kind: .gap, advice: "Apple's classes are made so, and Galley's are not", isForm: true)
        }
        // The member of what an optional wraps is there.
        if found.text.contains("must be unwrapped") { return Ruling(kind: .mistake) }
        // The last word is the type again.
        if found.text.contains("no dynamic member"), quoted.count > 1 {
            return ruling(onMember: quoted[1], of: quoted[0], in: file, uses)
        }
        if found.text.contains("no member") || found.text.contains("to member"), let name = quoted.last {
            return ruling(onMember: name, of: quoted.dropLast().last, in: file, uses)
        }
        if let ruling = ruling(onEnvironment: found, in: file, uses) { return ruling }
        if found.text.contains("is not a member type of"), let name = quoted.first {
            if let module = quoted.dropFirst().first.flatMap(PartialFrameworks.module) {
                return Ruling(kind: .gap, name: name, advice: PartialFrameworks.advice(onInner: name, of: module))
            }
            // Of a type that stands in nothing is known but what is used of it.
            let owner = quoted.count > 1 ? quoted[1].split(separator: ".").dropFirst().joined(separator: ".") : ""
            let whole = stubbed.types.contains(owner) ? "\(owner).\(name)" : name
            return foreign(whole, absentOf[file] ?? []) ?? Ruling(kind: .mistake, name: name)
        }
        if let form = AppleWords.foundationForms.first(where: { found.text.contains("'\($0)'") }) {
            return Ruling(
                kind: .gap,
                advice: "'\(form)' is so in Foundation on Apple's platforms only; put what needs it behind "
                    + "#if canImport(Darwin)", isForm: true)
        }
        for use in uses where !(use.isMember ? stubbed.members : stubbed.types).contains(use.name) {
            guard let labels = use.labels, !isDeclared(use.name),
                let advice = api.advice(onCall: use.name, labels: labels, isMember: use.isMember)
            else { continue }
            return Ruling(kind: .gap, name: use.name, isMember: use.isMember, advice: advice, use: use)
        }
        return slip(found, uses)
    }

    private func line(before place: ToolMessage.Place) -> Substring {
        guard place.line > 1, let lines = source.file(at: place.file)?.lines else { return "" }
        return lines.count >= place.line ? lines[place.line - 2] : ""
    }

    /// The compiler speaks of types where a closure's value lacks a member.
    private func slip(_ found: CompilerDiagnostic, _ uses: [UsedNames.Use]) -> Ruling {
        var ruling = Ruling(kind: .mistake)
        let code = MessageCode(compiler: found.id, isError: true)
        let isVague =
            [.ambiguous, .wrongType, .conformance, .tooComplex].contains(code)
            || found.text.hasPrefix("no exact matches")
        guard found.fixes.isEmpty, isVague else { return ruling }
        for use in uses where use.isMember && !knownMembers.contains(use.name) {
            guard let meant = near(use.name, declared.members, "own", isStrict: true) else { continue }
            (ruling.slip, ruling.meant) = (use, meant)
            return ruling
        }
        // What tells the elements of a list apart is theirs.
        guard absent.isEmpty, uses.contains(where: { $0.labels?.contains("id:") ?? false }) else { return ruling }
        ruling.slip = uses.first {
            $0.isMember && $0.labels == nil && !knownMembers.contains($0.name)
                && !(variables[found.place?.file ?? ""]?.contains($0.name) ?? false)
        }
        return ruling
    }

    private static func isAboutName(_ text: String) -> Bool {
        text.hasPrefix("cannot find") || text.contains("unknown attribute") || text.contains("no macro named")
    }

    // MARK: Names

    private func ruling(onName name: String, in file: String, _ uses: [UsedNames.Use]) -> Ruling {
        let modules = absentOf[file] ?? []
        // One of that name elsewhere, inside of a type, need not be the one that is meant.
        if isDeclared(name) { return foreign(name, modules) ?? Ruling(kind: .mistake, name: name) }
        if let advice = api.advice(onName: name) { return Ruling(kind: .gap, name: name, advice: advice) }
        if AppleWords.associated.contains(name), isInherited(name, uses) { return Ruling(kind: .gap, follows: true) }
        // Apple's classes begin with two or three letters of their framework's.
        let isPrefixed = AppleWords.isClass(name)
        let isSlip = modules.isEmpty || !repeated.contains(name)
        let word = isSlip ? meant(byName: name, in: file, isStrict: !modules.isEmpty || isPrefixed) : nil
        // Who writes another framework's letters means another framework, and one for several is not one for one.
        if let meant = word,
            !isPrefixed || meant.prefix(2) == name.prefix(2) && meant + "s" != name && name + "s" != meant
        {
            return Ruling(kind: .mistake, name: name, meant: meant)
        }
        if name.first?.isLowercase == true, isInherited(name, uses) { return Ruling(kind: .gap, follows: true) }
        if !isPrefixed, isOwn(name, modules) { return Ruling(kind: .mistake, name: name) }
        if let ruling = foreign(name, modules) { return ruling }
        if isPrefixed {
            return Ruling(
                kind: .gap, name: name,
                advice: "'\(name)' is called as Apple's classes are, and Galley does not have it")
        }
        return Ruling(kind: .mistake, name: name)
    }

    /// Whether a class, a protocol or an extended type would have a name, did it exist here.
    private func isInherited(_ name: String, _ uses: [UsedNames.Use]) -> Bool {
        uses.contains { $0.name == name && $0.owner.map(foreign.reach) ?? false }
    }

    /// Whether an unknown name is no module's: modules have types, and hardly ever variables or functions outside of them.
    private func isOwn(_ name: String, _ modules: Set<String>) -> Bool {
        guard name.first?.isLowercase == true, modules.isDisjoint(with: AppleWords.cModules) else { return false }
        return modules.allSatisfy(MissingAPI.isApple) || calls[name, default: 0] < 2 && !repeated.contains(name)
    }

    /// What a name of a file's missing modules comes to; nil where no module of it is missing.
    func foreign(_ name: String, _ modules: Set<String>, isMember: Bool = false) -> Ruling? {
        guard !modules.isEmpty else { return nil }
        let list = modules.sorted().joined(separator: ", ")
        let isApple = modules.allSatisfy(MissingAPI.isApple)
        let advice = "'\(name)' is not known here; it may come from \(list), which cannot be had"
        return Ruling(kind: isApple ? .gap : .module, name: name, isMember: isMember, advice: advice)
    }

    /// - Parameter isStrict: Whether a module that is not here may well have that name.
    private func meant(byName name: String, in file: String, isStrict: Bool) -> String? {
        if name.first?.isUppercase == true { return near(name, knownTypes, "types", isStrict: isStrict) }
        return near(name, declared.types.union(variables[file] ?? []), "variables \(file)", isStrict: isStrict)
    }

    /// The modifier that a name is meant to be that no one has: it begins as that does, and no more than two letters are wrong,
    /// or one where a module is missing that may have it.
    func modifier(meantBy name: String) -> String? {
        guard name.count >= 6, !KnownNames.members.contains(name), api.advice(onMember: name) == nil, !isDeclared(name),
            let meant = nearest.word(to: name, among: KnownNames.modifiers, "modifiers"), meant.first == name.first,
            Spelling.distance(name, meant) <= (absent.isEmpty ? 2 : 1)
        else { return nil }
        return meant
    }

    /// Names that Galley has and Apple has not, in files that import a missing module: they mean one of that.
    func borrowed(_ uses: [String: UsedNames]) -> Set<String> {
        let files = uses.filter { absentOf[$0.key] != nil }
        return Set(files.values.flatMap(\.uses).filter { !$0.isMember }.map(\.name))
            .intersection(OwnNames.types).subtracting(declared.names)
    }

    func isDeclared(_ name: String) -> Bool { declared.names.contains(name) }

    /// Whether the author declares a type of that name as a view.
    func isView(_ type: String) -> Bool { nearest.views(of: source).contains(type) }

    /// - Parameters:
    ///   - list: What the words are called here.
    ///   - isStrict: Whether only a word counts that is beyond doubt.
    func near(_ name: String, _ known: Set<String>, _ list: String, isStrict: Bool) -> String? {
        guard let meant = nearest.word(to: name, among: known, list) else { return nil }
        guard isStrict else { return meant }
        // Who adds a word, or a letter that stands for one, means another name.
        let long = name.count > meant.count ? name : meant
        let short = name.count > meant.count ? meant : name
        let more =
            long.hasPrefix(short)
            ? long.dropFirst(short.count) : long.hasSuffix(short) ? long.dropLast(short.count) : ""
        guard more != "s" || short.hasSuffix("s"), !more.contains(where: \.isUppercase) else { return nil }
        // Nor does who leaves out or adds a syllable, or means several.
        let isLonger = name.count != meant.count
        // The same letters in another order are no other word.
        if !isLonger, name.count >= 3, name.sorted() == meant.sorted() { return meant }
        guard abs(name.count - meant.count) <= 1,
            name.count >= (more.isEmpty ? isLonger ? 3 : 4 : name.first?.isUppercase == true ? 8 : 6)
        else {
            return nil
        }
        let wrong = Spelling.distance(name, meant)
        return wrong <= 1 || wrong <= 2 && name.count >= 8 ? meant : nil
    }
}
