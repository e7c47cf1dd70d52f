import GalleyUIKit

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether it is upright, or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether it is held so that a screen stands in some way.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

// What source asks the device. It never moves, and its battery is not known.
extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// How it is held: as the picture stands.
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    /// Whether changes of that are told; false.
    public var isGeneratingDeviceOrientationNotifications: Bool { false }
    /// Asks for them to be told. None come.
    public func beginGeneratingDeviceOrientationNotifications() {}
    /// Asks for them no more.
    public func endGeneratingDeviceOrientationNotifications() {}
    /// The system's version: that of the look that pictures have.
    public var systemVersion: String { "26.0" }
    /// A name for the device among one maker's apps; nil.
    public var identifierForVendor: UUID? { nil }
    /// How full its battery is: −1, not known.
    public var batteryLevel: Float { -1 }
    /// What its battery does: not known.
    public var batteryState: BatteryState { .unknown }
    /// Whether it does several things at a time; true.
    public var isMultitaskingSupported: Bool { true }
    /// Whether its battery is looked at: it is not.
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// Whether something near its screen is felt: it is not.
    public var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }
    /// It is held in another way. Never posted.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        .init("UIDeviceOrientationDidChangeNotification")
    }
    /// Its battery is fuller or emptier. Never posted.
    public nonisolated class var batteryLevelDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryLevelDidChangeNotification")
    }
    /// Its battery does something else. Never posted.
    public nonisolated class var batteryStateDidChangeNotification: NSNotification.Name {
        .init("UIDeviceBatteryStateDidChangeNotification")
    }
}

extension UIScreen {
    /// The screens: one.
    public class var screens: [UIScreen] { [main] }
    /// How bright it is, 0…1: it stays half as bright as it can be.
    public var brightness: CGFloat {
        get { 0.5 }
        set {}
    }
    /// Whether it is being filmed; false.
    public var isCaptured: Bool { false }
    /// How many pictures it shows a second; 60.
    public var maximumFramesPerSecond: Int { 60 }
    /// Where it is seen.
    public var traitCollection: UITraitCollection { .ofPicture }
    /// Someone films it. Never posted.
    public nonisolated class var capturedDidChangeNotification: NSNotification.Name {
        .init("UIScreenCapturedDidChangeNotification")
    }
}
