/// A type of data, with its place among others: what Apple's systems declare of the common ones.
///
/// No program registers types here, so that only those of the system are known by their extension and MIME type.
public struct UTType: Hashable, Sendable {
    /// The name in reverse order of a domain's, such as `public.png`.
    public let identifier: String
    /// What a type conforms to that no system declares.
    private let ownParents: [String]
    /// The tags of a type that is made for them.
    private let ownTags: [UTTagClass: [String]]

    private init(identifier: String, parents: [String] = [], tags: [UTTagClass: [String]] = [:]) {
        self.identifier = identifier
        ownParents = parents
        ownTags = tags
    }

    init(declared identifier: String) { self.init(identifier: identifier) }

    /// A type of the system's; nil where it declares none of that name.
    public init?(_ identifier: String) {
        guard DeclaredType.byIdentifier[identifier.lowercased()] != nil else { return nil }
        self.init(identifier: identifier.lowercased())
    }

    /// The type of files whose names end so.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
    }

    /// The type with that name on the internet.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
    }

    /// The first type with that tag; if there is none, one that stands for the tag alone (`isDynamic`).
    public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
        guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else { return nil }
        self = first
    }

    /// A type that the program itself declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier.lowercased(), parents: parentType.map { [$0.identifier] } ?? [])
    }

    /// A type that the program uses and another declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Every type with that tag, the most specific first.
    public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
        let tag = tag.lowercased()
        guard !tag.isEmpty, !tag.hasPrefix(".") else { return [] }
        let found = DeclaredType.all.filter { $0.tags(of: tagClass).contains(tag) }.map {
            UTType(declared: $0.identifier)
        }
        .filter { type in supertype.map(type.conforms) ?? true }
        guard found.isEmpty else { return found }
        // The name of such a type is opaque; this one says the same each time.
        let name = "\(tagClass.rawValue)=\(tag)".utf8.map { String($0, radix: 16) }.joined()
        return [
            UTType(
                identifier: "dyn.\(name)", parents: supertype.map { [$0.identifier] } ?? [], tags: [tagClass: [tag]])
        ]
    }

    /// Every tag of the type, the preferred one first.
    public var tags: [UTTagClass: [String]] {
        guard let declared = DeclaredType.byIdentifier[identifier] else { return ownTags }
        return [UTTagClass.filenameExtension, .mimeType].reduce(into: [:]) { tags, kind in
            if !declared.tags(of: kind).isEmpty { tags[kind] = declared.tags(of: kind) }
        }
    }

    /// The first of the file name endings, without the dot; nil for types that files do not have.
    public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

    /// The first of the type's names on the internet; nil where it has none.
    public var preferredMIMEType: String? { tags[.mimeType]?.first }

    /// Whether the type stands for a tag that no declared type has.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

    /// Whether the system or the program declares the type.
    public var isDeclared: Bool { !isDynamic }

    /// Whether the type is one of the system's own.
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// Every type that this one conforms to.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var rest = parents
        while let next = rest.popLast() {
            if found.insert(UTType(declared: next)).inserted { rest += UTType(declared: next).parents }
        }
        return found
    }

    private var parents: [String] { DeclaredType.byIdentifier[identifier]?.parents ?? ownParents }

    /// Whether the type is `type`, or one of its kinds.
    public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

    /// Whether the type is one of `type`'s kinds, and not `type` itself.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether `type` is one of this type's kinds, and not this type itself.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    // A type is its identifier.
    public static func == (left: UTType, right: UTType) -> Bool { left.identifier == right.identifier }

    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { identifier }
    public var debugDescription: String { identifier }
}

extension UTType: Codable {
    /// Reads the identifier, a string alone; any string makes a type.
    public init(from decoder: any Decoder) throws {
        self.init(exportedAs: try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}
