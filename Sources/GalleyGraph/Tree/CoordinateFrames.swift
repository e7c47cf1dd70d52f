/// Where a view's own space lies in the spaces around it.
package struct CoordinateFrames {
    /// From the view's own space to that of the whole picture.
    package var toGlobal = CGAffineTransform.identity
    /// Where the view lies in the picture as far as layout is concerned: offsets and transforms left out.
    package var layoutOrigin = CGPoint.zero
    /// The named spaces that the view is in, the innermost first.
    package var named: [Space] = []
    /// The size that `containerRelativeFrame` refers to: that of the nearest scroll view's or the window's safe area.
    package var container = CGSize.zero
    /// The axes along which the nearest container is as long as its content, not as it was offered.
    package var containerDependentAxes: Axis.Set = []
    /// The safe area around the view, in the picture's space; nil where nothing is unsafe.
    package var safeArea: SafeArea?
    /// The part of the picture that the clips of scroll views around the view leave, in the picture's space.
    package var visible = CGRect.infinite
    /// What the nearest scroll view shows of its content, less the content's margins, in the picture's space.
    package var viewport = CGRect.infinite

    package init() {}

    package struct Space {
        package var name: AnyHashable
        package var toGlobal: CGAffineTransform
        package var size: CGSize

        package init(name: AnyHashable, toGlobal: CGAffineTransform, size: CGSize) {
            self.name = name
            self.toGlobal = toGlobal
            self.size = size
        }
    }

    /// A rectangle of the view's own space in another one: the box around it, where that is turned. An unknown name
    /// means the whole picture, as in SwiftUI.
    package func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
        switch space {
        case .local: return rect
        case .global: return rect.applying(toGlobal)
        case .named(let name):
            let global = rect.applying(toGlobal)
            guard let target = named.first(where: { $0.name == name }) else { return global }
            return global.applying(target.toGlobal.inverted())
        }
    }
}

extension CGRect {
    /// The rectangle that everything lies in.
    package static let infinite = CGRect(x: -1e15, y: -1e15, width: 2e15, height: 2e15)

    private var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// What both rectangles cover; nothing where they do not meet, or where a number is not finite. (Foundation's
    /// `intersection` traps on those.)
    package func common(with other: CGRect) -> CGRect {
        guard isFinite, other.isFinite else { return .zero }
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard right >= left, bottom >= top else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// A space in which coordinates are given.
public enum CoordinateSpace: Hashable {
    /// That of the whole picture.
    case global
    /// The view's own.
    case local
    /// That of the nearest view around that gave itself this name.
    case named(AnyHashable)

    /// Whether it is the space of the whole picture.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the space of the view that asks.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space, as a separate value type.
public protocol CoordinateSpaceProtocol {
    /// The space, as an enumeration has it.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the whole picture, its origin at the top left.
    public init() {}
    /// The space, as an enumeration has it.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the view that asks, its origin at the view's top left corner.
    public init() {}
    /// The space, as an enumeration has it.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// A space with a name, set by `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space, as an enumeration has it.
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The name under which every scroll view's own space goes, for what is inside it.
    package static let scrollViewName = "Galley.ScrollView"

    /// The name of the space of a scroll view that scrolls along an axis.
    package static func scrollViewName(_ axis: Axis) -> String {
        axis == .horizontal ? "Galley.ScrollView.horizontal" : "Galley.ScrollView.vertical"
    }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the whole picture: points, y down, the origin at its top left corner.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view that asks: points, y down, the origin at its top left corner.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of the nearest view around with this name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The space of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.scrollViewName))
    }

    /// The space of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(NamedCoordinateSpace.scrollViewName(axis)))
    }
}

/// Marks a view's space with a name, for the node itself as well.
package struct NamedSpaceWork: DeferredWork {
    let name: AnyHashable

    package init(name: AnyHashable) {
        self.name = name
    }

    package func mark(_ frames: inout CoordinateFrames, node: Int, child: Int?, in tree: ViewTree) {
        let size = CGSize(tree.pass.size(of: node))
        frames.named.insert(.init(name: name, toGlobal: frames.toGlobal, size: size), at: 0)
    }
}

nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let name: AnyHashable

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let item = NodeItem("coordinateSpace", DeferredContent(NamedSpaceWork(name: modifier.name)))
        builder.wrap({ Base._build(content, into: builder) }, item) { builder.tree.addPassthrough(around: $0) }
    }
}

extension View {
    /// Gives the view's space a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Gives the view's space a name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}
