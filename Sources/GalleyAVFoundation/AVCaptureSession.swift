import Foundation
import GalleyUIKitClasses

// What cameras give to whom. Nothing comes here: there is no camera.

/// What comes in.
open class AVCaptureInput: NSObject {}

/// What comes of a device.
open class AVCaptureDeviceInput: AVCaptureInput {
    /// The device.
    public let device: AVCaptureDevice

    /// What comes of a device.
    public init(device: AVCaptureDevice) throws { self.device = device }
}

/// What goes out.
open class AVCaptureOutput: NSObject {
    /// Its ways: none.
    open var connections: [AVCaptureConnection] { [] }
    /// The way of a kind: there is none.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// How a picture is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Upright.
    case portrait = 1
    case portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The way from what comes in to what goes out.
open class AVCaptureConnection: NSObject {
    /// Whether it is used.
    open var isEnabled = true
    /// Whether pictures are mirrored.
    open var isVideoMirrored = false
    /// How pictures are turned.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// How far pictures are turned, in degrees.
    open var videoRotationAngle: CGFloat = 0
    /// Whether pictures can be turned.
    open var isVideoOrientationSupported: Bool { false }
    /// Whether pictures can be mirrored.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether pictures can be turned so far.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}

/// Leads what comes in to what goes out. Nothing comes in here.
open class AVCaptureSession: NSObject, @unchecked Sendable {
    // Unchecked: what is set, comes in and goes out is `Kept`.
    private struct Values {
        var sessionPreset = Preset.high
        var inputs: [AVCaptureInput] = []
        var outputs: [AVCaptureOutput] = []
    }
    private let kept = Kept(Values())

    /// How good what is taken is.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A quality by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// For photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// As good as there is.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// For sending.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// For sending far.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 640 by 480.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 by 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 by 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 by 2160.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    }

    /// How good what is taken is: kept.
    open var sessionPreset: Preset {
        get { kept[\.sessionPreset] }
        set { kept[\.sessionPreset] = newValue }
    }
    /// What comes in.
    open var inputs: [AVCaptureInput] { kept[\.inputs] }
    /// What goes out.
    open var outputs: [AVCaptureOutput] { kept[\.outputs] }
    /// The ways between them: none.
    open var connections: [AVCaptureConnection] { [] }
    /// Whether it runs: it cannot without a device.
    open var isRunning: Bool { false }
    /// Whether something else uses the device.
    open var isInterrupted: Bool { false }

    /// With nothing in it.
    public override init() {}

    /// Whether it would take a quality: any, it is kept.
    open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
    /// Whether it would take what comes in.
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    /// Takes what comes in.
    open func addInput(_ input: AVCaptureInput) { kept.change { $0.inputs.append(input) } }
    /// Lets it go.
    open func removeInput(_ input: AVCaptureInput) {
        kept.change { values in values.inputs.removeAll { $0 === input } }
    }
    /// Whether it would take what goes out.
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    /// Takes what goes out.
    open func addOutput(_ output: AVCaptureOutput) { kept.change { $0.outputs.append(output) } }
    /// Lets it go.
    open func removeOutput(_ output: AVCaptureOutput) {
        kept.change { values in values.outputs.removeAll { $0 === output } }
    }
    /// Begins changes.
    open func beginConfiguration() {}
    /// Ends changes.
    open func commitConfiguration() {}
    /// Begins: nothing comes.
    open func startRunning() {}
    /// Ends.
    open func stopRunning() {}
}

/// A layer with what a camera sees: nothing is drawn of it.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
    /// What leads to it: kept.
    open var session: AVCaptureSession?
    /// How it fills its place: kept.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// The way to it: there is none.
    open var connection: AVCaptureConnection? { nil }

    /// A layer of what a session leads to it.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }

    /// A point of the layer as the camera has it: in the middle.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        CGPoint(x: 0.5, y: 0.5)
    }
}
