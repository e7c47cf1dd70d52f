import Foundation

@testable import Galley

/// A repeatable source of numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

extension ReferenceView {
    /// A random view; `depth` bounds how deep it goes.
    static func random(_ generator: inout SeededGenerator, depth: Int) -> ReferenceView {
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
        func length() -> Double { Double(pick(60)) * 2.5 }
        func maybe() -> Double? { pick(2) == 0 ? nil : length() }
        func place() -> Place { Place(x: Double(pick(3)) / 2, y: Double(pick(3)) / 2) }
        func child() -> ReferenceView { random(&generator, depth: depth - 1) }
        func limits() -> Limits {
            // Ordered, as a view would have them.
            let numbers = [length(), length(), length()].sorted()
            return Limits(
                minimum: pick(2) == 0 ? nil : numbers[0], ideal: pick(3) == 0 ? numbers[1] : nil,
                maximum: [nil, numbers[2], .infinity][pick(3)])
        }
        func children() -> [ReferenceView] {
            (0..<pick(5)).map { _ in pick(6) == 0 ? .spacer(minimum: maybe()) : child() }
        }
        if depth == 0 || pick(5) == 0 {
            return pick(2) == 0 ? .color : .frame(.color, width: length(), height: length(), place())
        }
        switch pick(12) {
        case 0: return .frame(child(), width: maybe(), height: maybe(), place())
        case 1: return .flexible(child(), width: limits(), height: limits(), place())
        case 2:
            let inset = { (generator: inout SeededGenerator) in Double(Int.random(in: -4...16, using: &generator)) }
            return .padding(
                child(), top: inset(&generator), leading: inset(&generator), bottom: inset(&generator),
                trailing: inset(&generator))
        case 3: return .fixedSize(child(), horizontal: pick(2) == 0, vertical: pick(2) == 0)
        case 4: return .aspectRatio(child(), [nil, 0.5, 1, 1.75][pick(4)], fills: pick(2) == 0)
        case 5: return .priority(child(), Double(pick(3) - 1))
        case 6: return .overlay(child(), child(), place())
        case 7, 8: return .row(children(), spacing: pick(2) == 0 ? nil : length() / 10, align: Double(pick(3)) / 2)
        case 9, 10: return .column(children(), spacing: pick(2) == 0 ? nil : length() / 10, align: Double(pick(3)) / 2)
        default: return .depth(children(), place())
        }
    }

    /// The view with its axes exchanged.
    var transposed: ReferenceView {
        func turned(_ place: Place) -> Place { Place(x: place.y, y: place.x) }
        switch self {
        case .color, .spacer: return self
        case .frame(let child, let width, let height, let place):
            return .frame(child.transposed, width: height, height: width, turned(place))
        case .flexible(let child, let width, let height, let place):
            return .flexible(child.transposed, width: height, height: width, turned(place))
        case .padding(let child, let top, let leading, let bottom, let trailing):
            return .padding(child.transposed, top: leading, leading: top, bottom: trailing, trailing: bottom)
        case .fixedSize(let child, let horizontal, let vertical):
            return .fixedSize(child.transposed, horizontal: vertical, vertical: horizontal)
        case .aspectRatio(let child, let ratio, let fills):
            return .aspectRatio(child.transposed, ratio.map { 1 / $0 }, fills: fills)
        case .priority(let child, let value): return .priority(child.transposed, value)
        case .overlay(let child, let top, let place): return .overlay(child.transposed, top.transposed, turned(place))
        case .row(let children, let spacing, let align):
            return .column(children.map(\.transposed), spacing: spacing, align: align)
        case .column(let children, let spacing, let align):
            return .row(children.map(\.transposed), spacing: spacing, align: align)
        case .depth(let children, let place): return .depth(children.map(\.transposed), turned(place))
        }
    }

    /// The views inside, for shrinking a failure.
    var inner: [ReferenceView] {
        switch self {
        case .color, .spacer: []
        case .frame(let child, _, _, _), .flexible(let child, _, _, _), .padding(let child, _, _, _, _),
            .fixedSize(let child, _, _), .aspectRatio(let child, _, _), .priority(let child, _):
            [child]
        case .overlay(let child, let top, _): [child, top]
        case .row(let children, let spacing, let align):
            children + children.indices.map { .row(children.without($0), spacing: spacing, align: align) }
        case .column(let children, let spacing, let align):
            children + children.indices.map { .column(children.without($0), spacing: spacing, align: align) }
        case .depth(let children, let place):
            children + children.indices.map { .depth(children.without($0), place) }
        }
    }

    /// The view as Galley's. Everything is an `AnyView`, so that no stack counts as having one view that is always there.
    @MainActor var view: AnyView {
        func alignment(_ place: Place) -> Alignment {
            Alignment(horizontal: Self.horizontal(place.x), vertical: Self.vertical(place.y))
        }
        switch self {
        case .color: return AnyView(Color.red)
        case .spacer(let minimum): return AnyView(Spacer(minLength: minimum.map { CGFloat($0) }))
        case .frame(let child, let width, let height, let place):
            return AnyView(
                child.view.frame(
                    width: width.map { CGFloat($0) }, height: height.map { CGFloat($0) }, alignment: alignment(place)))
        case .flexible(let child, let width, let height, let place):
            return AnyView(
                child.view.frame(
                    minWidth: width.minimum.map { CGFloat($0) }, idealWidth: width.ideal.map { CGFloat($0) },
                    maxWidth: width.maximum.map { CGFloat($0) }, minHeight: height.minimum.map { CGFloat($0) },
                    idealHeight: height.ideal.map { CGFloat($0) }, maxHeight: height.maximum.map { CGFloat($0) },
                    alignment: alignment(place)))
        case .padding(let child, let top, let leading, let bottom, let trailing):
            return AnyView(
                child.view.padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .fixedSize(let child, let horizontal, let vertical):
            return AnyView(child.view.fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(let child, let ratio, let fills):
            return AnyView(child.view.aspectRatio(ratio.map { CGFloat($0) }, contentMode: fills ? .fill : .fit))
        case .priority(let child, let value): return AnyView(child.view.layoutPriority(value))
        case .overlay(let child, let top, let place):
            return AnyView(child.view.overlay(alignment: alignment(place)) { top.view })
        case .row(let children, let spacing, let align):
            return AnyView(
                HStack(alignment: Self.vertical(align), spacing: spacing.map { CGFloat($0) }) {
                    ForEach(children.indices, id: \.self) { children[$0].view }
                })
        case .column(let children, let spacing, let align):
            return AnyView(
                VStack(alignment: Self.horizontal(align), spacing: spacing.map { CGFloat($0) }) {
                    ForEach(children.indices, id: \.self) { children[$0].view }
                })
        case .depth(let children, let place):
            return AnyView(
                ZStack(alignment: alignment(place)) { ForEach(children.indices, id: \.self) { children[$0].view } })
        }
    }

    private static func horizontal(_ place: Double) -> HorizontalAlignment {
        place == 0 ? .leading : place == 1 ? .trailing : .center
    }

    private static func vertical(_ place: Double) -> VerticalAlignment {
        place == 0 ? .top : place == 1 ? .bottom : .center
    }
}

extension Array {
    fileprivate func without(_ index: Int) -> Array {
        var copy = self
        copy.remove(at: index)
        return copy
    }
}
