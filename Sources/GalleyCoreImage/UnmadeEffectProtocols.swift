import Foundation

// The rest of what filters take that are not made here.

/// As an X-ray: not made here.
public protocol CIXRay: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
}

/// Darker around a point: not made here.
public protocol CIVignetteEffect: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How strongly.
    var intensity: Float { get set }
    /// How quickly it becomes dark.
    var falloff: Float { get set }
}

/// Darkly lit: not made here.
public protocol CIGloom: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How strongly.
    var intensity: Float { get set }
}

/// Edges as of a woodcut: not made here.
public protocol CIEdgeWork: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
}

/// A sketch of the edges: not made here.
public protocol CILineOverlay: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// What counts as noise.
    var nrNoiseLevel: Float { get set }
    /// How sharp what is no noise becomes.
    var nrSharpness: Float { get set }
    /// How strong edges are.
    var edgeIntensity: Float { get set }
    /// What counts as an edge.
    var threshold: Float { get set }
    /// How far from the middle.
    var contrast: Float { get set }
}

/// Hexagons of one colour: not made here.
public protocol CIHexagonalPixellate: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How large.
    var scale: Float { get set }
}

/// Lit by a lamp: not made here.
public protocol CISpotLight: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// Where the light is, in three numbers.
    var lightPosition: CIVector { get set }
    /// Where it shines, in three numbers.
    var lightPointsAt: CIVector { get set }
    /// How bright.
    var brightness: Float { get set }
    /// How narrow.
    var concentration: Float { get set }
    /// In which colour.
    var color: CIColor { get set }
}

/// A bump along a line: not made here.
public protocol CIBumpDistortionLinear: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// Pinched at a point: not made here.
public protocol CIPinchDistortion: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How large.
    var scale: Float { get set }
}

/// A whirl: not made here.
public protocol CIVortexDistortion: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
}

/// A hole: not made here.
public protocol CIHoleDistortion: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far.
    var radius: Float { get set }
}

/// Mirrored around a point: not made here.
public protocol CIKaleidoscope: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How many parts.
    var count: Int { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
}

/// Printed in dots: not made here.
public protocol CIDotScreen: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
    /// How wide a line or a dot is.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// Printed in lines: not made here.
public protocol CILineScreen: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
    /// How wide a line or a dot is.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// Printed in circles: not made here.
public protocol CICircularScreen: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How wide a line or a dot is.
    var width: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// A bar code: not made here.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
    /// What it says.
    var message: Data { get set }
    /// How much is empty around it.
    var quietSpace: Float { get set }
    /// How high it is.
    var barcodeHeight: Float { get set }
}
