import Foundation
import GalleyProtocol

extension UsedNames {
    /// What `galley-syntax` finds in a file; nothing where it cannot be read.
    init(of file: SourceFile, installation: Installation, limits: Subprocess.Limits) throws {
        self.init()
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
