import Foundation
import GalleyGraph
import GalleyTypes

/// What a page's person is asked for, or is handed.
package protocol FileDialog {
    /// - Parameter close: What says that it is shown no more; called before anyone is told what has become of it, as on iOS.
    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void)
}

/// The choice of files.
nonisolated struct FileImport: FileDialog {
    let types: [UTType]
    let isMany: Bool
    let cancelled: () -> Void
    let done: (Result<[URL], any Error>) -> Void

    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void) {
        desk.ask(for: types, isMany: isMany) { answer in
            close()
            switch answer {
            case .failure(let reason): done(.failure(FileFailure(reason)))
            case .files(let files): if files.isEmpty { cancelled() } else { done(.success(files.map(\.url))) }
            }
        }
    }
}

/// A value that is saved.
nonisolated struct ItemExport<Item: Transferable>: FileDialog {
    let item: Item?
    let types: [UTType]
    let name: String?
    let done: (Result<URL, any Error>) -> Void

    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void) {
        guard let item else { return close() }
        let value = Handed(item)
        Task {
            let result: Result<URL, any Error>
            do {
                guard let way, let export = way.export else {
                    throw FileFailure("there is no way to write the item as a file of these types")
                }
                result = .success(try desk.save(try await export(value), name, way.type))
            } catch {
                result = .failure(error)
            }
            close()
            done(result)
        }
    }

    /// The first of the types that the item can be written as; its best one where none are given.
    private var way: TransferWay<Item>? {
        let ways = Item.ways().filter { $0.export != nil }
        if types.isEmpty { return ways.first }
        return types.lazy.compactMap { type in ways.first { $0.type.conforms(to: type) } }.first
    }
}

/// Documents that are saved.
nonisolated struct DocumentExport<Document: FileDocument>: FileDialog {
    let documents: [Document]
    let type: UTType
    let name: String?
    let done: (Result<[URL], any Error>) -> Void

    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void) {
        let result = Result {
            try documents.map { document in try desk.save(try document.written(as: type), name, type) }
        }
        close()
        if !documents.isEmpty { done(result) }
    }
}

/// Files that are handed over as they are.
nonisolated struct FileMove: FileDialog {
    let files: [URL]
    let done: (Result<[URL], any Error>) -> Void

    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void) {
        let result = Result {
            try files.map { file in
                try desk.save(try Data(contentsOf: file), as: file.lastPathComponent)
                return URL(fileURLWithPath: "/").appendingPathComponent(file.lastPathComponent)
            }
        }
        close()
        if !files.isEmpty { done(result) }
    }
}

extension FileDocument {
    /// The file that is written.
    fileprivate func written(as type: UTType) throws -> Data {
        let file = try fileWrapper(configuration: WriteConfiguration(contentType: type, existingFile: nil))
        guard let data = file.regularFileContents else { throw FileFailure("a folder cannot be handed to a page") }
        return data
    }
}

extension FileDesk {
    /// Hands a file over under a name with its type's ending.
    fileprivate func save(_ data: Data, _ name: String?, _ type: UTType) throws -> URL {
        var name = (name ?? "Untitled").replacing("/", with: "-")
        let endings = type.tags[.filenameExtension] ?? (type.conforms(to: .plainText) ? ["txt"] : [])
        if let ending = endings.first, !endings.contains((name as NSString).pathExtension.lowercased()) {
            name += ".\(ending)"
        }
        try save(data, as: name)
        return URL(fileURLWithPath: "/").appendingPathComponent(name)
    }
}
