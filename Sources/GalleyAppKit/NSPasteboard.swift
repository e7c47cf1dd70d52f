import Foundation
import GalleyUIKit

/// AppKit's pasteboard.
///
/// It is a pasteboard of the view that is shown alone: what is put there can be read there, and no other program, and no other
/// person at the same view, sees it. A picture begins with an empty one.
open class NSPasteboard: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored but a pasteboard whose contents lie behind a lock.
    private let board: UIPasteboard

    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// A name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// That of the pasteboard that people copy to.
        public static let general = Name("Apple CFPasteboard general")
    }

    /// A type of what lies on a pasteboard.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The type's identifier.
        public let rawValue: String
        /// A type by its identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A type by its identifier.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// A URL.
        public static let URL = PasteboardType("public.url")
        /// A file's URL.
        public static let fileURL = PasteboardType("public.file-url")
        /// A picture as PNG.
        public static let png = PasteboardType("public.png")
        /// A picture as TIFF.
        public static let tiff = PasteboardType("public.tiff")
        /// Text with its look.
        public static let rtf = PasteboardType("public.rtf")
        /// A page of the web.
        public static let html = PasteboardType("public.html")
    }

    private init(_ board: UIPasteboard) {
        self.board = board
        super.init()
    }

    /// The pasteboard that people copy to.
    open class var general: NSPasteboard { NSPasteboard(UIPasteboard.general) }

    /// A pasteboard by its name.
    public init(name: Name) {
        board = UIPasteboard(name: UIPasteboard.Name(name.rawValue), create: true) ?? .general
        super.init()
    }

    /// How often what lies on the pasteboard has changed.
    open var changeCount: Int { board.changeCount }
    /// The types of what lies on the pasteboard.
    open var types: [PasteboardType]? { board.types.map(PasteboardType.init(rawValue:)) }

    /// Empties the pasteboard.
    @discardableResult
    open func clearContents() -> Int {
        board.items = []
        return board.changeCount
    }

    /// Says which types are to come, and empties the pasteboard.
    @discardableResult
    open func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Puts a text on the pasteboard, beside what lies there in other types.
    @discardableResult
    open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { put(string, dataType) }

    /// Puts data on the pasteboard, beside what lies there in other types.
    @discardableResult
    open func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        data.map { put($0, dataType) } ?? false
    }

    private func put(_ value: Any, _ type: PasteboardType) -> Bool {
        var item = board.items.first ?? [:]
        item[type.rawValue] = value
        board.items = [item]
        return true
    }

    /// The text of a type.
    open func string(forType dataType: PasteboardType) -> String? {
        board.value(forPasteboardType: dataType.rawValue) as? String
            ?? data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The data of a type.
    open func data(forType dataType: PasteboardType) -> Data? { board.data(forPasteboardType: dataType.rawValue) }
}
