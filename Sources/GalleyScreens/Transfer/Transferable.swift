import GalleyGraph
import GalleyLive
import GalleyTypes
import GalleyUIKit
import GalleyViews

/// A value that can be dragged, dropped, and chosen as a file or a picture, in a view that is alive.
public protocol Transferable: SendableMetatype {
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
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var parts: [@Sendable (Int) -> [TransferWay<Item>]] = []
        for part in repeat each content {
            parts.append { part.allWays($0) as Any as? [TransferWay<Item>] ?? [] }
        }
        let all = parts
        return TupleTransferRepresentation { depth in all.flatMap { $0(depth) } }
    }
}

/// Several ways to carry a value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation, ReadyRepresentation {
    public typealias Body = Never

    private let make: @Sendable (Int) -> [TransferWay<Item>]

    init(_ make: @escaping @Sendable (Int) -> [TransferWay<Item>]) { self.make = make }

    func ways(_ depth: Int) -> [TransferWay<Item>] { make(depth) }
}

/// A value carried as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation, ReadyRepresentation {
    public typealias Body = Never

    private let type: UTType

    /// As `contentType`.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) { type = contentType }

    func ways(_ depth: Int) -> [TransferWay<Item>] {
        [
            TransferWay(type: type) {
                try JSONEncoder().encode($0.value)
            } make: {
                Handed(try JSONDecoder().decode(Item.self, from: $0))
            }
        ]
    }
}

/// A value carried as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation, ReadyRepresentation {
    public typealias Body = Never

    private let way: TransferWay<Item>

    /// Bytes of `contentType`, both ways.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        way = TransferWay(
            type: contentType, export: { try await exporting($0.value) }, make: { Handed(try await importing($0)) })
    }

    /// Bytes of `exportedContentType`, from the program only.
    public init(
        exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
    ) { way = TransferWay(type: exportedContentType, export: { try await exporting($0.value) }) }

    /// Bytes of `importedContentType`, into the program only.
    public init(
        importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
    ) { way = TransferWay(type: importedContentType, make: { Handed(try await importing($0)) }) }

    func ways(_ depth: Int) -> [TransferWay<Item>] { [way] }
}

/// A value carried as another that can be carried.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>: TransferRepresentation,
    ReadyRepresentation
{
    public typealias Body = Never

    private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
    private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

    /// Another value that stands for this one, both ways.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) { (self.exporting, self.importing) = (exporting, importing) }

    /// Another value that stands for this one, from the program only.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        (self.exporting, importing) = (exporting, nil)
    }

    /// Another value that stands for this one, into the program only.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        (exporting, self.importing) = (nil, importing)
    }

    func ways(_ depth: Int) -> [TransferWay<Item>] {
        ProxyRepresentation.ways(depth - 1).map { way in
            var own = TransferWay<Item>(type: way.type)
            if let exporting, let export = way.export {
                own.export = { try await export(Handed(try exporting($0.value))) }
            }
            if let importing, let make = way.make {
                own.make = { Handed(try importing(try await make($0).value)) }
            }
            return own
        }
    }
}

extension String: Transferable {
    /// As plain text.
    public static var transferRepresentation: CarriedRepresentation<String> {
        CarriedRepresentation([
            TransferWay(type: .utf8PlainText, export: { Data($0.value.utf8) }, make: { Handed(text(of: $0)) }),
            TransferWay(type: .plainText, make: { Handed(text(of: $0)) }),
        ])
    }

    @Sendable private static func text(of data: Data) -> String { String(decoding: data, as: UTF8.self) }
}

extension Data: Transferable {
    /// As bytes of any kind.
    public static var transferRepresentation: CarriedRepresentation<Data> {
        CarriedRepresentation([TransferWay(type: .data, export: { $0.value }, make: { Handed($0) })])
    }
}

extension URL: Transferable {
    /// As a link.
    public static var transferRepresentation: CarriedRepresentation<URL> {
        CarriedRepresentation([
            TransferWay(type: .url) {
                Data($0.value.absoluteString.utf8)
            } make: {
                let text = String(decoding: $0, as: UTF8.self)
                guard let url = URL(string: text) else {
                    throw NSItemProviderError(description: "“\(text)” is no URL")
                }
                return Handed(url)
            }
        ])
    }
}

extension AttributedString: Transferable {
    /// As plain text: its attributes stay behind.
    public static var transferRepresentation: CarriedRepresentation<AttributedString> {
        CarriedRepresentation([
            TransferWay(type: .utf8PlainText) {
                Data(String($0.value.characters).utf8)
            } make: {
                Handed(AttributedString(String(decoding: $0, as: UTF8.self)))
            }
        ])
    }
}

extension Image: Transferable {
    /// As the bytes of a picture: PNG where it is given away, and any kind of image where it is made.
    public static var transferRepresentation: CarriedRepresentation<Image> {
        CarriedRepresentation([
            TransferWay(type: .png) { image in
                try await MainActor.run { try ViewHost(image.value).pngData() }
            },
            TransferWay(
                type: .image,
                make: { data in
                    guard let image = UIImage(data: data) else {
                        throw NSItemProviderError(description: "these bytes are no picture")
                    }
                    return Handed(Image(uiImage: image))
                }),
        ])
    }
}

extension Color: Transferable {
    /// As the numbers of a colour.
    public static var transferRepresentation: CarriedRepresentation<Color> {
        CarriedRepresentation([
            TransferWay(type: UTType(exportedAs: "com.apple.uikit.color")) {
                let color = $0.value.resolve(in: EnvironmentValues())
                return try JSONEncoder().encode([color.red, color.green, color.blue, color.opacity])
            } make: {
                let parts = try JSONDecoder().decode([Float].self, from: $0)
                guard parts.count == 4 else { throw NSItemProviderError(description: "these bytes are no colour") }
                return Handed(
                    Color(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])))
            }
        ])
    }
}

/// How the system carries its own values.
public struct CarriedRepresentation<Item: Transferable>: TransferRepresentation, ReadyRepresentation {
    public typealias Body = Never

    private let all: [TransferWay<Item>]

    init(_ all: [TransferWay<Item>]) { self.all = all }

    func ways(_ depth: Int) -> [TransferWay<Item>] { all }
}
