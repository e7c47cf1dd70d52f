import Foundation
import GalleyProtocol

/// The names that a file uses, as `galley-syntax` finds them.
struct UsedNames: Decodable {
    struct Use: Decodable {
        var name: String
        /// What is given in a call, as `(_:spacing:{}label:{})`; nil where the name is not called.
        var labels: String?
        /// Whether it is a member of what stands before it.
        var isMember: Bool
        var line: Int
        var column: Int
        /// Where a call ends, behind its last character; nil where the name is not called.
        var endLine: Int?
        var endColumn: Int?
        /// The type in whose declaration or extension it stands, with the types around it.
        var owner: String?
        /// Where a type is named: `inherited` for what a type or parameter conforms to, `wrapper` for a variable's attribute, `attribute`
        /// for any other, `type` elsewhere. Nil in expressions.
        var role: String?
        /// How many types stand behind a type in `<…>`.
        var generics: Int?
    }

    var uses: [Use] = []
    /// The types and functions that the file declares.
    var declared: Set<String> = []
    var variables: Set<String> = []

    init() {}

    init(of file: SourceFile, installation: Installation, limits: Subprocess.Limits) throws {
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--uses", file.syntaxPath],
            input: file.isInMemory ? file.content : Data(), limits: limits)
        guard ending.isSuccess else { return }
        self = try JSONDecoder().decode(UsedNames.self, from: output)
    }
}

extension SourceFile {
    /// Whether the file declares a type or function of that name, as far as its text tells.
    func declares(_ name: String) -> Bool {
        let text = text
        return ["struct", "class", "enum", "protocol", "typealias", "actor", "func"].contains { word in
            text.ranges(of: "\(word) \(name)").contains { range in
                text[range.upperBound...].first.map { $0.isLetter || $0.isNumber || $0 == "_" } != true
            }
        }
    }
}

extension SourceSet {
    /// The types that the files declare, as far as their text tells.
    var declaredTypes: Set<String> {
        files.reduce(into: []) { names, file in
            for match in file.text.matches(
                of: /\b(?:struct|class|enum|actor|protocol|typealias)\s+([A-Z]\w*)/)
            {
                names.insert(String(match.1))
            }
        }
    }
}
