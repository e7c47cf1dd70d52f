import GalleyEngine
import GalleyGraph

/// How the nodes of one rule of layout are explained: in which sentences, what decides their lengths, and where what they
/// offer comes from. Each rule has a type in this folder; what most rules have in common is the default.
protocol RuleExplanation {
    /// The node, and those around it.
    var told: ToldNode { get }

    init(told: ToldNode)

    /// What a node that no view has made is called.
    static var ownName: String { get }
    /// The same for a node that may be along an axis, as stacks are.
    static func ownName(along axis: LayoutAxis?) -> String
    /// What a node is to the views in it.
    static var role: RuleRole { get }
    /// Whether its first child is offered something else than the node is.
    static var changesOffer: Bool { get }

    /// What the rule decided, a sentence an item.
    var sentences: [String] { get }
    /// The parts of the node's length along the chain's axis.
    func length(_ chain: AxisChain) -> [AxisChain.Term]
    /// The parts of a length that the node offers a child.
    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term]
    /// Whether the rule says where it puts a child: `place(of:in:)`.
    static var knowsPlaces: Bool { get }
    /// Where the rule puts its child and what it offers it, as far as something may move the child afterwards.
    static func place(
        of content: LayoutExplanation.Node, in node: LayoutExplanation.Node
    ) -> (origin: CGPoint, proposal: ProposedViewSize)?
}

/// What a node is to the views in it.
enum RuleRole {
    /// Changes something about its first child.
    case modifier
    /// Shares its room out among several.
    case container
    /// Keeps views apart.
    case space
    /// Any other view.
    case view
}

extension RuleExplanation {
    var node: LayoutExplanation.Node { told.node }
    var explanation: LayoutExplanation { told.explanation }
    var words: Wording { told.words }

    static var ownName: String { "view" }
    static func ownName(along axis: LayoutAxis?) -> String { ownName }
    static var role: RuleRole { .view }
    static var changesOffer: Bool { true }

    var sentences: [String] { [] }

    func length(_ chain: AxisChain) -> [AxisChain.Term] { chain.throughChild(node) }

    func offer(_ value: Double, to child: Int, _ chain: AxisChain) -> [AxisChain.Term] {
        chain.handedOn(value, by: node, as: words.plainName(node.id))
    }

    static var knowsPlaces: Bool { false }
    static func place(
        of content: LayoutExplanation.Node, in node: LayoutExplanation.Node
    ) -> (origin: CGPoint, proposal: ProposedViewSize)? { nil }
}

extension NodeKind {
    /// How nodes of this kind are explained: the only place outside of the engine that knows more than one kind. It has no
    /// `default`, so that the compiler asks for a new kind's.
    var explanation: any RuleExplanation.Type {
        switch self {
        case .flexible: FlexibleExplanation.self
        case .rigid: RigidExplanation.self
        case .spacer: SpacerExplanation.self
        case .divider: DividerExplanation.self
        case .leaf: DelegatedLeafExplanation.self
        case .passthrough: PassthroughExplanation.self
        case .priority: LayoutPriorityExplanation.self
        case .alignmentGuide: AlignmentGuideExplanation.self
        case .fixedFrame: FixedFrameExplanation.self
        case .flexibleFrame: FlexibleFrameExplanation.self
        case .padding: PaddingExplanation.self
        case .fixedSize: FixedSizeExplanation.self
        case .aspectRatio: AspectRatioExplanation.self
        case .position: PositionExplanation.self
        case .scroll: ScrollExplanation.self
        case .overlay: OverlayExplanation.self
        case .background: BackgroundExplanation.self
        case .stack: StackExplanation.self
        case .zStack: ZStackExplanation.self
        case .grid: GridExplanation.self
        case .viewThatFits: ViewThatFitsExplanation.self
        case .layout: DelegatedLayoutExplanation.self
        }
    }
}

extension LayoutExplanation.Node {
    var role: RuleRole { rule.explanation.role }
    /// Whether it is a frame around a view.
    var isFrame: Bool { rule.explanation is any FrameExplanation.Type }
    /// Whether it is a view with another one over or behind it.
    var hasLayers: Bool { rule.explanation is any LayerExplanation.Type }
}

extension ToldNode {
    var rule: any RuleExplanation { node.rule.explanation.init(told: self) }
}
