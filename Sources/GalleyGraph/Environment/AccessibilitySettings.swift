/// How far colours stand apart.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// As colours come.
    case standard
    /// Further than that.
    case increased
}

/// What a person has set on a device. A picture is of none: the settings that devices come with.
extension EnvironmentValues {
    /// Whether colours are to stand further apart; in a picture they are as they come.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// Whether less is to move; in a live page what the browser says, elsewhere false.
    public var accessibilityReduceMotion: Bool { reducesMotion }
    /// Whether grounds are to be opaque; false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether more than colour has to tell things apart; false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the screen shows the negative; false.
    public var accessibilityInvertColors: Bool { false }
    /// Whether the screen is read aloud; false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the device is used by switches; false.
    public var accessibilitySwitchControlEnabled: Bool { false }
    /// Whether any assistive technology is in use; false.
    public var accessibilityEnabled: Bool { false }
    /// Whether buttons are to be told by their shape; false.
    public var accessibilityShowButtonShapes: Bool { false }
    /// Whether flashing lights in films are dimmed; false.
    public var accessibilityDimFlashingLights: Bool { false }
    /// Whether moving pictures move by themselves; true, though of such a picture the first image is shown.
    public var accessibilityPlayAnimatedImages: Bool { true }
    /// Whether bars show their items large while they are held; false.
    public var accessibilityLargeContentViewerEnabled: Bool { false }
}

private enum ReducesMotionKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether less is to move.
    package var reducesMotion: Bool {
        get { self[ReducesMotionKey.self] }
        set { self[ReducesMotionKey.self] = newValue }
    }
}
