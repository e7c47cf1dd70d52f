import GalleyDrawing

/// What built-in filters do to pixels: colours by the common matrices, squares by their mean, blurs by three boxes, a QR code. All others
/// (crystals, edges, sharpening, twirls, bumps, points, comics, and those of `UnmadeFilters`) make nothing here.
struct PixelWork {
    private let filter: CIFilter

    init(_ filter: CIFilter) { self.filter = filter }

    /// The picture; nil where nothing is made.
    var image: CIImage? {
        if filter.name == "CIQRCodeGenerator" { return code }
        guard let image = filter.value(forKey: kCIInputImageKey) as? CIImage else { return nil }
        let made: RasterImage? =
            switch filter.name {
            case "CIPixellate": squares(image.raster, Int(filter.number(kCIInputScaleKey, 8).rounded()))
            case "CIGaussianBlur": blurred(image.raster, filter.number(kCIInputRadiusKey, 10))
            case "CIBoxBlur": boxed(image.raster, Int(filter.number(kCIInputRadiusKey, 10) / 2), times: 1)
            case "CIVignette": darkened(image.raster)
            default: color.flatMap { recolored(image.raster, $0) }
            }
        return made.map { CIImage($0, at: image.extent.origin) }
    }

    // MARK: Colours

    private typealias Color = SIMD3<Double>

    /// What becomes of a colour, each part 0…1; nil for filters that do not work colour by colour.
    private var color: ((Color) -> Color)? {
        func grey(_ color: Color) -> Double { (color * Color(0.2126, 0.7152, 0.0722)).sum() }
        func mixed(_ intensity: Double, _ change: @escaping (Color) -> Color) -> (Color) -> Color {
            { $0 + (change($0) - $0) * intensity }
        }
        switch filter.name {
        case "CISepiaTone":
            return mixed(filter.number(kCIInputIntensityKey, 1)) { color in
                Color(
                    (color * Color(0.393, 0.769, 0.189)).sum(), (color * Color(0.349, 0.686, 0.168)).sum(),
                    (color * Color(0.272, 0.534, 0.131)).sum())
            }
        case "CIColorInvert": return { 1 - $0 }
        case "CIPhotoEffectMono", "CIPhotoEffectTonal": return { Color(repeating: grey($0)) }
        case "CIPhotoEffectNoir": return { Color(repeating: (grey($0) - 0.5) * 1.4 + 0.5) }
        case "CIColorMonochrome":
            let given = filter.value(forKey: kCIInputColorKey) as? CIColor
            let tint = given.map { Color(Double($0.red), Double($0.green), Double($0.blue)) } ?? Color(0.6, 0.45, 0.3)
            return mixed(filter.number(kCIInputIntensityKey, 1)) { tint * grey($0) }
        case "CIColorControls":
            let saturation = filter.number(kCIInputSaturationKey, 1)
            let (brightness, contrast) = (
                filter.number(kCIInputBrightnessKey, 0), filter.number(kCIInputContrastKey, 1)
            )
            return { color in
                let grey = Color(repeating: grey(color))
                return (grey + (color - grey) * saturation + brightness - 0.5) * contrast + 0.5
            }
        default: return nil
        }
    }

