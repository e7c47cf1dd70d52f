import Foundation
import GalleyProtocol

/// What files can show, as `galley-syntax` reads it from the source. Each thing names its file, if they are several.
struct SourceSurvey: Codable {
    struct View: Codable {
        var file: String?
        var name: String
        var line: Int
        var access: String
        var isGeneric: Bool
        var arguments: [String]
        var isReachable: Bool
        var environmentObjects: [String]
        var environmentValues: [String]
        /// Whether it can be made from data.
        var isDecodable: Bool

        /// Whether another file can name it.
        var isNameable: Bool { access != "private" && access != "fileprivate" }
    }

    struct Preview: Codable {
        var file: String?
        var name: String?
        var line: Int
    }

    /// A type that conforms to PreviewProvider, or to App.
    struct Provider: Codable {
        var file: String?
        var name: String
        var line: Int
        var access: String

        /// Whether another file can name it.
        var isReachable: Bool { access != "private" && access != "fileprivate" }
    }

    var views: [View] = []
    var previews: [Preview] = []
    var providers: [Provider] = []
    var apps: [Provider] = []
    /// Providers and views that are there in the source, but not for the compiler: they stand behind a condition that does not
    /// hold here, or are not what they look like.
    var unusable: [String]?
    /// What has to be known of the pictures of the compiled file.
    var warning: String?

    init() {}

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
    }
}

extension SourceSurvey.View {
    /// Why `galley render` cannot show the view by itself, with what to do; nil when it can.
    var obstacle: String? {
        if !isNameable {
            return "is \(access): no other file can name it; show it through a #Preview in its own file"
        }
        if isGeneric { return "is generic: choose its types, --view '\(name)<…>(…)'" }
        if !isReachable {
            return "has no initialiser that another file can call; show it through a #Preview in its own file"
        }
        if !arguments.isEmpty {
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
