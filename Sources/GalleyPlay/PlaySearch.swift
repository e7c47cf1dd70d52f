import Galley
import GalleyProtocol

/// Finds the views that a script names.
@MainActor
struct PlaySearch {
    private let player: Player
    private var host: ViewHost { player.host }

    init(_ player: Player) { self.player = player }

    /// A view that is called as asked, with the control that it belongs to.
    struct Match {
        var node: LiveNode
        var owner: LiveNode
    }

    /// The views that are called as asked, each once: a button and its text are one.
    func matches(_ target: PlayTarget) -> [LiveNode] { found(target).map(\.node) }

    /// The one view that is called as asked.
    ///
    /// - Parameter isUsed: Whether a finger is meant for it: then views that take one go before those that do not.
    func one(_ target: PlayTarget, isUsed: Bool = false) throws(PlayRefusal) -> LiveNode {
        var found = found(target)
        if found.isEmpty, PlayScrolling(player).search(for: target) { found = self.found(target) }
        guard !found.isEmpty else { throw missing(target, .notFound, "") }
        if let number = target.number {
            guard found.indices.contains(number - 1) else {
                throw PlayRefusal(
                    .notFound, "there are \(found.count) views called \(target.base), and none is number \(number)",
                    candidates(found))
            }
            return found[number - 1].node
        }
        if found.count > 1, isUsed { found = preferred(found) }
        guard found.count == 1 else {
            throw PlayRefusal(
                .ambiguous,
                "\(found.count) views are called \(target.base); write \(target.base)[1] to \(target.base)[\(found.count)], an "
                    + "identifier or a role", candidates(found))
        }
        return found[0].node
    }

    /// Of several, those that a finger reaches and that do something; all of them where that is none.
    private func preferred(_ found: [Match]) -> [Match] {
        let reached = found.filter { match in (try? host.tapPlace(of: match.node.id)) != nil }
        return reached.isEmpty ? found : reached
    }

    private func candidates(_ found: [Match]) -> [PlayElement] {
        let elements = PlayElements(host, tellsPaths: true)
        return found.prefix(Self.mostCandidates).map { elements.element($0.owner) }
    }

    private static let mostCandidates = 20

    // MARK: Names

    private func found(_ target: PlayTarget) -> [Match] {
        let roots = host.viewTree()
        guard target.way == .any else { return unique(roots) { Self.is($0, target) } }
        var byIdentifier = target
        byIdentifier.way = .identifier
        let identified = unique(roots) { Self.is($0, byIdentifier) }
        return identified.isEmpty ? unique(roots) { Self.is($0, target) } : identified
    }

    private static func `is`(_ node: LiveNode, _ target: PlayTarget) -> Bool {
        func fits(_ name: String?) -> Bool {
            guard let name = name.map(Self.typed) else { return false }
            let wanted = Self.typed(target.name)
            return target.isPart ? name.contains(wanted) : name == wanted
        }
        switch target.way {
        case .identifier: return fits(node.identifier)
        case .label: return fits(node.label)
        case .text: return (node.role == .text || node.kind == "Text") && fits(node.label)
        case .any: return fits(node.label) || node.role.isControl && fits(title(node))
        case .role:
            // XCUITest calls a bar's tabs buttons, too.
            guard node.role.rawValue == target.role || node.role == .tab && target.role == "button" else {
                return false
            }
            return target.name.isEmpty || fits(title(node)) || fits(node.identifier)
                || node.all.contains { fits($0.label) }
        case .point: return false
        }
    }

    /// A name as people type it: dates and numbers have spaces in them that do not break lines, and look as any other.
    private static func typed(_ name: String) -> String {
        guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name }
        return String(name.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    }

    private static func title(_ node: LiveNode) -> String {
        node.label ?? LiveElements.labels(in: node).joined(separator: ", ")
    }

    /// What fits, outside-in, one for each control.
    private func unique(_ roots: [LiveNode], _ fits: (LiveNode) -> Bool) -> [Match] {
        var matches: [Match] = []
        var known: Set<UInt64> = []
        func visit(_ node: LiveNode, control: LiveNode?, match: LiveNode?) {
            guard !node.isHidden else { return }
            var match = match
            // The outermost: a field in a row with a switch is none of its parts.
            let control = node.role.isControl ? node : control
            if fits(node.named(in: control)) {
                let owner = control ?? node.controlInModifiers ?? node
                // The button that opens a menu or a link, and the field inside a field's frame, are what they are in.
                let isPart =
                    match.map { $0.role == owner.role || [.menu, .link].contains($0.role) && owner.role == .button }
                    ?? false
                if !isPart || !owner.role.isControl, known.insert(owner.id).inserted {
                    matches.append(Match(node: node, owner: owner))
                }
                if match == nil, owner.role.isControl { match = owner }
            }
            for child in node.children { visit(child, control: control, match: match) }
        }
        for root in roots { visit(root, control: nil, match: nil) }
        return matches
    }

    // MARK: What is not there

    /// Nothing is called so; what is there is listed, what is called nearly so first.
    func missing(_ target: PlayTarget, _ code: PlayFault, _ when: String) -> PlayRefusal {
        let elements = PlayElements(host, tellsPaths: true).tree.flatMap(Self.flat)
        let named = elements.filter { !$0.label.isEmpty || $0.identifier != nil }
        let wanted = target.name.lowercased()
        let near = named.filter { element in
            [element.label, element.identifier ?? ""].contains { name in
                let name = name.lowercased()
                return !name.isEmpty && (name.contains(wanted) || wanted.contains(name))
            }
        }
        let others = named.filter { element in !near.contains { $0.id == element.id } }
        return PlayRefusal(
            code, "\(when)no view is called \(target.written)", Array((near + others).prefix(Self.mostCandidates)))
    }

    private static func flat(_ element: PlayElement) -> [PlayElement] {
        var own = element
        own.children = []
        return [own] + element.children.flatMap(flat)
    }
}

extension LiveNode {
    /// The view with the name that assistive technology has for a stepper's part, which shows a symbol alone.
    func named(in control: LiveNode?) -> LiveNode {
        guard control?.role == .stepper, role == .image, let name = label.flatMap({ Self.stepperParts[$0] }) else {
            return self
        }
        var named = self
        named.label = name
        return named
    }

    static let stepperParts = ["plus": "Increment", "minus": "Decrement"]
}

extension PlayTarget {
    /// As a script has it, without its number.
    var base: String {
        var target = self
        target.number = nil
        return target.written
    }
}
