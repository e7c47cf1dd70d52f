import GalleyGraph

/// A view that takes the focus, and what around it is told.
@MainActor
struct FocusPlace {
    let key: Identity
    var target: FocusTarget
    let isEnabled: Bool
    /// The innermost first.
    var bindings: [FocusBinding] = []
    var submits: [(triggers: SubmitTriggers, action: () -> Void)] = []
    var keyPresses: [(action: (KeyPress) -> KeyPress.Result, keys: Set<KeyEquivalent>?, phases: KeyPress.Phases)] = []
    var commands: [(keys: Set<KeyEquivalent>, action: (KeyEquivalent) -> Void)] = []
}

extension ViewTree {
    /// The views that take the focus, in their order; where something lies over the window, those in the topmost.
    func focusPlaces() -> [FocusPlace] {
        let covers = context.options.chrome ? covers.dropLast() : covers[...]
        if let top = covers.last { return top.focusPlaces(inside: []) }
        return focusPlaces(inside: [])
    }

    private func focusPlaces(inside outer: [Interaction]) -> [FocusPlace] {
        var found: [FocusPlace] = []
        var open: [(node: Int, around: [Interaction])] = [(0, outer)]
        guard pass.count > 0 else { return [] }
        while var (node, around) = open.popLast() {
            guard !pass.isExcluded(node) else { continue }
            if let content = item(node)?.interaction {
                let (interaction, isEnabled) = (content.interaction, content.isEnabled)
                switch interaction {
                case .focusTarget(let target):
                    if let key = key(of: node) { found.append(Self.place(key, target, isEnabled, around)) }
                case .focusable(true):
                    if let key = key(of: node) {
                        found.append(Self.place(key, FocusTarget(text: nil), isEnabled, around))
                    }
                case .focusBinding, .submit, .submitScope, .keyPress, .command: around.append(interaction)
                default: break
                }
            }
            if let inner = inner[node] { found += inner.tree.focusPlaces(inside: around) }
            for child in pass.children(of: node).reversed() { open.append((child, around)) }
            node = 0
        }
        return found
    }

    private static func place(
        _ key: Identity, _ target: FocusTarget, _ isEnabled: Bool, _ around: [Interaction]
    ) -> FocusPlace {
        var place = FocusPlace(key: key, target: target, isEnabled: isEnabled)
        var isScoped = false
        for interaction in around.reversed() {
            switch interaction {
            case .focusBinding(let binding): place.bindings.append(binding)
            case .submit(let triggers, let action): if !isScoped { place.submits.append((triggers, action)) }
            case .submitScope(let isBlocking): isScoped = isScoped || isBlocking
            case .command(let keys, let action): place.commands.append((keys, action))
            case .keyPress(let action, let keys, let phases): place.keyPresses.append((action, keys, phases))
            default: break
            }
        }
        return place
    }
}
