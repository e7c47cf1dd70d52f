import GalleyProtocol
import GalleyScenario

/// Which previews `--preview` means: those of that name, else the ones whose common name begins so.
struct PreviewChoice {
    let indices: [Int]

    init(_ wanted: String, among names: [String]) throws {
        let exact = names.indices.filter { names[$0] == wanted }
        let beginning = exact.isEmpty ? names.indices.filter { names[$0].hasPrefix(wanted) } : exact
        let different = Self.unique(beginning.map { names[$0] })
        guard different.count == 1, !wanted.isEmpty else {
            throw Failure(ExitStatus.usage, Self.refusal(wanted, different, among: Self.unique(names)))
        }
        indices = beginning
    }

    private static func refusal(_ wanted: String, _ beginning: [String], among names: [String]) -> String {
        func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
        if beginning.count > 1 { return "--preview '\(wanted)' may be \(list(beginning)); give more of the name" }
        guard !names.isEmpty else { return "--preview '\(wanted)': there is no preview" }
        let near = Spelling.nearest(to: wanted, among: names).map { ", did you mean '\($0)'?" } ?? "."
        return "there is no preview '\(wanted)'\(near) There \(names.count == 1 ? "is" : "are") \(list(names))"
    }

    private static func unique(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }
}
