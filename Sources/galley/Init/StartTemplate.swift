import ArgumentParser
import Foundation
import GalleyProtocol

/// What `galley init` begins a project with.
enum StartTemplate: String, ExpressibleByArgument, CaseIterable {
    case card
    case document
    case app
    case tests

    struct File {
        /// The path in the project's folder.
        var name: String
        var text: String
    }

    /// The files of the template.
    ///
    /// - Parameters:
    ///   - galley: Where the package of tests finds Galley.
    ///   - folder: The project's folder, which a path to Galley is made relative to.
    /// - Throws: Where the tests would not find Galley.
    func files(galley: String?, folder: String) throws -> [File] {
        switch self {
        case .card: CardTemplate.files
        case .document: DocumentTemplate.files
        case .app: AppTemplate.files
        case .tests: try TestsTemplate.files(galley: galley, folder: folder)
        }
    }

    /// What to do next, as lines for a shell.
    func steps(in folder: String) -> [String] {
        let steps =
            switch self {
            case .card: CardTemplate.steps
            case .document: DocumentTemplate.steps
            case .app: AppTemplate.steps
            case .tests: TestsTemplate.steps
            }
        return (folder == "." ? [] : ["cd \(Self.quoted(folder))"]) + steps
    }

    private static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./+".contains($0) }
        return plain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
