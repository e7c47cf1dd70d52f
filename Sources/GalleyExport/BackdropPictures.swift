import Foundation
import GalleyDrawing
import GalleyGeometry

/// Makes pictures of the glass in a display list, for documents: they cannot look at what they have drawn.
///
/// The picture up to the glass is drawn as pixels and lies where the glass is.
struct BackdropPictures: DrawMap {
    private let scale: Double
    /// Where it is there, a picture has no more pixels than its blur leaves to be seen.
    private let memory: BackdropMemory?
    private let size: CGSize
    private let background: ResolvedColor?
    /// How many pieces of glass become pictures; more are drawn as their tint.
    private var left = 64
    /// The groups around, each with the way from its items' space to the picture's.
    private var around: [(group: DrawGroup, toPicture: CGAffineTransform)] = []

    /// A list whose glass is pictures; the list itself where it has none.
    /// - Parameters:
    ///   - scale: Pixels to the point.
    ///   - memory: For pictures that are sent one after the other: what is there already. They have no more pixels than their blur leaves
    ///     to be seen.
    static func replacing(
        _ list: DisplayList, background: ResolvedColor?, scale: Double = 2, memory: BackdropMemory? = nil
    ) -> DisplayList {
        defer { memory?.endPicture() }
        var search = BackdropSearch()
        list.items.walk(&search)
        guard search.isFound else { return list }
        var made = BackdropPictures(scale: scale, memory: memory, size: list.size, background: background)
        return DisplayList(size: list.size, items: list.items.mapped(by: &made))
    }

    private init(scale: Double, memory: BackdropMemory?, size: CGSize, background: ResolvedColor?) {
        (self.scale, self.memory, self.size, self.background) = (scale, memory, size, background)
    }

    func mark(_ mark: DrawItem) -> [DrawItem] { [mark] }

    mutating func enter(_ group: DrawGroup, made: [[DrawItem]]) -> DrawMapStep {
        let toPicture = group.transform.concatenating(around.last?.toPicture ?? .identity)
        if let painted = group.paintedBackdrop { return .replaced([.group(painted)]) }
        if case .backdrop(let backdrop) = group.effect {
            let radius = backdrop.radius * Double(toPicture.stretch)
            let items: [DrawItem]
            if memory != nil {
                // A browser mixes neighbouring pixels, and they have to be glass, too. The edge itself is the mask's.
                let margin = max(4, 1.5 / coarseScale(radius)) / max(Double(toPicture.stretch), 1e-3)
                items = beyondEdges(group.widened(by: CGFloat(margin)), made)
            } else {
                items = behind(group, made)
            }
            return .replaced([picture(of: group, radius: radius, toPicture, items) ?? .group(group)])
        }
        around.append((group, toPicture))
        return .inside
    }

    mutating func leave(_ group: DrawGroup, _ items: [DrawItem]) -> [DrawItem] {
        around.removeLast()
        return [.group(group.holding(items))]
    }

    /// What of the picture lies behind a piece of glass, which is the last of it.
    private func behind(_ glass: DrawGroup, _ made: [[DrawItem]]) -> [DrawItem] {
        var items = made[around.count] + [.group(glass)]
        for (depth, outer) in around.enumerated().reversed() {
            // What lies inside sees nothing of what lies below.
            if outer.group.effect?.isPictureOfItsOwn == true { return [.group(transform: outer.toPicture, items)] }
            items = made[depth] + [.group(outer.group.holding(items))]
        }
        return items
    }

    /// Three pixels to the blur's radius: lines between the pixels then differ from the blur by less than a shade of 255, for a step's
    /// curve bends by 0.242 over the radius' square at most. At least a pixel to four points.
    private func coarseScale(_ radius: Double) -> Double { min(scale, max(0.25, 3 / max(radius, 1e-3))) }

    /// The same for glass that continues beyond its edges, and beyond those of the clips around it.
    private func beyondEdges(_ glass: DrawGroup, _ made: [[DrawItem]]) -> [DrawItem] {
        var (below, top) = (made[around.count], DrawItem.group(glass))
        for (depth, outer) in around.enumerated().reversed() {
            if outer.group.effect?.isPictureOfItsOwn == true {
                return [.group(transform: outer.toPicture, below + [top])]
            }
            below = made[depth] + [.group(outer.group.holding(below))]
            top = .group(transform: outer.group.transform, effect: outer.group.effect, [top])
        }
        return below + [top]
    }

