import GalleyGraph

/// Lets the value of a control be changed without a finger, where it is alive.
package nonisolated struct AdjustModifier: PrimitiveModifier {
    private let kind: String
    private let interaction: Interaction

    /// By keys.
    ///
    /// - Parameter adjust: Told by how many steps; fewer than none make the value smaller.
    package init(_ adjust: @escaping (Int) -> Void) { self.init(kind: "adjust", .adjust(adjust)) }

    private init(kind: String, _ interaction: Interaction) { (self.kind, self.interaction) = (kind, interaction) }

    /// By a control of the page's.
    ///
    /// - Parameter choose: Told the value as HTML has it.
    package static func choosing(_ choose: @escaping (String) -> Void) -> AdjustModifier {
        AdjustModifier(kind: "choose", .choose(choose))
    }

    @MainActor package static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        guard builder.live != nil else { return Base._build(content, into: builder) }
        let interaction = InteractionContent(modifier.interaction, isEnabled: builder.environment.isEnabled)
        builder.wrap({ Base._build(content, into: builder) }, NodeItem(modifier.kind, interaction)) {
            builder.tree.addPassthrough(around: $0)
        }
    }
}

extension ViewHost {
    /// Makes the value of a control larger by steps, or smaller, as arrow keys do. Returns whether it has one that can be used.
    @discardableResult
    package func adjust(_ id: UInt64, by steps: Int) -> Bool {
        change(id) { interaction in
            guard case .adjust(let action) = interaction else { return false }
            action(min(max(steps, -100), 100))
            return true
        }
    }

    /// Gives a control the value that was chosen in the page's own. Returns whether it has one that can be used.
    @discardableResult
    package func choose(_ id: UInt64, _ value: String) -> Bool {
        change(id) { interaction in
            guard case .choose(let action) = interaction else { return false }
            action(value)
            return true
        }
    }

    /// Has the first of a control's interactions act that does.
    private func change(_ id: UInt64, _ act: (Interaction) -> Bool) -> Bool {
        var hasActed = false
        turn {
            guard let control = shown(id) else { return }
            let inside = Set(control.all.map(\.id))
            for place in core.tree.allPlaces() where place.key.map({ inside.contains($0.high) }) == true {
                guard let interaction = place.item?.enabledInteraction, act(interaction) else { continue }
                hasActed = true
                return
            }
        }
        return hasActed
    }
}
