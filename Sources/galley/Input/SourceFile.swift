import Foundation
import GalleyAssets
import GalleyProtocol
import GalleyScenario

/// A user's source file, read once.
struct SourceFile {
    /// The path as the user wrote it; the compiler's messages show it.
    var path: String
    var content: Data
    /// Whether the text is not what a file of that name holds: it came over standard input, or was changed to try something.
    private(set) var isInMemory = false

    /// The file that holds the text which an editor has not saved.
    private(set) var buffer: String?

    /// What `galley-syntax` is told to read.
    var syntaxPath: String { buffer ?? (isInMemory ? "-" : path) }
    var folder: String { URL(fileURLWithPath: path).deletingLastPathComponent().path }
    /// The path that the compiler's file system knows the file by.
    var absolutePath: String { URL(fileURLWithPath: path).standardizedFileURL.path }
    var text: String { String(decoding: content, as: UTF8.self) }
    /// The lines without what ends them: a line feed, behind a carriage return in files from Windows.
    var lines: [Substring] { text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" } }
    /// Whether the compiler can read it: what is something else, or text in another encoding, has zeros or is no UTF-8.
    var isText: Bool { !content.contains(0) && String(validating: content, as: UTF8.self) != nil }

    init(path given: String) throws {
        buffer = EditorBuffers.current.file(for: given)
        // Whoever types a name may type it in another normal form than the file has.
        let path =
            buffer != nil || FileManager.default.fileExists(atPath: given) ? given : ProjectPath.located(given)
        guard buffer != nil || FileManager.default.fileExists(atPath: path) else {
            throw Failure(ExitStatus.noInput, "there is no file '\(path)'\(Self.neighbour(of: path))")
        }
        guard path.hasSuffix(".swift") else {
            throw Failure(ExitStatus.noInput, "'\(path)' is no Swift file: its name must end in .swift")
        }
        guard let content = RegularFile.contents(atPath: buffer ?? path) else {
            throw Failure(
                ExitStatus.noInput,
                "'\(path)' cannot be read; check its permissions, and that it is a file of \(RegularFile.mostBytes >> 20) MB at "
                    + "the most")
        }
        // A name is never an option, nor a file of options, of the programs that get it. The compiler's driver takes a `./` off.
        let isPlain = !path.hasPrefix("-") && !path.hasPrefix("@")
        self.path = isPlain ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
        self.content = content
        isInMemory = buffer != nil
    }

    /// What a file that is not there may be meant to be: a Swift file or a folder beside it that is called nearly so.
    private static func neighbour(of path: String) -> String {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let name = parts.last(where: { !$0.isEmpty }) else { return "" }
        let folder = path.prefix(upTo: name.startIndex)
        let names = Cache.names(in: folder.isEmpty ? "." : String(folder)).filter {
            !$0.hasPrefix(".")
                && ($0.hasSuffix(".swift") || !name.contains(".") && SourceSet.isFolder("\(folder)\($0)"))
        }
        let near = names.first { $0 == "\(name).swift" } ?? Spelling.nearest(to: String(name), among: names)
        return near.map { ", did you mean '\(folder)\($0)'?" } ?? ""
    }

    /// What comes over standard input, as if it stood in a file `stdin.swift` here.
    static func readStandardInput() -> SourceFile {
        SourceFile(standardInput: FileHandle.standardInput.readDataToEndOfFile())
    }

    /// Gives the file another text, for the compiler alone.
    mutating func replaceContent(by text: String) {
        content = Data(text.utf8)
        (isInMemory, buffer) = (true, nil)
    }

    private init(standardInput content: Data) {
        path = "stdin.swift"
        self.content = content
        isInMemory = true
    }
}
