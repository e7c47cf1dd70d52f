import Foundation
import Galley
import GalleyExtraLayouts
import GalleyTestSupport

extension Plan {
    /// The view, every view in it named by its number, parents first.
    @MainActor var view: AnyView { view(sharingValues: true) }

    /// The view; where values are not shared, copies are values of their own, with the same numbers.
    @MainActor func view(sharingValues isSharing: Bool) -> AnyView {
        var number = 0
        return build(&number, isSharing)
    }

    @MainActor private func build(_ number: inout Int, _ isSharing: Bool) -> AnyView {
        let name = "\(number)"
        number += 1
        var views: [AnyView] = []
        if case .copies(let side, let count) = kind, !isSharing {
            let first = number
            for _ in 0..<count {
                number = first
                views.append(AnyView(AppearanceCounter(content: children[0].build(&number, isSharing))))
            }
            let rows = ForEach(0..<count, id: \.self) { views[$0] }
            let row = side == .horizontal ? AnyView(HStack { rows }) : AnyView(VStack { rows })
            return AnyView(row.accessibilityIdentifier(name))
        }
        for child in children { views.append(child.build(&number, isSharing)) }
        return AnyView(kind.view(of: views).accessibilityIdentifier(name))
    }
}

extension Plan.Kind {
    /// The children come through `ForEach`: a stack of one child that could be more is a stack (rules.md §2.5).
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
        case .symbol(let index): return AnyView(Image(systemName: Plan.symbols[index]))
        case .button(let index): return AnyView(Button(Plan.texts[index]) {})
        case .label(let index): return AnyView(Label(Plan.texts[index], systemImage: Plan.symbols[0]))
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
        case .masonry(let columns): return AnyView(MasonryLayout(columns: columns).callAsFunction(each))
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
        case .areaPadding(let side, let atEnd, let amount):
            let edge: Edge.Set = side == .horizontal ? (atEnd ? .trailing : .leading) : (atEnd ? .bottom : .top)
            return AnyView(children[0].safeAreaPadding(edge, length(amount)))
        case .font(let index): return AnyView(children[0].font(Plan.fonts[index]))
        case .quantity(let quantity, let first, let second):
            return AnyView(quantity.modified(children[0], first, second))
        case .coat(let coat, let first, let second, let hue):
            return coat.modified(children[0], first, second, hue)
        case .sample(let sample): return sample.view
        case .copies(let side, let count):
            // One value, made once.
            let row = AppearanceCounter(content: children[0])
            let copies = ForEach(0..<count, id: \.self) { _ in row }
            return side == .horizontal ? AnyView(HStack { copies }) : AnyView(VStack { copies })
        case .style(.button): return AnyView(children[0].buttonStyle(NestedButtonStyle()))
        case .style(.label): return AnyView(children[0].labelStyle(NestedLabelStyle()))
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
        let size: GridItem.Size =
            switch self.size {
            case .fixed(let length): .fixed(length)
            case .flexible(let minimum, let maximum):
                .flexible(minimum: minimum.map { CGFloat($0) } ?? 10, maximum: maximum.map { CGFloat($0) } ?? .infinity)
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: minimum, maximum: maximum.map { CGFloat($0) } ?? .infinity)
            }
        return GridItem(size, spacing: spacing.map { CGFloat($0) }, alignment: place?.alignment)
    }
}

extension Plan.Ready {
    @MainActor fileprivate func layout(_ content: () -> some View) -> AnyView {
        switch self {
        case .row: AnyView(AnyLayout(HStackLayout()).callAsFunction(content))
        case .column: AnyView(AnyLayout(VStackLayout(alignment: .leading)).callAsFunction(content))
        case .depth: AnyView(AnyLayout(ZStackLayout(alignment: .topLeading)).callAsFunction(content))
        case .flow: AnyView(FlowLayout().callAsFunction(content))
        case .radial: AnyView(RadialLayout().callAsFunction(content))
        case .spaced: AnyView(SpacedColumn().callAsFunction(content))
        case .guided: AnyView(GuidedRow().callAsFunction(content))
        }
    }
}
