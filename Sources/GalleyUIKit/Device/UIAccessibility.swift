import Foundation

/// UIKit's questions about how a person uses the device.
///
/// A picture is of no one: the answers are those of a device as it comes, as in the environment of views.
public enum UIAccessibility {
    /// Whether the screen is read aloud; false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether less is to move; false, as `\.accessibilityReduceMotion`.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether grounds are to be opaque; false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is to be bold; false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are to be darker; false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether the screen shows no colours; false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the screen shows the negative; false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the device is used by switches; false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether the device is held to one app; false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether an on-screen menu stands for gestures; false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether films have subtitles; false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether sound comes from one side; false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether text that is selected can be read aloud; false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the whole screen can be read aloud; false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether shaking the device undoes; true, as devices come.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether films play by themselves; true, as devices come.
    public static var isVideoAutoplayEnabled: Bool { true }
    /// Whether more than colour has to tell things apart; false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether switches show whether they are on by signs; false.
    public static var isOnOffSwitchLabelsEnabled: Bool { false }
    /// Whether buttons are to be told by their shape; false.
    public static var buttonShapesEnabled: Bool { false }
    /// Whether screens fade where they would slide; false.
    public static var prefersCrossFadeTransitions: Bool { false }

    /// What assistive technology can be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's number for it.
        public let rawValue: UInt32
        /// The notification of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The screen is another one.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Parts of the screen are others.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// A text is to be read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive technology is to wait.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1019)
        /// Assistive technology continues.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1020)
    }

    /// Tells assistive technology something.
    /// - Note: Accepted, does nothing here: of a picture nobody is told, and a page in a browser has only what views say.
    public static func post(notification: Notification, argument: Any?) {}

    /// Posted when the screen begins or ceases to be read aloud: never, here.
    public static let voiceOverStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when a person wants less or more to move: never, here.
    public static let reduceMotionStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when a person wants grounds to be opaque or not: never, here.
    public static let reduceTransparencyStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when a person wants text to be bold or not: never, here.
    public static let boldTextStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when a person wants colours to be darker or not: never, here.
    public static let darkerSystemColorsStatusDidChangeNotification =
        NSNotification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// Posted when an announcement has been read: never, here.
    public static let announcementDidFinishNotification =
        NSNotification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
