import GalleyProtocol
import GalleyScenario

/// Which of the things that files declare are shown without `--view`.
extension SourceSurvey {
    /// The providers that stand beside the previews; where there is neither, the programs; where there are none, the views that
    /// can be made.
    func candidates(in source: SourceSet) -> [EntryFile.Candidate] {
        var candidates = providers.filter(\.isReachable).map {
            EntryFile.Candidate(
                name: Self.viewName(ofProvider: $0.name), type: $0.name, line: $0.line,
                file: $0.file ?? source.files[0].path)
        }
        if previews.isEmpty && candidates.isEmpty {
            candidates = apps.filter(\.isReachable).map { .init(name: $0.name, type: $0.name, isApp: true) }
        }
        if previews.isEmpty && candidates.isEmpty {
            candidates = views.filter { $0.obstacle == nil }.map {
                .init(name: $0.name, type: $0.name, view: $0.expression)
            }
        }
        // A type that several branches of a condition declare is one view.
        var types: Set<String> = []
        return candidates.filter { types.insert($0.type).inserted }
    }

    /// `Card_Previews` shows `Card`.
    private static func viewName(ofProvider name: String) -> String {
        let ending = "_Previews"
        return name.hasSuffix(ending) && name != ending ? String(name.dropLast(ending.count)) : name
    }

    /// What is said when there are no candidates and no previews.
    func nothingToShow(in source: SourceSet) -> String {
        let reasons = views.compactMap { view in view.obstacle.map { "\n  \(view.name) \($0)" } }
        let declares = source.isSeveral ? "declare" : "declares"
        guard !views.isEmpty || !providers.isEmpty || !apps.isEmpty else {
            if let file = source.files.first(where: { !$0.isText }) {
                return "'\(file.path)' is no text in UTF-8, as the source of Swift is"
            }
            let text = source.text
            if let match = text.firstMatch(of: /\bclass\s+(\w+)[^{\n]*:[^{\n]*\bView\b/) {
                return "\(source.name) \(declares) no view: '\(match.1)' is a class, and views are structs"
            }
            let previews = text.matches(of: /#(\w+)\s*[({]/).map { String($0.1) }
            if let word = previews.first(where: { Spelling.nearest(to: $0, among: ["Preview"]) != nil }) {
                return "\(source.name) \(declares) no view and no preview: did you mean '#Preview' by '#\(word)'?"
            }
            return "\(source.name) \(declares) no view at all, and no preview: nothing in it conforms to View"
        }
        return
            "\(source.name) \(declares) no preview and no view that can be shown by itself; name one "
            + "with --view"
            + reasons.joined()
    }

    /// The types of the views that data makes: for `--data` one.
    ///
    /// - Parameters:
    ///   - name: What `--view` says.
    ///   - isEvery: Whether there may be several, where nothing is named.
    func decodableTypes(named name: String?, isEvery: Bool, in source: SourceSet) throws -> [String] {
        let decodable = views.filter { $0.isDecodable && $0.isNameable && !$0.isGeneric }
        let names = decodable.map(\.name).joined(separator: ", ")
        if let name {
            guard !decodable.contains(where: { $0.name == name }) else { return [name] }
            guard let view = views.first(where: { $0.name == name }) else {
                throw Failure(
                    ExitStatus.usage,
                    "with --data, --view names a view's type, and \(source.name) \(source.isSeveral ? "declare" : "declares") no view '\(name)'"
                        + (decodable.isEmpty ? "" : "; it can be \(names)"))
            }
            throw Failure(
                ExitStatus.usage,
                "'\(name)' cannot be made from --data: "
                    + (view.isDecodable
                        ? "it is private or generic" : "it is not Decodable; declare 'struct \(name): View, Decodable'")
            )
        }
        guard let only = decodable.first else {
            throw Failure(
                ExitStatus.usage,
                "\(source.name) \(source.isSeveral ? "declare" : "declares") no view that --data could make: none is Decodable, "
                    + "as 'struct Card: View, Decodable' is")
        }
        guard decodable.count == 1 || isEvery else {
            throw Failure(
                ExitStatus.usage, "several views are Decodable (\(names)); name the one for --data with --view")
        }
        return isEvery ? decodable.map(\.name) : [only.name]
    }
}
