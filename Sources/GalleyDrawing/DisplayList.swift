import Foundation
import GalleyLayout
import GalleyText

/// A picture as a list of drawing commands, in points, y down, the origin at the top left. Exporters know nothing else.
public struct DisplayList: Sendable {
    /// The picture's size, in points.
    public var size: CGSize
    /// What is drawn, from back to front. Every push has its pop, properly nested; exporters ignore a pop without a push and
    /// pop what is left at the end.
    public var commands: [DrawCommand]

    /// Makes a picture.
    public init(size: CGSize, commands: [DrawCommand] = []) {
        self.size = size
        self.commands = commands
    }
}

/// One drawing step.
public enum DrawCommand: Sendable {
    /// Fills a path. Nothing is rounded to pixels: what shall be sharp lies on them.
    case fill(Path, Paint, FillStyle)
    /// Strokes a path's outline, centred on it.
    case stroke(Path, Paint, StrokeStyle)
    /// Draws shaped text. The glyphs' pen positions, which lie on the baseline, count from `origin`.
    case glyphs(GlyphRun, origin: CGPoint, Paint)
    /// Draws a picture into a rectangle.
    case image(Picture, in: CGRect, ImageStyle)
    /// Makes the following commands' coordinates pass through a transform first.
    case pushTransform(CGAffineTransform)
    /// Ends the latest `pushTransform`.
    case popTransform
    /// Restricts the following commands to the inside of a path.
    case pushClip(Path, FillStyle)
    /// Ends the latest `pushClip`.
    case popClip
    /// Draws the following commands as one picture of its own, which is then drawn with an effect.
    case pushLayer(LayerEffect)
    /// Ends the latest `pushLayer` and draws its picture.
    case popLayer
    /// Says that the following commands draw a view. It draws nothing itself.
    case beginView(ViewTag)
    /// Ends the latest `beginView`.
    case endView
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
