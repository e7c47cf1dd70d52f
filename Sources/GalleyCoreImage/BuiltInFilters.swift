import Foundation

extension CIFilter {
    /// Shades of brown.
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltInFilter("CISepiaTone") }
    /// The opposite colours.
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltInFilter("CIColorInvert") }
    /// Shades of one colour.
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltInFilter("CIColorMonochrome") }
    /// Stronger, brighter or further apart.
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltInFilter("CIColorControls") }
    /// Greys.
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectMono") }
    /// Strong greys.
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectNoir") }
    /// Soft greys.
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectTonal") }
    /// Strong colours: not made here.
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectChrome") }
    /// Faded colours: not made here.
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectFade") }
    /// Colours of instant pictures: not made here.
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectInstant") }
    /// Cold colours: not made here.
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectProcess") }
    /// Warm colours: not made here.
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltInFilter("CIPhotoEffectTransfer") }
    /// Squares of one colour.
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltInFilter("CIPixellate") }
    /// Blurred.
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltInFilter("CIGaussianBlur") }
    /// Blurred by squares.
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltInFilter("CIBoxBlur") }
    /// Darker towards the corners.
    public class func vignette() -> any CIFilter & CIVignette { BuiltInFilter("CIVignette") }
    /// A QR code of a message.
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltInFilter("CIQRCodeGenerator") }
    /// Crystals: not made here.
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltInFilter("CICrystallize") }
    /// Edges: not made here.
    public class func edges() -> any CIFilter & CIEdges { BuiltInFilter("CIEdges") }
    /// Sharper: not made here.
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltInFilter("CIUnsharpMask") }
    /// Softly lit: not made here.
    public class func bloom() -> any CIFilter & CIBloom { BuiltInFilter("CIBloom") }
    /// Turned around a point: not made here.
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltInFilter("CITwirlDistortion") }
    /// A bump: not made here.
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltInFilter("CIBumpDistortion") }
    /// Points: not made here.
    public class func pointillize() -> any CIFilter & CIPointillize { BuiltInFilter("CIPointillize") }
    /// A comic: not made here.
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltInFilter("CIComicEffect") }
}

/// A filter whose values are properties, too.
private final class BuiltInFilter: CIFilter, CISepiaTone, CIColorInvert, CIColorMonochrome, CIColorControls,
    CIPhotoEffect, CIPixellate, CIGaussianBlur, CIBoxBlur, CIVignette, CIQRCodeGenerator, CICrystallize, CIEdges,
    CIUnsharpMask, CIBloom, CITwirlDistortion, CIBumpDistortion, CIPointillize, CIComicEffect
{
    private func set(_ number: Float, _ key: String) { setValue(number, forKey: key) }

    var inputImage: CIImage? {
        get { value(forKey: "inputImage") as? CIImage }
        set { setValue(newValue, forKey: "inputImage") }
    }
    var intensity: Float {
        get { Float(number("inputIntensity", 1)) }
        set { set(newValue, "inputIntensity") }
    }
    var color: CIColor {
        get { value(forKey: "inputColor") as? CIColor ?? .black }
        set { setValue(newValue, forKey: "inputColor") }
    }
    var saturation: Float {
        get { Float(number("inputSaturation", 1)) }
        set { set(newValue, "inputSaturation") }
    }
    var brightness: Float {
        get { Float(number("inputBrightness", 0)) }
        set { set(newValue, "inputBrightness") }
    }
    var contrast: Float {
        get { Float(number("inputContrast", 1)) }
        set { set(newValue, "inputContrast") }
    }
    var center: CGPoint {
        get { value(forKey: "inputCenter") as? CGPoint ?? CGPoint(x: 150, y: 150) }
        set { setValue(newValue, forKey: "inputCenter") }
    }
    var scale: Float {
        get { Float(number("inputScale", 8)) }
        set { set(newValue, "inputScale") }
    }
    var radius: Float {
        get { Float(number("inputRadius", 10)) }
        set { set(newValue, "inputRadius") }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var angle: Float {
        get { Float(number("inputAngle", 3.14)) }
        set { set(newValue, "inputAngle") }
    }
}
