/// What `galley init` begins a project with.
package enum StartTemplate: String, CaseIterable {
    case card
    case document
    case app
    case tests

    package struct File {
        /// The path in the project's folder.
        package var name: String
        package var text: String
    }

    /// The files of the template.
    ///
    /// - Parameters:
    ///   - galley: Where the package of tests finds Galley.
    ///   - version: The version of a Galley that is at an address.
    /// - Throws: Where the tests would not find Galley.
    package func files(galley: String?, version: String) throws -> [File] {
        switch self {
        case .card: CardTemplate.files
        case .document: DocumentTemplate.files
        case .app: AppTemplate.files
        case .tests: try TestsTemplate.files(galley: galley, version: version)
        }
    }

    /// What to do next, as lines for a shell.
    package func steps(in folder: String) -> [String] {
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
