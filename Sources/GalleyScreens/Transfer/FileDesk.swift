import Foundation
import GalleyGraph
import GalleyTypes

/// Where files come from, and where they go: a page's, which asks the person in front of it. A picture has none.
@MainActor
package final class FileDesk {
    /// What a page is to ask for.
    package struct Request {
        package var id: Int
        /// The types, as HTML's `accept` has them; none are all.
        package var accept: [String]
        package var isMany: Bool
    }

    /// What has become of a request; no files where the person chose none.
    package enum Answer {
        case files([ChosenFile])
        case failure(String)
    }

    /// Told what the page is to ask for, and what it is to hand over.
    package var asked: ((Request) -> Void)?
    package var saved: ((_ name: String, _ data: Data) -> Void)?

    private var waiting: [(id: Int, types: [UTType], then: (Answer) -> Void)] = []
    private var last = 0
    /// What asks on and on is answered no more.
    private static let mostWaiting = 8
    /// A page is handed no more bytes at once.
    package static let mostBytes = 8 << 20

    package init() {}

    /// Asks for files of certain types.
    package func ask(for types: [UTType], isMany: Bool, _ then: @escaping (Answer) -> Void) {
        last += 1
        waiting.append((last, types, then))
        if waiting.count > Self.mostWaiting { waiting.removeFirst().then(.files([])) }
        let accept = types.contains { $0.acceptWords.isEmpty } ? [] : types.flatMap(\.acceptWords)
        asked?(Request(id: last, accept: accept, isMany: isMany))
    }

    /// Takes what a person has chosen. Files of other types than those asked for are a failure.
    package func take(_ files: [ChosenFile], of request: Int, failure: String? = nil) {
        guard let index = waiting.firstIndex(where: { $0.id == request }) else { return }
        let (_, types, then) = waiting.remove(at: index)
        if let failure { return then(.failure(failure)) }
        let fitting = files.filter { file in types.contains { file.type.conforms(to: $0) } }
        if fitting.isEmpty, let first = files.first {
            return then(.failure("“\(first.url.lastPathComponent)” is no file of a type that can be chosen here"))
        }
        then(.files(fitting))
    }

    /// Hands a file over. Throws where it is too large for that.
    package func save(_ data: Data, as name: String) throws {
        guard data.count <= Self.mostBytes else {
            throw FileFailure("“\(name)” has \(data.count) bytes; a page is handed \(Self.mostBytes) at the most")
        }
        saved?(name, data)
    }
}

/// A file that a person has chosen.
package struct ChosenFile: Hashable, Sendable {
    package var url: URL
    package var type: UTType

    /// What the file's name says counts, then what the browser says.
    package init(_ url: URL, mimeType: String) {
        self.url = url
        let ending = url.pathExtension
        let named = ending.isEmpty ? nil : UTType(filenameExtension: ending)
        let said = mimeType.isEmpty ? nil : UTType(mimeType: mimeType)
        type = [named, said].compactMap(\.self).first(where: \.isDeclared) ?? .data
    }
}

/// Why files were not handed over.
package struct FileFailure: LocalizedError, CustomStringConvertible {
    package let description: String
    package var errorDescription: String? { description }

    package init(_ description: String) { self.description = description }
}

extension UTType {
    /// The type in the words of HTML's `accept`; none where that would let every file through.
    fileprivate var acceptWords: [String] {
        let kinds: [(UTType, String)] = [(.image, "image/*"), (.movie, "video/*"), (.audio, "audio/*")]
        if let kind = kinds.first(where: { $0.0 == self }) { return [kind.1] }
        let text = self == .text ? ["text/*"] : []
        return text + (tags[.mimeType] ?? []) + (tags[.filenameExtension] ?? []).map { ".\($0)" }
    }
}

private enum FileDeskKey: EnvironmentKey { static var defaultValue: FileDesk? { nil } }

extension EnvironmentValues {
    /// Where files come from and go; nil where no page shows the view.
    package var fileDesk: FileDesk? {
        get { self[FileDeskKey.self] }
        set { self[FileDeskKey.self] = newValue }
    }
}
