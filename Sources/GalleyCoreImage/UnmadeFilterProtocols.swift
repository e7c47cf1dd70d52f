import Foundation

// What filters take that are not made here. Source: Apple's pages of these protocols.

/// Blurred away from a point: not made here.
public protocol CIZoomBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// From where.
    var center: CGPoint { get set }
    /// How strongly.
    var amount: Float { get set }
}

/// Blurred along a line: not made here.
public protocol CIMotionBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
}

/// Blurred by discs: not made here.
public protocol CIDiscBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
}

/// Blurred as by a lens: not made here.
public protocol CIBokehBlur: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How strong rings are.
    var ringAmount: Float { get set }
    /// How large rings are.
    var ringSize: Float { get set }
    /// How soft.
    var softness: Float { get set }
}

/// Less noise: not made here.
public protocol CINoiseReduction: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// What counts as noise.
    var noiseLevel: Float { get set }
    /// How sharp.
    var sharpness: Float { get set }
}

/// Sharper in brightness: not made here.
public protocol CISharpenLuminance: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How sharp.
    var sharpness: Float { get set }
    /// How far.
    var radius: Float { get set }
}

/// Exposed longer: not made here.
public protocol CIExposureAdjust: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// By how many stops.
    var ev: Float { get set }
}

/// Lighter or darker in the middle: not made here.
public protocol CIGammaAdjust: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// The exponent.
    var power: Float { get set }
}

/// Colours around the wheel: not made here.
public protocol CIHueAdjust: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far turned, in radians.
    var angle: Float { get set }
}

/// Stronger where colours are weak: not made here.
public protocol CIVibrance: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How strongly.
    var amount: Float { get set }
}

/// Warmer or colder: not made here.
public protocol CITemperatureAndTint: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// Which temperature and tint are neutral.
    var neutral: CIVector { get set }
    /// Which become neutral.
    var targetNeutral: CIVector { get set }
}

/// Lighter shadows, darker lights: not made here.
public protocol CIHighlightShadowAdjust: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How far.
    var radius: Float { get set }
    /// How much lighter shadows are.
    var shadowAmount: Float { get set }
    /// How much light is left.
    var highlightAmount: Float { get set }
}

/// Few colours: not made here.
public protocol CIColorPosterize: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// How many steps of brightness each colour has.
    var levels: Float { get set }
}

/// Between two colours by brightness: not made here.
public protocol CIFalseColor: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
    /// What dark becomes.
    var color0: CIColor { get set }
    /// What light becomes.
    var color1: CIColor { get set }
}

/// As a camera for heat: not made here.
public protocol CIThermal: CIFilterProtocol {
    /// The picture that is changed.
    var inputImage: CIImage? { get set }
}
