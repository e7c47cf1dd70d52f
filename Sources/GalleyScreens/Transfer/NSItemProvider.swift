import Foundation
import GalleyTypes
import GalleyUIKit

/// What can be given to an `NSItemProvider`.
public protocol NSItemProviderWriting: AnyObject {}

/// What an `NSItemProvider` can be asked for.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes it of data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// What goes wrong with an `NSItemProvider`.
public struct NSItemProviderError: Error, CustomStringConvertible, Sendable {
    /// A whole sentence.
    public let description: String
}

/// What is dragged, pasted or shared: an object, or data by types. It comes from the program itself: nothing is dragged here from
/// elsewhere.
///
/// What is asked for is there at once: handlers are called before the function returns.
open class NSItemProvider: NSObject, @unchecked Sendable {
    // Unchecked: what is kept lies behind a lock.
    private struct Item {
        enum Source {
            case value(Any)
            case handler(@Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?)
        }

        var type: String
        var source: Source
    }

    private let lock = NSLock()
    private var items: [Item] = []
    private var name: String?

    /// What a file made of it is called.
    open var suggestedName: String? {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }

    /// Of nothing.
    public override init() { super.init() }

    /// Of an object, which it keeps.
    public init(object: any NSItemProviderWriting) {
        super.init()
        add(Self.type(of: object), object)
    }

    /// Of an item of a type, such as a URL; nil is nothing.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        if let item { add(typeIdentifier ?? Self.type(of: item), item) }
    }

    /// Of a file; nil where it cannot be read.
    public convenience init?(contentsOf fileURL: URL) {
        guard let data = try? Data(contentsOf: fileURL) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        add(UTType(filenameExtension: fileURL.pathExtension)?.identifier ?? "public.data", data)
    }

    private func add(_ type: String, _ value: Any) {
        lock.withLock { items.append(Item(type: type, source: .value(value))) }
    }

    private static func type(of object: Any) -> String {
        switch object {
        case is NSString: "public.utf8-plain-text"
        case is NSURL: "public.url"
        case is UIImage: "public.png"
        case is UIColor: "com.apple.uikit.color"
        default: "public.data"
        }
    }

    private func first(_ types: [String]) -> Item? {
        let all = lock.withLock { items }
        return types.lazy.compactMap { type in all.first { Self.conforms($0.type, type) } }.first
    }

    private static func conforms(_ type: String, _ other: String) -> Bool {
        guard type != other, let mine = UTType(type), let theirs = UTType(other) else { return type == other }
        return mine.conforms(to: theirs)
    }

    // MARK: Types

    /// The types that there are, in the order in which they were registered.
    open var registeredTypeIdentifiers: [String] { lock.withLock { items.map(\.type) } }

    /// Whether there is something of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { first([typeIdentifier]) != nil }

    /// Registers data of a type, which is asked for when it is wanted.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        lock.withLock { items.append(Item(type: typeIdentifier, source: .handler(loadHandler))) }
    }

    /// Registers an object.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) { add(Self.type(of: object), object) }

    // MARK: Loading

    /// Whether an object of a class can be had.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        first(aClass.readableTypeIdentifiersForItemProvider) != nil
    }

    /// Gives an object of a class to a handler, or why there is none.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        read(aClass) { completionHandler($0, $1) }
    }

    /// Reads an object of a class.
    func read<Object: NSItemProviderReading>(
        _ type: Object.Type, _ give: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
        load(type.readableTypeIdentifiersForItemProvider) { value, name, error in
            if let object = value as? Object { return give(object, nil) }
            guard let data = Self.data(of: value) else { return give(nil, error ?? Self.nothing(type)) }
            do {
                give(try type.object(withItemProviderData: data, typeIdentifier: name), nil)
            } catch {
                give(nil, error)
            }
        }
    }

    /// Gives an item of a type to a handler, or why there is none.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        _ = load([typeIdentifier]) { value, _, error in
            let item = value as? any NSSecureCoding ?? Self.data(of: value).map { $0 as NSData }
            completionHandler?(item, item == nil ? error ?? Self.nothing(typeIdentifier) : nil)
        }
    }

    /// Gives data of a type to a handler, or why there is none.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load([typeIdentifier]) { value, _, error in
            let data = Self.data(of: value)
            completionHandler(data, data == nil ? error ?? Self.nothing(typeIdentifier) : nil)
        }
    }

    /// Gives a file with data of a type to a handler, or why there is none. The file is gone when the handler returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = suggestedName ?? "file"
        return load([typeIdentifier]) { value, type, error in
            guard let data = Self.data(of: value) else {
                return completionHandler(nil, error ?? Self.nothing(typeIdentifier))
            }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                var file = folder.appendingPathComponent((name as NSString).lastPathComponent)
                let ending = [type, typeIdentifier].lazy.compactMap { UTType($0)?.preferredFilenameExtension }.first
                if let ending { file.appendPathExtension(ending) }
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    private func load(
        _ types: [String], _ give: @escaping @Sendable (Any?, String, (any Error)?) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        switch first(types) {
        case let item?:
            let type = item.type
            switch item.source {
            case .value(let value): give(value, type, nil)
            case .handler(let load): _ = load { give($0, type, $1) }
            }
        case nil: give(nil, "", nil)
        }
        progress.completedUnitCount = 1
        return progress
    }

    private static func data(of value: Any?) -> Data? {
        switch value {
        case let value as Data: value
        case let value as NSData: value as Data
        case let value as NSString: Data((value as String).utf8)
        case let value as NSURL: Data((value as URL).absoluteString.utf8)
        case let value as UIImage: value.pngData()
        default: nil
        }
    }

    private static func nothing(_ wanted: Any) -> NSItemProviderError {
        NSItemProviderError(description: "the item provider has nothing that can be read as \(wanted)")
    }
}

/// Who may see what an `NSItemProvider` has. No other program can here.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// Every program.
    case all = 0
    /// Programs of the same team.
    case team = 1
    /// The program itself.
    case ownProcess = 3
}
