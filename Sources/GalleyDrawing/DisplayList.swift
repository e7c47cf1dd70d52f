import Foundation
import GalleyGeometry
import GalleyText

/// A picture as a tree of groups, in points, y down, the origin at the top left. Exporters know nothing else.
public struct DisplayList: Sendable {
    /// The picture's size, in points.
    public var size: CGSize
    /// What is drawn, from back to front.
    public var items: [DrawItem]

    /// Makes a picture.
    public init(size: CGSize, items: [DrawItem] = []) {
        self.size = size
        self.items = items
    }
}

/// One thing that is drawn.
public enum DrawItem: Sendable {
    /// Fills a path. Nothing is rounded to pixels: what shall be sharp lies on them.
    case fill(Path, Paint, FillStyle)
    /// Strokes a path's outline, centred on it.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws shaped text. The glyphs' pen positions, which lie on the baseline, count from `origin`. Glyphs that are pictures
    /// (an emoji's) are drawn as these, by the glyphs' numbers.
    case glyphs(GlyphRun, origin: CGPoint, Paint, pictures: [UInt32: GlyphPicture] = [:])
    /// Draws a picture into a rectangle.
    case image(Picture, in: CGRect, ImageStyle)
    /// Draws several items as one.
    case group(DrawGroup)

    /// Makes a group of items. `DrawGroup` says what the parts mean.
    public static func group(
        tag: ViewTag? = nil, semantics: Semantics? = nil, transform: CGAffineTransform = .identity,
        clip: DrawClip? = nil, effect: LayerEffect? = nil,
        _ items: [DrawItem]
    ) -> DrawItem {
        .group(
            DrawGroup(tag: tag, semantics: semantics, transform: transform, clip: clip, effect: effect, items))
    }
}

/// The inside of a path, to which drawing is restricted.
public struct DrawClip: Equatable, Sendable {
    /// The outline, in the points of the group that is clipped.
    public var path: Path
    /// Which rule says what is inside, and whether the edge is smoothed.
    public var style: FillStyle

    /// Makes a clip.
    public init(_ path: Path, _ style: FillStyle = FillStyle()) {
        self.path = path
        self.style = style
    }
}

/// Which view a part of the picture shows.
public struct ViewTag: Hashable, Sendable {
    /// The view's or modifier's type, as SwiftUI names it.
    public var kind: String
    /// Its text, the name of its symbol or picture, or nothing.
    public var label: String?
    /// What `accessibilityIdentifier` says.
    public var identifier: String?

    /// Makes a tag.
    public init(kind: String, label: String? = nil, identifier: String? = nil) {
        self.kind = kind
        self.label = label
        self.identifier = identifier
    }
}
