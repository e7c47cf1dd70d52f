import Galley
import GalleyAVFoundation
import GalleyCoreImage
import GalleyCoreLocation
import GalleyFoundationNames
import GalleyMapKit
import GalleyTesting
import GalleyUIKitClasses
import Testing

/// Names that public files ask for, as Apple's documentation has them.
@MainActor @Suite("Names of everyday source")
struct EverydayNamesTests {
    @Test("Filters that are not made keep their values, and make nothing") func filters() throws {
        let zoom = CIFilter.zoomBlur()
        // The defaults are those of Apple's reference of the filters.
        #expect(zoom.center == CGPoint(x: 150, y: 150) && zoom.amount == 20)
        zoom.amount = 3
        #expect(zoom.value(forKey: "inputAmount") as? Float == 3)
        let lamp = CIFilter.spotLight()
        #expect(lamp.lightPosition == CIVector(x: 400, y: 600, z: 150) && lamp.brightness == 3)
        #expect(lamp.lightPosition != CIVector(x: 400, y: 600) && lamp.lightPosition.value(at: 3) == 0)
        #expect(CIFilter.bumpDistortionLinear().radius == 300 && CIFilter.kaleidoscope().count == 6)
        let picture = CIImage(
            cgImage: try #require(ImageRenderer(content: Color.red.frame(width: 2, height: 2)).cgImage))
        for filter in [zoom, lamp, CIFilter.photoEffectChrome()] as [CIFilter] {
            filter.setValue(picture, forKey: kCIInputImageKey)
            #expect(filter.inputKeys.contains(kCIInputImageKey) && filter.outputImage == nil)
        }
        #expect(UIImage(ciImage: picture).ciImage === picture)
        #expect(UIImage(cgImage: try #require(picture.cgImage)).ciImage == nil)
        let detector = CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: nil)
        #expect(detector?.features(in: picture) == nil)
        #expect(CIVector(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).w == 4)
    }

    @Test("Nothing is recorded, and the answer is no") func recording() async throws {
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("none.m4a")
        let recorder = try AVAudioRecorder(url: place, settings: [AVFormatIDKey: Int(kAudioFormatMPEG4AAC)])
        #expect(!recorder.record() && !recorder.isRecording && recorder.averagePower(forChannel: 0) == -160)
        #expect(!FileManager.default.fileExists(atPath: place.path))
        #expect(await AVAudioApplication.requestRecordPermission() == false)
        #expect(AVAudioSession.sharedInstance().recordPermission == .denied)
        func letters(_ code: UInt32) -> String {
            String(
                decoding: stride(from: 24, through: 0, by: -8).map { UInt8(code >> UInt32($0) & 0xFF) }, as: UTF8.self)
        }
        #expect(letters(kAudioFormatMPEG4AAC) == "aac " && letters(kAudioFormatLinearPCM) == "lpcm")
        let film = AVAsset(url: place)
        #expect(film.tracks(withMediaType: .video).isEmpty)
        await #expect(throws: CocoaError.self) { try await AVAssetImageGenerator(asset: film).image(at: .zero) }
    }

