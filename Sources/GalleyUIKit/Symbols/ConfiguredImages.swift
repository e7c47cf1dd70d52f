import Foundation
import GalleyDrawing
import GalleyGraph
import GalleyViews

extension UIImage {
    /// A symbol by its SF Symbols name, as large and heavy as the configuration says; nil if there is none of that name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let found = UIImage(systemName: name) else { return nil }
        self.init(
            picture: nil, symbol: found.symbol, scale: 1, configuration: configuration as? SymbolConfiguration)
    }

    /// What is said of how the picture is shown; nil for pictures that are no symbols.
    public var configuration: Configuration? { symbolConfiguration }

    /// Whether the picture is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// The symbol as large and heavy as the configuration says. Other pictures stay as they are.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard symbol != nil else { return self }
        return UIImage(
            picture: nil, symbol: symbol, scale: scale, renderingMode: renderingMode,
            configuration: configuration as? SymbolConfiguration)
    }

    /// The symbol as before, but for what the configuration says; nil for a picture that is no symbol.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard symbol != nil else { return nil }
        return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
    }

    /// The picture in one colour, as opaque as it is; shown as a stencil where its rendering mode says so.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// The picture in one colour, as opaque as it is.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if symbol != nil {
            let values = SymbolConfiguration.Values(palette: [color], mode: .monochrome)
            let configuration = SymbolConfiguration(values: values)
            let all = symbolConfiguration?.applying(configuration) as? SymbolConfiguration ?? configuration
            return UIImage(picture: nil, symbol: symbol, scale: scale, renderingMode: renderingMode, configuration: all)
        }
        var tinted = picture
        if case .raster(let raster) = picture { tinted = .raster(raster.tinted(color)) }
        return UIImage(picture: tinted, scale: scale, orientation: imageOrientation, renderingMode: renderingMode)
    }
}

extension RasterImage {
    /// All pixels in one colour, as opaque as they are.
    fileprivate func tinted(_ color: UIColor) -> RasterImage {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        var pixels = premultipliedBGRA
        for index in stride(from: 0, to: pixels.count, by: 4) {
            let opacity = CGFloat(pixels[index + 3]) * min(max(alpha, 0), 1)
            for (offset, part) in [blue, green, red, 1].enumerated() {
                pixels[index + offset] = UInt8((min(max(part, 0), 1) * opacity).rounded())
            }
        }
        return RasterImage(pixelWidth: pixelWidth, pixelHeight: pixelHeight, premultipliedBGRA: pixels) ?? self
    }
}

extension Image {
    /// Makes a symbol as large, heavy and coloured as a configuration says.
    mutating func apply(_ configuration: UIImage.SymbolConfiguration) {
        let values = configuration.values
        symbolSetting = configuration.setting
        symbolSetting.colors = (values.palette ?? []).map(\.color)
        switch values.mode {
        case .monochrome: self = symbolRenderingMode(.monochrome)
        case .hierarchical(let color):
            symbolSetting.colors = [color.color]
            self = symbolRenderingMode(.hierarchical)
        case .multicolor: self = symbolRenderingMode(.multicolor)
        case nil: if values.palette != nil { self = symbolRenderingMode(.palette) }
        }
    }
}
