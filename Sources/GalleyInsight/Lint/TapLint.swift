import GalleyEngine
import GalleyGraph
import GalleyLive

// What is hard to hit with a finger.

extension LayoutLint {
    /// The least length that a finger hits well, in points: Human Interface Guidelines, "Buttons" and "Accessibility".
    private static let leastLength: CGFloat = 44

    /// Buttons and views with a tap gesture that are small, or lie over each other.
    var tapTargets: [(Int, LayoutFinding)] {
        let targets = shown.filter { isTarget($0) && !isDisabled($0.id) }
        var found: [(Int, LayoutFinding)] = []
        for target in targets {
            let area = area(target)
            guard min(area.width, area.height) < Self.leastLength - 0.01, area.width > 0, area.height > 0 else {
                continue
            }
            found.append(
                finding(
                    .tapTarget, target.id,
                    "\(named(target)) is \(Wording.size(area.size)), and a finger needs 44×44.",
                    fix: "frame(minWidth: 44, minHeight: 44) on the label, with contentShape(Rectangle())"))
        }
        for (index, target) in targets.enumerated() {
            for other in targets[(index + 1)...] where overlaps(target, other) {
                let common = area(target).intersection(area(other))
                found.append(
                    finding(
                        .tapOverlap, other.id,
                        "\(named(other)) and \(named(target)) lie over each other by \(Wording.size(common.size)): the one in front gets the taps there.",
                        fix: "room between them; or a smaller contentShape"))
            }
        }
        return found
    }

    private func named(_ node: LayoutExplanation.Node) -> String {
        let isModifier = node.kind.first?.isLowercase ?? false
        let label = descendants(of: node.id).compactMap(\.label).first
        let kind = isModifier ? explanation.nodes[words.content(of: node.id)].kind : node.kind
        return label.map { "\(kind) \"\(Wording.excerpt($0, 24))\"" } ?? kind
    }

    private func isTarget(_ node: LayoutExplanation.Node) -> Bool {
        guard isTapped(node), !isTransformed(node.id) else { return false }
        // Rows, bars and system controls are as large as the system makes them, and so are its button styles.
        let around = ancestors(of: node.id)
        if around.contains(where: { isTapped($0) || Self.systemParts.contains($0.kind) || $0.kind.hasSuffix("Bar") }) {
            return false
        }
        let style = item(node.id)?.style ?? ""
        return !Self.systemStyles.contains { style.hasPrefix($0) }
    }

    private func isTapped(_ node: LayoutExplanation.Node) -> Bool {
        if Self.tapped.contains(node.kind) { return true }
        // A gesture that is disabled gets no taps.
        guard case .gesture(let attached)? = item(node.id)?.enabledInteraction else { return false }
        return attached.mask != .none && attached.mask != .subviews && attached.gesture is any TapLikeGesture
    }

    private static let tapped: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]
    private static let systemParts: Set<String> = [
        "List", "Form", "Picker", "Stepper", "DatePicker", "Toggle", "Slider", "TextField", "SecureField", "TextEditor",
        "ColorPicker", "Gauge", "ProgressView", "TabView", "toolbar", "ShareLink", "DisclosureGroup", "ControlGroup",
        "searchable", "Toolbar", "BarRow", "confirmationDialog", "alert", "DateField", "NavigationBar", "EditButton",
        "ContentUnavailableView",
    ]
    private static let systemStyles = ["Bordered", "Glass", "DefaultMenu", "BorderedProminent"]

    /// Where taps count: the view's place, or the content shape around its label.
    private func area(_ node: LayoutExplanation.Node) -> CGRect {
        var area = node.frame
        for part in descendants(of: node.id) {
            guard case .contentShape(_, let path, _)? = item(part.id)?.interaction?.interaction else { continue }
            let outline = path(CGRect(origin: .zero, size: part.frame.size)).boundingRect
            area = area.union(outline.offsetBy(dx: part.frame.minX, dy: part.frame.minY))
        }
        return area
    }

    private func overlaps(_ a: LayoutExplanation.Node, _ b: LayoutExplanation.Node) -> Bool {
        let common = area(a).intersection(area(b))
        guard !common.isNull, common.width > 4, common.height > 4 else { return false }
        let (pathA, pathB) = (explanation.path(to: a.id), explanation.path(to: b.id))
        guard !pathA.contains(b.id), !pathB.contains(a.id) else { return false }
        // What lies over something else on purpose is in a stack in depth, a layer or a sheet.
        guard let fork = zip(pathA, pathB).filter({ $0 == $1 }).last?.0 else { return false }
        let around = explanation.nodes[fork]
        return !around.hasLayers && around.rule != .zStack
            && explanation.nodes[a.id].base == explanation.nodes[b.id].base
    }
}

/// A gesture that a tap makes.
protocol TapLikeGesture {}
extension TapGesture: TapLikeGesture {}
extension SpatialTapGesture: TapLikeGesture {}
extension _EndedGesture: TapLikeGesture where Content: TapLikeGesture {}
