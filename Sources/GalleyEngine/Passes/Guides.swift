/// The name of an alignment guide inside one tree.
public struct GuideKey: Equatable, Hashable, Sendable, BitwiseCopyable {
    public let rawValue: Int16

    /// The key with that number: 0 to 7 are the engine's own guides, above them are the tree's in the order of their
    /// first use.
    @inlinable public init(rawValue: Int16) { self.rawValue = rawValue }

    /// The start of a row; by default 0 (rules.md §5.1).
    public static let leading = GuideKey(rawValue: 0)
    /// The middle along the width; by default half of it (rules.md §5.1).
    public static let horizontalCenter = GuideKey(rawValue: 1)
    /// The end of a row; by default the width (rules.md §5.1).
    public static let trailing = GuideKey(rawValue: 2)
    /// The upper edge; by default 0 (rules.md §5.1).
    public static let top = GuideKey(rawValue: 3)
    /// The middle along the height; by default half of it (rules.md §5.1).
    public static let verticalCenter = GuideKey(rawValue: 4)
    /// The lower edge; by default the height (rules.md §5.1).
    public static let bottom = GuideKey(rawValue: 5)
    /// The topmost line's baseline; the height where there is no text (rules.md §5.1).
    public static let firstTextBaseline = GuideKey(rawValue: 6)
    /// The bottommost line's baseline; the height where there is no text (rules.md §5.1).
    public static let lastTextBaseline = GuideKey(rawValue: 7)
    package static let firstCustom: Int16 = 8

    /// Edge and center guides: a function of the size alone unless a view says otherwise.
    @inlinable var isEdgeOrCenter: Bool { rawValue < 6 }

    /// Of those: whether it measures along the horizontal axis.
    @inlinable var isHorizontalEdgeOrCenter: Bool { rawValue < 3 }

    var mask: GuideMask { rawValue < Self.firstCustom ? GuideMask(rawValue: 1 << UInt16(rawValue)) : .custom }
}

/// Which guides a subtree may answer explicitly. A clear bit spares the walk.
public struct GuideMask: OptionSet, Sendable, BitwiseCopyable {
    public let rawValue: UInt16

    /// A set from its bits: bit n is the guide whose key is n, bit 8 stands for all guides of the user's.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The first and the last text baseline.
    public static let baselines = GuideMask(rawValue: 0b1100_0000)
    /// Any guide that a user declared.
    public static let custom = GuideMask(rawValue: 1 << 8)
    /// What containers hand on of their children's guides: edge and center guides stay inside (rules.md §5.4).
    static let handedOn: GuideMask = [.baselines, .custom]
    /// Every guide: nothing is known, all have to be asked.
    public static let all = GuideMask(rawValue: 0x1FF)
}

extension Pass {
    /// The guide's explicit value, or its default for `size`.
    public func guide(_ node: Int, _ key: GuideKey, _ proposal: Proposal, _ size: Size) -> Double {
        if node < 0 { return defaultGuide(key, in: size) }
        if nodes[node].guides.contains(key.mask), let value = explicitGuide(node, key, proposal, size) { return value }
        return defaultGuide(node, key, proposal, size)
    }

    /// A guide's place in a view that says nothing about it (rules.md §5.1).
    private func defaultGuide(_ node: Int, _ key: GuideKey, _ proposal: Proposal, _ size: Size) -> Double {
        if key.rawValue < GuideKey.firstCustom { return defaultGuide(key, in: size) }
        return tree.customGuide(key).defaultValue(Dimensions(pass: self, node: node, proposal: proposal, size: size))
    }

    /// A guide's place in a box of `size` that holds no view which could say anything about it: what frames, lazy
    /// containers and other containers with a separate length align their views with (rules.md §5.5).
    public func defaultGuide(_ key: GuideKey, in size: Size) -> Double {
        switch key {
        case .leading, .horizontalCenter, .trailing: edgeOrCenter(key, size.width)
        case .top, .verticalCenter, .bottom: edgeOrCenter(key, size.height)
        case .firstTextBaseline, .lastTextBaseline: size.height
        default: tree.customGuide(key).defaultValue(Dimensions(pass: self, size: size))
        }
    }

    /// The axis along which a guide measures.
    public func axis(of key: GuideKey) -> LayoutAxis {
        switch key {
        case .leading, .horizontalCenter, .trailing: .horizontal
        case .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
        default: tree.customGuide(key).axis
        }
    }

    /// The value that the view itself, or a view inside it, gives the guide; nil when none does.
    func explicitGuide(_ node: Int, _ key: GuideKey, _ proposal: Proposal, _ size: Size) -> Double? {
        node >= 0 && nodes[node].guides.contains(key.mask) ? resolveGuide(node, key, proposal, size) : nil
    }

    @inline(never)
    private func resolveGuide(_ node: Int, _ key: GuideKey, _ proposal: Proposal, _ size: Size) -> Double? {
        dispatch(nodes[node].kind, GuideVisitor(pass: self, node: node, key: key, proposal: proposal, size: size))
    }

    /// Folds children's explicit values into the container's: the first baseline is the topmost, the last the
    /// bottommost, a user's guide the mean (rules.md §5.4, §5.4).
    public func combinedGuide(
        _ key: GuideKey, _ children: ((_ child: Int, _ origin: Point, _ proposal: Proposal) -> Void) -> Void
    ) -> Double? {
        let axis = axis(of: key)
        var sum = 0.0, count = 0.0, low = Double.infinity, high = -Double.infinity
        children { child, origin, proposal in
            guard nodes[child].guides.contains(key.mask) else { return }
            let size = self.size(child, proposal)
            guard let value = explicitGuide(child, key, proposal, size) else { return }
            let place = origin[axis] + value
            sum += place
            count += 1
            low = min(low, place)
            high = max(high, place)
        }
        guard count > 0 else { return nil }
        switch key {
        case .firstTextBaseline: return low
        case .lastTextBaseline: return high
        default: return sum / count
        }
    }
}

private struct GuideVisitor: RuleVisitor {
    let pass: Pass
    let node: Int
    let key: GuideKey
    let proposal: Proposal
    let size: Size

    @inline(__always) func visit<R: LayoutRule>(_: R.Type) -> Double? {
        pass.rule(R.self, of: node).explicitGuide(key, of: node, for: proposal, size: size, in: pass)
    }
}

/// The place of an edge or center guide in a length. It is not for other guides: `defaultGuide(_:in:)` is.
@inline(__always)
func edgeOrCenter(_ key: GuideKey, _ length: Double) -> Double {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter, .verticalCenter: length / 2
    default: length
    }
}
