import Foundation
import Galley

/// A quarter of the length: not where any guide of SwiftUI's lies.
private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width * 0.25 }
}

private enum QuarterDown: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height * 0.25 }
}

extension Guide {
    fileprivate var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .trailing: .trailing
        case .custom: HorizontalAlignment(Quarter.self)
        default: .center
        }
    }

    fileprivate var vertical: VerticalAlignment {
        switch self {
        case .top: .top
        case .bottom: .bottom
        case .customVertical: VerticalAlignment(QuarterDown.self)
        case .firstBaseline: .firstTextBaseline
        case .lastBaseline: .lastTextBaseline
        default: .center
        }
    }
}

extension Sketch {
    /// The view that the sketch is of. Every node is named by its number, counted parents first.
    @MainActor var view: AnyView { view(throughLayouts: false) }

    /// The view, its stacks made of the `…Layout` types: what runs a user's layout runs them too.
    @MainActor func view(throughLayouts isCustom: Bool) -> AnyView {
        var number = 0
        return build(&number, isCustom)
    }

    @MainActor private func build(_ number: inout Int, _ isCustom: Bool) -> AnyView {
        let name = "\(number)"
        number += 1
        var views: [AnyView] = []
        for child in children { views.append(child.build(&number, isCustom)) }
        return AnyView(kind.view(of: views, isCustom).accessibilityIdentifier(name))
    }
}

extension Sketch.Kind {
    /// The children come through `ForEach`: a stack of one child that could be more is a stack (rules.md §2.5).
    @MainActor fileprivate func view(of children: [AnyView], _ isCustom: Bool) -> AnyView {
        @ViewBuilder func each() -> some View {
            ForEach(0..<children.count, id: \.self) { children[$0] }
        }
        func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        switch self {
        case .stack(.horizontal, let guide, let spacing) where isCustom:
            let layout = AnyLayout(HStackLayout(alignment: guide.vertical, spacing: length(spacing)))
            return AnyView(layout.callAsFunction(each))
        case .stack(.vertical, let guide, let spacing) where isCustom:
            let layout = AnyLayout(VStackLayout(alignment: guide.horizontal, spacing: length(spacing)))
            return AnyView(layout.callAsFunction(each))
        case .depth(let x, let y) where isCustom:
            return AnyView(ZStackLayout(alignment: alignment(x, y)).callAsFunction(each))
        case .color: return AnyView(Color.red)
        case .circle: return AnyView(Circle())
        case .divider: return AnyView(Divider())
        case .spacer(let minimum): return AnyView(Spacer(minLength: length(minimum)))
        case .stack(.horizontal, let guide, let spacing):
            return AnyView(HStack(alignment: guide.vertical, spacing: length(spacing), content: each))
        case .stack(.vertical, let guide, let spacing):
            return AnyView(VStack(alignment: guide.horizontal, spacing: length(spacing), content: each))
        case .depth(let x, let y): return AnyView(ZStack(alignment: alignment(x, y), content: each))
        case .frame(let width, let height, let x, let y):
            return AnyView(
                children[0].frame(width: length(width), height: length(height), alignment: alignment(x, y)))
        case .flexible(let width, let height, let x, let y):
            return AnyView(
                children[0].frame(
                    minWidth: length(width.minimum), idealWidth: length(width.ideal), maxWidth: length(width.maximum),
                    minHeight: length(height.minimum), idealHeight: length(height.ideal),
                    maxHeight: length(height.maximum), alignment: alignment(x, y)))
        case .padding(let top, let left, let bottom, let right):
            return AnyView(children[0].padding(EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)))
        case .fixedSize(let width, let height):
            return AnyView(children[0].fixedSize(horizontal: width, vertical: height))
        case .aspect(let ratio, let fills):
            return AnyView(children[0].aspectRatio(length(ratio), contentMode: fills ? .fill : .fit))
        case .priority(let priority): return AnyView(children[0].layoutPriority(priority))
        case .guide(let guide, let part, let offset):
            // No part of an endless length is nothing, not NaN.
            func place(_ length: CGFloat) -> CGFloat { part == 0 ? offset : length * part + offset }
            if guide.axis == .horizontal {
                return AnyView(children[0].alignmentGuide(guide.horizontal) { place($0.width) })
            }
            return AnyView(children[0].alignmentGuide(guide.vertical) { place($0.height) })
        case .position(let x, let y): return AnyView(children[0].position(x: x, y: y))
        case .layer(true, let x, let y):
            return AnyView(children[0].overlay(alignment: alignment(x, y)) { children[1] })
        case .layer(false, let x, let y):
            return AnyView(children[0].background(alignment: alignment(x, y)) { children[1] })
        }
    }

    private func alignment(_ x: Guide, _ y: Guide) -> Alignment {
        Alignment(horizontal: x.horizontal, vertical: y.vertical)
    }
}
