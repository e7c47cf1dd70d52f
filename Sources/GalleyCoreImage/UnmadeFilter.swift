import Foundation

/// A filter that makes nothing here, with the values that it has before any is set.
final class UnmadeFilter: CIFilter, CIZoomBlur, CIMotionBlur, CIDiscBlur, CIBokehBlur, CINoiseReduction,
    CISharpenLuminance, CIExposureAdjust, CIGammaAdjust, CIHueAdjust, CIVibrance, CITemperatureAndTint,
    CIHighlightShadowAdjust, CIColorPosterize, CIFalseColor, CIThermal, CIXRay, CIVignetteEffect, CIGloom, CIEdgeWork,
    CILineOverlay, CIHexagonalPixellate, CISpotLight, CIBumpDistortionLinear, CIPinchDistortion, CIVortexDistortion,
    CIHoleDistortion, CIKaleidoscope, CIDotScreen, CILineScreen, CICircularScreen, CICode128BarcodeGenerator
{
    private let defaults: [String: Any]

    init(_ name: String, _ defaults: [String: Any]) {
        self.defaults = defaults
        super.init(name)
    }

    private func kept<Value>(_ key: String, _ otherwise: Value) -> Value {
        value(forKey: key) as? Value ?? defaults[key] as? Value ?? otherwise
    }

    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var center: CGPoint {
        get { kept("inputCenter", CGPoint(x: 150, y: 150)) }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var amount: Float {
        get { kept("inputAmount", 0) }
        set { setValue(newValue, forKey: "inputAmount") }
    }
    var radius: Float {
        get { kept("inputRadius", 0) }
        set { setValue(newValue, forKey: "inputRadius") }
    }
    var angle: Float {
        get { kept("inputAngle", 0) }
        set { setValue(newValue, forKey: "inputAngle") }
    }
    var ringAmount: Float {
        get { kept("inputRingAmount", 0) }
        set { setValue(newValue, forKey: "inputRingAmount") }
    }
    var ringSize: Float {
        get { kept("inputRingSize", 0) }
        set { setValue(newValue, forKey: "inputRingSize") }
    }
    var softness: Float {
        get { kept("inputSoftness", 0) }
        set { setValue(newValue, forKey: "inputSoftness") }
    }
    var noiseLevel: Float {
        get { kept("inputNoiseLevel", 0) }
        set { setValue(newValue, forKey: "inputNoiseLevel") }
    }
    var sharpness: Float {
        get { kept("inputSharpness", 0) }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
    var ev: Float {
        get { kept("inputEV", 0) }
        set { setValue(newValue, forKey: "inputEV") }
    }
    var power: Float {
        get { kept("inputPower", 0) }
        set { setValue(newValue, forKey: "inputPower") }
    }
    var neutral: CIVector {
        get { kept("inputNeutral", CIVector(x: 0, y: 0)) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
    var targetNeutral: CIVector {
        get { kept("inputTargetNeutral", CIVector(x: 0, y: 0)) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
    var shadowAmount: Float {
        get { kept("inputShadowAmount", 0) }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
    var highlightAmount: Float {
        get { kept("inputHighlightAmount", 0) }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
    var levels: Float {
        get { kept("inputLevels", 0) }
        set { setValue(newValue, forKey: "inputLevels") }
    }
    var color0: CIColor {
        get { kept("inputColor0", CIColor.white) }
        set { setValue(newValue, forKey: "inputColor0") }
    }
    var color1: CIColor {
        get { kept("inputColor1", CIColor.white) }
        set { setValue(newValue, forKey: "inputColor1") }
    }
    var intensity: Float {
        get { kept("inputIntensity", 0) }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
    var falloff: Float {
        get { kept("inputFalloff", 0) }
        set { setValue(newValue, forKey: "inputFalloff") }
    }
    var nrNoiseLevel: Float {
        get { kept("inputNRNoiseLevel", 0) }
        set { setValue(newValue, forKey: "inputNRNoiseLevel") }
    }
    var nrSharpness: Float {
        get { kept("inputNRSharpness", 0) }
        set { setValue(newValue, forKey: "inputNRSharpness") }
    }
    var edgeIntensity: Float {
        get { kept("inputEdgeIntensity", 0) }
        set { setValue(newValue, forKey: "inputEdgeIntensity") }
    }
    var threshold: Float {
        get { kept("inputThreshold", 0) }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
    var contrast: Float {
        get { kept("inputContrast", 0) }
        set { setValue(newValue, forKey: "inputContrast") }
    }
    var scale: Float {
        get { kept("inputScale", 0) }
        set { setValue(newValue, forKey: "inputScale") }
    }
    var lightPosition: CIVector {
        get { kept("inputLightPosition", CIVector(x: 0, y: 0)) }
        set { setValue(newValue, forKey: "inputLightPosition") }
    }
    var lightPointsAt: CIVector {
        get { kept("inputLightPointsAt", CIVector(x: 0, y: 0)) }
        set { setValue(newValue, forKey: "inputLightPointsAt") }
    }
    var brightness: Float {
        get { kept("inputBrightness", 0) }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
    var concentration: Float {
        get { kept("inputConcentration", 0) }
        set { setValue(newValue, forKey: "inputConcentration") }
    }
    var color: CIColor {
        get { kept("inputColor", CIColor.white) }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var count: Int {
        get { kept("inputCount", 0) }
        set { setValue(newValue, forKey: "inputCount") }
    }
    var width: Float {
        get { kept("inputWidth", 0) }
        set { setValue(newValue, forKey: "inputWidth") }
    }
    var message: Data {
        get { kept("inputMessage", Data()) }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var quietSpace: Float {
        get { kept("inputQuietSpace", 0) }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
    var barcodeHeight: Float {
        get { kept("inputBarcodeHeight", 0) }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}
