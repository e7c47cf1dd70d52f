import GalleyGraph
import GalleyTypes
import GalleyViews

/// A value that can be dragged, dropped, copied and shared. Nothing of that happens in a picture, so that representations are kept
/// and never asked for their bytes.
public protocol Transferable {
    /// How values of the type are carried.
    associatedtype Representation: TransferRepresentation

    /// How the value can be carried: the first that the other side understands is taken.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One way to carry a value, or several.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is carried.
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation

    @TransferRepresentationBuilder<Item> var body: Body { get }
}

extension TransferRepresentation where Body == Never {
    /// Ready-made representations have no parts.
    public var body: Never { fatalError("a ready-made representation has no body") }
}

extension Never: TransferRepresentation {
    /// There is no value.
    public typealias Item = Never
}

extension Never: Transferable {
    /// Never asked for: there is no value to carry.
    public static var transferRepresentation: Never { fatalError("there is no value of Never to carry") }
}

/// Makes one representation of those that are listed.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Called by the compiler for each representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Called by the compiler for a single representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// Called by the compiler for several; the first that both sides understand counts.
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> { TupleTransferRepresentation() }
}

/// Several ways to carry a value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    init() {}
}

/// A value carried as JSON, or as another coder writes it.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never

    /// As `contentType`; JSON where nothing else is said.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value carried as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    /// Bytes of `contentType`, both ways.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}

    /// Bytes of `exportedContentType`, from the program only.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) {}

    /// Bytes of `importedContentType`, into the program only.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
}

/// A value carried as another that can be carried.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation {
    public typealias Body = Never

    /// Another value that stands for this one, both ways.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {}

    /// Another value that stands for this one, from the program only.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {}

    /// Another value that stands for this one, into the program only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {}
}

extension String: Transferable {
    /// As plain text.
    public static var transferRepresentation: CarriedRepresentation<String> { CarriedRepresentation() }
}

extension Data: Transferable {
    /// As bytes of any kind.
    public static var transferRepresentation: CarriedRepresentation<Data> { CarriedRepresentation() }
}

extension URL: Transferable {
    /// As a link.
    public static var transferRepresentation: CarriedRepresentation<URL> { CarriedRepresentation() }
}

extension AttributedString: Transferable {
    /// As text with its attributes.
    public static var transferRepresentation: CarriedRepresentation<AttributedString> { CarriedRepresentation() }
}

extension Image: Transferable {
    /// As a picture.
    public static var transferRepresentation: CarriedRepresentation<Image> { CarriedRepresentation() }
}

extension Color: Transferable {
    /// As a colour.
    public static var transferRepresentation: CarriedRepresentation<Color> { CarriedRepresentation() }
}

/// How the system carries its own values.
public struct CarriedRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    init() {}
}
