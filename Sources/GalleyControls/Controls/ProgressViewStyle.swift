import GalleyGraph
import GalleyViews

/// What a progress view style has to work with.
nonisolated public struct ProgressViewStyleConfiguration {
    /// The control's label.
    public struct Label: _StylePart { public let _part: _HandedView }

    /// The label of the value that the control has.
    public struct CurrentValueLabel: _StylePart { public let _part: _HandedView }

    /// How far the task has got, 0…1; nil if unknown.
    public let fractionCompleted: Double?
    /// What is under way; nil where the control was given no label.
    public var label: Label?
    /// How far it has got, in words; nil where the control was given no such label.
    public var currentValueLabel: CurrentValueLabel?
}

/// How progress views look.
@MainActor @preconcurrency public protocol ProgressViewStyle {
    associatedtype Body: View
    /// How far the task has got, and the labels.
    typealias Configuration = ProgressViewStyleConfiguration

    /// The view that a progress view of this style is; one inside it has the style around this one (rules.md §18.5).
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The automatic style: a bar for a known value, a wheel otherwise.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes the style.
    public init() {}
    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinnerWithLabel(configuration: configuration)
        } else {
            BarWithLabels(configuration: configuration)
        }
    }
}

/// A bar.
nonisolated public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Makes the style.
    public init() { tint = nil }
    /// A bar in a separate colour instead of the tint.
    public init(tint: Color) { self.tint = tint }

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BarWithLabels(configuration: configuration, ownTint: tint)
    }
}

/// A wheel, or a ring for a known value.
nonisolated public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?

    /// Makes the style.
    public init() { tint = nil }
    /// A ring or spinner in a separate colour instead of the tint.
    public init(tint: Color) { self.tint = tint }

    /// The view that a control of this style is.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        SpinnerWithLabel(configuration: configuration, ownTint: tint)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The system's choice: a bar where the task's end is known, else a spinner.
    public static var automatic: Self { Self() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar that is filled as far as the task has got.
    public static var linear: Self { Self() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring where it is known how far the task has got (rules.md §18.2).
    public static var circular: Self { Self() }
}

enum ProgressViewStyleKey: ControlStyleKey {
    static var name: String { "ProgressView" }

    static func standardBody(_ configuration: ProgressViewStyleConfiguration) -> some View {
        DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
}

extension View {
    /// How the progress views inside look. One inside a style's body looks as the next outer style says.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ControlStyleModifier(ProgressViewStyleKey.self, style) { $0.makeBody(configuration: $1) })
    }
}

/// A bar, its label above and its value below it.
private struct BarWithLabels: View {
    let configuration: ProgressViewStyleConfiguration
    var ownTint: Color?

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted ?? 0, tint: ownTint ?? .accentColor)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }
}

/// The bar: a pill, 4 points tall, as wide as offered (rules.md §18).
private struct ProgressBar: View {
    let fraction: Double
    let tint: Color

    var body: some View {
        Capsule().fill(SystemColors.fill)
            .overlay { ProgressFill(fraction: fraction).fill(tint) }
            .frame(height: 4)
    }
}

/// The done part of the bar, never shorter than it is tall.
private struct ProgressFill: Shape {
    let fraction: Double

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.width * fraction, min(rect.height, rect.width))
        return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}

/// A wheel or a ring, its label below it.
private struct SpinnerWithLabel: View {
    @Environment(\.controlSize) private var controlSize
    let configuration: ProgressViewStyleConfiguration
    var ownTint: Color?

    var body: some View {
        VStack(spacing: 6) {
            if let fraction = configuration.fractionCompleted {
                ZStack {
                    Circle().stroke(SystemColors.fill, lineWidth: 2.5)
                    Circle().trim(from: 0, to: fraction)
                        .stroke(ownTint ?? .accentColor, style: StrokeStyle(lineWidth: 2.5, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                }
                .padding(1.25)
                .frame(width: length, height: length)
            } else {
                Spinner(tint: ownTint).frame(width: length, height: length)
            }
            configuration.label.font(.subheadline).foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
        }
    }

    /// 20 points, and 37 where controls are large (rules.md §18).
    private var length: CGFloat { controlSize == .large || controlSize == .extraLarge ? 37 : 20 }
}

/// Eight spokes, the strongest at the top, as the wheel stands when it begins to turn.
private struct Spinner: View {
    @Environment(\.tintColor) private var tintColor
    @Environment(\.colorScheme) private var scheme
    let tint: Color?

    /// Without a tint that of secondary labels, light or dark.
    private var plain: Color {
        let level = scheme == .dark ? (235.0, 245.0) : (60.0, 67.0)
        return Color(red: level.0 / 255, green: level.0 / 255, blue: level.1 / 255)
    }

    var body: some View {
        GeometryReader { proxy in
            let length = min(proxy.size.width, proxy.size.height)
            ZStack {
                ForEach(0..<8, id: \.self) { spoke in
                    Capsule()
                        .fill(tint ?? tintColor ?? plain)
                        .opacity(0.75 - 0.07 * Double((8 - spoke) % 8))
                        .frame(width: length * 0.13, height: length * 0.27)
                        .offset(y: -length * 0.365)
                        .rotationEffect(.degrees(45 * Double(spoke)))
                }
            }
            .frame(width: proxy.size.width, height: proxy.size.height)
        }
    }
}
