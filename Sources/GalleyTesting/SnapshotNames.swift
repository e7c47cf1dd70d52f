import Foundation

/// Where the references of an expectation lie, and what they are called.
struct SnapshotNames {
    /// The test's source file.
    let file: String
    /// The test's function.
    let test: String
    /// Tells several expectations of a test apart.
    let name: String?

    /// The test's function without its parameters, and without the quotes of a raw name.
    private var function: String { test.prefix { $0 != "(" }.replacingOccurrences(of: "`", with: "") }

    /// The folder of the test file's references.
    var folder: URL {
        let source = URL(fileURLWithPath: file)
        return source.deletingLastPathComponent().appendingPathComponent("__Snapshots__", isDirectory: true)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent, isDirectory: true)
    }

    /// What all files have in common.
    var title: String { stem("") }

    /// The reference of one kind in one situation.
    func url(_ variant: String, _ ending: String) -> URL {
        folder.appendingPathComponent("\(stem(variant)).\(ending)")
    }

    private func stem(_ variant: String) -> String {
        let parts = [function, name, variant].compactMap { $0 }.filter { !$0.isEmpty }
        return Self.fileName(parts.joined(separator: "-"))
    }

    /// A name of characters that every file system takes.
    static func fileName(_ name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_.@".contains($0) ? $0 : "_" })
    }
}