    @Test("A small picture has the means of what it stands for") func thumbnails() throws {
        let strip = HStack(spacing: 0) {
            Color(red: 0, green: 0, blue: 0).frame(width: 1)
            Color(red: 0.6, green: 0.6, blue: 0.6).frame(width: 1)
            Color(red: 1, green: 1, blue: 1).frame(width: 1)
        }.frame(width: 3, height: 1)
        let data = try #require(ImageRenderer(content: strip).uiImage?.pngData())
        let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let options: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: 2]
        let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
        #expect(small.width == 2 && small.height == 1)
        // Each pixel stands for one and a half: (0 + 153 ÷ 2) ÷ 1.5, and (153 ÷ 2 + 255) ÷ 1.5.
        let bytes = Array(try #require(small.dataProvider?.data))
        #expect(bytes.prefix(3).allSatisfy { $0 == 51 } && bytes[4..<7].allSatisfy { $0 == 221 })
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 3)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
        let broken: [CFString: Any] = [kCGImageSourceThumbnailMaxPixelSize: CGFloat(1)]
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, broken as CFDictionary)?.width == 1)
    }

    private final class Found: @unchecked Sendable {
        var place: URL?
        var text: String?
        var error: (any Error)?
    }

    @Test("An item provider's file is there while its handler runs") func files() {
        let provider = NSItemProvider(object: "Tea" as NSString)
        provider.suggestedName = "note"
        let found = Found()
        provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { place, error in
            (found.place, found.error) = (place, error)
            found.text = place.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        #expect(found.text == "Tea" && found.error == nil && found.place?.lastPathComponent == "note.txt")
        #expect(found.place.map { FileManager.default.fileExists(atPath: $0.path) } == false)
        provider.loadFileRepresentation(forTypeIdentifier: "public.image") {
            found.place = $0; found.error = $1
        }
        #expect(found.place == nil && found.error != nil)
    }

    @Test("Attributed strings of the two kinds are made of each other") func attributed() throws {
        let text = NSMutableAttributedString()
        #expect(text.length == 0)
        text.append(NSAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red, .kern: 2]))
        let link = try #require(URL(string: "https://example.org"))
        text.append(
            NSAttributedString(
                string: "link", attributes: [.link: link, .underlineStyle: NSUnderlineStyle.single.rawValue]))
        let value = AttributedString(text)
        let runs = Array(value.runs)
        #expect(String(value.characters) == "redlink" && runs.count == 2)
        #expect(runs[0].swiftUI.foregroundColor == Color(uiColor: .red) && runs[0].kern == 2)
        #expect(runs[1].link == link && runs[1].underlineStyle == .single && runs[0].underlineStyle == nil)
        let again = NSAttributedString(value)
        #expect(again.string == "redlink")
        #expect(again.attributes(at: 3, effectiveRange: nil)[.link] as? URL == link)
        #expect(again.attributes(at: 0, effectiveRange: nil)[.foregroundColor] is UIColor)
    }

    @Test("A text view's storage is its text") func storage() {
        let view = UITextView()
        view.text = "one"
        view.textStorage.append(NSAttributedString(string: " two"))
        #expect(view.text == "one two" && view.textStorage.length == 7)
        view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
        #expect(view.text == "1 two")
        view.text = "three"
        #expect(view.textStorage.string == "three")
        view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 2))
        #expect(view.text == "ree")
    }

    @Test("Timers by a method's name are timers, and call nothing") func timers() {
        let timer = Timer.scheduledTimer(
            timeInterval: 2, target: self, selector: Selector("tick"), userInfo: nil, repeats: true)
        #expect(timer.isValid && timer.timeInterval == 2)
        timer.invalidate()
        let later = Timer(timeInterval: 1, target: self, selector: "tick", userInfo: nil, repeats: false)
        #expect(later.isValid && later.timeInterval == 0)
        #expect(URLFileProtection.complete.rawValue == "NSURLFileProtectionComplete")
    }

    private final class Seen {
        var values: [Int] = []
        var when: Date?
    }

    private struct Stored: View {
        let seen: Seen
        @AppStorage("tea", store: .standard) var tea = 3
        @AppStorage("when", store: UserDefaults(suiteName: "group")) var when: Date?
        @AppStorage("tea") var same = 3

        var body: some View {
            seen.values.append(tea + same)
            seen.when = when
            return Text("\(tea)").onAppear {
                tea = 5
                when = Date(timeIntervalSince1970: 60)
            }
        }
    }

    @Test("AppStorage keeps values in memory, whichever store is named") func stores() {
        let seen = Seen()
        var options = RenderOptions()
        options.settle = 0.1
        _ = RenderedView(Stored(seen: seen).defaultAppStorage(.standard), options: options)
        #expect(seen.values.first == 6 && seen.values.last == 10 && seen.when == Date(timeIntervalSince1970: 60))
        #expect(UserDefaults.standard.object(forKey: "tea") == nil)
    }

    @Test("Colours that stand out less are fainter; resolved ones have Core Graphics' colour") func colors() throws {
        #expect(UIColor.red.withProminence(.primary) == UIColor.red)
        // SwiftUI's levels: a half, a quarter.
        #expect(UIColor.red.withProminence(.secondary).cgColor.alpha == 0.5)
        #expect(UIColor.red.withProminence(.tertiary).cgColor.alpha == 0.25)
        let color = Color.Resolved(red: 0.25, green: 0.5, blue: 1, opacity: 0.5).cgColor
        #expect(color.components == [0.25, 0.5, 1, 0.5] && color.colorSpace?.name == CGColorSpace.sRGB)
    }

    @Test("Paths of Core Graphics' are added and subtracted") func paths() {
        let left = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let right = CGPath(rect: CGRect(x: 6, y: 0, width: 10, height: 10), transform: nil)
        #expect(left.subtracting(right).boundingBox == CGRect(x: 0, y: 0, width: 6, height: 10))
        #expect(left.intersection(right).boundingBox == CGRect(x: 6, y: 0, width: 4, height: 10))
        #expect(left.union(right).boundingBox.width == 16 && left.intersects(right))
        let both = left.symmetricDifference(right, using: .evenOdd)
        #expect(!both.contains(CGPoint(x: 8, y: 5)) && both.contains(CGPoint(x: 14, y: 5)))
    }

    @Test("Tiles of maps have addresses, and are not fetched") func tiles() {
        let tiles = MKTileOverlay(urlTemplate: "https://example.org/{z}/{x}/{y}.png")
        let place = MKTileOverlayPath(x: 3, y: 4, z: 5)
        #expect(tiles.url(forTilePath: place).absoluteString == "https://example.org/5/3/4.png")
        #expect(MKTileOverlayRenderer(tileOverlay: tiles).overlay === tiles)
        #expect(tiles.boundingMapRect.size.width == MKMapRect.world.size.width)
        CLBackgroundActivitySession().invalidate()
    }
}
