import GalleyGraph

extension GeometryEffect {
    public func body(content: Content) -> Never { preconditionFailure("geometry effects are applied directly") }

    @MainActor public static func _build<Base: View>(
        _ modifier: Self, around content: Base, into builder: ViewTreeBuilder
    ) {
        builder.withInstalled(modifier) { modifier, builder in
            let effect = ProjectedEffect { modifier.effectValue(size: $0) }
            let isMirrored = builder.environment.layoutDirection == .rightToLeft
            let kind = (modifier as? ProjectionEffect)?.kind ?? NodeItem.kind(of: Self.self)
            let item = NodeItem(kind, EffectContent(isMirrored ? effect.mirrored : effect))
            let motion = {
                ValueMotion(modifier.animatableData) { data in
                    var moved = modifier
                    moved.animatableData = data
                    let effect = ProjectedEffect { [moved] in moved.effectValue(size: $0) }
                    return EffectContent(isMirrored ? effect.mirrored : effect)
                }
            }
            builder.wrap({ Base._build(content, into: builder) }, item, motion: motion) {
                builder.tree.addPassthrough(around: $0)
            }
        }
    }

    @MainActor public static func _list<Base: View>(
        _ modifier: Self, around content: Base, into elements: ViewElements
    ) {
        elements.change({ Base._list(content, into: elements) }) { segment in
            let make = segment.make
            segment.make = { index, builder in
                Self._build(modifier, around: ElementView { make(index, $0) }, into: builder)
            }
        }
    }
}

/// Transforms the picture of a view about its top left corner.
nonisolated private struct ProjectionEffect: GeometryEffect {
    let projection: ProjectionTransform
    /// What the author wrote.
    let kind: String

    nonisolated func effectValue(size: CGSize) -> ProjectionTransform { projection }
}

extension View {
    /// Transforms the picture of the view about its top left corner (rules.md §17.5).
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(ProjectionEffect(projection: transform, kind: "projectionEffect"))
    }

    /// Transforms the picture of the view about its top left corner (rules.md §17.5).
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(ProjectionEffect(projection: ProjectionTransform(transform), kind: "transformEffect"))
    }
}
