import Foundation
import GalleyGeometry

/// Items that are drawn as one. Its parts work in this order, the first outermost: the items are drawn, go through the
/// effect, are clipped, and the result goes through the transform into the space around. So the clip's path and the effect's
/// lengths are in the items' own space.
///
/// An object, so that a list of items is small and parts of a picture can be shared.
public final class DrawGroup: Sendable {
    /// Which view the items show, if they show one as a whole.
    public let tag: ViewTag?
    /// What the items mean, for formats that can say so; what they show if nil.
    public let semantics: Semantics?
    /// From the items' space to the one around.
    public let transform: CGAffineTransform
    /// Where the items can be seen; everywhere if nil.
    public let clip: DrawClip?
    /// What happens to the picture that the items are together; nothing if nil.
    public let effect: LayerEffect?
    /// How many groups lie inside each other here, this one counted.
    public let depth: Int
    /// The modes in which something here is combined with what lies below the group.
    package let blendModes: BlendModes
    // Written in `deinit` alone, to groups that nobody else has.
    private nonisolated(unsafe) var contents: [DrawItem]

    /// What is drawn, from back to front.
    public var items: [DrawItem] { contents }

    /// Makes a group; what is left out changes nothing.
    public init(
        tag: ViewTag? = nil, semantics: Semantics? = nil, transform: CGAffineTransform = .identity,
        clip: DrawClip? = nil, effect: LayerEffect? = nil,
        _ items: [DrawItem]
    ) {
        self.tag = tag
        self.semantics = semantics
        self.transform = transform
        self.clip = clip
        self.effect = effect
        depth = items.depth + (effect?.depth ?? 0) + 1
        let inner = items.blendModes
        blendModes = effect.map { $0.blendModes(of: inner) } ?? inner
        contents = items
    }

    /// The group with other items.
    package func holding(_ items: [DrawItem]) -> DrawGroup {
        DrawGroup(tag: tag, semantics: semantics, transform: transform, clip: clip, effect: effect, items)
    }

    /// Groups this deep are freed one after the other: each freeing the next from inside of itself would take more stack
    /// than there is.
    private static let deep = 200

    deinit {
        guard depth > Self.deep else { return }
        var waiting = contents
        contents = []
        while let item = waiting.popLast() {
            guard case .group(var group) = consume item, isKnownUniquelyReferenced(&group) else { continue }
            waiting += group.contents
            group.contents = []
        }
    }
}

extension LayerEffect {
    /// How many groups lie inside each other in what the effect itself draws.
    fileprivate var depth: Int {
        if case .mask(let mask) = self { mask.group.depth } else { 0 }
    }
}

extension [DrawItem] {
    /// How many groups lie inside each other at the most.
    package var depth: Int {
        var depth = 0
        for case .group(let group) in self { depth = Swift.max(depth, group.depth) }
        return depth
    }
}
