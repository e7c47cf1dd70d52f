import Foundation
import Galley
import GalleyCoreLocation
import GalleyTold
import GalleyUIKitClasses
import GalleyUserNotifications
import GalleyWebKit
import Testing

@testable import GalleyAVFoundation
@testable import GalleyMapKit

/// Options by the bits of Apple's headers (WKDataDetectorTypes.h, WKWebViewConfiguration.h, UNUserNotificationCenter.h), and defaults of
/// Apple's pages of each property.
@MainActor @Suite("More options and defaults of frameworks") struct FrameworkOptionTests {
    private func bits<T: RawRepresentable>(_ values: T...) -> [UInt64] where T.RawValue: BinaryInteger {
        values.map { UInt64($0.rawValue) }
    }

    @Test("Options of pages and of notifications") func options() {
        #expect(bits(WKDataDetectorTypes.phoneNumber, .link, .address) == [1, 2, 4])
        #expect(bits(WKAudiovisualMediaTypes.audio, .video) == [1, 2])
        #expect(bits(UNAuthorizationOptions.announcement) == [128])
        #expect(bits(UNNotificationPresentationOptions.alert) == [4])
        let content = UNMutableNotificationContent()
        #expect(content.relevanceScore == 0 && UNNotificationContent().relevanceScore == 0)
        let coded = WKWebView(coder: NSKeyedArchiver(requiringSecureCoding: false))
        #expect(coded?.shownContent != nil && WKWebView().shownContent != nil)
        let page = WKPreferences()
        #expect(page.minimumFontSize == 0 && page.javaScriptEnabled && page.isFraudulentWebsiteWarningEnabled)
        #expect(!page.javaScriptCanOpenWindowsAutomatically && !page.isElementFullscreenEnabled)
    }

    @Test("A camera can do nothing") func camera() {
        let camera = AVCaptureDevice()
        let flags = [
            camera.hasFlash, camera.hasTorch, camera.isFocusPointOfInterestSupported,
            camera.isFocusModeSupported(.autoFocus),
        ]
        #expect(flags == [false, false, false, false] && camera.videoZoomFactor == 1)
        #expect(camera.focusPointOfInterest == CGPoint(x: 0.5, y: 0.5) && camera.uniqueID.isEmpty)
        let session = AVCaptureSession()
        let input = AVCaptureInput()
        #expect(!session.isRunning && session.canSetSessionPreset(.photo) && session.canAddInput(input))
        session.addInput(input)
        session.addInput(AVCaptureInput())
        session.removeInput(input)
        #expect(session.inputs.count == 1 && AVAssetTrack(notMade: ()).nominalFrameRate == 0)
    }

    @Test("Styles and proxies of maps") func maps() {
        let heights: Set<MapStyle.Elevation> = [.automatic, .flat, .realistic]
        #expect(heights.count == 3 && MapStyle.StandardEmphasis.automatic != .muted)
        let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 1))
        let camera = MapProxy().camera(framing: region)
        // Two degrees of a meridian: 2 · 6,378,137 m · π ÷ 180.
        #expect(abs(camera.distance - 222_638.98) < 0.01 && camera.centerCoordinate.latitude == 10)
        #expect(camera.heading == 0 && camera.pitch == 0)
        var drawing = _MapDrawing()
        let circle = MapCircle(center: place, radius: 1)
        for content in [circle.stroke(.red), circle.stroke(.red, lineWidth: 1)] { content._add(to: &drawing) }
        circle.stroke()._add(to: &drawing)
        #expect(drawing.overlays.map(\.look.strokeStyle.lineWidth) == [1, 1, 1])
        MapAnnotation(coordinate: place) { Color.red }._content._add(to: &drawing)
        MapAnnotation(coordinate: place, anchorPoint: CGPoint(x: 0.25, y: 1)) { Color.red }._content._add(to: &drawing)
        #expect(drawing.pins.map(\.anchor) == [.center, UnitPoint(x: 0.25, y: 1)])
        let view = MKMapView(coder: NSKeyedArchiver(requiringSecureCoding: false))
        #expect(view?.shownContent != nil)
    }

    /// A marker: a disc of 28 points with a white edge of a point, its sign in the 16 points in its middle, and its title 2 points below.
    @Test("A marker is a disc with its sign, and its title below") func marker() {
        var drawing = _MapDrawing()
        let place = CLLocationCoordinate2D(latitude: 0, longitude: 0)
        Marker("Tea", systemImage: "star", coordinate: place).tint(.blue)._add(to: &drawing)
        Annotation("Cup", coordinate: place) { Color.red.frame(width: 20, height: 10) }._add(to: &drawing)
        func lines(_ view: some View) -> [String] {
            ToldPicture(RenderedView(view.padding(30)).displayList).lines.filter { !$0.hasSuffix("{") && $0 != "}" }
        }
        let title = Text("Tea").font(.caption).foregroundStyle(Color.primary).lineLimit(1).fixedSize()
        let disc = Image(systemName: "star").foregroundStyle(.white).frame(width: 16, height: 16)
            .frame(width: 28, height: 28).background(Circle().fill(Color.blue))
            .overlay(Circle().stroke(.white, lineWidth: 1)).overlay(alignment: .top) { title.offset(y: 30) }
        #expect(lines(drawing.pins[0].view) == lines(disc))
        let cup = Text("Cup").font(.caption).foregroundStyle(Color.primary).lineLimit(1).fixedSize()
        let below = Color.red.frame(width: 20, height: 10).overlay(alignment: .top) { cup.offset(y: 12) }
        #expect(lines(drawing.pins[1].view) == lines(below))
    }
}
