import Galley

extension Plan {
    /// The modifiers, shapes and controls that take a style or a colour.
    enum Coat: CaseIterable, Equatable, Sendable {
        // What is inside.
        case foreground, foregroundTwo, foregroundThree, foregroundColor, tint, tintColor, accent, backgroundStyle
        // What is behind, before and around.
        case background, backgroundShape, overlay, overlayShape, border, shadow, multiply, glass
        // Shapes, texts, symbols and drawings.
        case fill, stroke, strokeBorder, underline, strikethrough, text, textColor, palette, canvas
        // Lists, bars and sheets.
        case rowGround, itemTint, rowLine, sectionLine, barGround, sheetGround
        // Styles of controls.
        case switchStyle, progressStyle
    }

    /// A view whose look follows styles around it.
    enum Sample: CaseIterable, Equatable, Sendable {
        case toggle, progress, spinner, gauge, slider, stepper, segments, menu, date, wheel, prominent, bordered, link,
            field
        case rows, tabs, bar, disclosure, missing
    }
}

extension Plan.Coat {
    /// A view with a style and a colour.
    @MainActor func modified(_ view: AnyView, _ first: Plan.Ink, _ second: Plan.Ink, _ hue: Plan.Hue) -> AnyView {
        func open<S: ShapeStyle, T: ShapeStyle>(_ style: S, _ other: T) -> AnyView {
            inside(view, style, other, hue.color) ?? around(view, style, hue.color)
                ?? drawn(view, style, other, hue.color)
        }
        return open(first.style, second.style)
    }

    @MainActor private func inside<S: ShapeStyle, T: ShapeStyle>(
        _ view: AnyView, _ style: S, _ other: T, _ color: Color
    ) -> AnyView? {
        switch self {
        case .foreground: AnyView(view.foregroundStyle(style))
        case .foregroundTwo: AnyView(view.foregroundStyle(style, other))
        case .foregroundThree: AnyView(view.foregroundStyle(style, other, color))
        case .foregroundColor: AnyView(view.foregroundColor(color))
        case .tint: AnyView(view.tint(style))
        case .tintColor: AnyView(view.tint(color))
        case .accent: AnyView(view.accentColor(color))
        case .backgroundStyle: AnyView(view.background().backgroundStyle(style))
        case .itemTint: AnyView(List { view.listItemTint(color) }.frame(height: 60))
        case .rowGround: AnyView(List { view.listRowBackground(Rectangle().fill(style)) }.frame(height: 60))
        case .rowLine: AnyView(List { view.listRowSeparatorTint(color) }.frame(height: 60))
        case .sectionLine: AnyView(List { Section { view }.listSectionSeparatorTint(color) }.frame(height: 60))
        case .barGround:
            AnyView(NavigationStack { view.toolbarBackground(style, for: .navigationBar) }.frame(width: 60, height: 60))
        case .sheetGround: AnyView(view.presentationBackground(style))
        case .switchStyle:
            AnyView(view.overlay { Toggle("", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: color)) })
        case .progressStyle:
            AnyView(view.overlay { ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: color)) })
        default: nil
        }
    }

    @MainActor private func around<S: ShapeStyle>(_ view: AnyView, _ style: S, _ color: Color) -> AnyView? {
        switch self {
        case .background: AnyView(view.background(style))
        case .backgroundShape: AnyView(view.background(style, in: Capsule()))
        case .overlay: AnyView(view.overlay(style))
        case .overlayShape: AnyView(view.overlay(style, in: Circle()))
        case .border: AnyView(view.border(style, width: 2))
        case .shadow: AnyView(view.shadow(color: color, radius: 2))
        case .multiply: AnyView(view.colorMultiply(color))
        case .glass: AnyView(view.glassEffect(.regular.tint(color)))
        default: nil
        }
    }

    @MainActor private func drawn<S: ShapeStyle, T: ShapeStyle>(
        _ view: AnyView, _ style: S, _ other: T, _ color: Color
    ) -> AnyView {
        switch self {
        case .fill: AnyView(view.background { Circle().fill(style).stroke(other, lineWidth: 2) })
        case .stroke: AnyView(view.overlay { Ellipse().stroke(style, lineWidth: 3) })
        case .strokeBorder:
            AnyView(view.overlay { RoundedRectangle(cornerRadius: 3).strokeBorder(style, lineWidth: 2) })
        case .underline: AnyView(view.overlay { Text(verbatim: "ab").underline(color: color) })
        case .strikethrough: AnyView(view.overlay { Text(verbatim: "ab").strikethrough(pattern: .dash, color: color) })
        case .text: AnyView(view.overlay { Text(verbatim: "ab").foregroundStyle(style) })
        case .textColor: AnyView(view.overlay { Text(verbatim: "ab").foregroundColor(color) })
        case .palette:
            AnyView(
                view.overlay {
                    Image(systemName: "person.2.fill").symbolRenderingMode(.palette).foregroundStyle(style, other)
                })
        default:
            AnyView(
                view.background {
                    Canvas { context, size in
                        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .style(style))
                        context.addFilter(.shadow(color: color, radius: 2))
                        context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(color))
                    }
                })
        }
    }
}

extension Plan.Sample {
    @MainActor var view: AnyView {
        switch self {
        case .toggle: AnyView(Toggle("a", isOn: .constant(true)))
        case .progress: AnyView(ProgressView(value: 0.4))
        case .spinner: AnyView(ProgressView())
        case .gauge: AnyView(Gauge(value: 0.4) { Text(verbatim: "a") }.gaugeStyle(.accessoryCircular))
        case .slider: AnyView(Slider(value: .constant(0.3)))
        case .stepper: AnyView(Stepper("a", value: .constant(1)))
        case .segments: AnyView(picker.pickerStyle(.segmented))
        case .menu: AnyView(picker.pickerStyle(.menu))
        case .wheel: AnyView(picker.pickerStyle(.wheel))
        case .date: AnyView(DatePicker("a", selection: .constant(Plan.date)).datePickerStyle(.graphical))
        case .prominent: AnyView(Button("a") {}.buttonStyle(.borderedProminent))
        case .bordered: AnyView(Button("a", role: .destructive) {}.buttonStyle(.bordered))
        case .link: AnyView(Link(destination: URL(fileURLWithPath: "/")) { Text(verbatim: "a") })
        case .field: AnyView(TextField("a", text: .constant("")).textFieldStyle(.roundedBorder))
        case .rows:
            AnyView(
                List {
                    Label("a", systemImage: "star"); picker
                }.frame(width: 100, height: 100))
        case .tabs:
            AnyView(TabView { Text(verbatim: "a").tabItem { Label("a", systemImage: "star") } }.frame(height: 120))
        case .bar: AnyView(NavigationStack { Text(verbatim: "a").navigationTitle("b") }.frame(height: 120))
        case .disclosure: AnyView(DisclosureGroup("a", isExpanded: .constant(true)) { Text(verbatim: "b") })
        case .missing: AnyView(Image("no such picture"))
        }
    }

    @MainActor private var picker: some View {
        Picker("p", selection: .constant(1)) { ForEach(0..<3) { Text(verbatim: "\($0)") } }
    }
}

extension Plan {
    fileprivate static let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
}
