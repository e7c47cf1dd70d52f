import Foundation
import Galley
import GalleyAppKit
import GalleyAppKitClasses
import GalleyGraph
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What objects and environments answer where nothing was set: the defaults of Apple's documentation, and a device on which no aid is on.
@MainActor @Suite("Answers where nothing was set") struct PlatformAnswerTests {
    @Test("No aid is on") func aids() {
        let aids = [
            UIAccessibility.isVoiceOverRunning, UIAccessibility.isReduceMotionEnabled,
            UIAccessibility.isReduceTransparencyEnabled, UIAccessibility.isBoldTextEnabled,
            UIAccessibility.isDarkerSystemColorsEnabled, UIAccessibility.isGrayscaleEnabled,
            UIAccessibility.isInvertColorsEnabled, UIAccessibility.isSwitchControlRunning,
            UIAccessibility.isGuidedAccessEnabled, UIAccessibility.isAssistiveTouchRunning,
            UIAccessibility.isClosedCaptioningEnabled, UIAccessibility.isMonoAudioEnabled,
            UIAccessibility.isSpeakSelectionEnabled, UIAccessibility.isSpeakScreenEnabled,
            UIAccessibility.shouldDifferentiateWithoutColor, UIAccessibility.isOnOffSwitchLabelsEnabled,
            UIAccessibility.buttonShapesEnabled, UIAccessibility.prefersCrossFadeTransitions,
        ]
        #expect(!aids.contains(true))
        #expect(UIAccessibility.isShakeToUndoEnabled && UIAccessibility.isVideoAutoplayEnabled)
        let environment = EnvironmentValues()
        let needs = [
            environment.accessibilityReduceTransparency, environment.accessibilityDifferentiateWithoutColor,
            environment.accessibilityInvertColors, environment.accessibilitySwitchControlEnabled,
            environment.accessibilityEnabled, environment.accessibilityShowButtonShapes,
            environment.accessibilityDimFlashingLights, environment.accessibilityLargeContentViewerEnabled,
            environment.supportsMultipleWindows,
        ]
        #expect(!needs.contains(true) && environment.accessibilityPlayAnimatedImages)
        #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
        #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency)
    }

    private final class Silent: NSObject, NSApplicationDelegate, NSWindowDelegate {}

