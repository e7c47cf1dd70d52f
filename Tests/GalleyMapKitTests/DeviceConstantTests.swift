import Foundation
import Galley
import GalleyAVFoundation
import GalleyAVKit
import GalleyCoreHaptics
import GalleyCoreLocation
import GalleyFoundationNames
import GalleyLocalAuthentication
import GalleyMapKit
import GalleyMessageUI
import GalleyNetwork
import GalleySafariServices
import GalleyStoreKit
import GalleyUIKitClasses
import GalleyUserNotifications
import GalleyWebKit
import GalleyWidgetKit
import Testing

/// Options by the bits of Apple's headers (AVAudioSessionTypes.h, CMTime.h, MKTypes.h, UNUserNotificationCenter.h …), constants, and what
/// objects say where nothing was set: what Apple's documentation names as the default, and that there is no camera, no place, no player.
@MainActor @Suite("Constants of the frameworks beside UIKit") struct DeviceConstantTests {
    private func bits<T: RawRepresentable>(_ values: T...) -> [UInt64] where T.RawValue: BinaryInteger {
        values.map { UInt64($0.rawValue) }
    }

    @Test("Options") func options() {
        typealias Category = AVAudioSession.CategoryOptions
        #expect(bits(Category.mixWithOthers, .duckOthers, .defaultToSpeaker) == [1, 2, 8])
        #expect(bits(AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation) == [1])
        #expect(bits(MKDirectionsTransportType.automobile, .walking, .transit) == [1, 2, 4])
        #expect(bits(MKLocalSearch.ResultType.pointOfInterest, .physicalFeature) == [2, 4])
        #expect(bits(MKLocalSearchCompleter.ResultType.pointOfInterest, .query) == [2, 4])
        #expect(bits(MapInteractionModes.pan, .zoom, .pitch, .rotate) == [1, 2, 4, 8])
        typealias Asked = UNAuthorizationOptions
        #expect(bits(Asked.badge, .sound, .alert, .carPlay, .criticalAlert) == [1, 2, 4, 8, 16])
        #expect(bits(Asked.providesAppNotificationSettings, .provisional, .timeSensitive) == [32, 64, 256])
        #expect(bits(UNNotificationActionOptions.authenticationRequired, .destructive, .foreground) == [1, 2, 4])
        typealias Kind = UNNotificationCategoryOptions
        #expect(
            bits(
                Kind.customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle)
                == [1, 2, 4, 8])
        #expect(bits(UNNotificationPresentationOptions.badge, .sound, .list, .banner) == [1, 2, 8, 16])
    }

    @Test("Numbers") func numbers() {
        #expect(AVSpeechUtteranceMinimumSpeechRate == 0 && AVSpeechUtteranceMaximumSpeechRate == 1)
        #expect(AVSpeechUtteranceDefaultSpeechRate == 0.5)
        let accuracies = [
            kCLLocationAccuracyBestForNavigation, kCLLocationAccuracyBest, kCLLocationAccuracyNearestTenMeters,
            kCLLocationAccuracyHundredMeters, kCLLocationAccuracyKilometer, kCLLocationAccuracyThreeKilometers,
            kCLDistanceFilterNone, kCLHeadingFilterNone,
        ]
        #expect(accuracies == [-2, -1, 10, 100, 1000, 3000, -1, -1])
        #expect(CHHapticTimeImmediate == 0)
    }

    private final class Silent: NSObject, CLLocationManagerDelegate {}

    @Test("No place is known") func places() {
        #expect(CLLocationManager.locationServicesEnabled() && !CLLocationManager.headingAvailable())
        #expect(!CLLocationManager.isMonitoringAvailable(for: CLCircularRegion.self))
        #expect(!CLLocationManager.significantLocationChangeMonitoringAvailable())
        let manager = CLLocationManager()
        #expect(manager.maximumRegionMonitoringDistance == -1 && !CLGeocoder().isGeocoding)
        #expect(!Silent().locationManagerShouldDisplayHeadingCalibration(manager))
        let heading = CLHeading()
        #expect([heading.magneticHeading, heading.trueHeading, heading.headingAccuracy] == [0, -1, -1])
        let tiles = MKTileOverlay()
        #expect(!tiles.isGeometryFlipped && !tiles.canReplaceMapContent && tiles.minimumZ == 0 && tiles.maximumZ == 21)
        #expect(tiles.tileSize == CGSize(width: 256, height: 256))
        #expect(!MKPinAnnotationView(annotation: nil, reuseIdentifier: nil).animatesDrop)
        #expect(!MKUserLocation().isUpdating && MKDirections.ETAResponse().expectedTravelTime == 0)
        #expect(!MKMapItem.openMaps(with: [], launchOptions: nil))
    }

    @Test("Nothing is played, recorded or taken") func media() throws {
        let url = URL(fileURLWithPath: "/dev/null")
        let asset = AVAsset(url: url)
        #expect(!asset.isPlayable && !AVAssetImageGenerator(asset: asset).appliesPreferredTrackTransform)
        let player = try AVAudioPlayer(data: Data())
        #expect(!player.enableRate && player.numberOfLoops == 0 && !player.isPlaying && !player.prepareToPlay())
        #expect(!player.play() && player.volume == 1 && player.rate == 1 && player.duration == 0)
        let recorder = try AVAudioRecorder(url: url, settings: [:])
        #expect(recorder.deviceCurrentTime == 0 && !recorder.isMeteringEnabled && !recorder.prepareToRecord())
        #expect(!recorder.deleteRecording() && !recorder.isRecording && !recorder.record())
        #expect(recorder.peakPower(forChannel: 0) == -160 && recorder.averagePower(forChannel: 0) == -160)
        let connection = AVCaptureConnection()
        #expect(connection.isEnabled && !connection.isVideoMirrored && connection.videoRotationAngle == 0)
        #expect(!connection.isVideoOrientationSupported && !connection.isVideoMirroringSupported)
        #expect(!connection.isVideoRotationAngleSupported(90))
        #expect(!AVCapturePhotoOutput().isHighResolutionCaptureEnabled && !AVPlayerLayer().isReadyForDisplay)
        let session = AVCaptureSession()
        #expect(!session.isInterrupted && session.canSetSessionPreset(.high))
        #expect(!AVSpeechSynthesizer().pauseSpeaking(at: .word) && !AVSpeechSynthesizer().continueSpeaking())
        let item = AVPlayerItem(url: url)
        #expect(item.preferredForwardBufferDuration == 0 && item.preferredPeakBitRate == 0)
        #expect(AVPlayerLooper(player: AVQueuePlayer(), templateItem: item).loopCount == 0)
        #expect(AVAudioSession.sharedInstance().outputVolume == 0)
        #expect(!AVPlayerViewController().isReadyForDisplay && !AVRoutePickerView(frame: .zero).prioritizesVideoDevices)
    }

    @Test("Pages, messages and what devices allow") func others() {
        let settings = WKWebViewConfiguration()
        #expect(!settings.allowsInlineMediaPlayback && settings.allowsAirPlayForMediaPlayback)
        #expect(settings.allowsPictureInPictureMediaPlayback && !settings.suppressesIncrementalRendering)
        #expect(WKWebpagePreferences().allowsContentJavaScript && WKFrameInfo().isMainFrame)
        let response = WKNavigationResponse()
        #expect(response.isForMainFrame && !response.canShowMIMEType && response.response.expectedContentLength == -1)
        let page = WKWebView(frame: .zero)
        #expect(page.estimatedProgress == 0 && !page.hasOnlySecureContent && !page.canGoForward && !page.canGoBack)
        #expect(!SFSafariViewController.Configuration().entersReaderIfAvailable)
        #expect(
            !MFMessageComposeViewController.canSendAttachments() && !MFMessageComposeViewController.canSendSubject())
        let context = LAContext()
        #expect(context.touchIDAuthenticationAllowableReuseDuration == 0 && !context.interactionNotAllowed)
        let path = NWPathMonitor().currentPath
        #expect(!path.isExpensive && !path.isConstrained)
        #expect(SKOverlay.AppConfiguration(appIdentifier: "1", position: .bottom).userDismissible)
        #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
        #expect(EnvironmentValues().showsWidgetContainerBackground)
        #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
        let formatter = DateComponentsFormatter()
        #expect(!formatter.collapsesLargestUnit && !formatter.allowsFractionalUnits)
    }
}
