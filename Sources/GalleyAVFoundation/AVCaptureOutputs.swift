import Foundation
import GalleyUIKitClasses

// What goes out of a camera: photographs, codes that it sees, films. Nothing ever does here.

/// Something that a camera has seen in a picture.
open class AVMetadataObject: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// What it is.
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A QR code.
        public static let qr = ObjectType(rawValue: "org.iso.QRCode")
        /// A bar code of 13 digits.
        public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
        /// A bar code of eight digits.
        public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
        /// A bar code of all letters.
        public static let code128 = ObjectType(rawValue: "org.iso.Code128")
        /// A bar code of capitals.
        public static let code39 = ObjectType(rawValue: "org.iso.Code39")
        /// A code in stacked rows.
        public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
        /// An Aztec code.
        public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
        /// A code in a square.
        public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
        /// A bar code of few digits.
        public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
        /// A face.
        public static let face = ObjectType(rawValue: "face")
    }

    override init() { super.init() }

    /// What it is.
    open var type: ObjectType { .qr }
    /// Where it is, each side 0…1.
    open var bounds: CGRect { .zero }
}

/// A code that a camera has seen.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// What it says.
    open var stringValue: String? { nil }
    /// Its corners.
    open var corners: [CGPoint] { [] }
}

/// Who is told of what a camera has seen: never.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
    /// Something was seen.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Something was seen: never.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}

/// Tells what a camera has seen: nothing.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Who is told.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// What it looks for: kept.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// What it can look for: nothing, without a camera.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// Where it looks: kept.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// One that looks for nothing.
    public override init() {}

    /// Sets who is told, and where.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { metadataObjectsDelegate = objectsDelegate }
}

/// How a photograph is taken: kept.
open class AVCapturePhotoSettings: NSObject {
    /// Whether the light shines.
    open var flashMode = AVCaptureDevice.FlashMode.off

    /// As usual.
    public override init() {}
}

/// A photograph. None is ever taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.
    override init() { super.init() }

    /// A file of it.
    open func fileDataRepresentation() -> Data? { nil }
    /// It as Core Graphics has it.
    open func cgImageRepresentation() -> CGImage? { nil }
}

/// Who is told of photographs: never.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// One was taken.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    /// One was taken: never.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
}

/// Takes photographs: none.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// One that takes none.
    public override init() {}

    /// Whether large ones are taken: kept.
    open var isHighResolutionCaptureEnabled = false
    /// Takes one: nothing comes of it.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