    private func recolored(_ raster: RasterImage, _ change: (Color) -> Color) -> RasterImage? {
        changed(raster) { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) where bytes[start + 3] > 0 {
                let alpha = Double(bytes[start + 3])
                let color = change(
                    Color(Double(bytes[start + 2]), Double(bytes[start + 1]), Double(bytes[start])) / alpha
                ).clamped(lowerBound: .zero, upperBound: .one)
                let parts = (color * alpha).rounded(.toNearestOrAwayFromZero)
                (bytes[start + 2], bytes[start + 1], bytes[start]) = (
                    UInt8(parts.x), UInt8(parts.y), UInt8(parts.z)
                )
            }
        }
    }

    /// Darker towards the corners.
    private func darkened(_ raster: RasterImage) -> RasterImage? {
        let intensity = filter.number(kCIInputIntensityKey, 0)
        let radius = max(filter.number(kCIInputRadiusKey, 1), 0.01)
        let (width, height) = (Double(raster.pixelWidth), Double(raster.pixelHeight))
        return changed(raster) { bytes in
            for y in 0..<raster.pixelHeight {
                for x in 0..<raster.pixelWidth {
                    let (dx, dy) = ((Double(x) + 0.5) / width * 2 - 1, (Double(y) + 0.5) / height * 2 - 1)
                    let light = min(max(1 - intensity * (dx * dx + dy * dy) / 2 / radius, 0), 1)
                    let start = (y * raster.pixelWidth + x) * 4
                    for byte in start..<start + 3 { bytes[byte] = UInt8(Double(bytes[byte]) * light) }
                }
            }
        }
    }

    // MARK: Neighbours

    /// Squares of one colour, from the bottom left.
    private func squares(_ raster: RasterImage, _ side: Int) -> RasterImage? {
        guard side > 1 else { return raster }
        let (width, height) = (raster.pixelWidth, raster.pixelHeight)
        return changed(raster) { bytes in
            for bottom in stride(from: 0, to: height, by: side) {
                let rows = max(height - bottom - side, 0)..<height - bottom
                for left in stride(from: 0, to: width, by: side) {
                    let columns = left..<min(left + side, width)
                    var sums = SIMD4<Int>()
                    for y in rows {
                        for x in columns { for byte in 0..<4 { sums[byte] += Int(bytes[(y * width + x) * 4 + byte]) } }
                    }
                    let count = rows.count * columns.count
                    for y in rows {
                        for x in columns {
                            for byte in 0..<4 { bytes[(y * width + x) * 4 + byte] = UInt8(sums[byte] / count) }
                        }
                    }
                }
            }
        }
    }

    /// Three boxes are nearly a Gaussian of that standard deviation.
    private func blurred(_ raster: RasterImage, _ deviation: Double) -> RasterImage? {
        guard deviation > 0, deviation.isFinite else { return raster }
        let side = (deviation * deviation * 4 + 1).squareRoot()
        return boxed(raster, Int(((side - 1) / 2).rounded()), times: 3)
    }

    /// Each pixel as the mean of those at most `reach` away; at an edge of the part that there is.
    private func boxed(_ raster: RasterImage, _ reach: Int, times: Int) -> RasterImage? {
        let (width, height) = (raster.pixelWidth, raster.pixelHeight)
        let reach = min(reach, max(width, height))
        guard reach > 0 else { return raster }
        return changed(raster) { bytes in
            for _ in 0..<times {
                for y in 0..<height { Self.average(&bytes, from: y * width * 4, step: 4, count: width, reach) }
                for x in 0..<width { Self.average(&bytes, from: x * 4, step: width * 4, count: height, reach) }
            }
        }
    }

    private static func average(_ bytes: inout [UInt8], from start: Int, step: Int, count: Int, _ reach: Int) {
        for byte in 0..<4 {
            let line = (0..<count).map { Int(bytes[start + $0 * step + byte]) }
            var sum = line.prefix(reach).reduce(0, +)
            for index in 0..<count {
                if index + reach < count { sum += line[index + reach] }
                if index - reach > 0 { sum -= line[index - reach - 1] }
                let number = min(index + reach, count - 1) - max(index - reach, 0) + 1
                bytes[start + index * step + byte] = UInt8(sum / number)
            }
        }
    }

    private func changed(_ raster: RasterImage, _ change: (inout [UInt8]) -> Void) -> RasterImage? {
        var bytes = raster.premultipliedBGRA
        change(&bytes)
        return RasterImage(
            pixelWidth: raster.pixelWidth, pixelHeight: raster.pixelHeight, premultipliedBGRA: bytes)
    }

    // MARK: Codes

    /// A QR code with one light module around.
    private var code: CIImage? {
        guard let message = filter.value(forKey: "inputMessage") as? Data else { return nil }
        let name = filter.value(forKey: "inputCorrectionLevel") as? String ?? ""
        let level = Array("LMQH").firstIndex { String($0) == name }.flatMap(QRCode.Correction.init)
        guard let code = QRCode([UInt8](message), level ?? .medium) else { return nil }
        let side = code.size + 2
        var bytes = [UInt8](repeating: 255, count: side * side * 4)
        for y in 0..<code.size {
            for x in 0..<code.size where code.isDark[y * code.size + x] {
                let start = ((y + 1) * side + x + 1) * 4
                for byte in start..<start + 3 { bytes[byte] = 0 }
            }
        }
        return RasterImage(pixelWidth: side, pixelHeight: side, premultipliedBGRA: bytes).map { CIImage($0) }
    }
}
