import GalleyGraph

/// Lets the value of a control be made larger and smaller by keys, where it is alive.
package nonisolated struct AdjustModifier: PrimitiveModifier {
    /// Told by how many steps; fewer than none make the value smaller.
    let adjust: (Int) -> Void

    package init(_ adjust: @escaping (Int) -> Void) { self.adjust = adjust }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard builder.live != nil else { return Base._build(content, into: builder) }
        let interaction = InteractionContent(.adjust(modifier.adjust), isEnabled: builder.environment.isEnabled)
        builder.wrap({ Base._build(content, into: builder) }, NodeItem("adjust", interaction)) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

extension ViewHost {
    /// Makes the value of a control larger by steps, or smaller, as arrow keys do. Returns whether it has one that can be used.
    @discardableResult
    package func adjust(_ id: UInt64, by steps: Int) -> Bool {
        var isAdjusted = false
        turn {
            guard let control = shown(id) else { return }
            let inside = Set(control.all.map(\.id))
            for place in core.tree.allPlaces() {
                guard case .adjust(let action)? = place.item?.enabledInteraction,
                    place.key.map({ inside.contains($0.high) }) == true
                else { continue }
                action(min(max(steps, -100), 100))
                isAdjusted = true
                return
            }
        }
        return isAdjusted
    }
}
