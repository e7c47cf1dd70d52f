import SwiftUI

/// What a scene's view is offered, and where its frames are counted from.
public struct Stage: Sendable {
    /// What the view is offered.
    public var proposal: ProposedViewSize
    /// The window that the view is centered in, whose corner frames are counted from; nil: the view's own corner.
    public var window: CGSize?
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// Whether text has macOS's metrics instead of iOS's.
    public var isMac = false

    /// A window: the view is offered its size and centered in it.
    static func window(_ width: CGFloat, _ height: CGFloat) -> Stage {
        Stage(
            proposal: ProposedViewSize(width: width, height: height), window: CGSize(width: width, height: height))
    }

    /// A proposal; frames are counted from the view's corner.
    static func offered(_ width: CGFloat?, _ height: CGFloat?) -> Stage {
        Stage(proposal: ProposedViewSize(width: width, height: height))
    }

    /// The same at another number of pixels per point.
    func scale(_ scale: CGFloat) -> Stage {
        var copy = self
        copy.scale = scale
        return copy
    }

    /// The same on a Mac whose screen has two pixels to the point, as most recordings were made.
    var mac: Stage {
        var copy = self
        copy.scale = 2
        copy.isMac = true
        return copy
    }
}
