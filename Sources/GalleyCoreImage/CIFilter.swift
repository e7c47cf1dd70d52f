import GalleyDrawing

/// Changes pictures, or makes one. What a filter does not make here is nil (`PixelWork` says which there are).
open class CIFilter: NSObject {
    /// What it is called.
    open var name: String
    private var values: [String: Any] = [:]

    init(_ name: String) { self.name = name }

    /// A filter by its name; nil for a name that is none.
    public convenience init?(name: String) {
        guard FilterKeys.keys[name] != nil else { return nil }
        self.init(name)
    }
    /// A filter by its name, with values; nil for a name that is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The values that it takes.
    open var inputKeys: [String] { FilterKeys.keys[name] ?? [] }
    /// What it gives.
    open var outputKeys: [String] { [kCIOutputImageKey] }
    /// What comes of it; nil without a picture, and of filters that are not made here.
    open var outputImage: CIImage? { PixelWork(self).image }

    /// A value.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    /// Sets a value.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// Takes all values back.
    open func setDefaults() { values = [:] }

    /// A number that was set.
    func number(_ key: String, _ otherwise: Double) -> Double {
        switch values[key] {
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let number as NSNumber: number.doubleValue
        default: otherwise
        }
    }
}

/// What filters take.
enum FilterKeys {
    /// By the filters' names.
    static let keys: [String: [String]] = {
        let image = "inputImage"
        return [
            "CISepiaTone": [image, "inputIntensity"], "CIColorInvert": [image],
            "CIColorMonochrome": [image, "inputColor", "inputIntensity"],
            "CIColorControls": [image, "inputSaturation", "inputBrightness", "inputContrast"],
            "CIPhotoEffectMono": [image], "CIPhotoEffectNoir": [image], "CIPhotoEffectTonal": [image],
            "CIPixellate": [image, "inputCenter", "inputScale"], "CIGaussianBlur": [image, "inputRadius"],
            "CIBoxBlur": [image, "inputRadius"], "CIVignette": [image, "inputIntensity", "inputRadius"],
            "CIQRCodeGenerator": ["inputMessage", "inputCorrectionLevel"],
            "CICrystallize": [image, "inputRadius", "inputCenter"], "CIEdges": [image, "inputIntensity"],
            "CIUnsharpMask": [image, "inputRadius", "inputIntensity"],
            "CIBloom": [image, "inputRadius", "inputIntensity"],
            "CITwirlDistortion": [image, "inputCenter", "inputRadius", "inputAngle"],
            "CIBumpDistortion": [image, "inputCenter", "inputRadius", "inputScale"],
            "CIPointillize": [image, "inputRadius", "inputCenter"], "CIComicEffect": [image],
        ].merging(unmade) { made, _ in made }
    }()
}

/// The picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// How strongly.
public let kCIInputIntensityKey = "inputIntensity"
/// How far.
public let kCIInputRadiusKey = "inputRadius"
/// How large.
public let kCIInputScaleKey = "inputScale"
/// From where.
public let kCIInputCenterKey = "inputCenter"
/// How far turned.
public let kCIInputAngleKey = "inputAngle"
/// In which colour.
public let kCIInputColorKey = "inputColor"
/// How strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// How bright.
public let kCIInputBrightnessKey = "inputBrightness"
/// How far from the middle.
public let kCIInputContrastKey = "inputContrast"
/// How sharp.
public let kCIInputSharpnessKey = "inputSharpness"
/// How wide.
public let kCIInputWidthKey = "inputWidth"
/// By how many stops lighter.
public let kCIInputEVKey = "inputEV"
/// What is behind.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// What comes of it.
public let kCIOutputImageKey = "outputImage"
