import Foundation
import Galley
import GalleyAVFoundation
import GalleyAuthenticationServices
import GalleyCoreHaptics
import GalleyCoreLocation
import GalleyFoundationNames
import GalleyScreens
import GalleyUserNotifications
import Testing

@testable import GalleyPhotosUI

/// What objects of the frameworks beside SwiftUI keep of what they are given, and hand on: as Apple's page of each
/// initialiser says.
@Suite("What frameworks keep") struct KeptFrameworkTests {
    @Test("A notification's content is kept, and a copy of it does not change") func content() throws {
        let content = UNMutableNotificationContent()
        (content.title, content.subtitle, content.body) = ("t", "s", "b")
        (content.badge, content.userInfo) = (7, ["k": 8])
        (content.categoryIdentifier, content.threadIdentifier) = ("c", "th")
        (content.launchImageName, content.targetContentIdentifier) = ("l", "ta")
        (content.interruptionLevel, content.relevanceScore) = (.critical, 0.25)
        content.sound = UNNotificationSound(named: UNNotificationSoundName("chime"))
        content.attachments = [try UNNotificationAttachment(identifier: "a", url: URL(fileURLWithPath: "/a"))]
        let copies = try [content.copy(), content.mutableCopy()].map { try #require($0 as? UNNotificationContent) }
        #expect(!(copies[0] is UNMutableNotificationContent) && copies[1] is UNMutableNotificationContent)
        let request = UNNotificationRequest(identifier: "r", content: content, trigger: nil)
        (content.title, content.subtitle, content.body, content.badge) = ("x", "x", "x", 9)
        (content.categoryIdentifier, content.threadIdentifier, content.relevanceScore) = ("x", "x", 0.5)
        (content.launchImageName, content.targetContentIdentifier, content.sound) = ("x", "x", nil)
        (content.attachments, content.userInfo, content.interruptionLevel) = ([], [:], .passive)
        for copy in copies + [request.content] {
            let words = [copy.title, copy.subtitle, copy.body, copy.categoryIdentifier, copy.threadIdentifier]
            #expect(words == ["t", "s", "b", "c", "th"] && copy.launchImageName == "l")
            #expect(copy.targetContentIdentifier == "ta" && copy.badge == 7 && copy.userInfo["k"] as? Int == 8)
            #expect(copy.interruptionLevel == .critical && copy.relevanceScore == 0.25 && copy.sound != nil)
            #expect(copy.attachments.map(\.identifier) == ["a"])
        }
        let bare = UNNotificationContent()
        #expect(bare.title.isEmpty && bare.badge == nil && bare.sound == nil && bare.interruptionLevel == .active)
        #expect(bare.relevanceScore == 0 && bare.attachments.isEmpty && bare.targetContentIdentifier == nil)
        let levels: [UNNotificationInterruptionLevel] = [.passive, .active, .timeSensitive, .critical]
        #expect(levels.map(\.rawValue) == [0, 1, 2, 3])
    }

    @Test("Actions, categories and triggers") func actions() async {
        let action = UNNotificationAction(identifier: "i", title: "t", options: [.destructive, .foreground])
        #expect(action.identifier == "i" && action.title == "t" && action.options.rawValue == 6)
        #expect(UNNotificationAction(identifier: "", title: "").options.isEmpty)
        let category = UNNotificationCategory(
            identifier: "c", actions: [action], intentIdentifiers: ["x"], options: .allowInCarPlay)
        #expect(category.identifier == "c" && category.actions == [action] && category.intentIdentifiers == ["x"])
        #expect(category.options == .allowInCarPlay)
        for repeats in [true, false] {
            let timed = UNTimeIntervalNotificationTrigger(timeInterval: 61, repeats: repeats)
            #expect(timed.repeats == repeats && timed.timeInterval == 61)
            let dated = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 7), repeats: repeats)
            #expect(dated.repeats == repeats && dated.dateComponents.hour == 7)
        }
        let states: [UNAuthorizationStatus] = [.notDetermined, .denied, .authorized, .provisional, .ephemeral]
        #expect(states.map(\.rawValue) == [0, 1, 2, 3, 4])
        let settings = await UNUserNotificationCenter.current().notificationSettings()
        let off = [
            settings.soundSetting, settings.badgeSetting, settings.alertSetting, settings.notificationCenterSetting,
            settings.lockScreenSetting,
        ]
        #expect(off.map(\.rawValue) == [1, 1, 1, 1, 1] && settings.alertStyle == .none)
        let none = [
            settings.carPlaySetting, settings.criticalAlertSetting, settings.announcementSetting,
            settings.timeSensitiveSetting,
        ]
        #expect(none.map(\.rawValue) == [0, 0, 0, 0] && settings.showPreviewsSetting == .whenAuthenticated)
    }

    @Test("A picture that cannot be read is told as a failure") func pictures() async throws {
        let missing = PhotosPickerItem(ChosenFile(URL(fileURLWithPath: "/not/there.png"), mimeType: ""))
        #expect(missing.itemIdentifier == nil && missing.supportedContentTypes == [.png])
        await #expect(throws: (any Error).self) { try await missing.loadTransferable(type: Data.self) }
        let hasFailed = await withCheckedContinuation { answer in
            missing.loadTransferable(type: Data.self) { result in
                if case .failure = result { answer.resume(returning: true) } else { answer.resume(returning: false) }
            }
        }
        #expect(hasFailed)
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("kept-\(UUID().uuidString).png")
        try Data([1, 2, 3]).write(to: place)
        defer { try? FileManager.default.removeItem(at: place) }
        let there = PhotosPickerItem(ChosenFile(place, mimeType: ""))
        let data = await withCheckedContinuation { answer in
            there.loadTransferable(type: Data.self) { answer.resume(returning: try? $0.get()) }
        }
        #expect(data == Data([1, 2, 3]))
    }

    @Test("Places keep all of their parts") func places() {
        let when = Date(timeIntervalSinceReferenceDate: 77)
        let here = CLLocation(
            coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2), altitude: 3, horizontalAccuracy: 4,
            verticalAccuracy: 5, course: 6, speed: 7, timestamp: when)
        let parts = [
            here.coordinate.latitude, here.coordinate.longitude, here.altitude, here.horizontalAccuracy,
            here.verticalAccuracy, here.course, here.speed, here.timestamp.timeIntervalSinceReferenceDate,
        ]
        #expect(parts == [1, 2, 3, 4, 5, 6, 7, 77] && here.floor == nil && here.copy() as? CLLocation === here)
        let plain = CLLocation(
            coordinate: CLLocationCoordinate2DMake(8, 9), altitude: 10, horizontalAccuracy: 11, verticalAccuracy: 12,
            timestamp: when)
        #expect([plain.altitude, plain.horizontalAccuracy, plain.verticalAccuracy] == [10, 11, 12])
        #expect([plain.course, plain.speed] == [-1, -1] && plain.timestamp == when)
        for (latitude, longitude, isValid) in [
            (90.0, 180.0, true), (-90, -180, true), (90.001, 0, false), (-90.001, 0, false), (0, 180.001, false),
            (0, -180.001, false), (0, 0, true),
        ] { #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(latitude, longitude)) == isValid) }
        #expect(kCLLocationCoordinate2DInvalid.latitude == -180 && kCLLocationCoordinate2DInvalid.longitude == -180)
        #expect(CLLocationCoordinate2D().latitude == 0 && CLLocationCoordinate2D().longitude == 0)
        let region = CLCircularRegion(center: CLLocationCoordinate2DMake(3, 4), radius: 5, identifier: "r")
        #expect(region.center.latitude == 3 && region.center.longitude == 4 && region.radius == 5)
        #expect(region.contains(CLLocationCoordinate2DMake(3, 4)) && region.identifier == "r")
        let activities: [CLActivityType] = [.other, .automotiveNavigation, .fitness, .otherNavigation, .airborne]
        #expect(activities.map(\.rawValue) == [1, 2, 3, 4, 5])
        let manager = CLLocationManager()
        #expect(manager.desiredAccuracy == -1 && manager.distanceFilter == -1 && manager.activityType == .other)
    }

    @Test("What is felt keeps its moments") func patterns() throws {
        let sharp = CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.25)
        let event = CHHapticEvent(eventType: .hapticContinuous, parameters: [sharp], relativeTime: 2, duration: 3)
        #expect(event.eventParameters == [sharp] && event.relativeTime == 2 && event.duration == 3)
        #expect(sharp.value == 0.25 && sharp.parameterID == .hapticSharpness && event.type == .hapticContinuous)
        let early = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 4)
        let long = CHHapticEvent(eventType: .audioContinuous, parameters: [], relativeTime: 0.5, duration: 6)
        #expect(try CHHapticPattern(events: [event, early], parameters: []).duration == 5)
        #expect(try CHHapticPattern(events: [long, event, early], parameters: []).duration == 6.5)
        #expect(try CHHapticPattern(events: [early], parameterCurves: []).duration == 4)
        let change = CHHapticDynamicParameter(parameterID: .audioPitchControl, value: 0.5, relativeTime: 7)
        #expect(change.value == 0.5 && change.relativeTime == 7 && change.parameterID == .audioPitchControl)
    }

    @Test("Sessions of sound and requests of sign-in") func sessions() throws {
        let session = AVAudioSession.sharedInstance()
        #expect(session === AVAudioSession.sharedInstance() && session.outputVolume == 0)
        try session.setCategory(.playback, mode: .moviePlayback, options: [.duckOthers])
        try session.setActive(true, options: [])
        let player = try AVAudioPlayer(data: Data([1]))
        #expect(player.url == nil && player.currentTime == 0 && player.volume == 1)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/not/there")) }
        let provider = ASAuthorizationAppleIDProvider()
        #expect(provider.createRequest().provider === provider as AnyObject)
    }

    private func formatter(_ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit)
        -> DateComponentsFormatter
    {
        let formatter = DateComponentsFormatter()
        (formatter.unitsStyle, formatter.allowedUnits) = (style, units)
        var calendar = Calendar(identifier: .gregorian)
        (calendar.locale, calendar.timeZone) = (Locale(identifier: "en_US"), .gmt)
        formatter.calendar = calendar
        return formatter
    }

    @Test("Spans of time whose numbers are large, negative, or of one unit") func spans() {
        typealias Style = DateComponentsFormatter.UnitsStyle
        let styles: [Style] = [.positional, .abbreviated, .short, .full, .spellOut, .brief]
        func texts(_ seconds: TimeInterval, _ units: NSCalendar.Unit) -> [String?] {
            styles.map { formatter($0, units).string(from: seconds) }
        }
        #expect(
            texts(3600 * 1234, [.hour]) == [
                "1234", "1,234h", "1,234 hr", "1,234 hours", "one thousand two hundred thirty-four hours", "1,234hr",
            ])
        #expect(texts(-7200, [.hour]) == ["-2", "-2h", "-2 hr", "-2 hours", "-two hours", "-2hr"])
        #expect(
            texts(86_400 * 9, [.weekOfMonth, .day]) == [
                "1w 2d", "1w 2d", "1 wk, 2 days", "1 week, 2 days", "one week, two days", "1wk 2days",
            ])
        #expect(texts(1, [.second])[3] == "1 second" && texts(2, [.second])[3] == "2 seconds")
        #expect(texts(59, [.minute])[3] == "0 minutes" && texts(60, [.minute])[3] == "1 minute")
        let few = formatter(.full, [.day, .hour, .minute, .second])
        // A day, two hours, three minutes and four seconds.
        let span: TimeInterval = 93_784
        for (most, text) in [
            (0, "1 day, 2 hours, 3 minutes, 4 seconds"), (1, "1 day"), (2, "1 day, 2 hours"),
            (3, "1 day, 2 hours, 3 minutes"), (9, "1 day, 2 hours, 3 minutes, 4 seconds"),
        ] {
            few.maximumUnitCount = most
            #expect(few.string(from: span) == text, "\(most)")
        }
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        few.maximumUnitCount = 1
        #expect(few.string(from: start, to: start) == "0 seconds")
        #expect(
            few.string(from: start, to: start + 61) == "1 minute"
                && few.string(from: start + 61, to: start) == "-1 minute")
        #expect(few.string(from: 9e14) != nil && few.string(from: 1e15) == nil)
    }

    @Test("Lists and numbers") func lists() {
        let list = ListFormatter()
        list.locale = Locale(identifier: "en_US")
        #expect(list.string(from: ["a", "b"]) == "a and b" && list.string(from: [1, 2, 3]) == "1, 2, and 3")
        #expect(list.string(from: []) == "" && list.string(for: ["a"]) == "a" && list.string(for: "a") == nil)
        #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5 && CGFloat(exactly: NSNumber(value: 3)) == 3)
        let url = URL.documentsDirectory
        #expect(url.isFileURL && URL.cachesDirectory.isFileURL && URL.cachesDirectory != url)
        let protections: [URLFileProtection] = [.none, .complete, .completeUnlessOpen, .completeWhenUserInactive]
        #expect(Set(protections).count == 4)
    }
}
