import Foundation

// What is found in pictures: nothing is looked for here. Source: Apple's pages of CIDetector and CIFeature.

/// What finds faces, codes and texts in pictures. There is none here: it cannot be made.
open class CIDetector: NSObject {
    /// One for a kind of things: nil, as where a device has none of that kind.
    public convenience init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) { return nil }

    /// What is found in a picture.
    open func features(in image: CIImage) -> [CIFeature] { [] }
    /// What is found in a picture.
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }

    private override init() {}
}

/// Something that was found. Nothing ever is.
open class CIFeature: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// What it is.
    open var type: String { "" }
    /// Where it lies.
    open var bounds: CGRect { .zero }

    init(notFound: Void) {}
}

/// A face that was found. None ever is.
open class CIFaceFeature: CIFeature, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// Whether it smiles.
    open var hasSmile: Bool { false }
}

/// A code that was found. None ever is.
open class CIQRCodeFeature: CIFeature, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// What it says.
    open var messageString: String? { nil }
}

/// Faces.
public let CIDetectorTypeFace = "CIDetectorTypeFace"
/// Rectangles.
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
/// QR codes.
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
/// Texts.
public let CIDetectorTypeText = "CIDetectorTypeText"
/// How carefully.
public let CIDetectorAccuracy = "CIDetectorAccuracy"
/// Quickly.
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
/// Carefully.
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
