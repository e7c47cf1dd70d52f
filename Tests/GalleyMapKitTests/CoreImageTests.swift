import Galley
import GalleyCoreImage
import GalleyDrawing
import Testing

/// Filters of Core Image: the defaults of Apple's Core Image Filter Reference, and pixels worked out again by what is said of each.
@MainActor @Suite("Filters of Core Image") struct CoreImageTests {
    @Test("Filters that are made have the reference's defaults") func made() {
        #expect(CIFilter.sepiaTone().intensity == 1 && CIFilter.edges().intensity == 1)
        let controls = CIFilter.colorControls()
        #expect(controls.saturation == 1 && controls.brightness == 0 && controls.contrast == 1)
        let middle = CGPoint(x: 150, y: 150)
        #expect(CIFilter.pixellate().center == middle && CIFilter.pixellate().scale == 8)
        #expect(CIFilter.gaussianBlur().radius == 10 && CIFilter.boxBlur().radius == 10)
        #expect(CIFilter.qrCodeGenerator().correctionLevel == "M" && CIFilter.qrCodeGenerator().message.isEmpty)
        #expect(CIFilter.twirlDistortion().angle == 3.14 && CIFilter.twirlDistortion().center == middle)
        #expect(CIFilter.colorMonochrome().intensity == 1 && CIFilter.vignette().inputImage == nil)
    }

