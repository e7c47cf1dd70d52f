import GalleyGraph
import GalleyText

extension Text {
    /// How large letters are beside their font's size.
    nonisolated public struct Scale: Hashable, Sendable {
        fileprivate enum Storage { case `default`, secondary }

        fileprivate let storage: Storage

        /// As large as the font says.
        public static let `default` = Scale(storage: .default)
        /// Smaller, in lines as tall as before.
        public static let secondary = Scale(storage: .secondary)
    }

    /// How large the text's letters are beside their font's size (rules.md §13.2).
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        guard isEnabled else { return self }
        return changed { $0.scale = $0.scale ?? scale }
    }
}

extension View {
    /// How large the letters of the texts inside are beside their font's size (rules.md §13.2).
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textSettings.scale) { if isEnabled { $0 = scale } }
    }
}

extension Text.Scale {
    /// Scales a font; returns the space that goes with it after each letter, in points.
    ///
    /// As recorded on macOS 26 (iamcgn/swiftui-web, Docs/elements/TextScale.md): lines keep their height; up to 17 points letters
    /// are 0.8 times as large (bolder ones a little larger), from 70 points on 0.46 times, in proportion between; serif,
    /// monospaced and named fonts do not change.
    func apply(to request: inout FontRequest) -> Double {
        guard storage == .secondary, request.family == nil,
            request.design == .standard || request.design == .rounded
        else { return 0 }
        let small, large, spacing: Double
        switch request.weight {
        case ..<150: (small, large, spacing) = (0.8, 0.46, 0.16)
        case ..<250: (small, large, spacing) = (0.8, 0.46, 0.15)
        case ..<350: (small, large, spacing) = (0.8, 0.46, 0.1854)
        case ..<450: (small, large, spacing) = (0.8, 0.46, 0.25)
        case ..<550: (small, large, spacing) = (0.8, 0.48, 0.4147)
        case ..<650: (small, large, spacing) = (0.84, 0.49, 0)
        case ..<750: (small, large, spacing) = (0.85, 0.5, -0.05)
        case ..<850: (small, large, spacing) = (0.85, 0.52, 0.2)
        default: (small, large, spacing) = (0.87, 0.55, 0.35)
        }
        let way = min(max((request.size - 17) / 53, 0), 1)
        request.glyphScale *= small - (small - large) * way
        return (request.design == .rounded ? 0.03 : spacing) * (1 - way)
    }
}
