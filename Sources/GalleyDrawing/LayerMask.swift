import Foundation
import GalleyGeometry

/// What a group's picture is seen through: it is as opaque as these items are.
///
/// Equal masks are one object: drawn items are not compared.
public struct LayerMask: Hashable, Sendable {
    /// What is drawn as the mask, in the space of the items that it masks. Only its alpha counts.
    public let group: DrawGroup

    /// Makes a mask of items.
    public init(_ items: [DrawItem]) { group = DrawGroup(items) }

    public static func == (a: LayerMask, b: LayerMask) -> Bool { a.group === b.group }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(group)) }

    /// The mask as a clip, where it is one opaque filled path: that stays sharp in every format and costs less.
    package var clip: DrawClip? {
        var (items, transform) = (group.items, CGAffineTransform.identity)
        while items.count == 1 {
            switch items[0] {
            case .group(let group):
                guard group.clip == nil, group.effect == nil else { return nil }
                transform = group.transform.concatenating(transform)
                items = group.items
            case .fill(let path, .color(let color), let style):
                guard color.alpha >= 1, path.isDrawable else { return nil }
                return DrawClip(transform.isIdentity ? path : path.applying(transform), style)
            default: return nil
            }
        }
        return nil
    }
}
