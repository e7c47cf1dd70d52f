import Foundation
import Galley
import GalleyAVFoundation
import GalleyAVKit
import GalleyAudioToolbox
import GalleyAuthenticationServices
import GalleyCoreHaptics
import GalleyCoreImage
import GalleyLocalAuthentication
import GalleySafariServices
import GalleyScreens
import GalleyTesting
import GalleyTypes
import GalleyUIKitClasses
import GalleyWebKit
import Testing

@testable import GalleyCoreLocation
@testable import GalleyNetwork
@testable import GalleyPhotosUI
@testable import GalleyUserNotifications
@testable import GalleyWidgetKit

/// What is left of the frameworks beside UIKit: what they answer where there is no device, as Apple's documentation of each says.
@MainActor @Suite("Rarer answers of the frameworks beside UIKit") struct DeviceRestTests {
    private let coder = NSKeyedArchiver(requiringSecureCoding: false)
    private let place = URL(fileURLWithPath: "/dev/null")

    @Test("No place is told") func places() {
        var codes: [CLError.Code?] = []
        let (coder, here) = (CLGeocoder(), CLLocation(latitude: 1, longitude: 2))
        coder.reverseGeocodeLocation(here) { codes.append(($0 == nil ? $1 : nil).flatMap { ($0 as? CLError)?.code }) }
        coder.reverseGeocodeLocation(here, preferredLocale: nil) {
            codes.append(($0 == nil ? $1 : nil).flatMap { ($0 as? CLError)?.code })
        }
        coder.geocodeAddressString("Oslo") { codes.append(($0 == nil ? $1 : nil).flatMap { ($0 as? CLError)?.code }) }
        #expect(codes == [.geocodeFoundNoResult, .geocodeFoundNoResult, .geocodeFoundNoResult])
        for location in [nil, here] {
            let update = CLLocationUpdate(location: location)
            #expect(update.locationUnavailable == (location == nil))
            let flags = [
                update.isStationary, update.stationary, update.authorizationDenied, update.authorizationDeniedGlobally,
                update.authorizationRestricted, update.authorizationRequestInProgress, update.insufficientlyInUse,
                update.accuracyLimited, update.serviceSessionRequired,
            ]
            #expect(flags == [Bool](repeating: false, count: 9))
        }
        #expect(CLHeading().timestamp == Date(timeIntervalSince1970: 0))
        let manager = CLLocationManager()
        #expect(manager.pausesLocationUpdatesAutomatically && !manager.allowsBackgroundLocationUpdates)
        #expect(!manager.showsBackgroundLocationIndicator && manager.headingFilter == 1)
        #expect(here.course == -1 && here.speed == -1 && here.horizontalAccuracy == 0 && here.verticalAccuracy == -1)
        #expect(here.altitude == 0 && CLLocation().coordinate.longitude == 0)
    }

