/// What a node shows, or does where the view is alive: the whole of it, in one file for each type.
///
/// A new content is a new type: nothing else asks which one a node has. The requirements have no defaults, so that none of them is
/// forgotten: who draws, touches, moves, reads or checks a node asks its content.
@MainActor
package protocol NodeContent: AnyObject {
    /// Draws the content where its node lies. `inside` draws the views inside the node, given where the node's space begins.
    func draw(_ place: NodePlace, with painter: inout Painter, inside: (inout Painter, CGPoint) -> Void)
    /// What lies at a point of the space that the place is given in, the innermost first; nil where nothing does. `inside` looks at the
    /// views inside the node.
    func hit(_ point: CGPoint, in place: NodePlace, inside: (CGPoint) -> [LivePlace]?) -> [LivePlace]?
    /// Where the views inside are shown.
    func geometry(in place: NodePlace) -> EffectGeometry
    /// What moves of it by itself where it changes under an animation; nil where it jumps.
    var motion: Motion? { get }
    /// What of it is shown on the way where its node goes to another place.
    var frameWay: FrameWay { get }
    /// What it is to who reads the view.
    var medium: ContentMedium { get }
    /// The text, or the symbol's or asset's name, where the content itself has one.
    var ownLabel: String? { get }
    /// Whether it draws anything that can be seen.
    var isSeen: Bool { get }
}

/// What of a node is shown on the way where the node goes to another place.
package enum FrameWay {
    /// Nothing: what lies inside moves by itself.
    case inside
    /// Its place and its size.
    case frame
    /// Its place; it has its new size at once.
    case place
    /// Its outline; what lies inside moves by itself.
    case outline
    /// Its place and its size, and what lies inside moves in the space of the node.
    case space
    /// Nothing, and what lies inside is scrolled: it jumps.
    case scrolled

    /// Whether the node's own frame is shown on the way.
    var hasFrame: Bool {
        switch self {
        case .frame, .place, .outline, .space: true
        case .inside, .scrolled: false
        }
    }
}

/// What a content is to who reads the view.
package enum ContentMedium {
    /// Nothing of its own: what lies inside counts.
    case inside
    case text
    case picture
    /// A picture whose name is made of words.
    case symbol
    /// Lines and colours that say nothing.
    case drawing
}

/// A node where it is drawn or touched.
@MainActor
package struct NodePlace {
    package let tree: ViewTree
    package let node: Int
    /// The node's frame, in the space in which it is drawn.
    package var rect: CGRect
    /// Whether views ask where they lie. What depends on that itself is left out then: it would depend on itself.
    package var isForLayout = false
}
