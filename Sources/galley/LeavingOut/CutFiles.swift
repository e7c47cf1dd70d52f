import Foundation
import GalleyProtocol

/// `galley-syntax --leave-out`: what becomes of files when what is refused in them goes.
struct CutFiles {
    /// An error of the compiler's in one of the files.
    struct Fault: Encodable {
        var line: Int
        var column: Int
        var message: String
    }

    /// How large a piece goes: small ones first, so that the rest is seen; larger ones where that did not help.
    enum Coarseness: Int, Encodable, CaseIterable {
        case views, bodies, members, declarations, files
    }

    struct File: Encodable {
        var name: String
        var text: String
        var faults: [Fault]
        var coarseness: Coarseness
        /// Whether only views, their modifiers and what functions do may go, and nothing that others name.
        var keepsDeclarations = false
    }

    /// What became of a file.
    struct Answer: Decodable {
        /// Nil where it stays as it was.
        var text: String?
        var parts: [LeftOutFile.Part]
        /// The views that show nothing but what is left out.
        var boxes: [String]
        /// Whether nothing is left but imports.
        var isEmpty: Bool
    }

    private struct Request: Encodable {
        var files: [File]
    }

    /// - Parameter name: What messages call the files.
    static func answers(
        for files: [File], reading name: String, installation: Installation,
        limits: Subprocess.Limits
    ) throws -> [Answer] {
        let request = try JSONEncoder().encode(Request(files: files))
        let (ending, output) = try Subprocess.run(
            installation.syntax, ["--leave-out"], input: request, limits: limits)
        if let failure = Failure.syntax(ending, output, reading: name, limits: limits) { throw failure }
        guard ending.isSuccess, let answers = try? JSONDecoder().decode([Answer].self, from: output),
            answers.count == files.count
        else {
            throw Failure(
                ExitStatus.unavailable,
                "cannot leave out what does not compile: '\(installation.syntax)' failed; build it with `make build`")
        }
        return answers
    }
}
