import Foundation

/// A file or a folder in memory, as documents are read from and written to. Foundation has it on Apple's platforms.
open class FileWrapper: NSObject {
    /// How a wrapper reads.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// What is read is read at once.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Files are not mapped into memory.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How a wrapper writes.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The file is there whole or not at all.
        public static let atomic = WritingOptions(rawValue: 1)
        /// The names of wrappers follow those of the files.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private let content: Data?
    private var children: [String: FileWrapper]

    /// The file's name where it lies, and the one that it would have.
    open var filename, preferredFilename: String?

    /// A file with some content.
    public init(regularFileWithContents contents: Data) {
        content = contents
        children = [:]
    }

    /// A folder with wrappers by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = nil
        children = childrenByPreferredName
        for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
            child.preferredFilename = name
        }
    }

    /// Reads a file, or a folder with all that is in it.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
            let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
            let children = try names.map {
                ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options))
            }
            self.init(directoryWithFileWrappers: Dictionary(uniqueKeysWithValues: children))
        } else {
            self.init(regularFileWithContents: try Data(contentsOf: url))
        }
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
    }

    /// Whether it is a file.
    open var isRegularFile: Bool { content != nil }
    /// Whether it is a folder.
    open var isDirectory: Bool { content == nil }
    /// What the file holds; nil for a folder.
    open var regularFileContents: Data? { content }
    /// What the folder holds, by names; nil for a file.
    open var fileWrappers: [String: FileWrapper]? { content == nil ? children : nil }

    /// Puts a wrapper into the folder.
    /// - Returns: The name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let wanted = child.preferredFilename ?? "Untitled"
        let name = children[wanted] == nil ? wanted : "\(children.count)__#$!@%!#__\(wanted)"
        children[name] = child
        return name
    }

    /// Puts a file into the folder.
    /// - Returns: The name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = fileName
        return addFileWrapper(file)
    }

    /// Takes a wrapper out of the folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        children = children.filter { $0.value !== child }
    }

    /// Writes the file, or the folder with all that is in it.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if let content { return try content.write(to: url) }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children {
            try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
        }
    }
}
