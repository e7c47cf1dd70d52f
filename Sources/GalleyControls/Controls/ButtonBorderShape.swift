import GalleyGraph
import GalleyViews

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
    enum Form: Equatable { case automatic, capsule, circle, rounded(CGFloat?) }

    let form: Form

    /// That of the look: a capsule on iOS 26, rounded corners before.
    public static let automatic = ButtonBorderShape(form: .automatic)
    /// Half circles at both ends.
    public static let capsule = ButtonBorderShape(form: .capsule)
    /// As wide as tall, with the padding above and below all around (rules.md §18.3).
    public static let circle = ButtonBorderShape(form: .circle)
    /// Corners as round as the platform's and size's buttons have them.
    public static let roundedRectangle = ButtonBorderShape(form: .rounded(nil))

    /// Corners of a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(form: .rounded(radius))
    }
}

private enum ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }

extension EnvironmentValues {
    /// The outline of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

extension View {
    /// The outline of the bordered buttons inside.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

extension ButtonBorderShape: InsettableShape {
    /// The outline in a frame. What knows no button is as the newest look has it: `automatic` is a capsule.
    nonisolated public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

    /// Made in the frame that is `amount` points smaller on each side.
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { outline.inset(by: amount) }

    nonisolated private var outline: ControlShape {
        switch form {
        case .automatic, .capsule: ControlShape(isCapsule: true, radius: 0)
        case .circle: ControlShape(isCapsule: true, radius: 0, isSquare: true)
        case .rounded(let radius): ControlShape(isCapsule: false, radius: radius ?? 8)
        }
    }
}

extension Shape where Self == ButtonBorderShape {
    /// The outline of bordered buttons.
    nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}