    @Test("Filters that are not made have the reference's defaults as well") func unmade() {
        let middle = CGPoint(x: 150, y: 150)
        let values: [(String, Float, Float)] = [
            ("zoomBlur", CIFilter.zoomBlur().amount, 20), ("motionBlur", CIFilter.motionBlur().radius, 20),
            ("motionBlur angle", CIFilter.motionBlur().angle, 0), ("discBlur", CIFilter.discBlur().radius, 8),
            ("bokehBlur", CIFilter.bokehBlur().radius, 20), ("ring", CIFilter.bokehBlur().ringAmount, 0),
            ("ring size", CIFilter.bokehBlur().ringSize, 0.1), ("softness", CIFilter.bokehBlur().softness, 1),
            ("noise", CIFilter.noiseReduction().noiseLevel, 0.02),
            ("noise sharpness", CIFilter.noiseReduction().sharpness, 0.4),
            ("sharpness", CIFilter.sharpenLuminance().sharpness, 0.4),
            ("sharpness radius", CIFilter.sharpenLuminance().radius, 1.69),
            ("exposure", CIFilter.exposureAdjust().ev, 0), ("gamma", CIFilter.gammaAdjust().power, 1),
            ("hue", CIFilter.hueAdjust().angle, 0), ("vibrance", CIFilter.vibrance().amount, 0),
            ("shadow", CIFilter.highlightShadowAdjust().shadowAmount, 0),
            ("highlight", CIFilter.highlightShadowAdjust().highlightAmount, 1),
            ("shadow radius", CIFilter.highlightShadowAdjust().radius, 0),
            ("levels", CIFilter.colorPosterize().levels, 6), ("vignette", CIFilter.vignetteEffect().radius, 150),
            ("vignette intensity", CIFilter.vignetteEffect().intensity, 1),
            ("falloff", CIFilter.vignetteEffect().falloff, 0.5), ("gloom", CIFilter.gloom().radius, 10),
            ("gloom intensity", CIFilter.gloom().intensity, 0.5), ("edge work", CIFilter.edgeWork().radius, 3),
            ("line noise", CIFilter.lineOverlay().nrNoiseLevel, 0.07),
            ("line sharpness", CIFilter.lineOverlay().nrSharpness, 0.71),
            ("line edges", CIFilter.lineOverlay().edgeIntensity, 1),
            ("line threshold", CIFilter.lineOverlay().threshold, 0.1),
            ("line contrast", CIFilter.lineOverlay().contrast, 50),
            ("hexagons", CIFilter.hexagonalPixellate().scale, 8), ("light", CIFilter.spotLight().brightness, 3),
            ("concentration", CIFilter.spotLight().concentration, 0.1),
            ("linear bump", CIFilter.bumpDistortionLinear().radius, 300),
            ("linear bump's scale", CIFilter.bumpDistortionLinear().scale, 0.5),
            ("linear bump's angle", CIFilter.bumpDistortionLinear().angle, 0),
            ("pinch", CIFilter.pinchDistortion().radius, 300), ("pinch's scale", CIFilter.pinchDistortion().scale, 0.5),
            ("vortex", CIFilter.vortexDistortion().radius, 300),
            ("vortex's angle", CIFilter.vortexDistortion().angle, 56.55),
            ("hole", CIFilter.holeDistortion().radius, 150), ("dots", CIFilter.dotScreen().width, 6),
            ("dots' sharpness", CIFilter.dotScreen().sharpness, 0.7), ("dots' angle", CIFilter.dotScreen().angle, 0),
            ("lines", CIFilter.lineScreen().width, 6), ("lines' sharpness", CIFilter.lineScreen().sharpness, 0.7),
            ("circles", CIFilter.circularScreen().width, 6),
            ("circles' sharpness", CIFilter.circularScreen().sharpness, 0.7),
            ("quiet", CIFilter.code128BarcodeGenerator().quietSpace, 10),
            ("height", CIFilter.code128BarcodeGenerator().barcodeHeight, 32),
        ]
        for (name, value, expected) in values { #expect(value == expected, "\(name)") }
        #expect(CIFilter.zoomBlur().center == middle && CIFilter.kaleidoscope().count == 6)
        let light = CIFilter.temperatureAndTint()
        #expect(light.neutral == CIVector(x: 6500, y: 0) && light.targetNeutral == CIVector(x: 6500, y: 0))
        let lamp = CIFilter.spotLight()
        #expect(lamp.lightPosition == CIVector(x: 400, y: 600, z: 150))
        #expect(lamp.lightPointsAt == CIVector(x: 200, y: 200, z: 0))
        let colors = (CIFilter.falseColor().color0, CIFilter.falseColor().color1)
        #expect([colors.0.red, colors.0.green, colors.0.blue, colors.0.alpha] == [0.3, 0, 0, 1])
        #expect([colors.1.red, colors.1.green, colors.1.blue, colors.1.alpha] == [1, 0.9, 0.8, 1])
    }

    /// 5 × 4 pixels, no two alike, rows from the top, red, green and blue each.
    private static let picture: [[SIMD3<Double>]] = (0..<4).map { y in
        (0..<5).map { x in
            let (red, green, blue) = (x * 50 + y, y * 60 + x, 255 - x * 40 - y * 10)
            return SIMD3<Double>(Double(red), Double(green), Double(blue))
        }
    }

    private static func image() throws -> CIImage {
        var bytes: [UInt8] = []
        for pixel in picture.joined() { bytes += [UInt8(pixel.z), UInt8(pixel.y), UInt8(pixel.x), 255] }
        let raster = try #require(RasterImage(pixelWidth: 5, pixelHeight: 4, premultipliedBGRA: bytes))
        return CIImage(cgImage: CGImage(raster))
    }

    private static func pixels(_ image: CIImage?) -> [[SIMD3<Double>]] {
        let data = image?.cgImage?.dataProvider?.data ?? Data()
        let width = Int(image?.extent.width ?? 0)
        guard width > 0 else { return [] }
        let all = stride(from: 0, to: data.count, by: 4).map { start in
            SIMD3(Double(data[start]), Double(data[start + 1]), Double(data[start + 2]))
        }
        return stride(from: 0, to: all.count, by: width).map { Array(all[$0..<$0 + width]) }
    }

    private func expect(
        _ name: String, _ parameters: [String: Any] = [:], _ expected: (Int, Int) -> SIMD3<Double>
    ) throws {
        let made = Self.pixels(try Self.image().applyingFilter(name, parameters: parameters))
        #expect(made.count == 4)
        for (y, row) in made.enumerated() {
            for (x, pixel) in row.enumerated() {
                let off = pixel - expected(x, y).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
                #expect(max(abs(off.x), abs(off.y), abs(off.z)) <= 1, "\(name) at \(x), \(y)")
            }
        }
    }

    /// Rec. 709's weights of grey, and the weights of sepia that documents of colour matrices give.
    @Test("Colours, pixel by pixel") func colors() throws {
        let picture = Self.picture
        func grey(_ x: Int, _ y: Int) -> SIMD3<Double> {
            let one = picture[y][x]
            return SIMD3(repeating: 0.2126 * one.x + 0.7152 * one.y + 0.0722 * one.z)
        }
        #expect(Self.pixels(try Self.image()) == picture)
        try expect("CIColorInvert") { 255 - picture[$1][$0] }
        try expect("CIPhotoEffectMono") { grey($0, $1) }
        try expect("CIPhotoEffectTonal") { grey($0, $1) }
        try expect("CIPhotoEffectNoir") { (grey($0, $1) - 127.5) * 1.4 + 127.5 }
        try expect("CISepiaTone", ["inputIntensity": 0.25]) { x, y in
            let one = picture[y][x]
            let sepia = SIMD3(
                0.393 * one.x + 0.769 * one.y + 0.189 * one.z, 0.349 * one.x + 0.686 * one.y + 0.168 * one.z,
                0.272 * one.x + 0.534 * one.y + 0.131 * one.z)
            return one * 0.75 + sepia * 0.25
        }
        try expect("CIColorMonochrome", ["inputColor": CIColor(red: 0.5, green: 0.25, blue: 1)]) {
            grey($0, $1) * SIMD3(0.5, 0.25, 1)
        }
        try expect(
            "CIColorControls", ["inputSaturation": 0.5, "inputBrightness": 0.1, "inputContrast": Float(1.5)]
        ) { (((grey($0, $1) + picture[$1][$0]) / 2) + 25.5 - 127.5) * 1.5 + 127.5 }
        try expect("CIVignette", ["inputIntensity": 0.5, "inputRadius": 2]) { x, y in
            let (dx, dy) = ((Double(x) + 0.5) / 2.5 - 1, (Double(y) + 0.5) / 2 - 1)
            return picture[y][x] * (1 - 0.5 * (dx * dx + dy * dy) / 4)
        }
    }

    /// Squares are counted from the lower left corner, as Core Image counts; a box blur takes the mean of what of the box is in the picture.
    @Test("Areas, pixel by pixel") func areas() throws {
        let picture = Self.picture
        func mean(_ columns: ClosedRange<Int>, _ rows: ClosedRange<Int>) -> SIMD3<Double> {
            var (sum, count) = (SIMD3<Double>(), 0.0)
            for y in rows.clamped(to: 0...3) {
                for x in columns.clamped(to: 0...4) { (sum, count) = (sum + picture[y][x], count + 1) }
            }
            return sum / count
        }
        try expect("CIPixellate", ["inputScale": 3]) { x, y in
            mean(x / 3 * 3...x / 3 * 3 + 2, y == 0 ? 0...0 : 1...3)
        }
        try expect("CIBoxBlur", ["inputRadius": 2]) { mean($0 - 1...$0 + 1, $1 - 1...$1 + 1) }
        let part = try Self.image().cropped(to: CGRect(x: 1, y: 0, width: 2, height: 3))
        #expect(part.extent == CGRect(x: 1, y: 0, width: 2, height: 3))
        #expect(Self.pixels(part) == picture[1...].map { Array($0[1...2]) })
        let turned = try Self.image().transformed(by: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 2))
        #expect(turned.extent == CGRect(x: 0, y: 2, width: 5, height: 4))
        #expect(Self.pixels(turned) == picture.map { Array($0.reversed()) })
    }

    @Test("Vectors are as long as they were made") func vectors() {
        let all = [CIVector(x: 1), CIVector(x: 1, y: 2), CIVector(x: 1, y: 2, z: 3), CIVector(x: 1, y: 2, z: 3, w: 4)]
        for (index, vector) in all.enumerated() {
            #expect(vector.count == index + 1)
            let parts = [vector.x, vector.y, vector.z, vector.w, vector.value(at: 4), vector.value(at: -1)]
            #expect(parts == (1...6).map { $0 <= index + 1 ? CGFloat($0) : 0 })
        }
        #expect(all[3].cgRectValue == CGRect(x: 1, y: 2, width: 3, height: 4) && all[3] != all[2])
        #expect(all[1].cgPointValue == CGPoint(x: 1, y: 2) && CIVector(cgPoint: CGPoint(x: 1, y: 2)) == all[1])
        #expect([CGFloat(1), 2].withUnsafeBufferPointer { CIVector(values: $0.baseAddress!, count: 2) } == all[1])
        #expect(CIColor.white.red == 1 && CIColor.white.blue == 1 && CIColor.black.green == 0)
        #expect(CIColor(red: 0, green: 0, blue: 0).alpha == 1)
    }
}
