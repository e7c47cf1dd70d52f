import GalleyGraph
import GalleyLive
import GalleyViews

/// A date picker in the style of its place.
struct DatePickerBody<Label: View>: View {
    @Environment(\.datePickerKind) private var kind
    @Environment(\.calendar) private var calendar
    @Environment(\.metrics) private var metrics
    let selection: Binding<Date>
    let bounds: DateBounds
    let components: DatePickerComponents
    let label: Label

    var body: some View {
        let choice = DateChoice(selection: selection, bounds: bounds, calendar: calendar)
        Group {
            switch kind {
            case .compact:
                // On iOS 26 a row is as tall as its capsule and 30 (rules.md §18.7).
                ControlRow(growsRow: metrics.pillHeight == nil, reach: 0) {
                    HandedIn(label: label)
                } control: {
                    DatePills(choice: choice, components: components).dimmedWhenDisabled()
                }
            case .graphical: MonthView(choice: choice, components: components).dimmedWhenDisabled()
            case .wheel:
                ControlRow(growsRow: true) {
                    HandedIn(label: label)
                } control: {
                    DateWheels(choice: choice, components: components).dimmedWhenDisabled()
                }
            }
        }
    }
}

/// The day and the time, each on a separate ground (rules.md §18.7); a tap opens a calendar, or wheels.
struct DatePills: View {
    @Environment(\.metrics) private var metrics
    let choice: DateChoice
    let components: DatePickerComponents

    var body: some View {
        HStack(spacing: 6) {
            if components.contains(.date) {
                pill(Text(choice.date, format: .dateTime.month(.abbreviated).day().year()))
                    .modifier(OpenableDate(choice: choice, components: .date))
            }
            if components.contains(.hourAndMinute) {
                pill(Text(choice.date, format: .dateTime.hour().minute()))
                    .modifier(OpenableDate(choice: choice, components: .hourAndMinute))
            }
        }
    }

    private func pill(_ text: Text) -> some View {
        text.lineLimit(1)
            .padding(.horizontal, metrics.pillInset)
            .padding(.vertical, metrics.pillHeight == nil ? 7 : 0)
            .frame(height: metrics.pillHeight)
            .background(
                .primary.opacity(0.063),
                in: ControlShape(isCapsule: metrics.pillRadius == nil, radius: metrics.pillRadius ?? 0))
    }
}

/// Opens a month's days or the wheels of the time over the window, where the view is alive.
nonisolated private struct OpenableDate: PrimitiveModifier {
    let choice: DateChoice
    let components: DatePickerComponents

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        guard builder.live != nil else { return Base._build(content, into: builder) }
        builder.withInstalled(OpenDate(choice: modifier.choice, components: modifier.components)) { date, builder in
            date.build(ElementView { Base._build(content, into: $0) }, builder)
        }
    }
}

private struct OpenDate {
    @State private var isOpen = false
    let choice: DateChoice
    let components: DatePickerComponents

    init(choice: DateChoice, components: DatePickerComponents) {
        (self.choice, self.components) = (choice, components)
    }

    @MainActor func build(_ content: ElementView, _ builder: ViewTreeBuilder) {
        let isOpen = $isOpen
        let close = { isOpen.wrappedValue = false }
        let presenting = PresentationModifier(
            kind: "date",
            cover: { isOpen.wrappedValue ? DateCover(choice: choice, components: components, close: close) : nil },
            close: close)
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        build(content.liveTap { isOpen.wrappedValue = true }.modifier(presenting))
    }
}

/// A month's days or the wheels of the time, on a card beside the pill that opened it.
nonisolated private struct DateCover: Cover {
    let choice: DateChoice
    let components: DatePickerComponents
    let close: () -> Void

    @MainActor func build(on stage: CoverStage, into builder: ViewTreeBuilder) {
        let outer = builder.environment
        builder.environment.foreground = nil
        builder.environment.font = nil
        DateCard._build(DateCard(choice: choice, components: components, stage: stage, close: close), into: builder)
        builder.environment = outer
    }
}

private struct DateCard: View {
    @Environment(\.metrics) private var metrics
    let choice: DateChoice
    let components: DatePickerComponents
    let stage: CoverStage
    let close: () -> Void

    var body: some View {
        let shape = RoundedRectangle(cornerRadius: metrics.covers.popoverRadius, style: .continuous)
        NamedView("DateCard") {
            ZStack(alignment: .topLeading) {
                Dimming(amount: 0).leaving { close() }
                DialogPlacement(stage: stage) {
                    if metrics.bars.isGlass {
                        parts.onGlass(shape, isThick: true)
                    } else {
                        parts.background(.background).clipShape(shape)
                    }
                }
            }
            .frame(width: stage.window.width, height: stage.window.height)
        }
    }

    @ViewBuilder private var parts: some View {
        if components == .date {
            MonthView(choice: choice, components: components).padding(16).frame(
                width: min(320, stage.window.width - 32))
        } else {
            DateWheels(choice: choice, components: components).frame(width: 200)
        }
    }
}
