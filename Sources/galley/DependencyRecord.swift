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
}
