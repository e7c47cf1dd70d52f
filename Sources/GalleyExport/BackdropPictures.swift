import Foundation
import GalleyDrawing
import GalleyGeometry

/// Makes pictures of the glass in a display list, for documents: they cannot look at what they have drawn.
///
/// The picture up to the glass is drawn as pixels and lies where the glass is.
struct BackdropPictures {
    private let scale: Double
    private let size: CGSize
    private let background: ResolvedColor?
    /// How many pieces of glass become pictures; more are drawn as their tint.
    private var left = 64

    /// A list whose glass is pictures; the list itself where it has none.
    /// - Parameter scale: Pixels to the point.
    static func replacing(_ list: DisplayList, background: ResolvedColor?, scale: Double = 2) -> DisplayList {
        var made = BackdropPictures(scale: scale, size: list.size, background: background)
        var result = list
        LargeStack.run(depth: list.items.depth) {
            if list.items.holdsBackdrop { result.items = made.replaced(list.items, .identity, behind: { $0 }) }
        }
        return result
    }

    private init(scale: Double, size: CGSize, background: ResolvedColor?) {
        (self.scale, self.size, self.background) = (scale, size, background)
    }

    /// - Parameters:
    ///   - toPicture: From the items' space to the picture's.
    ///   - behind: The items of a whole picture, given those of this one up to some place.
    private mutating func replaced(
        _ items: [DrawItem], _ toPicture: CGAffineTransform, behind: ([DrawItem]) -> [DrawItem]
    ) -> [DrawItem] {
        var result: [DrawItem] = []
        for item in items {
            guard case .group(let group) = item, group.items.holdsBackdrop || group.isBackdrop else {
                result.append(item)
                continue
            }
            let place = group.transform.concatenating(toPicture)
            let before = result
            if group.isBackdrop {
                result.append(picture(of: group, place, behind(before + [item])) ?? item)
                continue
            }
            func wrap(_ inner: [DrawItem]) -> DrawItem {
                .group(
                    tag: group.tag, semantics: group.semantics, transform: group.transform, clip: group.clip,
                    effect: group.effect, inner)
            }
            let inner: [DrawItem]
            if group.isPictureOfItsOwn {
                // What lies inside sees nothing of what lies below.
                inner = replaced(group.items, place) { [.group(transform: place, $0)] }
            } else {
                inner = replaced(group.items, place) { behind(before + [wrap($0)]) }
            }
            result.append(wrap(inner))
        }
        return result
    }

    /// The picture of one piece of glass, with all that lies under it, cut off where the glass ends.
    private mutating func picture(of glass: DrawGroup, _ toPicture: CGAffineTransform, _ items: [DrawItem]) -> DrawItem?
    {
        guard left > 0, toPicture.a * toPicture.d != toPicture.b * toPicture.c,
            case .backdrop(let backdrop) = glass.effect, let own = glass.items.bounds?.applying(toPicture)
        else { return nil }
        left -= 1
        // As much as the glass blurs, of what is in the picture: beyond its edge there is nothing.
        let stretch = Double(abs(toPicture.a * toPicture.d - toPicture.b * toPicture.c).squareRoot())
        let reach = CGFloat(backdrop.radius * stretch * GaussianBlur.reach + 2)
        let minX = max(own.minX - reach, 0).rounded(.down)
        let maxX = min(own.maxX + reach, size.width).rounded(.up)
        let minY = max(own.minY - reach, 0).rounded(.down)
        let maxY = min(own.maxY + reach, size.height).rounded(.up)
        guard maxX > minX, maxY > minY else { return nil }
        let room = CGSize(width: maxX - minX, height: maxY - minY)
        let corner = CGAffineTransform(translationX: -minX, y: -minY)
        let list = DisplayList(size: room, items: [.group(transform: corner, items)])
        let scale = min(self.scale, (16e6 / Double(room.width * room.height)).squareRoot())
        guard let image = try? PNGExporter(scale: scale, background: background).image(for: list) else { return nil }
        let drawn = CGSize(width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
        let rect = CGRect(origin: CGPoint(x: minX, y: minY), size: drawn)
        // What lies under the glass has been said where it stands.
        let shown = DrawItem.group(
            semantics: Semantics(.decoration), transform: toPicture.inverted(),
            [.image(.raster(image), in: rect, ImageStyle())])
        let mask = LayerMask(glass.items)
        let seen: DrawItem =
            if let clip = mask.clip { .group(clip: clip, [shown]) } else { .group(effect: .mask(mask), [shown]) }
        return .group(tag: glass.tag, semantics: glass.semantics, transform: glass.transform, clip: glass.clip, [seen])
    }
}

extension DrawGroup {
    fileprivate var isBackdrop: Bool { if case .backdrop = effect { true } else { false } }

    /// Whether the group is drawn by itself before it meets what lies below.
    fileprivate var isPictureOfItsOwn: Bool {
        switch effect {
        case nil, .shadow: false
        case .some(let effect): effect.isVisible
        }
    }
}

extension [DrawItem] {
    /// Whether there is glass anywhere inside.
    fileprivate var holdsBackdrop: Bool {
        contains { item in
            guard case .group(let group) = item else { return false }
            return group.isBackdrop || group.items.holdsBackdrop
        }
    }
}
