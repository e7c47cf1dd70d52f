import Foundation

/// What a project is compiled against, built, and why some of it is not there.
struct DependencyRecord: Codable {
    /// What the files of `inputs` were like.
    var fingerprint = ""
    /// The folders of the packages, and the files of the frameworks.
    var inputs: [String] = []
    /// Where modules are found, and the maps of C modules.
    var modules: [String] = []
    var maps: [String] = []
    var objects: [String] = []
    /// Libraries that the objects ask for.
    var libraries: [String] = []
    /// Where their images, colours and translations are looked for, after the project's own.
    var assetFolders: [String] = []
    /// What to say of a module that is not there, by its name.
    var reasons: [String: String] = [:]
    /// What the user has to know of what was built.
    var warnings: [String] = []
    /// The modules of which the sources are here and that are not built, each behind those that it imports.
    var unbuilt: [Unbuilt] = []

    /// A module that was not built.
    struct Unbuilt: Codable {
        var module: String
        var files: [String]
        var language: LanguageSettings
        /// Whether it is the project's own, and no package's that was fetched.
        var isOwn: Bool
    }

    /// Puts modules that import others behind those.
    static func ordered(_ modules: [Unbuilt]) -> [Unbuilt] {
        let imports = modules.map { module in
            Set(module.files.compactMap { try? SourceFile(path: $0) }.flatMap(\.imports).map(String.init))
        }
        var (ordered, known): ([Unbuilt], Set<String>) = ([], [])
        func add(_ index: Int) {
            guard known.insert(modules[index].module).inserted else { return }
            for other in modules.indices where imports[index].contains(modules[other].module) { add(other) }
            ordered.append(modules[index])
        }
        for index in modules.indices { add(index) }
        return ordered
    }
}
