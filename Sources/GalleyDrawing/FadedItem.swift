extension DrawItem {
    /// What looks like the item as a separate picture that fades, where no such picture is needed: the item does not cover itself
    /// and is of one paint.
    package func faded(to opacity: Double) -> DrawItem? {
        guard opacity >= 0, opacity <= 1,
            // Groups may lie thousands deep; one paint lies in a few.
            let (mark, groups) = [self].singleMark(in: { $0.effect == nil && $0.depth < 8 }),
            let faded = mark.fadedMark(to: opacity)
        else { return nil }
        return groups.reversed().reduce(faded) { item, group in
            .group(DrawGroup(tag: group.tag, transform: group.transform, clip: group.clip, [item]))
        }
    }

    private func fadedMark(to opacity: Double) -> DrawItem? {
        switch self {
        case .fill(let path, let paint, let style):
            return paint.faded(to: opacity).map { .fill(path, $0, style) }
        case .stroke(let path, let paint, let style):
            return paint.faded(to: opacity).map { .stroke(path, $0, style) }
        case .glyphs(let run, let origin, let paint, let pictures):
            guard pictures.isEmpty else { return nil }
            return paint.faded(to: opacity).map { .glyphs(run, origin: origin, $0, pictures: pictures) }
        case .image, .group: return nil
        }
    }
}

extension Paint {
    fileprivate func faded(to opacity: Double) -> Paint? {
        guard case .color(let color) = self else { return nil }
        return .color(color.usable.multiplyingAlpha(by: opacity))
    }
}
