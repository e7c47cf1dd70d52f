import Foundation
import Galley
import GalleyAVFoundation
import GalleyAuthenticationServices
import GalleyCoreHaptics
import GalleyCoreImage
import GalleyCoreLocation
import GalleyLocalAuthentication
import GalleyPhotosUI
import GalleyStoreKit
import GalleyUIKitClasses
import GalleyWebKit
import Testing

@testable import GalleyMapKit

/// Numbers of Apple's headers (CLError.h, CHHapticErrors.h, LAError.h, MKTypes.h, AVCaptureDevice.h …), defaults that
/// the page of each property names, and what is kept of what objects are given.
@MainActor @Suite("Numbers and defaults of frameworks") struct FrameworkNumberTests {
    @Test("Codes of errors") func codes() {
        typealias Place = CLError.Code
        let places: [Place] = [
            .locationUnknown, .denied, .network, .headingFailure, .regionMonitoringDenied, .regionMonitoringFailure,
            .regionMonitoringSetupDelayed, .regionMonitoringResponseDelayed, .geocodeFoundNoResult,
            .geocodeFoundPartialResult, .geocodeCanceled, .deferredFailed, .deferredNotUpdatingLocation,
            .deferredAccuracyTooLow, .deferredDistanceFiltered, .deferredCanceled, .rangingUnavailable,
            .rangingFailure, .promptDeclined, .historicalLocationError,
        ]
        #expect(places.map(\.rawValue) == Array(0...19) && CLError(.geocodeCanceled).errorCode == 10)
        #expect(CLError.errorDomain == "kCLErrorDomain")
        typealias Felt = CHHapticError.Code
        let felt: [Felt] = [
            .engineNotRunning, .operationNotPermitted, .engineStartTimeout, .notSupported, .serverInitFailed,
            .serverInterrupted, .invalidPatternPlayer, .invalidPatternData, .invalidPatternDictionary,
            .invalidAudioSession, .invalidParameterType, .invalidEventType, .invalidEventTime, .invalidEventDuration,
            .invalidAudioResource, .resourceNotAvailable, .badEventEntry, .badParameterEntry, .invalidTime,
            .unknownError, .memoryError,
        ]
        let numbers: [Int] = [
            4805, 4806, 4808, 4809, 4810, 4811, 4812, 4813, 4814, 4815, 4820, 4821, 4822, 4823, 4824, 4825, 4830, 4831,
            4840, 4898, 4899,
        ]
        #expect(felt.map { -$0.rawValue } == numbers && CHHapticError(.memoryError).errorCode == -4899)
        typealias Stopped = CHHapticEngine.StoppedReason
        let reasons: [Stopped] = [
            .audioSessionInterrupt, .applicationSuspended, .idleTimeout, .notifyWhenFinished, .engineDestroyed,
            .gameControllerDisconnect, .systemError,
        ]
        #expect(reasons.map(\.rawValue) == [1, 2, 3, 4, 5, 6, -1])
        let owner: [LAError.Code] = [
            .authenticationFailed, .userCancel, .userFallback, .systemCancel, .passcodeNotSet, .biometryNotAvailable,
            .biometryNotEnrolled, .biometryLockout, .appCancel, .invalidContext, .notInteractive,
        ]
        #expect(owner.map { -$0.rawValue } == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1004])
        #expect(LAError.Code.touchIDLockout == .biometryLockout && LAError.Code.touchIDNotEnrolled.rawValue == -7)
        #expect(LAError.Code.touchIDNotAvailable.rawValue == -6)
        let maps: [MKError.Code] = [
            .unknown, .serverFailure, .loadingThrottled, .placemarkNotFound, .directionsNotFound, .decodingFailed,
        ]
        #expect(maps.map(\.rawValue) == [1, 2, 3, 4, 5, 6] && MKError(.decodingFailed).errorCode == 6)
        func isPasscode(_ error: any Error) -> Bool { if case LAError.passcodeNotSet = error { true } else { false } }
        #expect(isPasscode(LAError(.passcodeNotSet)) && !isPasscode(LAError(.userCancel)))
        #expect(!isPasscode(CocoaError(.featureUnsupported)))
    }

