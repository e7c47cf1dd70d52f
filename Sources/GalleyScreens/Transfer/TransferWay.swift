import Foundation
import GalleyTypes

/// One way in which values of a type become bytes, or are made of them.
struct TransferWay<Item>: Sendable {
    var type: UTType
    /// Nil where values are only made.
    var export: (@Sendable (Handed<Item>) async throws -> Data)?
    /// Nil where values are only given away.
    var make: (@Sendable (Data) async throws -> Handed<Item>)?
}

/// A value on its way between the view and what reads or writes it.
struct Handed<Value>: @unchecked Sendable {
    // Unchecked: whoever hands a value over uses it no more until it is back; `Transferable` says how its values are read elsewhere.
    let value: Value

    init(_ value: Value) { self.value = value }
}

/// A representation that is no sum of others.
protocol ReadyRepresentation<Item>: TransferRepresentation {
    /// - Parameter depth: How many types may still stand for each other.
    func ways(_ depth: Int) -> [TransferWay<Item>]
}

extension TransferRepresentation {
    /// All ways, the best first.
    func allWays(_ depth: Int) -> [TransferWay<Item>] {
        guard depth > 0 else { return [] }
        if let ready = self as? any ReadyRepresentation<Item> { return ready.ways(depth) }
        guard Body.self != Never.self else { return [] }
        return body.allWays(depth - 1) as Any as? [TransferWay<Item>] ?? []
    }
}

extension Transferable {
    /// The ways of the type, the best first.
    static func ways(_ depth: Int = 8) -> [TransferWay<Self>] {
        transferRepresentation.allWays(depth) as Any as? [TransferWay<Self>] ?? []
    }
}

extension NSItemProvider {
    /// Of a value: what it is asked for is made then.
    convenience init<T: Transferable>(carrying value: T) {
        self.init()
        let value = Handed(value)
        register { value }
    }

    private func register<T: Transferable>(_ value: @escaping @Sendable () -> Handed<T>) {
        for way in T.ways() {
            guard let export = way.export else { continue }
            registerDataRepresentation(forTypeIdentifier: way.type.identifier, visibility: .all) { give in
                Task {
                    do { give(try await export(value()), nil) } catch { give(nil, error) }
                }
                return nil
            }
        }
    }

    /// Of a file that a person has handed over: what is in it, and where it lies.
    package convenience init(file: ChosenFile) {
        self.init()
        suggestedName = file.url.deletingPathExtension().lastPathComponent
        let url = file.url
        registerDataRepresentation(forTypeIdentifier: file.type.identifier, visibility: .all) { give in
            do { give(try Data(contentsOf: url), nil) } catch { give(nil, error) }
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) { give in
            give(Data(url.absoluteString.utf8), nil)
            return nil
        }
    }

    /// Makes a value of a type of a chosen file; nil where the type has no way for it.
    package static func value<T: Transferable>(of file: ChosenFile, as type: T.Type) async throws -> T? {
        let provider = NSItemProvider(file: file)
        return provider.carries(type) ? try await provider.carried(as: type).value : nil
    }

    /// Of a file that is dragged over the view, and of which no more than its type is known: it is something once it is dropped.
    package convenience init(promisedMIMEType type: String) {
        self.init()
        let declared = UTType(mimeType: type).flatMap { $0.isDeclared ? $0 : nil }
        for type in [declared ?? .data, .fileURL] {
            registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { give in
                give(nil, NSItemProviderError(description: "the file has not been dropped yet"))
                return nil
            }
        }
    }

    /// What a page calls a link and a text that are dragged in from elsewhere and are no files.
    package static let (linkType, wordsType) = ("link", "words")

    /// Of a text from elsewhere, and of where it leads, where it is a link.
    package convenience init(words: String, link: String?) {
        self.init()
        if let link, let url = NSURL(string: link) { registerObject(url, visibility: .all) }
        registerObject(NSString(string: words), visibility: .all)
    }

    /// Whether a type is a text's or a link's that is no file.
    package static func isOfWords(_ type: String) -> Bool { type == linkType || type == wordsType }

    /// Whether a value of a type can be made of it.
    func carries<T: Transferable>(_ type: T.Type) -> Bool {
        T.ways().contains { $0.make != nil && hasItemConformingToTypeIdentifier($0.type.identifier) }
    }

    /// Makes a value of a type: in the first of the type's ways that there is something for.
    func carried<T: Transferable>(as type: T.Type) async throws -> Handed<T> {
        for way in T.ways() where hasItemConformingToTypeIdentifier(way.type.identifier) {
            if let make = way.make { return try await make(try await data(of: way.type)) }
        }
        throw NSItemProviderError(description: "the item provider has nothing that can be read as \(type)")
    }

    private func data(of type: UTType) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            loadDataRepresentation(forTypeIdentifier: type.identifier) { data, error in
                if let data { return continuation.resume(returning: data) }
                continuation.resume(throwing: error ?? NSItemProviderError(description: "there is no \(type)"))
            }
        }
    }

    /// Registers a value that can be carried.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register { Handed(transferable()) }
    }

    /// Gives a value of a type to a handler, or why there is none.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await carried(as: T.self).value))
            } catch {
                completionHandler(.failure(error))
            }
        }
        progress.completedUnitCount = 1
        return progress
    }
}
