import Foundation

// Cameras and microphones. There is none here, as in Xcode's simulator: no device is found, and no one is asked whether it may be used.
// Source: Apple's pages of AVCaptureDevice and of what stands on it.

/// What a device takes in.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind by its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Moving pictures.
    public static let video = AVMediaType(rawValue: "vide")
    /// Sounds.
    public static let audio = AVMediaType(rawValue: "soun")
    /// Texts.
    public static let text = AVMediaType(rawValue: "text")
    /// What is said of a film.
    public static let metadata = AVMediaType(rawValue: "meta")
}

/// Whether a program may use a device.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone. There is none here.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// On which side it is.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// Whether its light shines.
    public enum FlashMode: Int, Sendable { case off, on, auto }
    /// Whether its light stays on.
    public enum TorchMode: Int, Sendable { case off, on, auto }
    /// How it sees sharply.
    public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
    /// How bright it sees.
    public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }

    /// What kind of device it is.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// One that sees more.
        public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// One that sees further.
        public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// Two together.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// Two together, the usual one and one that sees more.
        public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// Three together.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// One that sees how far away things are.
        public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// A microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    }

    /// Looks for devices: there are none.
    open class DiscoverySession: NSObject {
        /// Devices of these kinds.
        public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
        /// What was found: nothing.
        open var devices: [AVCaptureDevice] { [] }
    }

    override init() { super.init() }

    /// The device that is meant where none is named: there is none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// The device of a kind: there is none.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// Whether a program may use a device: it may not.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// Asks whether it may: it may not.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) { DispatchQueue.global().async { handler(false) } }
    /// Asks whether it may: it may not.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

    /// Its name in the system.
    open var uniqueID: String { "" }
    /// Its name.
    open var localizedName: String { "" }
    /// On which side it is.
    open var position: Position { .unspecified }
    /// What kind of device it is.
    open var deviceType: DeviceType { .builtInWideAngleCamera }
    /// Whether it has a light.
    open var hasFlash: Bool { false }
    /// Whether it has a light that stays on.
    open var hasTorch: Bool { false }
    /// Whether its light stays on.
    open var torchMode = TorchMode.off
    /// How it sees sharply.
    open var focusMode = FocusMode.locked
    /// How bright it sees.
    open var exposureMode = ExposureMode.locked
    /// How near.
    open var videoZoomFactor: CGFloat = 1
    /// Whether it can see sharply at a point.
    open var isFocusPointOfInterestSupported: Bool { false }
    /// The point where it sees sharply.
    open var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
    /// Whether it can see sharply in a way.
    open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Begins changes.
    open func lockForConfiguration() throws {}
    /// Ends changes.
    open func unlockForConfiguration() {}
}
