import Foundation
import Galley

extension ReferenceView {
    /// The view as Galley's, every view in it named by its number, parents first. Everything is an `AnyView`, so that no
    /// stack counts as having one view that is always there (rules.md §2.5).
    @MainActor var view: AnyView {
        var number = 0
        return build(&number)
    }

    @MainActor private func build(_ number: inout Int) -> AnyView {
        let name = "\(number)"
        number += 1
        var views: [AnyView] = []
        for child in children { views.append(child.build(&number)) }
        return AnyView(modified(views).accessibilityIdentifier(name))
    }

    @MainActor private func modified(_ views: [AnyView]) -> AnyView {
        func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        func each() -> some View { ForEach(views.indices, id: \.self) { views[$0] } }
        switch self {
        case .color: return AnyView(Color.red)
        case .spacer(let minimum): return AnyView(Spacer(minLength: length(minimum)))
        case .frame(_, let width, let height, let place):
            return AnyView(views[0].frame(width: length(width), height: length(height), alignment: place.alignment))
        case .flexible(_, let width, let height, let place):
            return AnyView(
                views[0].frame(
                    minWidth: length(width.minimum), idealWidth: length(width.ideal), maxWidth: length(width.maximum),
                    minHeight: length(height.minimum), idealHeight: length(height.ideal),
                    maxHeight: length(height.maximum), alignment: place.alignment))
        case .padding(_, let top, let leading, let bottom, let trailing):
            return AnyView(
                views[0].padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .fixedSize(_, let horizontal, let vertical):
            return AnyView(views[0].fixedSize(horizontal: horizontal, vertical: vertical))
        case .aspectRatio(_, let ratio, let fills):
            return AnyView(views[0].aspectRatio(length(ratio), contentMode: fills ? .fill : .fit))
        case .priority(_, let value): return AnyView(views[0].layoutPriority(value))
        case .position(_, let x, let y): return AnyView(views[0].position(x: x, y: y))
        case .guide(_, let guide, let part, let offset):
            // No part of an endless length is nothing, not NaN.
            func place(_ length: CGFloat) -> CGFloat { part == 0 ? offset : length * part + offset }
            if guide.axis == 0 { return AnyView(views[0].alignmentGuide(guide.horizontal) { place($0.width) }) }
            return AnyView(views[0].alignmentGuide(guide.vertical) { place($0.height) })
        case .layer(_, _, true, let place): return AnyView(views[0].overlay(alignment: place.alignment) { views[1] })
        case .layer(_, _, false, let place):
            return AnyView(views[0].background(alignment: place.alignment) { views[1] })
        case .row(_, let spacing, let align):
            let guide = EdgeGuide(axis: 1, part: align).vertical
            return AnyView(HStack(alignment: guide, spacing: length(spacing), content: each))
        case .column(_, let spacing, let align):
            let guide = EdgeGuide(axis: 0, part: align).horizontal
            return AnyView(VStack(alignment: guide, spacing: length(spacing), content: each))
        case .depth(_, let place): return AnyView(ZStack(alignment: place.alignment, content: each))
        }
    }
}

extension ReferenceView.Place {
    fileprivate var alignment: Alignment {
        Alignment(horizontal: self(0).horizontal, vertical: self(1).vertical)
    }
}

extension ReferenceView.EdgeGuide {
    fileprivate var horizontal: HorizontalAlignment { part == 0 ? .leading : part == 1 ? .trailing : .center }
    fileprivate var vertical: VerticalAlignment { part == 0 ? .top : part == 1 ? .bottom : .center }
}
