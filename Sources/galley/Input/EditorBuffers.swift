import Foundation
import GalleyAssets
import GalleyProtocol

/// Texts that an editor holds and the disk does not yet: `galley lsp` hands them to the commands that it runs, which read them in the place
/// of the files.
struct EditorBuffers {
    /// The environment variable that names a file of JSON: for each path the file that holds its text.
    static let variable = "GALLEY_BUFFERS"

    static let current = EditorBuffers(at: ProcessInfo.processInfo.environment[variable])

    private let files: [String: String]

    private init(at path: String?) {
        let data = path.flatMap { RegularFile.contents(atPath: $0) }
        files = data.flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    /// The file that holds the text that counts for a path; nil where the path's own does.
    func file(for path: String) -> String? {
        files.isEmpty ? nil : files[URL(fileURLWithPath: path).standardizedFileURL.path]
    }
}
