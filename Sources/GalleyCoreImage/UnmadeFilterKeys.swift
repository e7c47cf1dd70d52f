import Foundation

extension FilterKeys {
    /// What filters take that are not made here, by their names.
    static let unmade: [String: [String]] = [
        "CIZoomBlur": ["inputImage", "inputCenter", "inputAmount"],
        "CIMotionBlur": ["inputImage", "inputRadius", "inputAngle"],
        "CIDiscBlur": ["inputImage", "inputRadius"],
        "CIBokehBlur": ["inputImage", "inputRadius", "inputRingAmount", "inputRingSize", "inputSoftness"],
        "CINoiseReduction": ["inputImage", "inputNoiseLevel", "inputSharpness"],
        "CISharpenLuminance": ["inputImage", "inputSharpness", "inputRadius"],
        "CIExposureAdjust": ["inputImage", "inputEV"],
        "CIGammaAdjust": ["inputImage", "inputPower"],
        "CIHueAdjust": ["inputImage", "inputAngle"],
        "CIVibrance": ["inputImage", "inputAmount"],
        "CITemperatureAndTint": ["inputImage", "inputNeutral", "inputTargetNeutral"],
        "CIHighlightShadowAdjust": ["inputImage", "inputRadius", "inputShadowAmount", "inputHighlightAmount"],
        "CIColorPosterize": ["inputImage", "inputLevels"],
        "CIFalseColor": ["inputImage", "inputColor0", "inputColor1"],
        "CIThermal": ["inputImage"],
        "CIXRay": ["inputImage"],
        "CIVignetteEffect": ["inputImage", "inputCenter", "inputRadius", "inputIntensity", "inputFalloff"],
        "CIGloom": ["inputImage", "inputRadius", "inputIntensity"],
        "CIEdgeWork": ["inputImage", "inputRadius"],
        "CILineOverlay": [
            "inputImage", "inputNRNoiseLevel", "inputNRSharpness", "inputEdgeIntensity", "inputThreshold",
            "inputContrast",
        ],
        "CIHexagonalPixellate": ["inputImage", "inputCenter", "inputScale"],
        "CISpotLight": [
            "inputImage", "inputLightPosition", "inputLightPointsAt", "inputBrightness", "inputConcentration",
            "inputColor",
        ],
        "CIBumpDistortionLinear": ["inputImage", "inputCenter", "inputRadius", "inputAngle", "inputScale"],
        "CIPinchDistortion": ["inputImage", "inputCenter", "inputRadius", "inputScale"],
        "CIVortexDistortion": ["inputImage", "inputCenter", "inputRadius", "inputAngle"],
        "CIHoleDistortion": ["inputImage", "inputCenter", "inputRadius"],
        "CIKaleidoscope": ["inputImage", "inputCount", "inputCenter", "inputAngle"],
        "CIDotScreen": ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"],
        "CILineScreen": ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"],
        "CICircularScreen": ["inputImage", "inputCenter", "inputWidth", "inputSharpness"],
        "CICode128BarcodeGenerator": ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"],
        "CIPhotoEffectChrome": ["inputImage"],
        "CIPhotoEffectFade": ["inputImage"],
        "CIPhotoEffectInstant": ["inputImage"],
        "CIPhotoEffectProcess": ["inputImage"],
        "CIPhotoEffectTransfer": ["inputImage"],
    ]
}