    /// The picture of one piece of glass, with all that lies under it, cut off where the glass ends.
    private mutating func picture(
        of glass: DrawGroup, radius: Double, _ toPicture: CGAffineTransform, _ items: [DrawItem]
    ) -> DrawItem? {
        guard left > 0, toPicture.a * toPicture.d != toPicture.b * toPicture.c,
            let own = glass.items.bounds?.applying(toPicture)
        else { return nil }
        left -= 1
        // As much as the glass blurs, of what is in the picture: beyond its edge there is nothing.
        let reach = CGFloat(radius * GaussianBlur.reach + 2)
        let minX = max(own.minX - reach, 0).rounded(.down)
        let maxX = min(own.maxX + reach, size.width).rounded(.up)
        let minY = max(own.minY - reach, 0).rounded(.down)
        let maxY = min(own.maxY + reach, size.height).rounded(.up)
        guard maxX > minX, maxY > minY else { return nil }
        let room = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        let scale = min(
            memory == nil ? self.scale : coarseScale(radius), (16e6 / Double(room.width * room.height)).squareRoot())
        guard let image = image(of: items, in: room, scale: scale) else { return nil }
        let drawn = CGSize(width: Double(image.pixelWidth) / scale, height: Double(image.pixelHeight) / scale)
        let rect = CGRect(origin: room.origin, size: drawn)
        // What lies under the glass has been said where it stands.
        let shown = DrawItem.group(
            semantics: Semantics(.decoration), transform: toPicture.inverted(),
            [.image(.raster(image), in: rect, ImageStyle())])
        let mask = LayerMask(glass.items)
        let seen: DrawItem =
            if let clip = mask.clip { .group(clip: clip, [shown]) } else { .group(effect: .mask(mask), [shown]) }
        return .group(tag: glass.tag, semantics: glass.semantics, transform: glass.transform, clip: glass.clip, [seen])
    }

    /// Items as pixels, the one that is there already where it is the same.
    private func image(of items: [DrawItem], in room: CGRect, scale: Double) -> RasterImage? {
        // The last pixel of a row and of a column may lie beyond the room.
        let seen =
            memory == nil ? items : items.drawing(in: room.insetBy(dx: CGFloat(-1 / scale), dy: CGFloat(-1 / scale)))
        let source = BackdropMemory.Source(items: seen, room: room, scale: scale, background: background)
        if let known = memory?.image(of: source) { return known }
        let corner = CGAffineTransform(translationX: -room.minX, y: -room.minY)
        let list = DisplayList(size: room.size, items: [.group(transform: corner, seen)])
        guard let image = try? PNGExporter(scale: scale, background: background).image(for: list) else { return nil }
        memory?.note(image, of: source)
        return image
    }
}

extension CGAffineTransform {
    /// How much longer lines become, on the mean.
    fileprivate var stretch: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension DrawGroup {
    fileprivate var isBackdrop: Bool { if case .backdrop = effect { true } else { false } }

    /// The same glass on the rectangle around it.
    fileprivate func widened(by margin: CGFloat) -> DrawGroup {
        guard let bounds = items.bounds, bounds.isDrawable else { return self }
        let around = Path(bounds.insetBy(dx: -margin, dy: -margin))
        let whole = DrawItem.fill(around, .color(ResolvedColor(red: 0, green: 0, blue: 0)), FillStyle())
        return DrawGroup(transform: transform, effect: effect, [whole])
    }

    /// The same in the colour that documents have for it; nil where they have none.
    fileprivate var paintedBackdrop: DrawGroup? {
        guard case .backdrop(let backdrop) = effect, let color = backdrop.documentColor else { return nil }
        let painted = items.compactMap { item -> DrawItem? in
            guard case .fill(let path, .color, let style) = item else { return nil }
            return .fill(path, .color(color), style)
        }
        guard painted.count == items.count else { return nil }
        return DrawGroup(tag: tag, semantics: semantics, transform: transform, clip: clip, effect: nil, painted)
    }
}

/// Whether there is glass anywhere.
private struct BackdropSearch: DrawWalk {
    var isFound = false

    mutating func visit(_ mark: DrawItem) -> Bool { true }
    mutating func enter(_ group: DrawGroup) -> DrawStep {
        isFound = isFound || group.isBackdrop
        return isFound ? .end : .inside
    }
}
