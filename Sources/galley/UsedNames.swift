import Foundation
import GalleyProtocol

extension UsedNames {
    /// What `galley-syntax` finds in files, by their paths; nothing of those that cannot be read.
    static func all(of files: [SourceFile], installation: Installation, limits: Subprocess.Limits) -> [String: Self] {
        guard !files.isEmpty else { return [:] }
        // One may be on standard input.
        let input = files.first { $0.syntaxPath == "-" }?.content ?? Data()
        let answer = try? Subprocess.run(
            installation.syntax, ["--uses"] + files.map(\.syntaxPath), input: input, limits: limits)
        guard let (ending, output) = answer, ending.isSuccess,
            let names = try? JSONDecoder().decode([Self].self, from: output), names.count == files.count
        else {
            // One that no parser gets through costs itself alone.
            guard files.count > 1 else { return [:] }
            return files.reduce(into: [:]) { all, file in
                all.merge(Self.all(of: [file], installation: installation, limits: limits)) { first, _ in first }
            }
        }
        return Dictionary(zip(files.map(\.path), names)) { first, _ in first }
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
