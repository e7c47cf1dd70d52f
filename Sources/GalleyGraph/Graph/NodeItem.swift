/// What a node of the layout tree is and shows.
package struct NodeItem {
    /// SwiftUI's name of the type or modifier.
    package var kind: String
    /// What the node shows or does by itself; nil where there is only what lies inside.
    package var content: (any NodeContent)?
    private var details: Details?

    /// Kept apart: most nodes have none, and a tree holds an item for each.
    private final class Details {
        var label: String?
        var identifier: String?
        var spoken: Spoken?
        var role: Semantics.Role?
        var spokenName: String?
        var style: String?
        var value: ControlValue?
        var origin: ViewOrigin?
        var passage: PassagePart?

        init() {}

        init(copying other: Details) {
            label = other.label
            identifier = other.identifier
            spoken = other.spoken
            role = other.role
            spokenName = other.spokenName
            style = other.style
            value = other.value
            origin = other.origin
            passage = other.passage
        }
    }

    /// What a view says to assistive technology; apart, because it is large and few say anything.
    private final class Spoken {
        let properties: AccessibilityProperties

        init(_ properties: AccessibilityProperties) { self.properties = properties }
    }

    /// Changes the details, or a copy where other items share them.
    private mutating func changeDetails(_ change: (Details) -> Void) {
        if details == nil {
            details = Details()
        } else if !isKnownUniquelyReferenced(&details), let shared = details {
            details = Details(copying: shared)
        }
        if let details { change(details) }
    }

    package init(_ kind: String, label: String? = nil, _ content: (any NodeContent)? = nil) {
        self.kind = kind
        self.content = content
        if let label { changeDetails { $0.label = label } }
    }

    /// The kind of a view of a separate type. Not inlined: where the optimizer sees which type it is, it writes a private one's name with
    /// a hash.
    @inline(never) package static func kind(of type: Any.Type) -> String { "\(type)" }

    /// The text, or the symbol's or asset's name.
    @MainActor package var label: String? { content?.ownLabel ?? details?.label }

    /// Whether the node waits for the layout. Only the pointer to the type is compared.
    var isDeferred: Bool { content.map { type(of: $0) == DeferredContent.self } ?? false }

    /// What `accessibilityIdentifier` says.
    package var identifier: String? {
        get { details?.identifier }
        set { changeDetails { $0.identifier = newValue } }
    }

    /// What stands for the style of a control that cannot be used.
    package static let disabledStyle = "disabled"

    /// The type of a control's style, where one was set.
    package var style: String? {
        get { details?.style }
        set { changeDetails { $0.style = newValue } }
    }

    /// What a control's value is, where it has one.
    package var value: ControlValue? {
        get { details?.value }
        set { changeDetails { $0.value = newValue } }
    }

    /// What the view says to assistive technology, where it says anything.
    package var accessibility: AccessibilityProperties? {
        get { details?.spoken?.properties }
        set { changeDetails { $0.spoken = newValue.map(Spoken.init) } }
    }

    /// What the view is by its kind, where documents can say so.
    package var role: Semantics.Role? {
        get { details?.role }
        set { changeDetails { $0.role = newValue } }
    }

    /// What someone wrote for readers of a picture.
    package var spokenName: String? {
        get { details?.spokenName }
        set { changeDetails { $0.spokenName = newValue } }
    }

    /// What moves the view when it comes and goes.
    package var passage: PassagePart? {
        get { details?.passage }
        set { changeDetails { $0.passage = newValue } }
    }

    /// Where in the source the view comes from, where that is noted.
    package var origin: ViewOrigin? {
        get { details?.origin }
        set { changeDetails { $0.origin = newValue } }
    }
}
