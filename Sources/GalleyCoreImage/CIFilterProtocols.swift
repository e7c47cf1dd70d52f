import Foundation

// What built-in filters take. Source: Apple's pages of these protocols.

/// What all filters have.
public protocol CIFilterProtocol: NSObjectProtocol {
    /// What comes of it.
    var outputImage: CIImage? { get }
}

/// Shades of brown.
public protocol CISepiaTone: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// The opposite colours.
public protocol CIColorInvert: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
}

/// Shades of one colour.
public protocol CIColorMonochrome: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// In which colour.
    var color: CIColor { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// Stronger, brighter or further apart.
public protocol CIColorControls: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How strong colours are.
    var saturation: Float { get set }
    /// How bright.
    var brightness: Float { get set }
    /// How far from the middle.
    var contrast: Float { get set }
}

/// Greys.
public protocol CIPhotoEffect: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
}

/// Squares of one colour.
public protocol CIPixellate: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How large.
    var scale: Float { get set }
}

/// Blurred.
public protocol CIGaussianBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
}

/// Blurred by squares.
public protocol CIBoxBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
}

/// Darker towards the corners.
public protocol CIVignette: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How strongly.
    var intensity: Float { get set }
    /// How far.
    var radius: Float { get set }
}

/// A QR code of a message.
public protocol CIQRCodeGenerator: CIFilterProtocol {
    /// What it says.
    var message: Data { get set }
    /// How much of it may be damaged: L, M, Q or H.
    var correctionLevel: String { get set }
}

/// Crystals: not made here.
public protocol CICrystallize: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// From where.
    var center: CGPoint { get set }
}

/// Edges: not made here.
public protocol CIEdges: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// Sharper: not made here.
public protocol CIUnsharpMask: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// Softly lit: not made here.
public protocol CIBloom: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// Turned around a point: not made here.
public protocol CITwirlDistortion: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
}

/// A bump: not made here.
public protocol CIBumpDistortion: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// Points: not made here.
public protocol CIPointillize: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// From where.
    var center: CGPoint { get set }
}

/// A comic: not made here.
public protocol CIComicEffect: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
}
