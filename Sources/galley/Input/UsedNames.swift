import Foundation
import GalleyProtocol

extension UsedNames {
    /// What `galley-syntax` finds in files, by their paths; nothing of those that cannot be read.
    ///
    /// - Parameter answers: What is remembered of the files.
    static func all(
        of files: [SourceFile], installation: Installation, limits: Subprocess.Limits,
        answers: RememberedAnswers = RememberedAnswers()
    ) -> [String: Self] {
        guard !files.isEmpty else { return [:] }
        // One may be on standard input.
        let input = files.first { $0.syntaxPath == "-" }?.content ?? Data()
        let names: [Self]? = answers.all("\(Installation.version) uses", of: files.map(\.text)) {
            guard
                let (ending, output) = try? Subprocess.run(
                    installation.syntax, ["--uses"] + $0.map { files[$0].syntaxPath }, input: input, limits: limits),
                ending.isSuccess
            else { return nil }
            return try? JSONDecoder().decode([Self].self, from: output)
        }
        guard let names else {
            // One that no parser gets through costs itself alone.
            guard files.count > 1 else { return [:] }
            return files.reduce(into: [:]) { all, file in
                all.merge(Self.all(of: [file], installation: installation, limits: limits, answers: answers)) {
                    first, _ in first
                }
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
