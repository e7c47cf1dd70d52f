import Foundation
import GalleyEngine

/// A key under which a view tells its custom container a value, set with `layoutValue(key:value:)`.
public protocol LayoutValueKey {
    associatedtype Value
    /// The value of a view that sets none.
    static var defaultValue: Value { get }
}

/// What a view tells the container it is in. Unary modifiers hand it on; a container around the view hides it. Of two
/// values the inner one counts (see `TraitModifier`): what has none here can still be given one from outside.
package struct ViewTraits {
    package var values: [ObjectIdentifier: Any] = [:]
    package var zIndex: Double?
    package var grid = GridTraits()
    package var section: SectionTraits?

    package init() {}
}

/// What a view tells the lazy container it is in: which section it belongs to, and as what.
package struct SectionTraits: Equatable, Sendable {
    /// The sections of one picture have different numbers.
    package var number: Int
    package var part: Part
    /// How much of a header's start stays out of sight where it is pinned: room above it that is none of its own.
    package var pinInset: Double = 0

    package enum Part: Sendable { case header, row, footer }

    package init(number: Int, part: Part) {
        self.number = number
        self.part = part
    }
}

/// What a view tells the grid it is in.
package struct GridTraits {
    /// The row that the view was written in, or nil for a view that is a row by itself.
    package var row: Int?
    package var rowAlignment: VerticalAlignment?
    package var columns: Int?
    package var columnAlignment: HorizontalAlignment?
    package var anchor: CGPoint?
    package var unsizedAxes: Axis.Set?

    package init() {}
}

/// A layout tree with what its public face keeps beside it.
///
/// Unchecked because the tree's tables are plain memory: a host is built, measured and placed by one task at a time (its
/// owner hands it on whole), and `LayoutSubviews`, through which user code reaches it, is only valid inside the calls
/// that receive it.
package final class LayoutHost: @unchecked Sendable {
    package let tree: LayoutTree
    package var traits: [ViewTraits] {
        get { known }
        set { known = newValue }
    }
    /// The traits. Not stored under that name: what other modules can reach is checked for exclusive access at run time.
    @exclusivity(unchecked) private var known: [ViewTraits] = []
    /// What layouts ask for again and again; behind a pointer, so that asking pays for no exclusivity checks.
    let state: UnsafeMutablePointer<State>

    struct State {
        unowned(unsafe) let host: LayoutHost
        var pass: Pass?
        var placingOrigin = Point.zero
        /// Who takes down where a layout puts its subviews, in place of the engine.
        var recorder: PlacementRecorder?
    }

    package init(pixelLength: Double = 1) {
        tree = LayoutTree(pixelLength: pixelLength)
        state = .allocate(capacity: 1)
        state.initialize(to: State(host: self))
    }

    deinit { state.deallocate() }

    /// The traits of this number.
    package func traits(_ number: Int) -> ViewTraits { known[number] }

    /// What the traits of this number say to a grid.
    package func gridTraits(_ number: Int) -> GridTraits { known[number].grid }

    /// Keeps traits; returns their number.
    package func add(_ traits: ViewTraits) -> Int {
        known.append(traits)
        return known.count - 1
    }

    /// Drops the traits that no node has any more, when they are more than half: a view that is built again brings its own each time.
    package func dropUnusedTraits() {
        guard let pass = state.pointee.pass, traits.count > 2 * pass.count + 16 else { return }
        var kept: [ViewTraits] = []
        var places: [Int: Int] = [:]
        for node in 0..<pass.count {
            let old = pass.traits(of: node)
            guard old >= 0 else { continue }
            let place = places[old] ?? kept.count
            if place == kept.count {
                kept.append(traits[old])
                places[old] = place
            }
            pass.setTraits(place, of: node)
        }
        traits = kept
    }

    /// Ends building; see `LayoutTree.freeze(root:)`.
    package func freeze(root: Int) -> Pass {
        tree.freeze(root: root) { state.pointee.pass = $0 }
    }

    /// Empties the host, to build another tree in its memory.
    package func removeAll() {
        tree.removeAll()
        traits = []
        state.pointee.pass = nil
    }

    package var frozen: Pass? { state.pointee.pass }

    package var pass: Pass {
        guard let pass = state.pointee.pass else {
            preconditionFailure("a layout tree is measured only after it is frozen")
        }
        return pass
    }

    /// The origin of the `bounds` handed to the layout that is placing its subviews.
    var placingOrigin: Point {
        get { state.pointee.placingOrigin }
        set { state.pointee.placingOrigin = newValue }
    }

    func traits(of node: Int) -> ViewTraits? {
        let index = pass.traits(of: node)
        return index < 0 ? nil : traits[index]
    }
}
