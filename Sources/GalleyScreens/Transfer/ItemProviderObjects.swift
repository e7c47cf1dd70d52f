import Foundation
import GalleyUIKit

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    /// Texts.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.text"] }

    /// The text of bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(NSString(string: String(decoding: data, as: UTF8.self)))
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// URLs, of files too.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    /// The URL that bytes write.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(NSURL(string: String(decoding: data, as: UTF8.self)))
    }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// Image files.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.image"] }

    /// The picture of an image file's bytes.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(UIImage(data: data))
    }
}

extension UIColor: NSItemProviderWriting {}

extension NSItemProviderReading {
    /// An object of the class that is asked for.
    fileprivate static func made(_ object: NSObject?) throws -> Self {
        guard let object = object as? Self else {
            throw NSItemProviderError(description: "these bytes cannot be read as \(Self.self)")
        }
        return object
    }
}

extension NSItemProvider {
    /// Whether a value of a type can be had, such as `String.self` or `URL.self`.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Gives a value of a type to a handler, or why there is none.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable & SendableMetatype>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        read(T._ObjectiveCType.self) { object, error in
            var value: T?
            if let object { T._conditionallyBridgeFromObjectiveC(object, result: &value) }
            completionHandler(value, error)
        }
    }
}
