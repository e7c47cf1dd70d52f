import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// What is said of a member that nothing here has.
extension MessageJudge {
    /// The compiler says of a key path to a value that is not there that no initialiser of `@Environment` fits.
    func ruling(onEnvironment found: CompilerDiagnostic, in file: String, _ uses: [UsedNames.Use]) -> Ruling? {
        guard found.text.hasPrefix("no exact matches in call to initializer"),
            uses.contains(where: { $0.role == "wrapper" && $0.name == "Environment" }),
            // The variable itself often has that name, so that declared ones say nothing.
            let use = uses.first(where: {
                $0.isMember && $0.labels == nil && $0.role == nil
                    && (!KnownNames.members.contains($0.name) || api.lacks($0.name, of: "EnvironmentValues"))
            })
        else { return nil }
        var ruling = ruling(onMember: use.name, of: "EnvironmentValues", in: file, uses)
        ruling.use = use
        return ruling
    }

    func ruling(onMember name: String, of type: String?, in file: String, _ uses: [UsedNames.Use]) -> Ruling {
        // One that the author declares within another type is not the one that has that name everywhere.
        let isList = type.map { $0.hasPrefix("[") && $0.hasSuffix("]") } ?? false
        let owner = isList ? "Array" : type.map(Self.base)
        let isOwn = owner.map { isDeclared($0) && !KnownNames.types.contains($0) } ?? false
        // What the compiler takes for a type that it does not know.
        if owner == "Any", !foreign.isEmpty { return Ruling(kind: .gap, follows: true) }
        if isOwn, let owner, !isView(owner) {
            return Ruling(
                kind: .mistake, name: name, isMember: true, meant: near(name, declared.members, "own", isStrict: false))
        }
        if let advice = isDeclared(name) ? nil : api.advice(onMember: name, of: owner) {
            return Ruling(kind: .gap, name: name, isMember: true, advice: advice)
        }
        // Modules add modifiers to views, which are called.
        if isOwn, uses.contains(where: { $0.name == name && $0.labels == nil }) {
            let meant = near(name, declared.members, "own", isStrict: false)
            return Ruling(kind: .mistake, name: name, isMember: true, meant: meant, isSure: true)
        }
        let modules = absentOf.values.reduce(into: Set()) { $0.formUnion($1) }
        // What several files write alike, and nothing here has, a module adds.
        if !knownMembers.contains(name), repeated.contains(name), !isOwn,
            let ruling = foreign(name, modules, isMember: true)
        {
            return ruling
        }
        if owner.map(Self.drawn.contains) ?? false,
            let meant = near(name, KnownNames.modifiers, "modifiers", isStrict: true)
        {
            return Ruling(kind: .mistake, name: name, isMember: true, meant: meant)
        }
        let isApple = owner.map { !isDeclared($0) && AppleWords.isClass($0) } ?? false
        let isBasic = owner.map(MissingAPI.basics.contains) ?? false
        if !isBasic || modules.isEmpty, !isApple || !AppleWords.objectMembers.contains(name),
            let meant = near(name, knownMembers, "members", isStrict: !modules.isEmpty || isApple)
        {
            return Ruling(kind: .mistake, name: name, isMember: true, meant: meant)
        }
        if isApple, let owner {
            return Ruling(
                kind: .gap, name: name, isMember: true,
                advice: "'\(owner)' is one of Apple's classes, and Galley's has no '\(name)'")
        }
        if isBasic {
            let meant = near(name, BasicMembers.names, "basic members", isStrict: false)
            if meant != nil || modules.allSatisfy(MissingAPI.isApple) {
                return Ruling(kind: .mistake, name: name, isMember: true, meant: meant, isSure: true)
            }
        }
        let ruling = isDeclared(name) ? nil : foreign(name, modules, isMember: true)
        return ruling ?? Ruling(kind: .mistake, name: name, isMember: true)
    }

    /// What modifiers are called on.
    private static let drawn: Set<String> = ["View", "Text", "Image", "ModifiedContent"]

    /// A type's name without what is around it: `Font?` and `[Font]` are fonts here, `Binding<Font>` a binding.
    static func base(_ type: String) -> String {
        let plain = type.drop { "[( ".contains($0) }
        let words = ["any ", "some "].reduce(plain) { $0.hasPrefix($1) ? $0.dropFirst($1.count) : $0 }
        return String(words.prefix { $0 == "_" || $0 == "." || $0.isLetter || $0.isNumber })
    }
}
