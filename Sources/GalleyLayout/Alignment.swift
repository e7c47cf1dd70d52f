import Foundation
import GalleyEngine

/// A type that names an alignment guide and gives its default value.
public protocol AlignmentID: SendableMetatype {
    /// The guide's place in a view that does not say otherwise, in points from the view's left or top.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// What a guide is to the engine: one of the eight it knows, or a user's.
package enum AlignmentKey: Sendable, Hashable {
    case known(GuideKey)
    case custom(any AlignmentID.Type)

    package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        switch (a, b) {
        case (.known(let a), .known(let b)): a == b
        case (.custom(let a), .custom(let b)): a == b
        default: false
        }
    }

    package func hash(into hasher: inout Hasher) {
        switch self {
        case .known(let key): hasher.combine(key)
        case .custom(let id): hasher.combine(ObjectIdentifier(id))
        }
    }
}

/// A guide that measures along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide that `id` names.
    public init(_ id: any AlignmentID.Type) { key = .custom(id) }

    /// The edge where rows begin: left in left-to-right layouts. Its default is 0 (rules.md §5.1).
    public static let leading = HorizontalAlignment(key: .known(.leading))
    /// The middle; its default is half the width (rules.md §5.1).
    public static let center = HorizontalAlignment(key: .known(.horizontalCenter))
    /// The edge where rows end; its default is the width (rules.md §5.1).
    public static let trailing = HorizontalAlignment(key: .known(.trailing))
}

/// A guide that measures along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    package init(key: AlignmentKey) { self.key = key }

    /// The guide that `id` names.
    public init(_ id: any AlignmentID.Type) { key = .custom(id) }

    /// The upper edge; its default is 0 (rules.md §5.1).
    public static let top = VerticalAlignment(key: .known(.top))
    /// The middle; its default is half the height (rules.md §5.1).
    public static let center = VerticalAlignment(key: .known(.verticalCenter))
    /// The lower edge; its default is the height (rules.md §5.1).
    public static let bottom = VerticalAlignment(key: .known(.bottom))
    /// The baseline of the topmost line of text; the bottom edge where there is no text.
    public static let firstTextBaseline = VerticalAlignment(key: .known(.firstTextBaseline))
    /// The baseline of the bottommost line of text; the bottom edge where there is no text.
    public static let lastTextBaseline = VerticalAlignment(key: .known(.lastTextBaseline))
}

/// A guide on each axis.
public struct Alignment: Equatable, Sendable {
    /// The guide along the width.
    public var horizontal: HorizontalAlignment
    /// The guide along the height.
    public var vertical: VerticalAlignment

    /// Pairs two guides, one for each axis.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Centred both ways.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edge, centred in height.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edge, centred in height.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The upper edge, centred in width.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The lower edge, centred in width.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The corner where the first row begins.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The corner where the first row ends.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The corner where the last row begins.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The corner where the last row ends.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    /// The first line of text, centred in width (rules.md §5.6).
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    /// The last line of text, centred in width (rules.md §5.6).
    public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
    /// The first line of text and the leading edge (rules.md §5.6).
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    /// The last line of text and the leading edge (rules.md §5.6).
    public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
    /// The first line of text and the trailing edge (rules.md §5.6).
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    /// The last line of text and the trailing edge (rules.md §5.6).
    public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

extension LayoutTree {
    /// This tree's name for a guide.
    package func key(_ alignment: AlignmentKey, _ axis: LayoutAxis) -> GuideKey {
        switch alignment {
        case .known(let key): key
        case .custom(let id): key(for: CustomGuide(id: id, axis: axis))
        }
    }

    package func key(_ alignment: HorizontalAlignment) -> GuideKey { key(alignment.key, .horizontal) }
    package func key(_ alignment: VerticalAlignment) -> GuideKey { key(alignment.key, .vertical) }
}

/// A user's guide, as the engine meets it.
final class CustomGuide: GuideDelegate {
    let id: any AlignmentID.Type

    init(id: any AlignmentID.Type, axis: LayoutAxis) {
        self.id = id
        super.init(axis: axis)
    }

    override func defaultValue(_ dimensions: Dimensions) -> Double {
        let value = Double(id.defaultValue(in: ViewDimensions(dimensions)))
        return value.isFinite ? value : 0
    }

    override func isSame(as other: GuideDelegate) -> Bool {
        guard let other = other as? CustomGuide else { return false }
        return other.id == id && other.axis == axis
    }
}

/// A view's size and alignment guides for one proposal, in the view's own space.
public struct ViewDimensions: Equatable {
    let dimensions: Dimensions

    package init(_ dimensions: Dimensions) { self.dimensions = dimensions }

    /// The width in points.
    public var width: CGFloat { CGFloat(dimensions.size.width) }
    /// The height in points.
    public var height: CGFloat { CGFloat(dimensions.size.height) }

    /// The guide's value: explicit where some view gives one, else its default for this size.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        if case .known(let key) = guide.key { return CGFloat(dimensions.guide(key)) }
        return CGFloat(dimensions.guide(dimensions.pass.tree.key(guide)))
    }

    /// The guide's value: explicit where some view gives one, else its default for this size.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        if case .known(let key) = guide.key { return CGFloat(dimensions.guide(key)) }
        return CGFloat(dimensions.guide(dimensions.pass.tree.key(guide)))
    }

    /// The guide's explicit value, or nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
        dimensions.explicitGuide(dimensions.pass.tree.key(guide)).map { CGFloat($0) }
    }

    /// The guide's explicit value, or nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
        dimensions.explicitGuide(dimensions.pass.tree.key(guide)).map { CGFloat($0) }
    }

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
        a.dimensions.node == b.dimensions.node && a.dimensions.size == b.dimensions.size
            && a.dimensions.proposal == b.dimensions.proposal
    }
}