    @Test("What cannot be done is refused by its error") func refused() {
        for policy in [LAPolicy.deviceOwnerAuthentication, .deviceOwnerAuthenticationWithBiometrics] {
            var error: NSError?
            #expect(!LAContext().canEvaluatePolicy(policy, error: &error))
            #expect(error?.code == (policy == .deviceOwnerAuthentication ? -5 : -6))
            #expect(!LAContext().canEvaluatePolicy(policy, error: nil))
        }
        #expect(LAPolicy.deviceOwnerAuthentication.rawValue == 2 && LABiometryType.opticID.rawValue == 4)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        let request = ASAuthorizationAppleIDProvider().createRequest()
        #expect(request.requestedScopes == nil && request.requestedOperation == .operationImplicit)
    }

    @Test("Kinds of cameras' settings") func cameras() {
        let orientations: [AVCaptureVideoOrientation] = [
            .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
        ]
        #expect(orientations.map(\.rawValue) == [1, 2, 3, 4])
        let qualities: [AVAudioQuality] = [.min, .low, .medium, .high, .max]
        #expect(qualities.map(\.rawValue) == [0, 32, 64, 96, 127])
        let states: [AVAuthorizationStatus] = [.notDetermined, .restricted, .denied, .authorized]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3])
        let formats = [
            kAudioFormatLinearPCM, kAudioFormatMPEG4AAC, kAudioFormatAppleLossless, kAudioFormatMPEGLayer3,
        ]
        // CoreAudioBaseTypes.h: four letters each.
        let names = ["lpcm", "aac ", "alac", ".mp3"].map { $0.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
        #expect(formats == names)
        let permissions: [AVAudioSession.RecordPermission] = [.undetermined, .denied, .granted]
        let letters = ["undt", "deny", "grnt"].map { $0.utf8.reduce(UInt(0)) { $0 << 8 | UInt($1) } }
        #expect(permissions.map(\.rawValue) == letters)
        typealias Permission = AVAudioApplication.recordPermission
        let others: [Permission] = [.undetermined, .denied, .granted]
        #expect(others.map { UInt($0.rawValue) } == letters)
        #expect(AVSpeechSynthesisVoiceQuality.default.rawValue == 1 && AVSpeechBoundary.word.rawValue == 1)
    }

    @Test("What is said, and how fast") func speech() {
        let words = AVSpeechUtterance(string: "Tea")
        #expect(words.speechString == "Tea" && words.rate == 0.5 && words.pitchMultiplier == 1 && words.volume == 1)
        #expect(words.preUtteranceDelay == 0 && words.postUtteranceDelay == 0)
        #expect(!words.prefersAssistiveTechnologySettings)
        let voice = AVSpeechSynthesizer()
        voice.speak(words)
        let answers = [
            voice.isSpeaking, voice.isPaused, voice.stopSpeaking(at: .word), voice.pauseSpeaking(at: .immediate),
            voice.continueSpeaking(),
        ]
        #expect(answers == [false, false, false, false, false])
        #expect(AVSpeechSynthesisVoice(identifier: "a") == nil)
    }

    @Test("A map's view shows what MKMapView.h names as the default") func mapView() {
        let map = MKMapView()
        let on = [
            map.isScrollEnabled, map.isZoomEnabled, map.isRotateEnabled, map.isPitchEnabled, map.showsCompass,
            map.showsBuildings,
        ]
        let off = [map.showsUserLocation, map.showsScale, map.showsTraffic]
        #expect(on == [Bool](repeating: true, count: 6) && off == [false, false, false])
        #expect(map.mapType == .standard && map.userTrackingMode == .none)
        map.setUserTrackingMode(.followWithHeading, animated: false)
        #expect(map.userTrackingMode.rawValue == 2)
        let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        map.setCenter(place, animated: true)
        #expect(map.centerCoordinate.latitude == 10 && map.region.center.longitude == 20)
        let region = MKCoordinateRegion(center: place, span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))
        map.setRegion(region, animated: true)
        let kept = map.regionThatFits(map.region)
        #expect([kept.span.latitudeDelta, kept.span.longitudeDelta] == [3, 4])
        let path = MKTileOverlayPath(x: 3, y: 5, z: 7, contentScaleFactor: 2)
        #expect([path.x, path.y, path.z] == [3, 5, 7] && path.contentScaleFactor == 2)
        let none = MKTileOverlayPath()
        #expect([none.x, none.y, none.z] == [0, 0, 0] && none.contentScaleFactor == 1)
        let tiles = MKTileOverlay(urlTemplate: "{z}-{x}-{y}@{scale}")
        #expect(tiles.url(forTilePath: path).relativeString == "7-3-5@2")
        let types: [MKMapType] = [
            .standard, .satellite, .hybrid, .satelliteFlyover, .hybridFlyover, .mutedStandard,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
        let words = MKLocalSearch.Request(naturalLanguageQuery: "tea", region: region)
        #expect(words.naturalLanguageQuery == "tea" && words.region.span.longitudeDelta == 4)
        #expect(words.resultTypes.rawValue == 3 && MKLocalSearchCompleter().resultTypes.rawValue == 7)
    }

    @Test("Annotations and areas are where they are put") func annotations() {
        let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        let pin = MKPointAnnotation(__coordinate: place)
        #expect(pin.coordinate.latitude == 10 && pin.coordinate.longitude == 20 && pin.title == nil)
        pin.coordinate.longitude = 30
        #expect(pin.coordinate.longitude == 30 && pin.coordinate.latitude == 10)
        let circle = MKCircle(center: place, radius: 111_319.49)
        #expect(circle.coordinate.latitude == 10 && circle.coordinate.longitude == 20 && circle.radius == 111_319.49)
        // A degree each way of 10° north: as many degrees of longitude as the cosine makes of it.
        let bounds = MKCoordinateRegion(circle.boundingMapRect)
        #expect(abs(bounds.span.longitudeDelta - 2 / cos(10 * Double.pi / 180)) < 1e-6)
        #expect(abs(bounds.span.latitudeDelta - 2) < 1e-6)
        var corners = [(1.0, 2.0), (5, 4), (3, 8)].map { CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1) }
        let (line, area) = (MKPolyline(coordinates: corners, count: 3), MKPolygon(coordinates: corners, count: 2))
        #expect(line.pointCount == 3 && area.pointCount == 2 && MKPolyline().pointCount == 0)
        #expect(abs(line.coordinate.longitude - 5) < 1e-9 && abs(area.coordinate.longitude - 3) < 1e-9)
        #expect(MKPolyline().coordinate.latitude == 0 && MKPolyline().boundingMapRect.isNull)
        line.getCoordinates(&corners, range: NSRange(location: 1, length: 2))
        #expect(corners.map(\.latitude) == [5, 3, 3])
        line.getCoordinates(&corners, range: NSRange(location: 2, length: 2))
        #expect(corners.map(\.longitude) == [8, 8, 8])
        let view = MKAnnotationView(annotation: pin, reuseIdentifier: "a")
        let flags = [view.canShowCallout, view.isSelected, view.isDraggable]
        #expect(view.isEnabled && flags == [false, false, false] && view.frame == .zero)
        #expect(view.centerOffset == .zero && view.calloutOffset == .zero && view.annotation === pin)
        #expect(MKOverlayPathRenderer(overlay: circle).lineWidth == 0 && MKOverlayRenderer(overlay: circle).alpha == 1)
    }

    @Test("Colours and features of pictures") func pictures() {
        let color = CIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect([color.red, color.green, color.blue, color.alpha] == [0.1, 0.2, 0.3, 0.4])
        let (black, white) = (CIColor.black, CIColor.white)
        #expect([black.red, black.green, black.blue, black.alpha] == [0, 0, 0, 1])
        #expect([white.red, white.green, white.blue, white.alpha] == [1, 1, 1, 1])
        let parts: [CGFloat] = [1, 2, 3, 4, 5]
        let vector = CIVector(values: parts, count: 5)
        #expect(vector.count == 5 && vector.value(at: 4) == 5 && CIVector(values: parts, count: -1).count == 0)
        #expect(CIVector(x: 1, y: 2) != CIVector(x: 1, y: 2, z: 0) && CIVector(x: 1) == CIVector(x: 1))
        #expect(CIVector(x: 1, y: 2).hash == CIVector(cgPoint: CGPoint(x: 1, y: 2)).hash)
        let filter = CIFilter(name: "CISepiaTone")
        #expect(filter?.inputKeys == ["inputImage", "inputIntensity"] && filter?.outputKeys == ["outputImage"])
        filter?.setValue(0.5, forKey: "inputIntensity")
        #expect(filter?.value(forKey: "inputIntensity") as? Double == 0.5)
        filter?.setDefaults()
        #expect(filter?.value(forKey: "inputIntensity") == nil && filter?.value(forKey: "outputImage") == nil)
    }

    @Test("Pages, pictures to choose and reviews") func others() {
        let page = WKWebView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!page.allowsBackForwardNavigationGestures && page.allowsLinkPreview && page.pageZoom == 1)
        #expect(!page.isLoading && !page.canGoBack && !page.canGoForward && page.frame.maxX == 4)
        var heard = 0
        page.evaluateJavaScript("1") { if $0 == nil, $1 == nil { heard += 1 } }
        #expect(heard == 1 && page.reload() == nil && page.goBack() == nil && page.goForward() == nil)
        let scripts = WKUserContentController()
        for isMain in [true, false] {
            scripts.addUserScript(
                WKUserScript(source: "\(isMain)", injectionTime: .atDocumentEnd, forMainFrameOnly: isMain))
        }
        #expect(scripts.userScripts.map(\.isForMainFrameOnly) == [true, false])
        scripts.removeAllUserScripts()
        #expect(scripts.userScripts.isEmpty)
        #expect(WKWebsiteDataStore.default().isPersistent && !WKWebsiteDataStore.nonPersistent().isPersistent)
        let types: [WKNavigationType] = [
            .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted, .other,
        ]
        #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4, -1])
        final class Silent: WKNavigationDelegate, WKUIDelegate {}
        final class Kept: @unchecked Sendable { var lines: [Int] = [] }
        let (silent, kept) = (Silent(), Kept())
        silent.webView(page, decidePolicyFor: WKNavigationAction()) { kept.lines.append($0.rawValue) }
        silent.webView(page, decidePolicyFor: WKNavigationResponse()) { kept.lines.append($0.rawValue) }
        silent.webView(page, runJavaScriptAlertPanelWithMessage: "a", initiatedByFrame: WKFrameInfo()) {
            kept.lines.append(7)
        }
        #expect(kept.lines == [1, 1, 7])
        let overlay = SKOverlay.AppConfiguration(appIdentifier: "12", position: .bottomRaised)
        #expect(overlay.appIdentifier == "12" && overlay.position == .bottomRaised && overlay.userDismissible)
        let choice = PHPickerConfiguration(photoLibrary: .shared())
        #expect(choice.selectionLimit == 1 && choice.filter == nil && choice == PHPickerConfiguration())
        let layer = AVPlayerLayer(player: AVPlayer())
        #expect(layer.player != nil && !layer.isReadyForDisplay && layer.videoGravity == .resizeAspect)
    }
}
