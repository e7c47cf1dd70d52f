import Foundation

extension UIPasteboard.Content {
    /// The type that content of its kind has where none is named.
    var type: String {
        switch self {
        case .string: "public.utf8-plain-text"
        case .url: "public.url"
        case .image: "public.png"
        case .color: "com.apple.uikit.color"
        case .data: "public.data"
        }
    }

    /// Foundation's and UIKit's values; nil for others, which no pasteboard takes.
    init?(_ value: Any) {
        switch value {
        case let value as String: self = .string(value)
        case let value as URL: self = .url(value)
        case let value as UIImage: self = .image(value)
        case let value as UIColor: self = .color(value)
        case let value as Data: self = .data(value)
        default: return nil
        }
    }

    /// The value that was put there.
    var value: Any {
        switch self {
        case .string(let value): value
        case .url(let value): value
        case .image(let value): value
        case .color(let value): value
        case .data(let value): value
        }
    }

    var string: String? { if case .string(let value) = self { value } else { nil } }
    var url: URL? { if case .url(let value) = self { value } else { nil } }
    var image: UIImage? { if case .image(let value) = self { value } else { nil } }
    var color: UIColor? { if case .color(let value) = self { value } else { nil } }

    var data: Data? {
        switch self {
        case .string(let value): Data(value.utf8)
        case .url(let value): Data(value.absoluteString.utf8)
        case .image(let value): value.pngData()
        case .color: nil
        case .data(let value): value
        }
    }
}

extension UIPasteboard {
    private func all<Value>(_ value: (Content) -> Value?) -> [Value] {
        contents.items.compactMap { item in
            item.sorted { $0.key < $1.key }.compactMap { value($0.value) }.first
        }
    }

    private func put(_ values: [Content]) { replace { $0 = values.map { [$0.type: $0] } } }

    /// The first text; a new value takes the place of all items, and nil empties the pasteboard.
    public var string: String? {
        get { all(\.string).first }
        set { put([newValue.map { .string($0) }].compactMap { $0 }) }
    }

    /// All texts.
    public var strings: [String]? {
        get { all(\.string) }
        set { put((newValue ?? []).map { .string($0) }) }
    }

    /// The first URL; a new value takes the place of all items, and nil empties the pasteboard.
    public var url: URL? {
        get { all(\.url).first }
        set { put([newValue.map { .url($0) }].compactMap { $0 }) }
    }

    /// All URLs.
    public var urls: [URL]? {
        get { all(\.url) }
        set { put((newValue ?? []).map { .url($0) }) }
    }

    /// The first picture; a new value takes the place of all items, and nil empties the pasteboard.
    public var image: UIImage? {
        get { all(\.image).first }
        set { put([newValue.map { .image($0) }].compactMap { $0 }) }
    }

    /// All pictures.
    public var images: [UIImage]? {
        get { all(\.image) }
        set { put((newValue ?? []).map { .image($0) }) }
    }

    /// The first colour; a new value takes the place of all items, and nil empties the pasteboard.
    public var color: UIColor? {
        get { all(\.color).first }
        set { put([newValue.map { .color($0) }].compactMap { $0 }) }
    }

    /// All colours.
    public var colors: [UIColor]? {
        get { all(\.color) }
        set { put((newValue ?? []).map { .color($0) }) }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string != nil }
    /// Whether there is a URL.
    public var hasURLs: Bool { url != nil }
    /// Whether there is a picture.
    public var hasImages: Bool { image != nil }
    /// Whether there is a colour.
    public var hasColors: Bool { color != nil }

    /// All items, each by its types.
    public var items: [[String: Any]] {
        get { contents.items.map { $0.mapValues(\.value) } }
        set { setItems(newValue) }
    }

    /// Puts other items on the pasteboard. Values that are neither texts, URLs, pictures, colours nor data are left out.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        replace { $0 = items.map { $0.compactMapValues(Content.init) } }
    }

    /// Puts more items on the pasteboard.
    public func addItems(_ items: [[String: Any]]) {
        replace { $0 += items.map { $0.compactMapValues(Content.init) } }
    }

    /// Puts a value on the pasteboard, under a type such as `public.utf8-plain-text`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        replace { $0 = [[pasteboardType: value].compactMapValues(Content.init)] }
    }

    /// Puts data on the pasteboard.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
        replace { $0 = [[pasteboardType: .data(data)]] }
    }

    /// The first item's value of a type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        contents.items.first?[pasteboardType]?.value
    }

    /// The first item's data of a type.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        contents.items.first?[pasteboardType]?.data
    }

    /// Whether an item is of one of some types.
    public func contains(pasteboardTypes: [String]) -> Bool {
        contents.items.contains { item in pasteboardTypes.contains { item[$0] != nil } }
    }
}
