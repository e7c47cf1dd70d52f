import Galley

extension Plan {
    /// A colour as plain data: of the system, named, made of another, or a style of the user's.
    indirect enum Hue: Hashable, Sendable {
        case system(Int)
        case components(Double, Double, Double, opacity: Double)
        case asset(String)
        case faded(Hue, Double)
        case mixed(Hue, Hue, Double, isPerceptual: Bool)
        /// What a style of the user's comes to that asks its environment.
        case asked(Hue)
        /// A colour of UIKit's that asks its surroundings.
        case provided(Hue)
    }

    /// The colours that have names, those first that lead to another: the tint, the foreground.
    static let colors: [Color] = [
        .accentColor, Color(uiColor: .tintColor), .primary, .secondary, .red, .orange, .yellow, .green, .mint, .teal,
        .cyan,
        .blue, .indigo, .purple, .pink, .brown, .gray, .white, .black, .clear, Color(uiColor: .label),
        Color(uiColor: .systemBackground), Color(uiColor: .separator), Color(uiColor: .systemFill),
    ]
}

extension Plan.Hue {
    var color: Color {
        switch self {
        case .system(let index): return Plan.colors[index]
        case .components(let red, let green, let blue, let opacity):
            return Color(.sRGB, red: red, green: green, blue: blue, opacity: opacity)
        case .asset(let name): return Color(name)
        case .faded(let base, let opacity): return base.color.opacity(opacity)
        case .mixed(let a, let b, let share, let isPerceptual):
            return a.color.mix(with: b.color, by: share, in: isPerceptual ? .perceptual : .device)
        case .asked(let base): return Color(AskedColor(hue: base))
        case .provided(let base): return Color(uiColor: UIColor { _ in UIColor(base.color) })
        }
    }
}

/// A style of the user's that is the colour that the environment makes of another.
private struct AskedColor: ShapeStyle, Hashable {
    let hue: Plan.Hue

    func resolve(in environment: EnvironmentValues) -> Color.Resolved { hue.color.resolve(in: environment) }
}
