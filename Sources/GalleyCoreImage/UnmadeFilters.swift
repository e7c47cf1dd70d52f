import Foundation

// Filters that make nothing here: their pictures are nil. Source of the values that they have: Apple's reference of the filters.

extension CIFilter {
    /// Blurred away from a point: not made here.
    public class func zoomBlur() -> any CIFilter & CIZoomBlur {
        UnmadeFilter("CIZoomBlur", ["inputAmount": Float(20)])
    }
    /// Blurred along a line: not made here.
    public class func motionBlur() -> any CIFilter & CIMotionBlur {
        UnmadeFilter("CIMotionBlur", ["inputRadius": Float(20)])
    }
    /// Blurred by discs: not made here.
    public class func discBlur() -> any CIFilter & CIDiscBlur {
        UnmadeFilter("CIDiscBlur", ["inputRadius": Float(8)])
    }
    /// Blurred as by a lens: not made here.
    public class func bokehBlur() -> any CIFilter & CIBokehBlur {
        UnmadeFilter("CIBokehBlur", ["inputRadius": Float(20), "inputRingSize": Float(0.1), "inputSoftness": Float(1)])
    }
    /// Less noise: not made here.
    public class func noiseReduction() -> any CIFilter & CINoiseReduction {
        UnmadeFilter("CINoiseReduction", ["inputNoiseLevel": Float(0.02), "inputSharpness": Float(0.4)])
    }
    /// Sharper in brightness: not made here.
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance {
        UnmadeFilter("CISharpenLuminance", ["inputSharpness": Float(0.4), "inputRadius": Float(1.69)])
    }
    /// Exposed longer: not made here.
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust {
        UnmadeFilter("CIExposureAdjust", [:])
    }
    /// Lighter or darker in the middle: not made here.
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust {
        UnmadeFilter("CIGammaAdjust", ["inputPower": Float(1)])
    }
    /// Colours around the wheel: not made here.
    public class func hueAdjust() -> any CIFilter & CIHueAdjust {
        UnmadeFilter("CIHueAdjust", [:])
    }
    /// Stronger where colours are weak: not made here.
    public class func vibrance() -> any CIFilter & CIVibrance {
        UnmadeFilter("CIVibrance", [:])
    }
    /// Warmer or colder: not made here.
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        UnmadeFilter(
            "CITemperatureAndTint",
            ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)])
    }
    /// Lighter shadows, darker lights: not made here.
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        UnmadeFilter("CIHighlightShadowAdjust", ["inputHighlightAmount": Float(1)])
    }
    /// Few colours: not made here.
    public class func colorPosterize() -> any CIFilter & CIColorPosterize {
        UnmadeFilter("CIColorPosterize", ["inputLevels": Float(6)])
    }
    /// Between two colours by brightness: not made here.
    public class func falseColor() -> any CIFilter & CIFalseColor {
        UnmadeFilter(
            "CIFalseColor",
            [
                "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
                "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
            ])
    }
    /// As a camera for heat: not made here.
    public class func thermal() -> any CIFilter & CIThermal {
        UnmadeFilter("CIThermal", [:])
    }
    /// As an X-ray: not made here.
    public class func xRay() -> any CIFilter & CIXRay {
        UnmadeFilter("CIXRay", [:])
    }
    /// Darker around a point: not made here.
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect {
        UnmadeFilter(
            "CIVignetteEffect", ["inputRadius": Float(150), "inputIntensity": Float(1), "inputFalloff": Float(0.5)])
    }
    /// Darkly lit: not made here.
    public class func gloom() -> any CIFilter & CIGloom {
        UnmadeFilter("CIGloom", ["inputRadius": Float(10), "inputIntensity": Float(0.5)])
    }
    /// Edges as of a woodcut: not made here.
    public class func edgeWork() -> any CIFilter & CIEdgeWork {
        UnmadeFilter("CIEdgeWork", ["inputRadius": Float(3)])
    }
    /// A sketch of the edges: not made here.
    public class func lineOverlay() -> any CIFilter & CILineOverlay {
        UnmadeFilter(
            "CILineOverlay",
            [
                "inputNRNoiseLevel": Float(0.07), "inputNRSharpness": Float(0.71), "inputEdgeIntensity": Float(1),
                "inputThreshold": Float(0.1), "inputContrast": Float(50),
            ])
    }
    /// Hexagons of one colour: not made here.
    public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
        UnmadeFilter("CIHexagonalPixellate", ["inputScale": Float(8)])
    }
    /// Lit by a lamp: not made here.
    public class func spotLight() -> any CIFilter & CISpotLight {
        UnmadeFilter(
            "CISpotLight",
            [
                "inputLightPosition": CIVector(x: 400, y: 600, z: 150),
                "inputLightPointsAt": CIVector(x: 200, y: 200, z: 0), "inputBrightness": Float(3),
                "inputConcentration": Float(0.1),
            ])
    }
    /// A bump along a line: not made here.
    public class func bumpDistortionLinear() -> any CIFilter & CIBumpDistortionLinear {
        UnmadeFilter("CIBumpDistortionLinear", ["inputRadius": Float(300), "inputScale": Float(0.5)])
    }
    /// Pinched at a point: not made here.
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion {
        UnmadeFilter("CIPinchDistortion", ["inputRadius": Float(300), "inputScale": Float(0.5)])
    }
    /// A whirl: not made here.
    public class func vortexDistortion() -> any CIFilter & CIVortexDistortion {
        UnmadeFilter("CIVortexDistortion", ["inputRadius": Float(300), "inputAngle": Float(56.55)])
    }
    /// A hole: not made here.
    public class func holeDistortion() -> any CIFilter & CIHoleDistortion {
        UnmadeFilter("CIHoleDistortion", ["inputRadius": Float(150)])
    }
    /// Mirrored around a point: not made here.
    public class func kaleidoscope() -> any CIFilter & CIKaleidoscope {
        UnmadeFilter("CIKaleidoscope", ["inputCount": 6])
    }
    /// Printed in dots: not made here.
    public class func dotScreen() -> any CIFilter & CIDotScreen {
        UnmadeFilter("CIDotScreen", ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
    }
    /// Printed in lines: not made here.
    public class func lineScreen() -> any CIFilter & CILineScreen {
        UnmadeFilter("CILineScreen", ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
    }
    /// Printed in circles: not made here.
    public class func circularScreen() -> any CIFilter & CICircularScreen {
        UnmadeFilter("CICircularScreen", ["inputWidth": Float(6), "inputSharpness": Float(0.7)])
    }
    /// A bar code: not made here.
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        UnmadeFilter("CICode128BarcodeGenerator", ["inputQuietSpace": Float(10), "inputBarcodeHeight": Float(32)])
    }
}
