import GalleyGraph
import GalleyViews

/// How gauges look.
@MainActor @preconcurrency public protocol GaugeStyle {
    associatedtype Body: View
    /// The value, 0…1, and its labels.
    typealias Configuration = GaugeStyleConfiguration

    /// The view that a gauge of this style is; a gauge inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a bar that fills.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A bar that fills, the label above and the value below it.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarGauge(configuration: configuration)
    }
}

/// A bar with a dot at the value, between the bounds' labels.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBar(configuration: configuration, fills: false)
    }
}

/// A bar that fills, the label before and the value below it.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AccessoryBar(configuration: configuration, fills: true)
    }
}

/// An open ring with a dot at the value.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        OpenRing(configuration: configuration)
    }
}

/// A closed ring that fills.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ClosedRing(configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The system's choice: a bar that is filled up to the value.
    public static var automatic: Self { Self() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value, the label above and the value below it.
    public static var linearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a dot at the value, between the bounds' labels.
    public static var accessoryLinear: Self { Self() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled up to the value.
    public static var accessoryLinearCapacity: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a dot at the value.
    public static var accessoryCircular: Self { Self() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A closed ring that is filled up to the value.
    public static var accessoryCircularCapacity: Self { Self() }
}

extension View {
    /// How the gauges inside look. A gauge inside a style's body looks as the next outer style says.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(GaugeStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}

private struct BarGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack {
                configuration.minimumValueLabel
                ProgressView(value: configuration.value)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

private struct AccessoryBar: View {
    @Environment(\.tintGradient) private var gradient
    let configuration: GaugeStyleConfiguration
    let fills: Bool

    var body: some View {
        VStack(spacing: 2) {
            if fills { configuration.label.font(.caption) }
            HStack(spacing: 4) {
                configuration.minimumValueLabel
                GeometryReader { proxy in
                    ZStack(alignment: .leading) {
                        Capsule().fill(fills ? AnyShapeStyle(SystemColors.fill) : scale)
                        if fills {
                            filled(max(6, proxy.size.width * configuration.value))
                        } else {
                            Circle().fill(.background).padding(1).background(.primary, in: Circle())
                                .frame(width: 8, height: 8)
                                .offset(x: (proxy.size.width - 8) * configuration.value)
                        }
                    }
                }
                .frame(height: 6)
                configuration.maximumValueLabel
            }
            .font(.caption)
            if fills { configuration.currentValueLabel.font(.caption2) }
        }
    }

    /// The part up to the value, in the colours that a gradient has there.
    @ViewBuilder private func filled(_ width: CGFloat) -> some View {
        if gradient == nil {
            Capsule().fill(.tint).frame(width: width)
        } else {
            Capsule().fill(scale).mask(alignment: .leading) { Capsule().frame(width: width) }
        }
    }

    private var scale: AnyShapeStyle {
        guard let gradient else { return AnyShapeStyle(Color.accentColor) }
        return AnyShapeStyle(LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    }
}

/// The tint of a ring: a gradient's colours run along it.
private func ringScale(_ gradient: Gradient?, from start: Double, over degrees: Double) -> AnyShapeStyle {
    guard let gradient else { return AnyShapeStyle(.tint) }
    return AnyShapeStyle(
        AngularGradient(
            gradient: gradient, center: .center, startAngle: .degrees(start), endAngle: .degrees(start + degrees)))
}

/// Three quarters of a ring, 50 points wide.
private struct OpenRing: View {
    @Environment(\.tintGradient) private var gradient
    let configuration: GaugeStyleConfiguration

    var body: some View {
        let width: CGFloat = 6
        ZStack {
            Arc(from: 0, to: 1, of: 270, startingAt: 135)
                .stroke(
                    ringScale(gradient, from: 135, over: 270), style: StrokeStyle(lineWidth: width, lineCap: .round)
                )
                .padding(width / 2)
            Circle().fill(.background).frame(width: width + 2, height: width + 2)
                .overlay(Circle().fill(.primary).padding(1.5))
                .offset(x: 22)
                .rotationEffect(.degrees(135 + 270 * configuration.value))
            if let current = configuration.currentValueLabel {
                current.font(.system(size: 17, weight: .medium, design: .rounded)).minimumScaleFactor(0.5).padding(8)
            } else {
                configuration.label.font(.system(size: 15, design: .rounded)).padding(8)
            }
            HStack(spacing: 2) {
                if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
                    minimum
                    maximum
                } else if configuration.currentValueLabel != nil {
                    configuration.label
                }
            }
            .font(.system(size: 8, weight: .medium, design: .rounded))
            .offset(y: 20)
        }
        .frame(width: 50, height: 50)
    }
}

private struct ClosedRing: View {
    @Environment(\.tintGradient) private var gradient
    let configuration: GaugeStyleConfiguration

    var body: some View {
        let width: CGFloat = 6
        ZStack {
            let scale = ringScale(gradient, from: -90, over: 360)
            Circle().stroke(scale.opacity(0.3), lineWidth: width).padding(width / 2)
            Arc(from: 0, to: configuration.value, of: 360, startingAt: -90)
                .stroke(scale, style: StrokeStyle(lineWidth: width, lineCap: .round)).padding(width / 2)
            if let current = configuration.currentValueLabel {
                current.font(.system(size: 15, weight: .medium, design: .rounded)).minimumScaleFactor(0.5).padding(8)
            } else {
                configuration.label.font(.system(size: 15, design: .rounded)).padding(8)
            }
        }
        .frame(width: 50, height: 50)
    }
}

/// A part of a ring, in degrees, clockwise.
private struct Arc: Shape {
    let from: Double
    let to: Double
    let total: Double
    let start: Double

    init(from: Double, to: Double, of total: Double, startingAt start: Double) {
        self.from = from
        self.to = to
        self.total = total
        self.start = start
    }

    func path(in rect: CGRect) -> Path {
        guard to > from else { return Path() }
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: min(rect.width, rect.height) / 2,
            startAngle: .degrees(start + total * from), endAngle: .degrees(start + total * to), clockwise: false)
        return path
    }
}