    @Test("AppKit's windows and panels") func windows() {
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        #expect(!window.titlebarAppearsTransparent && window.hasShadow && window.isMovable && window.isOpaque)
        #expect(!window.isMovableByWindowBackground && !window.ignoresMouseEvents && !window.hidesOnDeactivate)
        #expect(window.isReleasedWhenClosed && !window.isVisible && !window.isKeyWindow)
        window.orderFront(nil)
        #expect(window.isVisible && !window.isKeyWindow)
        window.orderOut(nil)
        #expect(!window.isVisible)
        window.orderFrontRegardless()
        window.makeKey()
        #expect(window.isVisible && window.isKeyWindow)
        window.miniaturize(nil)
        #expect(!window.isVisible && window.setFrameAutosaveName("name") && !window.makeFirstResponder(nil))
        window.makeKeyAndOrderFront(nil)
        #expect(window.isVisible && window.isKeyWindow)
        window.close()
        #expect(!window.isVisible)
        let panel = NSPanel(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        #expect(!panel.isFloatingPanel && !panel.becomesKeyOnlyIfNeeded && !panel.worksWhenModal)
        let open = NSOpenPanel()
        #expect(open.canChooseFiles && !open.canChooseDirectories && open.canCreateDirectories)
        #expect(!open.isExtensionHidden && !open.allowsMultipleSelection)
        #expect(NSClickGestureRecognizer(target: nil, action: nil).numberOfClicksRequired == 1)
        #expect(NSStatusItem.variableLength == -1 && NSStatusItem.squareLength == -2 && NSView.noIntrinsicMetric == -1)
        let silent = Silent()
        #expect(!silent.applicationShouldTerminateAfterLastWindowClosed(NSApplication.shared))
        #expect(silent.applicationShouldHandleReopen(NSApplication.shared, hasVisibleWindows: false))
        #expect(silent.windowShouldClose(window) && NSApplication.shared.setActivationPolicy(.regular))
        #expect(!NSView().acceptsFirstMouse(for: nil))
    }

    @Test("UIKit's device, app and objects") func uikit() {
        let (device, app) = (UIDevice.current, UIApplication.shared)
        #expect(!device.isGeneratingDeviceOrientationNotifications && device.batteryLevel == -1)
        #expect(device.isMultitaskingSupported && !device.isBatteryMonitoringEnabled)
        #expect(!device.isProximityMonitoringEnabled && device.orientation == .portrait)
        #expect(
            !UIScreen.main.isCaptured && UIScreen.main.maximumFramesPerSecond == 60 && UIScreen.main.brightness == 0.5)
        #expect(app.applicationIconBadgeNumber == 0 && app.supportsAlternateIcons && !app.supportsMultipleScenes)
        #expect(app.isProtectedDataAvailable && !app.isNetworkActivityIndicatorVisible)
        #expect(!app.isRegisteredForRemoteNotifications && !app.isIdleTimerDisabled)
        let link = CADisplayLink(target: self, selector: "step")
        #expect(link.targetTimestamp == 0 && link.timestamp == 0 && link.preferredFramesPerSecond == 0)
        #expect(link.duration == 1.0 / 60 && !link.isPaused)
        let filled = UIButton.Configuration.filled()
        #expect(filled.titlePadding == 1 && !filled.showsActivityIndicator && filled.imagePadding == 0)
        #expect(filled.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        #expect(filled.background.strokeWidth == 0 && filled.background.cornerRadius == 0)
        let picker = UIDatePicker()
        #expect(picker.minuteInterval == 1 && picker.countDownDuration == 0 && picker.datePickerMode == .dateAndTime)
        #expect(NSStringDrawingContext().actualScaleFactor == 1 && NSStringDrawingContext().minimumScaleFactor == 0)
        #expect(UITableView.automaticDimension == -1 && UIView.noIntrinsicMetric == -1 && UIView.areAnimationsEnabled)
        let (one, other) = (UIGestureRecognizer(), UIGestureRecognizer())
        #expect(one.canPrevent(other) && one.canBePrevented(by: other) && one.shouldReceive(UIEvent()))
        #expect(!one.shouldRequireFailure(of: other) && !one.shouldBeRequiredToFail(by: other))
        #expect(!UIDocumentPickerViewController().shouldShowFileExtensions)
        let keyboard = UIView().keyboardLayoutGuide
        #expect(!keyboard.followsUndockedKeyboard && keyboard.usesBottomSafeArea)
        #expect(!UIResponder().canPerformAction("go", withSender: nil))
        #expect(UIStatusBarManager().isStatusBarHidden && UIStatusBarManager().statusBarFrame == .zero)
        #expect(UISwipeActionsConfiguration(actions: []).performsFirstActionWithFullSwipe)
        #expect(!UIImagePickerController.isCameraDeviceAvailable(.rear) && UIFont.buttonFontSize == 18)
        let window = UIWindow(frame: .zero)
        window.makeKey()
        #expect(window.isKeyWindow)
        let activity = NSUserActivity(activityType: "type")
        #expect(activity.isEligibleForHandoff && !activity.isEligibleForSearch)
        #expect(!activity.isEligibleForPublicIndexing && !activity.isEligibleForPrediction)
        let undo = UndoManager()
        #expect(!undo.isUndoing && !undo.isRedoing && undo.groupsByEvent && undo.isUndoRegistrationEnabled)
        undo.disableUndoRegistration()
        #expect(!undo.isUndoRegistrationEnabled)
        undo.enableUndoRegistration()
        #expect(undo.isUndoRegistrationEnabled && undo.levelsOfUndo == 0)
    }
}
