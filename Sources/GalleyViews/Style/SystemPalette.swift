import GalleyGraph

/// Whose colours the system's are (docs/rules.md §16.2 and §16.3).
enum SystemPalette: Hashable, Sendable {
    /// Of iOS 13 to 18.
    case iOS18
    case iOS26
    /// Of macOS 26, in every look: that of older systems is not recorded.
    case macOS

    init(_ environment: EnvironmentValues) {
        if environment.textPlatform == .macOS {
            self = .macOS
        } else {
            self = environment.look == .iOS18 ? .iOS18 : .iOS26
        }
    }

    /// Red, green and blue, 0…255, and opacity, 0…1.
    typealias Components = (Double, Double, Double, Double)
    typealias Pair = (light: Components, dark: Components)

    func components(of color: SystemColor) -> Pair {
        switch self {
        case .iOS18: break
        case .iOS26: if let changed = Self.changed(color) { return changed }
        case .macOS: if let own = Self.macOS(color) ?? Self.changed(color) { return own }
        }
        return Self.first(color)
    }

    /// What iOS 13 brought.
    private static func first(_ color: SystemColor) -> Pair {
        switch color {
        case .red: ((255, 59, 48, 1), (255, 69, 58, 1))
        case .orange: ((255, 149, 0, 1), (255, 159, 10, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 10, 1))
        case .green: ((52, 199, 89, 1), (48, 209, 88, 1))
        case .mint: ((0, 199, 190, 1), (99, 230, 226, 1))
        case .teal: ((48, 176, 199, 1), (64, 200, 224, 1))
        case .cyan: ((50, 173, 230, 1), (100, 210, 255, 1))
        case .blue: ((0, 122, 255, 1), (10, 132, 255, 1))
        case .indigo: ((88, 86, 214, 1), (94, 92, 230, 1))
        case .purple: ((175, 82, 222, 1), (191, 90, 242, 1))
        case .pink: ((255, 45, 85, 1), (255, 55, 95, 1))
        case .brown: ((162, 132, 94, 1), (172, 142, 104, 1))
        case .gray: ((142, 142, 147, 1), (142, 142, 147, 1))
        case .gray2: ((174, 174, 178, 1), (99, 99, 102, 1))
        case .gray3: ((199, 199, 204, 1), (72, 72, 74, 1))
        case .gray4: ((209, 209, 214, 1), (58, 58, 60, 1))
        case .gray5: ((229, 229, 234, 1), (44, 44, 46, 1))
        case .gray6: ((242, 242, 247, 1), (28, 28, 30, 1))
        case .label: ((0, 0, 0, 1), (255, 255, 255, 1))
        case .secondaryLabel: ((60, 60, 67, 0.6), (235, 235, 245, 0.6))
        case .tertiaryLabel: ((60, 60, 67, 0.3), (235, 235, 245, 0.3))
        case .quaternaryLabel: ((60, 60, 67, 0.18), (235, 235, 245, 0.18))
        case .quinaryLabel: ((60, 60, 67, 0.05), (235, 235, 245, 0.05))
        case .separator: ((60, 60, 67, 0.29), (84, 84, 88, 0.6))
        case .opaqueSeparator: ((198, 198, 200, 1), (56, 56, 58, 1))
        case .fill: ((120, 120, 128, 0.2), (120, 120, 128, 0.36))
        case .secondaryFill: ((120, 120, 128, 0.16), (120, 120, 128, 0.32))
        case .tertiaryFill: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
        case .borderedGround: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
        case .link: ((0, 122, 255, 1), (9, 132, 255, 1))
        case .quaternaryFill: ((116, 116, 128, 0.08), (116, 116, 128, 0.18))
        case .tertiaryBackground: ((255, 255, 255, 1), (44, 44, 46, 1))
        case .tertiaryGroupedBackground: ((242, 242, 247, 1), (44, 44, 46, 1))
        case .groupedBackground: ((242, 242, 247, 1), (28, 28, 30, 1))
        case .background: ((255, 255, 255, 1), (0, 0, 0, 1))
        case .groupedGround: ((242, 242, 247, 1), (0, 0, 0, 1))
        case .card: ((255, 255, 255, 1), (28, 28, 30, 1))
        case .selectedRow: ((209, 209, 214, 1), (58, 58, 60, 1))
        case .cardSeparator: ((232, 232, 232, 1), (56, 56, 59, 1))
        case .plainSeparator: ((232, 232, 232, 1), (42, 42, 44, 1))
        }
    }

    /// What iOS 26 changed.
    private static func changed(_ color: SystemColor) -> Pair? {
        switch color {
        case .red: ((255, 56, 60, 1), (255, 66, 69, 1))
        case .orange: ((255, 141, 40, 1), (255, 146, 48, 1))
        case .yellow: ((255, 204, 0, 1), (255, 214, 0, 1))
        case .mint: ((0, 200, 179, 1), (0, 218, 195, 1))
        case .teal: ((0, 195, 208, 1), (0, 210, 224, 1))
        case .cyan: ((0, 192, 232, 1), (60, 211, 254, 1))
        case .blue: ((0, 136, 255, 1), (0, 145, 255, 1))
        case .indigo: ((97, 85, 245, 1), (109, 124, 255, 1))
        case .purple: ((203, 48, 224, 1), (219, 52, 242, 1))
        case .brown: ((172, 127, 94, 1), (183, 138, 102, 1))
        // 233, 233, 234 on white, 38, 39, 41 on black.
        case .borderedGround: ((118, 118, 124, 0.16), (120, 122, 128, 0.32))
        default: nil
        }
    }

    /// Where macOS 26 is not as iOS 26. Of its labels the first two levels are recorded.
    private static func macOS(_ color: SystemColor) -> Pair? {
        switch color {
        case .gray: ((142, 142, 147, 1), (152, 152, 157, 1))
        case .borderedGround: ((118, 118, 128, 0.12), (118, 118, 128, 0.24))
        case .link: ((0, 136, 255, 1), (0, 145, 255, 1))
        // 230 on white.
        case .separator: ((0, 0, 0, 0.1), (255, 255, 255, 0.1))
        case .label: ((0, 0, 0, 0.85), (255, 255, 255, 0.85))
        case .secondaryLabel: ((0, 0, 0, 0.5), (255, 255, 255, 0.55))
        default: nil
        }
    }
}
