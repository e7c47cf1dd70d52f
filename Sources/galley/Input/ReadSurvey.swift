import Foundation
import GalleyProtocol

extension SourceSurvey {
    /// Lets `galley-syntax` read the files.
    init(of source: SourceSet, installation: Installation, limits: Subprocess.Limits) throws {
        let (ending, output) = try Subprocess.run(
            installation.syntax, source.files.map(\.syntaxPath), input: source.syntaxInput, limits: limits)
        if let failure = Failure.syntax(ending, output, reading: source.name, limits: limits) { throw failure }
        guard ending.isSuccess, let survey = try? JSONDecoder().decode(SourceSurvey.self, from: output) else {
            throw Failure(
                ExitStatus.unavailable,
                "cannot list the views of \(source.name): '\(installation.syntax)' failed; build it with `make build`, "
                    + "or name the view with --view")
        }
        self = survey
        let buffers = source.files.filter { $0.buffer != nil }.map { ($0.syntaxPath, $0.path) }
        if !buffers.isEmpty { rename(Dictionary(buffers) { first, _ in first }) }
    }

    /// Gives files that an editor has not saved the names that they have.
    private mutating func rename(_ names: [String: String]) {
        func name(_ file: String?) -> String? { file.map { names[$0] ?? $0 } }
        for index in views.indices { views[index].file = name(views[index].file) }
        for index in previews.indices { previews[index].file = name(previews[index].file) }
        for index in providers.indices { providers[index].file = name(providers[index].file) }
        for index in apps.indices { apps[index].file = name(apps[index].file) }
    }
}

extension SourceSurvey.Provider {
    /// Whether another file can name it.
    var isReachable: Bool { access != "private" && access != "fileprivate" }
}

extension SourceSurvey.View {
    /// Whether another file can name it.
    var isNameable: Bool { access != "private" && access != "fileprivate" }

    /// What makes the view, where nothing stands in the way: its bindings begin with nothing, and keep what is done to them.
    var expression: String {
        guard let bindings else { return "\(name)()" }
        let names = bindings.indices.map { "given\($0)" }
        let labels = zip(arguments, names).map { "\($0): \($1)" }.joined(separator: ", ")
        return zip(bindings, names).reversed().reduce("\(name)(\(labels))") { inner, binding in
            "GalleyRuntime.GivenBinding(\(binding.0)) { \(binding.1) in \(inner) }"
        }
    }

    /// Why `galley render` cannot show the view by itself, with what to do; nil when it can.
    var obstacle: String? {
        if !isNameable {
            return "is \(access): no other file can name it; show it through a #Preview in its own file"
        }
        if isGeneric { return "is generic: choose its types, --view '\(name)<…>(…)'" }
        if !isReachable {
            return "has no initialiser that another file can call; show it through a #Preview in its own file"
        }
        if !arguments.isEmpty, bindings == nil {
            let labels = arguments.map { $0 == "_" ? "…" : "\($0): …" }.joined(separator: ", ")
            return "needs arguments: --view '\(name)(\(labels))'"
        }
        let objects =
            environmentObjects.map { ".environmentObject(\($0)())" } + environmentValues.map { ".environment(\($0)())" }
        if !objects.isEmpty {
            return "needs an object in its environment: --view '\(name)()\(objects.joined())'"
        }
        return nil
    }
}
