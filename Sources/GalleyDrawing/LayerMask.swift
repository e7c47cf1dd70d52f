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
        guard let (mark, groups) = group.items.singleMark(in: { $0.clip == nil && $0.effect == nil }),
            case .fill(let path, .color(let color), let style) = mark, color.alpha >= 1, path.isDrawable
        else { return nil }
        let transform = groups.reduce(CGAffineTransform.identity) { $1.transform.concatenating($0) }
        return DrawClip(transform.isIdentity ? path : path.applying(transform), style)
    }
}
