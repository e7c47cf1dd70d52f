import GalleyGraph
import GalleyLive
import GalleyTypes

/// A document that is a value, read from a file and written to one. Pictures open none: a new one is shown.
@preconcurrency public protocol FileDocument {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that documents are written as; those that are read, unless others are given.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Writes a document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// Those that are read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
    /// The file's type.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
}

/// What a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type to write.
    public let contentType: UTType
    /// The file as it was; nil where there was none.
    public let existingFile: FileWrapper?
}

/// A document that is an object, read from a file and written to one. Pictures open none: a new one is shown.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject {
    /// What a document is at some time, to be written.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types that documents are read from.
    static var readableContentTypes: [UTType] { get }
    /// The types that documents are written as; those that are read, unless others are given.
    static var writableContentTypes: [UTType] { get }

    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// What the document is now.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Writes what the document was.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// Those that are read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is a value, as its editor has it.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document.
    @Binding public var document: Document
    /// Where its file lies; nil for a new one.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool
}

/// A document that is an object, as its editor has it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document.
    @ObservedObject public var document: Document
    /// Where its file lies; nil for a new one.
    public var fileURL: URL?
    /// Whether it may be changed.
    public var isEditable: Bool
}
