import Galley
import GalleyAVFoundation
import GalleyCoreHaptics
import GalleyCoreLocation
import GalleyLocalAuthentication
import GalleyMessageUI
import GalleyNetwork
import GalleyUIKitClasses
import GalleyUserNotifications
import Testing

/// What a device can do besides showing views: where it is asked, it says that it cannot, as Apple's documentation has devices say it.
@MainActor @Suite("What a device can do")
struct DeviceTests {
    @Test("Nothing can be felt, and an engine is refused as where there is no hardware") func haptics() throws {
        let device = CHHapticEngine.capabilitiesForHardware()
        #expect(!device.supportsHaptics && !device.supportsAudio)
        #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
        let tap = CHHapticEvent(
            eventType: .hapticTransient, parameters: [CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)],
            relativeTime: 0.5)
        let hum = CHHapticEvent(eventType: .hapticContinuous, parameters: [], relativeTime: 1, duration: 2)
        #expect(try CHHapticPattern(events: [tap, hum], parameters: []).duration == 3)
        #expect(tap.eventParameters.first?.value == 1 && tap.type == .hapticTransient)
    }

    @Test("A notification that is to come is kept, and none is allowed") func notifications() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
        #expect(try await center.requestAuthorization(options: [.alert, .badge]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let told = await withCheckedContinuation { answer in
            center.requestAuthorization(options: .alert) { answer.resume(returning: "\($0) \($1 == nil)") }
        }
        #expect(told == "false true")
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 180, repeats: false)
        let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
        content.title = "Coffee"
        try await center.add(request)
        try await center.add(UNNotificationRequest(identifier: "bath", content: content, trigger: nil))
        try await center.add(request)
        let pending = await center.pendingNotificationRequests()
        #expect(pending.map(\.identifier) == ["bath", "tea"] && pending.map(\.content.title) == ["Coffee", "Tea"])
        center.removePendingNotificationRequests(withIdentifiers: ["bath"])
        let left = await withCheckedContinuation { answer in
            center.getPendingNotificationRequests { answer.resume(returning: $0.count) }
        }
        #expect(left == 1)
        let morning = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7, minute: 30), repeats: true)
        let next = try #require(morning.nextTriggerDate())
        #expect(Calendar.current.dateComponents([.hour, .minute], from: next) == DateComponents(hour: 7, minute: 30))
    }

    @Test("Who it is cannot be asked, and the error says why") func owner() async {
        let context = LAContext()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAError.errorDomain && error?.code == LAError.Code.biometryNotAvailable.rawValue)
        #expect(context.biometryType == .none)
        do {
            _ = try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "Why")
            Issue.record("It was asked")
        } catch LAError.passcodeNotSet {
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test("There is a network by Wi-Fi, which is told once") func network() async {
        let monitor = NWPathMonitor()
        let path = await withCheckedContinuation { answer in
            monitor.pathUpdateHandler = { answer.resume(returning: $0) }
            monitor.start(queue: DispatchQueue(label: "paths"))
            monitor.start(queue: .main)
        }
        #expect(path.status == .satisfied && path.usesInterfaceType(.wifi) && !path.usesInterfaceType(.cellular))
        #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
        monitor.cancel()
    }

    @Test("No mail can be sent, and its screen is a box") func mail() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        let controller = MFMailComposeViewController()
        controller.setToRecipients(["a@example.org"])
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded)
    }

    @Test("Nothing is heard, and there are no voices") func speech() {
        let words = AVSpeechUtterance(string: "Good morning")
        words.voice = AVSpeechSynthesisVoice(language: "en-GB")
        let synthesizer = AVSpeechSynthesizer()
        synthesizer.speak(words)
        #expect(words.voice == nil && words.rate == AVSpeechUtteranceDefaultSpeechRate && !synthesizer.isSpeaking)
        #expect(!synthesizer.stopSpeaking(at: .immediate) && AVSpeechSynthesisVoice.speechVoices().isEmpty)
    }

    @Test("An error of Core Location's is told by its kind") func locationErrors() {
        func kind(_ error: any Error) -> String {
            switch error {
            case CLError.denied: "denied"
            case CLError.locationUnknown: "unknown"
            default: "other"
            }
        }
        #expect(
            [CLError(.denied), CLError(.locationUnknown), CLError(.network)].map(kind) == [
                "denied", "unknown", "other",
            ])
        #expect(CLLocation().coordinate.latitude == 0)
    }

    @Test("A recogniser is taken, and the view is as without it") func recognisers() throws {
        struct Pan: UIGestureRecognizerRepresentable {
            final class Coordinator: NSObject {}
            func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
            func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
            func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
                _ = (context.converter.localLocation, context.converter.location(in: .global))
            }
        }
        let box = Color.red.frame(width: 20, height: 10)
        func picture(_ view: some View) throws -> Data { try RenderedView(view, options: RenderOptions()).pngData() }
        #expect(try picture(box.gesture(Pan())) == picture(box))
    }

    @Test("Settings of bars, bubbles and keyboards are kept") func kept() {
        let item = UINavigationItem(title: "A")
        item.setHidesBackButton(true, animated: true)
        #expect(item.hidesBackButton)
        #expect(UITextField().textInputMode == nil && UITextInputMode.activeInputModes.isEmpty)
        let style: UIVibrancyEffectStyle = .label
        #expect(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: style).hash != 0)
    }
}
