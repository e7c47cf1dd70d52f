import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// The author's types that are built on names which are not here, and what is said of them for that reason alone.
struct ForeignTypes {
    /// The types, without those around them.
    private(set) var types: Set<String> = []
    /// The lines of each file that such types are declared in, and those that use an absent type.
    private var ownLines: [String: Set<Int>] = [:]
    private var usingLines: [String: Set<Int>] = [:]
    /// The lines that make a value of a type whose initialisers a macro that is not here would write.
    private var makingLines: [String: Set<Int>] = [:]
    /// The author's types that hold values of absent types.
    private var holders: Set<String> = []
    /// The names that are not here.
    private var absent: Set<String> = []

    /// Whether every name is here.
    var isEmpty: Bool { absent.isEmpty }

    /// None.
    init() {}

    /// - Parameters:
    ///   - absent: The names that are not here.
    ///   - uses: What the files use, by their paths.
    init(_ absent: Set<String>, _ uses: [String: UsedNames]) {
        self.absent = absent
        let bases = uses.values.flatMap(\.uses).filter { ["inherited", "attribute"].contains($0.role) }
        var known = absent
        // Who inherits from such a type is one.
        for _ in 0..<4 {
            let new = Set(bases.compactMap { known.contains($0.name) ? $0.owner.map(AbsentNames.base) : nil })
            guard !new.isSubset(of: types) else { break }
            types.formUnion(new)
            known.formUnion(new)
        }
        let macros = Set(
            bases.compactMap { use in
                use.role == "attribute" && absent.contains(use.name) ? use.owner.map(AbsentNames.base) : nil
            })
        for (path, names) in uses {
            for use in names.uses {
                if absent.contains(use.name), !use.isMember {
                    usingLines[path, default: []].insert(use.line)
                    if ["type", "object"].contains(use.role), let owner = use.owner {
                        holders.insert(AbsentNames.base(owner))
                    }
                }
                if macros.contains(use.name), use.labels != nil { makingLines[path, default: []].insert(use.line) }
                if let owner = use.owner, owner.split(separator: ".").contains(where: { types.contains(String($0)) }) {
                    ownLines[path, default: []].insert(use.line)
                }
            }
        }
    }

    /// Whether what stands in a type's declaration or extension may be inherited from what is not here.
    func reach(into owner: String) -> Bool {
        owner.split(separator: ".").contains { types.contains(String($0)) || absent.contains(String($0)) }
    }

    /// What the compiler writes by itself for a type whose values can all do it.
    private static let written: Set = ["Equatable", "Hashable", "Codable", "Decodable", "Encodable", "Sendable"]

    /// Whether a message would not be there if the names were.
    func explain(_ found: CompilerDiagnostic) -> Bool {
        guard let place = found.place else { return false }
        let file = place.file
        let quoted = AppleWords.quoted(in: found.text).map { AbsentNames.base($0) }
        // What they inherit may be a member, make them conform, or be overridden.
        let code = MessageCode(compiler: found.id, isError: true)
        if [.unknownMember, .conformance, .wrongType].contains(code), quoted.contains(where: types.contains) {
            return true
        }
        if code == .conformance, quoted.contains(where: holders.contains), quoted.contains(where: Self.written.contains)
        {
            return true
        }
        if found.text.hasPrefix("method does not override") || found.text.hasPrefix("property does not override") {
            return ownLines[file]?.contains { (place.line - 3...place.line + 3).contains($0) } ?? false
        }
        if code == .wrongArguments { return makingLines[file]?.contains(place.line) ?? false }
        let uses = usingLines[file] ?? []
        // What such a type is the compiler does not know, and says that it is no function.
        if found.text.hasSuffix("only applies to function types") { return uses.contains(place.line) }
        // A parameter's own conformances come from the one that is not here.
        return code == .conformance && !uses.isEmpty && quoted.contains { $0.wholeMatch(of: /[A-Z]\d?/) != nil }
    }
}
