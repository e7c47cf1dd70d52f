import GalleyGraph

/// Something that a text renderer wants to know of a part of a text.
public protocol TextAttribute {}

extension Text {
    /// Attaches a value to the text, for text renderers that look for values of its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        changed { segment in
            let key = ObjectIdentifier(T.self)
            segment.attributes[key] = segment.attributes[key] ?? value
        }
    }
}
