import Foundation
import Galley
import GalleyLayouts

extension Plan {
    /// The view, every view in it named by its number, parents first.
    @MainActor var view: AnyView {
        var number = 0
        return build(&number)
    }

    @MainActor private func build(_ number: inout Int) -> AnyView {
        let name = "\(number)"
        number += 1
        var views: [AnyView] = []
        for child in children { views.append(child.build(&number)) }
        return AnyView(kind.view(of: views).accessibilityIdentifier(name))
    }
}

extension Plan.Kind {
    /// The children come through `ForEach`: a stack of one child that could be more is a stack (semantics.md §2.5).
    @MainActor func view(of children: [AnyView]) -> AnyView {
        @ViewBuilder func each() -> some View {
            ForEach(0..<children.count, id: \.self) { children[$0] }
        }
        func length(_ value: Double?) -> CGFloat? { value.map { CGFloat($0) } }
        switch self {
        case .color: return AnyView(Color.red)
        case .box(let width, let height): return AnyView(Color.red.frame(width: width, height: height))
        case .circle: return AnyView(Circle())
        case .divider: return AnyView(Divider())
        case .spacer(let minimum): return AnyView(Spacer(minLength: length(minimum)))
        case .text(let index): return AnyView(Text(verbatim: Plan.texts[index]))
        case .stack(.horizontal, let align, let spacing):
            return AnyView(HStack(alignment: vertical(align), spacing: length(spacing), content: each))
        case .stack(.vertical, let align, let spacing):
            return AnyView(VStack(alignment: horizontal(align), spacing: length(spacing), content: each))
        case .depth(let place): return AnyView(ZStack(alignment: place.alignment, content: each))
        case .grid(let rows, let place, let spacing): return grid(rows, place, length(spacing), children)
        case .lazyStack(.horizontal, let align, let spacing):
            return AnyView(LazyHStack(alignment: vertical(align), spacing: length(spacing), content: each))
        case .lazyStack(.vertical, let align, let spacing):
            return AnyView(LazyVStack(alignment: horizontal(align), spacing: length(spacing), content: each))
        case .lazyGrid(.horizontal, let tracks, let align, let spacing):
            let items = tracks.map(\.item)
            return AnyView(
                LazyHGrid(rows: items, alignment: vertical(align), spacing: length(spacing), content: each))
        case .lazyGrid(.vertical, let tracks, let align, let spacing):
            let items = tracks.map(\.item)
            return AnyView(
                LazyVGrid(columns: items, alignment: horizontal(align), spacing: length(spacing), content: each))
        case .scroll(let isHorizontal, let isVertical):
            return AnyView(ScrollView(axes(isHorizontal, isVertical), content: each))
        case .fits: return AnyView(ViewThatFits(content: each))
        case .layout(let ready): return AnyView(ready.layout(each))
        case .frame(let width, let height, let place):
            return AnyView(
                children[0].frame(width: length(width), height: length(height), alignment: place.alignment))
        case .flexible(let width, let height, let place):
            return AnyView(
                children[0].frame(
                    minWidth: length(width.minimum), idealWidth: length(width.ideal), maxWidth: length(width.maximum),
                    minHeight: length(height.minimum), idealHeight: length(height.ideal),
                    maxHeight: length(height.maximum), alignment: place.alignment))
        case .padding(let top, let leading, let bottom, let trailing):
            return AnyView(
                children[0].padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
        case .fixedSize(let width, let height):
            return AnyView(children[0].fixedSize(horizontal: width, vertical: height))
        case .aspect(let ratio, let fills):
            return AnyView(children[0].aspectRatio(length(ratio), contentMode: fills ? .fill : .fit))
        case .priority(let priority): return AnyView(children[0].layoutPriority(priority))
        case .position(let x, let y): return AnyView(children[0].position(x: x, y: y))
        case .guide(.horizontal, let align, let part, let offset):
            return AnyView(
                children[0].alignmentGuide(horizontal(align)) { part == 0 ? offset : $0.width * part + offset })
        case .guide(.vertical, let align, let part, let offset):
            return AnyView(
                children[0].alignmentGuide(vertical(align)) { part == 0 ? offset : $0.height * part + offset })
        case .layer(true, let place):
            return AnyView(children[0].overlay(alignment: place.alignment) { children[1] })
        case .layer(false, let place):
            return AnyView(children[0].background(alignment: place.alignment) { children[1] })
        case .reader(let part):
            return AnyView(
                GeometryReader { proxy in
                    children[0].frame(width: proxy.size.width * part, height: proxy.size.height * part)
                })
        case .containerRelative(let isHorizontal, let isVertical, let place):
            return AnyView(
                children[0].containerRelativeFrame(axes(isHorizontal, isVertical), alignment: place.alignment))
        case .inset(.horizontal, let atEnd, let align, let spacing):
            return AnyView(
                children[0].safeAreaInset(
                    edge: atEnd ? .trailing : .leading, alignment: vertical(align), spacing: length(spacing)
                ) { children[1] })
        case .inset(.vertical, let atEnd, let align, let spacing):
            return AnyView(
                children[0].safeAreaInset(
                    edge: atEnd ? .bottom : .top, alignment: horizontal(align), spacing: length(spacing)
                ) { children[1] })
        }
    }

    @MainActor private func grid(
        _ rows: [Int], _ place: Plan.Place, _ spacing: CGFloat?, _ children: [AnyView]
    ) -> AnyView {
        var starts = [0]
        for count in rows { starts.append(starts[starts.count - 1] + count) }
        return AnyView(
            Grid(alignment: place.alignment, horizontalSpacing: spacing, verticalSpacing: spacing) {
                ForEach(rows.indices, id: \.self) { row in
                    GridRow {
                        ForEach(starts[row]..<starts[row + 1], id: \.self) { children[$0] }
                    }
                }
            })
    }

    private func axes(_ isHorizontal: Bool, _ isVertical: Bool) -> Axis.Set {
        (isHorizontal ? Axis.Set.horizontal : []).union(isVertical ? .vertical : [])
    }
}

private func horizontal(_ part: Double) -> HorizontalAlignment {
    part == 0 ? .leading : part == 1 ? .trailing : .center
}

private func vertical(_ part: Double) -> VerticalAlignment { part == 0 ? .top : part == 1 ? .bottom : .center }

extension Plan.Place {
    fileprivate var alignment: Alignment { Alignment(horizontal: horizontal(x), vertical: vertical(y)) }
}

extension Plan.Track {
    fileprivate var item: GridItem {
        switch self {
        case .fixed(let length): GridItem(.fixed(length))
        case .flexible: GridItem(.flexible())
        case .adaptive(let minimum): GridItem(.adaptive(minimum: minimum))
        }
    }
}

extension Plan.Ready {
    @MainActor fileprivate func layout(_ content: () -> some View) -> AnyView {
        switch self {
        case .row: AnyView(AnyLayout(HStackLayout()).callAsFunction(content))
        case .column: AnyView(AnyLayout(VStackLayout(alignment: .leading)).callAsFunction(content))
        case .depth: AnyView(AnyLayout(ZStackLayout(alignment: .topLeading)).callAsFunction(content))
        case .flow: AnyView(FlowLayout().callAsFunction(content))
        case .masonry: AnyView(MasonryLayout(columns: 2).callAsFunction(content))
        }
    }
}
