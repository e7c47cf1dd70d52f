import ArgumentParser
import Foundation
import GalleySymbols

/// The names that lead to no drawing, of lists and of sources.
struct Missing: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Lists the names of symbols that would be drawn as crossed boxes.",
        discussion: """
            Of a folder all Swift files are read, but for hidden folders: string literals after systemName:,
            systemImage: and systemSymbolName: are names. Of any other file each line is a name; what follows a
            blank, and lines with #, are not looked at. GALLEY_SYMBOLS adds symbols here, too.

            EXIT STATUS
              0   there is none
              1   some are missing
            """)

    @Argument(help: ArgumentHelp("Folders, Swift files and lists of names.", valueName: "path"))
    var paths: [String]

    @Flag(help: "As JSON: for each name its places and the names that are near it.")
    var json = false

    func run() throws {
        var places: [String: [MissingSymbol.Place]] = [:]
        for path in try paths.flatMap(files) {
            for use in try uses(path) where !SymbolCatalog.has(use.name) {
                places[use.name, default: []].append(.init(file: path, line: use.line))
            }
        }
        let missing = places.sorted { $0.key < $1.key }.map {
            MissingSymbol(name: $0.key, places: $0.value, near: SymbolCatalog.namesNear($0.key))
        }
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            print(String(decoding: try encoder.encode(missing), as: UTF8.self))
        } else {
            missing.forEach { print($0.text) }
        }
        if !missing.isEmpty { throw ExitCode(1) }
    }

    private func uses(_ path: String) throws -> [SymbolUses.Use] {
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
        return path.hasSuffix(".swift") ? SymbolUses.uses(in: text) : SymbolUses.list(text)
    }

    /// The file itself, or the Swift files of a folder in the order of their paths.
    private func files(_ path: String) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw ValidationError("there is no file or folder “\(path)”")
        }
        guard isFolder.boolValue else { return [path] }
        let names = FileManager.default.enumerator(
            at: URL(fileURLWithPath: path), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
        return (names?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }
}

/// A name without a drawing.
private struct MissingSymbol: Encodable {
    struct Place: Encodable {
        var file: String
        var line: Int
    }

    var name: String
    var places: [Place]
    /// What may be meant.
    var near: [String]

    /// On one line: the name, where it is first, and what is near.
    var text: String {
        let first = places.first.map { "  \($0.file):\($0.line)" } ?? ""
        let others = places.count > 1 ? " and \(places.count - 1) more" : ""
        return name + first + others + (near.isEmpty ? "" : "  (near: \(near.joined(separator: ", ")))")
    }
}
