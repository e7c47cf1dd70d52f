import Galley
import GalleyAVFoundation
import GalleyAuthenticationServices
import GalleyCoreImage
import GalleyCoreLocationUI
import GalleyStoreKit
import GalleyTesting
import GalleyUIKitClasses
import GalleyWidgetKit
import Testing

/// Frameworks that public files ask for most often, as Apple's documentation has them.
@MainActor @Suite("Frameworks of everyday source")
struct FrameworkTests {
    private func pixels(_ image: CIImage, _ x: Int, _ y: Int) -> [UInt8] {
        let data = image.cgImage?.dataProvider?.data ?? Data()
        let start = (y * Int(image.extent.width) + x) * 4
        return data.count >= start + 4 ? Array(data[start..<start + 4]) : []
    }

    private func image(_ view: some View) throws -> CIImage {
        let renderer = ImageRenderer(content: view)
        return CIImage(cgImage: try #require(renderer.cgImage))
    }

    /// 17 bytes fill version 1 at level L; the rows are those of segno 1.6 for the same text, level and mask (ISO/IEC 18004).
    @Test("A QR code has the modules that the standard says") func code() throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data("k:xwq/nq,/vgjjs:p".utf8)
        filter.correctionLevel = "L"
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let rows = (1...21).map { y in
            (1...21).reduce(0) { $0 << 1 | (pixels(image, $1, y).first == 0 ? 1 : 0) }
        }
        #expect(
            rows == [
                0x1fde7f, 0x104641, 0x175f5d, 0x17555d, 0x17515d, 0x104641, 0x1fd57f, 0x300, 0x1e559d, 0x1b8413,
                0x1ac8ed,
                0x4b589, 0x67859, 0x1f9c, 0x1fc6b0, 0x104e1e, 0x174835, 0x175948, 0x175be8, 0x1057e1, 0x1fd25c,
            ])
        #expect(pixels(image, 0, 0) == [255, 255, 255, 255])
        filter.message = Data(count: 2_953)
        #expect(filter.outputImage?.extent.width == 179)
        filter.message = Data(count: 2_954)
        #expect(filter.outputImage == nil)
        let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
        #expect(large.extent.width == 230 && pixels(large, 10, 10) == [0, 0, 0, 255])
    }

    @Test("Filters change colours, squares and edges; others make nothing") func filters() throws {
        let red = try image(
            HStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0); Color.black
            }.frame(width: 16, height: 8))
        let context = CIContext()
        let sepia: CIFilter = CIFilter.sepiaTone()
        #expect(sepia.inputKeys.contains(kCIInputIntensityKey) && sepia.outputImage == nil)
        sepia.setValue(red, forKey: kCIInputImageKey)
        sepia.setValue(0.5, forKey: kCIInputIntensityKey)
        let brown = try #require(sepia.outputImage)
        let made = try #require(context.createCGImage(brown, from: brown.extent))
        #expect(made.width == 16 && made.height == 8)
        // Half of the way to 0.393, 0.349 and 0.272.
        #expect(pixels(brown, 1, 1) == [178, 44, 35, 255])
        let invert = CIFilter.colorInvert()
        invert.inputImage = red
        #expect(invert.outputImage.map { pixels($0, 1, 1) } == [0, 255, 255, 255])
        let squares = CIFilter.pixellate()
        squares.inputImage = red
        squares.scale = 16
        #expect(squares.outputImage.map { pixels($0, 1, 1) } == [127, 0, 0, 255])
        let blur = CIFilter(name: "CIGaussianBlur", parameters: [kCIInputImageKey: red, kCIInputRadiusKey: 2])
        let edge = try #require(blur?.outputImage.map { pixels($0, 7, 4)[0] })
        #expect(edge > 100 && edge < 200)
        let crystals = CIFilter.crystallize()
        crystals.inputImage = red
        #expect(crystals.outputImage == nil && CIFilter(name: "CINothing") == nil)
        #expect(red.cropped(to: CGRect(x: 8, y: 0, width: 8, height: 8)).extent.minX == 8)
    }

    @Test("There is no camera, and no one is asked") func camera() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
        #expect(await AVCaptureDevice.requestAccess(for: .audio) == false)
        let kinds = AVCaptureDevice.DiscoverySession(
            deviceTypes: [.builtInWideAngleCamera], mediaType: .video, position: .back)
        let session = AVCaptureSession()
        let output = AVCaptureMetadataOutput()
        if session.canAddOutput(output) { session.addOutput(output) }
        session.startRunning()
        #expect(kinds.devices.isEmpty && session.outputs == [output] && !session.isRunning)
    }

    @Test("Who signs in is told that it was cancelled") func signIn() throws {
        var asked: [ASAuthorization.Scope]?
        var answer: Result<ASAuthorization, any Error>?
        let button = SignInWithAppleButton(.signUp) { request in
            request.requestedScopes = [.fullName]
            asked = request.requestedScopes
        } onCompletion: {
            answer = $0
        }
        let view = host(button.frame(width: 200, height: 44), size: CGSize(width: 300, height: 200))
        try view.find(button: "Sign up with Apple").tap()
        #expect(asked == [.fullName])
        #expect(throws: ASAuthorizationError(.canceled)) { try #require(answer).get() }
    }

    @Test("A button for the place runs what it does") func location() throws {
        var taps = 0
        let view = host(LocationButton(.shareCurrentLocation) { taps += 1 }, size: CGSize(width: 300, height: 200))
        try view.find(button: "Share Current Location").tap()
        #expect(taps == 1)
    }

    private struct Moment: TimelineEntry { let date: Date }

    private struct Shown: View {
        @Environment(\.widgetFamily) private var family

        var body: some View { Text(family.description).containerBackground(.red, for: .widget) }
    }

    @Test("A preview in a widget's place has its size, and knows it") func widget() {
        let place = Shown().previewContext(WidgetPreviewContext(family: .systemMedium))
        #expect(RenderedView(place).size == CGSize(width: 338, height: 158))
        #expect(Timeline(entries: [Moment(date: .now)], policy: .atEnd).policy == .atEnd)
        #expect(Moment(date: .now).relevance == nil)
    }

    private struct Asking: View {
        @Environment(\.requestReview) private var requestReview

        var body: some View { Button("Rate") { requestReview() } }
    }

    @Test("A review can be asked for") func review() throws {
        try host(Asking(), size: CGSize(width: 300, height: 200)).find(button: "Rate").tap()
    }

    /// `key` is nil: no press ever comes. Numbers are those of the USB's usage tables.
    @Test("Keys have the numbers of the USB's table") func keys() {
        #expect(UIPress().key == nil)
        #expect(UIKeyboardHIDUsage.keyboardA.rawValue == 4 && UIKeyboardHIDUsage.keyboard0.rawValue == 0x27)
        #expect(UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue == 0x28)
        #expect(UIKeyboardHIDUsage.keyboardUpArrow.rawValue == 0x52 && UIKeyboardHIDUsage.keypadPeriod.rawValue == 0x63)
        #expect(UIKeyboardHIDUsage.keyboardRightGUI.rawValue == 0xE7)
    }

    private final class Press: UITapGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test("A recogniser says what it leaves to others") func recogniser() {
        let other = UIGestureRecognizer()
        #expect(!Press().canPrevent(other) && Press().shouldRequireFailure(of: other) && other.canPrevent(Press()))
    }
}