    /// Great circles, with the mean radius of the earth, 6,371,008.8 m: a quarter of the way around, and all around.
    @Test("Distances over the poles and the equator") func distances() {
        let quarter = 6_371_008.8 * Double.pi / 2
        func distance(_ a: (Double, Double), _ b: (Double, Double)) -> Double {
            CLLocation(latitude: a.0, longitude: a.1).distance(from: CLLocation(latitude: b.0, longitude: b.1))
        }
        #expect(abs(distance((0, 0), (90, 0)) - quarter) < 0.01 && abs(distance((0, 0), (0, 90)) - quarter) < 0.01)
        #expect(
            abs(distance((90, 0), (-90, 17)) - 2 * quarter) < 0.01
                && abs(distance((0, 0), (0, 180)) - 2 * quarter) < 0.01)
        #expect(distance((12, 34), (12, 34)) == 0)
        // At 60° a degree of longitude is half as long, but for the bend of the great circle.
        #expect(abs(distance((60, 0), (60, 1)) / distance((0, 0), (0, 1)) - 0.5) < 1e-4)
        // From 30° on one side to 30° on the other over the pole: 120°.
        #expect(abs(distance((30, 0), (30, 180)) - quarter * 120 / 90) < 0.01)
    }

    @Test("There is one network, of Wi-Fi") func network() {
        func path(_ monitor: NWPathMonitor) -> [Bool] {
            let path = monitor.currentPath
            return [
                path.status == .satisfied, path.supportsIPv4, path.supportsIPv6, path.supportsDNS,
                path.usesInterfaceType(.wifi),
            ]
        }
        let (all, none) = ([Bool](repeating: true, count: 5), [Bool](repeating: false, count: 5))
        #expect(path(NWPathMonitor()) == all && path(NWPathMonitor(requiredInterfaceType: .wifi)) == all)
        #expect(path(NWPathMonitor(prohibitedInterfaceTypes: [.cellular])) == all)
        #expect(path(NWPathMonitor(prohibitedInterfaceTypes: [.wifi])) == none)
        #expect(path(NWPathMonitor(requiredInterfaceType: .cellular)) == none)
        let current = NWPathMonitor().currentPath
        #expect(current.availableInterfaces.map(\.index) == [1] && current.availableInterfaces.map(\.name) == ["en0"])
        #expect(!current.isExpensive && !current.isConstrained && !current.usesInterfaceType(.cellular))
    }

    private final class Answers: NSObject, ASAuthorizationControllerDelegate {
        var errors: [any Error] = []
        func authorizationController(
            controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
        ) {}
        func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
            errors.append(error)
        }
    }

    @Test("Who it is, what is felt and heard") func others() async throws {
        let (answers, controller) = (Answers(), ASAuthorizationController(authorizationRequests: []))
        controller.delegate = answers
        controller.performRequests()
        #expect(answers.errors.count == 1)
        func kind(_ error: any Error) -> String {
            switch error {
            case ASAuthorizationError.canceled: "canceled"
            case ASAuthorizationError.failed: "failed"
            default: "other"
            }
        }
        #expect(
            (answers.errors + [ASAuthorizationError(.failed), CocoaError(.coderInvalidValue)]).map(kind) == [
                "canceled", "failed", "other",
            ])
        let (code, isFine) = await withCheckedContinuation { answer in
            LAContext().evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "") {
                answer.resume(returning: (($1 as? LAError)?.code, $0))
            }
        }
        #expect(code == .biometryNotAvailable && !isFine)
        let codes: [LAError.Code] = [
            .userCancel, .biometryNotEnrolled, .biometryLockout, .appCancel, .invalidContext, .notInteractive,
        ]
        #expect(codes.map(\.rawValue) == [-2, -7, -8, -9, -10, -1004])
        #expect(
            CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 2, relativeTime: 3).relativeTime == 3)
        let point = CHHapticParameterCurve.ControlPoint(relativeTime: 4, value: 5)
        let curve = CHHapticParameterCurve(
            parameterID: .hapticIntensityControl, controlPoints: [point], relativeTime: 6)
        #expect(
            point.relativeTime == 4 && point.value == 5 && curve.relativeTime == 6 && curve.controlPoints == [point])
        let first = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
        let second = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 2.5)
        #expect(try CHHapticPattern(events: [first, second], parameterCurves: [curve]).duration == 3)
        #expect(try CHHapticPattern(events: [], parameters: []).duration == 0 && second.duration == 0)
        var (ends, sound): (Int, SystemSoundID) = (0, 0)
        AudioServicesPlayAlertSoundWithCompletion(1) { ends += 1 }
        AudioServicesPlaySystemSoundWithCompletion(1) { ends += 1 }
        #expect(AudioServicesCreateSystemSoundID(place, &sound) == 0 && sound == 0x1000 && ends == 2)
        #expect(AudioServicesDisposeSystemSoundID(sound) == kAudioServicesNoError && kSystemSoundID_Vibrate == 4095)
    }

    @Test("Cameras, microphones and films") func media() async throws {
        let allowed = await withCheckedContinuation { answer in
            AVCaptureDevice.requestAccess(for: .video) { answer.resume(returning: $0) }
        }
        var heard: [Bool] = [allowed]
        #expect(
            AVAudioSession.sharedInstance().recordPermission == .denied
                && AVAudioApplication.shared.recordPermission == .denied)
        final class Ear: @unchecked Sendable { var heard: [Bool] = [] }
        let ear = Ear()
        AVAudioSession.sharedInstance().requestRecordPermission { ear.heard.append($0) }
        AVAudioApplication.requestRecordPermission { ear.heard.append($0) }
        heard += ear.heard
        #expect(heard == [false, false, false])
        let recorder = try AVAudioRecorder(url: place, settings: [:])
        #expect(
            recorder.currentTime == 0 && !recorder.record(forDuration: 1) && !recorder.record(atTime: 1)
                && !AVSpeechSynthesizer().isPaused)
        let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
        #expect(
            layer.captureDevicePointConverted(fromLayerPoint: .zero) == CGPoint(x: 0.5, y: 0.5) && layer.session != nil)
        let session = AVCaptureSession()
        let outputs = [AVCaptureMetadataOutput(), AVCaptureMetadataOutput()]
        for output in outputs { session.addOutput(output) }
        session.removeOutput(outputs[0])
        #expect(session.outputs == [outputs[1]] && session.canAddOutput(outputs[0]))
        #expect(outputs[0].rectOfInterest == CGRect(x: 0, y: 0, width: 1, height: 1))
        let route = try #require(AVRoutePickerView(coder: coder))
        struct Shown: UIViewRepresentable {
            let view: UIView
            func makeUIView(context: Context) -> UIView { view }
            func updateUIView(_ view: UIView, context: Context) {}
        }
        func symbols(_ view: UIView) -> [String?] {
            func all(_ node: LayoutRecord.Node) -> [LayoutRecord.Node] { [node] + node.children.flatMap(all) }
            return all(RenderedView(Shown(view: view).frame(width: 40, height: 40)).record.root).filter {
                $0.kind == "Image"
            }.map(\.label)
        }
        #expect(symbols(route) == ["airplayaudio"])
        let films = AVRoutePickerView(frame: .zero)
        films.prioritizesVideoDevices = true
        #expect(symbols(films) == ["airplayvideo"])
        let player = AVPlayerViewController()
        let told = RenderedView(Shown(view: player.view).frame(width: 40, height: 40)).diagnostics.map(\.message)
        #expect(told.count == 1 && told[0].contains("draws no videos"))
        #expect(
            player.showsPlaybackControls && player.allowsPictureInPicturePlayback && player.updatesNowPlayingInfoCenter)
        #expect(!player.canStartPictureInPictureAutomaticallyFromInline && !player.entersFullScreenWhenPlaybackBegins)
        #expect(!player.exitsFullScreenWhenPlaybackEnds)
    }

    @Test("Pages that are asked for, and controllers out of archives") func pages() throws {
        let page = try #require(WKWebView(coder: coder))
        let base = try #require(URL(string: "https://example.org/base"))
        page.loadHTMLString("<p>", baseURL: base)
        #expect(page.url == base)
        page.loadFileURL(place, allowingReadAccessTo: place)
        #expect(page.url == place)
        page.load(Data(), mimeType: "text/html", characterEncodingName: "utf-8", baseURL: base)
        #expect(page.url == base && page.allowsLinkPreview && page.pageZoom == 1 && !page.isInspectable)
        #expect(SFSafariViewController(coder: coder)?.configuration.barCollapsingEnabled == true)
        #expect(PHPickerViewController(coder: coder)?.configuration.selectionLimit == 1)
        let attachment = try UNNotificationAttachment(identifier: "a", url: place)
        #expect(attachment.url == place && attachment.identifier == "a")
        let settings = UNNotificationSettings(.denied)
        #expect(!settings.providesAppNotificationSettings && settings.authorizationStatus == .denied)
        #expect(!UNUserNotificationCenter.current().supportsContentExtensions)
        #expect(
            TimelineEntryRelevance(score: 2).duration == 0
                && TimelineEntryRelevance(score: 2, duration: 3).duration == 3)
        #expect(CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)).blue == 0.75)
        let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
        #expect([color.red, color.green, color.alpha] == [0.25, 0.5, 0.5])
    }

    @Test("Kinds of pictures that filters let") func filters() {
        let films: [PHPickerFilter] = [.videos, .slomoVideos, .timelapseVideos, .screenRecordings]
        let pictures: [PHPickerFilter] = [.images, .livePhotos, .screenshots, .panoramas, .bursts, .depthEffectPhotos]
        for film in films { #expect(film.lets(.movie) && !film.lets(.image)) }
        for picture in pictures { #expect(!picture.lets(.movie) && picture.lets(.image)) }
        #expect(
            PHPickerFilter.any(of: [.images, .videos]).lets(.movie) && PHPickerFilter.all(of: [.images]).lets(.image))
        #expect(!PHPickerFilter.any(of: [.images]).lets(.movie) && PHPickerFilter.not(.videos).lets(.movie))
        #expect(Set(films + pictures).count == 10)
    }

    /// They are `Sendable`: a camera is set up on a queue besides the main one (Apple's page of `AVCaptureSession`).
    @Test("What several threads set at once is kept whole") func sharing() {
        let session = AVCaptureSession()
        let spoken = AVSpeechUtterance(string: "A")
        let pictures = AVAssetImageGenerator(asset: AVAsset(url: URL(filePath: "/none.mov")))
        let presets: [AVCaptureSession.Preset] = [.photo, .vga640x480]
        DispatchQueue.concurrentPerform(iterations: 400) { turn in
            session.addOutput(AVCapturePhotoOutput())
            session.sessionPreset = presets[turn % 2]
            spoken.rate = Float(turn)
            pictures.maximumSize = CGSize(width: turn, height: turn)
        }
        #expect(session.outputs.count == 400 && presets.contains(session.sessionPreset))
        #expect((0..<400).contains(Int(spoken.rate)) && pictures.maximumSize.width == pictures.maximumSize.height)
        for output in session.outputs.dropFirst() { session.removeOutput(output) }
        #expect(session.outputs.count == 1)
    }
}
