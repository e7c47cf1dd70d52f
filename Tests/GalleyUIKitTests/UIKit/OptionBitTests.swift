import Galley
import GalleyAppKitClasses
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Options by their bits, as the headers of Apple's frameworks number them (UIKit: UIControl.h, UIView.h, UIGeometry.h, UIMenuElement.h,
/// UIAccessibilityConstants.h, UIFontDescriptor.h …; AppKit: NSEvent.h, NSWindow.h, NSView.h, NSTrackingArea.h; Core Graphics: CGContext.h;
/// Foundation: NSAttributedString.h, NSFileWrapper.h; SwiftUI's interface). Programs store them, and put them together by hand.
@MainActor @Suite("Numbers of options") struct OptionBitTests {
    private func bits<T: RawRepresentable>(_ value: T) -> Double where T.RawValue: BinaryInteger {
        Double(value.rawValue)
    }
    private func fraction<T: RawRepresentable>(_ value: T) -> Double where T.RawValue: BinaryFloatingPoint {
        Double(value.rawValue)
    }

    @Test("Of UIKit's views and controls") func controls() {
        let values: [(String, Double, Double)] = [
            ("UIControl.Event.touchDown", bits(UIControl.Event.touchDown), 1),
            ("UIControl.Event.touchDownRepeat", bits(UIControl.Event.touchDownRepeat), 2),
            ("UIControl.Event.touchDragInside", bits(UIControl.Event.touchDragInside), 4),
            ("UIControl.Event.touchDragOutside", bits(UIControl.Event.touchDragOutside), 8),
            ("UIControl.Event.touchDragEnter", bits(UIControl.Event.touchDragEnter), 16),
            ("UIControl.Event.touchDragExit", bits(UIControl.Event.touchDragExit), 32),
            ("UIControl.Event.touchUpInside", bits(UIControl.Event.touchUpInside), 64),
            ("UIControl.Event.touchUpOutside", bits(UIControl.Event.touchUpOutside), 128),
            ("UIControl.Event.touchCancel", bits(UIControl.Event.touchCancel), 256),
            ("UIControl.Event.valueChanged", bits(UIControl.Event.valueChanged), 4096),
            ("UIControl.Event.primaryActionTriggered", bits(UIControl.Event.primaryActionTriggered), 8192),
            ("UIControl.Event.menuActionTriggered", bits(UIControl.Event.menuActionTriggered), 16384),
            ("UIControl.Event.editingDidBegin", bits(UIControl.Event.editingDidBegin), 65536),
            ("UIControl.Event.editingChanged", bits(UIControl.Event.editingChanged), 131_072),
            ("UIControl.Event.editingDidEnd", bits(UIControl.Event.editingDidEnd), 262_144),
            ("UIControl.Event.editingDidEndOnExit", bits(UIControl.Event.editingDidEndOnExit), 524_288),
            ("UIControl.Event.allTouchEvents", bits(UIControl.Event.allTouchEvents), 4095),
            ("UIControl.Event.allEditingEvents", bits(UIControl.Event.allEditingEvents), 983_040),
            ("UIControl.State.highlighted", bits(UIControl.State.highlighted), 1),
            ("UIControl.State.disabled", bits(UIControl.State.disabled), 2),
            ("UIControl.State.selected", bits(UIControl.State.selected), 4),
            ("UIControl.State.focused", bits(UIControl.State.focused), 8),
            ("UIScrollView.DecelerationRate.normal", fraction(UIScrollView.DecelerationRate.normal), 0.998),
            ("UIScrollView.DecelerationRate.fast", fraction(UIScrollView.DecelerationRate.fast), 0.99),
            ("UIView.AutoresizingMask.flexibleLeftMargin", bits(UIView.AutoresizingMask.flexibleLeftMargin), 1),
            ("UIView.AutoresizingMask.flexibleWidth", bits(UIView.AutoresizingMask.flexibleWidth), 2),
            ("UIView.AutoresizingMask.flexibleRightMargin", bits(UIView.AutoresizingMask.flexibleRightMargin), 4),
            ("UIView.AutoresizingMask.flexibleTopMargin", bits(UIView.AutoresizingMask.flexibleTopMargin), 8),
            ("UIView.AutoresizingMask.flexibleHeight", bits(UIView.AutoresizingMask.flexibleHeight), 16),
            ("UIView.AutoresizingMask.flexibleBottomMargin", bits(UIView.AutoresizingMask.flexibleBottomMargin), 32),
            ("UIView.AnimationOptions.layoutSubviews", bits(UIView.AnimationOptions.layoutSubviews), 1),
            ("UIView.AnimationOptions.allowUserInteraction", bits(UIView.AnimationOptions.allowUserInteraction), 2),
            ("UIView.AnimationOptions.beginFromCurrentState", bits(UIView.AnimationOptions.beginFromCurrentState), 4),
            ("UIView.AnimationOptions.repeat", bits(UIView.AnimationOptions.`repeat`), 8),
            ("UIView.AnimationOptions.autoreverse", bits(UIView.AnimationOptions.autoreverse), 16),
            ("UIView.AnimationOptions.curveEaseIn", bits(UIView.AnimationOptions.curveEaseIn), 65536),
            ("UIView.AnimationOptions.curveEaseOut", bits(UIView.AnimationOptions.curveEaseOut), 131_072),
            ("UIView.AnimationOptions.curveLinear", bits(UIView.AnimationOptions.curveLinear), 196_608),
            (
                "UIView.AnimationOptions.transitionFlipFromLeft", bits(UIView.AnimationOptions.transitionFlipFromLeft),
                1_048_576
            ),
            (
                "UIView.AnimationOptions.transitionFlipFromRight",
                bits(UIView.AnimationOptions.transitionFlipFromRight), 2_097_152
            ),
            ("UIView.AnimationOptions.transitionCurlUp", bits(UIView.AnimationOptions.transitionCurlUp), 3_145_728),
            ("UIView.AnimationOptions.transitionCurlDown", bits(UIView.AnimationOptions.transitionCurlDown), 4_194_304),
            (
                "UIView.AnimationOptions.transitionCrossDissolve",
                bits(UIView.AnimationOptions.transitionCrossDissolve), 5_242_880
            ),
            ("UIView.KeyframeAnimationOptions.repeat", bits(UIView.KeyframeAnimationOptions.`repeat`), 8),
            ("UIView.KeyframeAnimationOptions.autoreverse", bits(UIView.KeyframeAnimationOptions.autoreverse), 16),
            (
                "UIView.KeyframeAnimationOptions.calculationModeCubic",
                bits(UIView.KeyframeAnimationOptions.calculationModeCubic), 3072
            ),
        ]
        for (name, value, expected) in values { #expect(value == expected, "\(name)") }
    }

    @Test("Of UIKit's other classes") func uikit() {
        let values: [(String, Double, Double)] = [
            ("CACornerMask.layerMinXMinYCorner", bits(CACornerMask.layerMinXMinYCorner), 1),
            ("CACornerMask.layerMaxXMinYCorner", bits(CACornerMask.layerMaxXMinYCorner), 2),
            ("CACornerMask.layerMinXMaxYCorner", bits(CACornerMask.layerMinXMaxYCorner), 4),
            ("CACornerMask.layerMaxXMaxYCorner", bits(CACornerMask.layerMaxXMaxYCorner), 8),
            ("NSDirectionalRectEdge.top", bits(NSDirectionalRectEdge.top), 1),
            ("NSDirectionalRectEdge.leading", bits(NSDirectionalRectEdge.leading), 2),
            ("NSDirectionalRectEdge.bottom", bits(NSDirectionalRectEdge.bottom), 4),
            ("NSDirectionalRectEdge.trailing", bits(NSDirectionalRectEdge.trailing), 8),
            ("UIRectEdge.top", bits(UIRectEdge.top), 1),
            ("UIRectEdge.left", bits(UIRectEdge.left), 2),
            ("UIRectEdge.bottom", bits(UIRectEdge.bottom), 4),
            ("UIRectEdge.right", bits(UIRectEdge.right), 8),
            ("UIAxis.horizontal", bits(UIAxis.horizontal), 1),
            ("UIAxis.vertical", bits(UIAxis.vertical), 2),
            ("UICollectionView.ScrollPosition.top", bits(UICollectionView.ScrollPosition.top), 1),
            (
                "UICollectionView.ScrollPosition.centeredVertically",
                bits(UICollectionView.ScrollPosition.centeredVertically), 2
            ),
            ("UICollectionView.ScrollPosition.bottom", bits(UICollectionView.ScrollPosition.bottom), 4),
            ("UICollectionView.ScrollPosition.left", bits(UICollectionView.ScrollPosition.left), 8),
            (
                "UICollectionView.ScrollPosition.centeredHorizontally",
                bits(UICollectionView.ScrollPosition.centeredHorizontally), 16
            ),
            ("UICollectionView.ScrollPosition.right", bits(UICollectionView.ScrollPosition.right), 32),
            (
                "UIHostingControllerSizingOptions.preferredContentSize",
                bits(UIHostingControllerSizingOptions.preferredContentSize), 1
            ),
            (
                "UIHostingControllerSizingOptions.intrinsicContentSize",
                bits(UIHostingControllerSizingOptions.intrinsicContentSize), 2
            ),
            ("UIInterfaceOrientationMask.portrait", bits(UIInterfaceOrientationMask.portrait), 2),
            ("UIInterfaceOrientationMask.portraitUpsideDown", bits(UIInterfaceOrientationMask.portraitUpsideDown), 4),
            ("UIInterfaceOrientationMask.landscapeRight", bits(UIInterfaceOrientationMask.landscapeRight), 8),
            ("UIInterfaceOrientationMask.landscapeLeft", bits(UIInterfaceOrientationMask.landscapeLeft), 16),
            ("UIBackgroundTaskIdentifier.invalid", bits(UIBackgroundTaskIdentifier.invalid), 0),
            ("UIPopoverArrowDirection.up", bits(UIPopoverArrowDirection.up), 1),
            ("UIPopoverArrowDirection.down", bits(UIPopoverArrowDirection.down), 2),
            ("UIPopoverArrowDirection.left", bits(UIPopoverArrowDirection.left), 4),
            ("UIPopoverArrowDirection.right", bits(UIPopoverArrowDirection.right), 8),
            ("NSStringDrawingOptions.usesLineFragmentOrigin", bits(NSStringDrawingOptions.usesLineFragmentOrigin), 1),
            ("NSStringDrawingOptions.usesFontLeading", bits(NSStringDrawingOptions.usesFontLeading), 2),
            ("NSStringDrawingOptions.usesDeviceMetrics", bits(NSStringDrawingOptions.usesDeviceMetrics), 8),
            (
                "NSStringDrawingOptions.truncatesLastVisibleLine",
                bits(NSStringDrawingOptions.truncatesLastVisibleLine), 32
            ),
            ("NSUnderlineStyle.single", bits(NSUnderlineStyle.single), 1),
            ("NSUnderlineStyle.thick", bits(NSUnderlineStyle.thick), 2),
            ("NSUnderlineStyle.double", bits(NSUnderlineStyle.double), 9),
            ("UIDataDetectorTypes.phoneNumber", bits(UIDataDetectorTypes.phoneNumber), 1),
            ("UIDataDetectorTypes.link", bits(UIDataDetectorTypes.link), 2),
            ("UIDataDetectorTypes.address", bits(UIDataDetectorTypes.address), 4),
            ("UIDataDetectorTypes.calendarEvent", bits(UIDataDetectorTypes.calendarEvent), 8),
            ("UIAccessibilityTraits.button", bits(UIAccessibilityTraits.button), 1),
            ("UIAccessibilityTraits.link", bits(UIAccessibilityTraits.link), 2),
            ("UIAccessibilityTraits.image", bits(UIAccessibilityTraits.image), 4),
            ("UIAccessibilityTraits.selected", bits(UIAccessibilityTraits.selected), 8),
            ("UIAccessibilityTraits.staticText", bits(UIAccessibilityTraits.staticText), 64),
            ("UIAccessibilityTraits.adjustable", bits(UIAccessibilityTraits.adjustable), 4096),
            ("UIAccessibilityTraits.notEnabled", bits(UIAccessibilityTraits.notEnabled), 256),
            ("UIAccessibilityTraits.header", bits(UIAccessibilityTraits.header), 65536),
            ("UIAccessibilityTraits.updatesFrequently", bits(UIAccessibilityTraits.updatesFrequently), 512),
            ("UIKeyModifierFlags.alphaShift", bits(UIKeyModifierFlags.alphaShift), 65536),
            ("UIKeyModifierFlags.shift", bits(UIKeyModifierFlags.shift), 131_072),
            ("UIKeyModifierFlags.control", bits(UIKeyModifierFlags.control), 262_144),
            ("UIKeyModifierFlags.alternate", bits(UIKeyModifierFlags.alternate), 524_288),
            ("UIKeyModifierFlags.command", bits(UIKeyModifierFlags.command), 1_048_576),
            ("UISwipeGestureRecognizer.Direction.right", bits(UISwipeGestureRecognizer.Direction.right), 1),
            ("UISwipeGestureRecognizer.Direction.left", bits(UISwipeGestureRecognizer.Direction.left), 2),
            ("UISwipeGestureRecognizer.Direction.up", bits(UISwipeGestureRecognizer.Direction.up), 4),
            ("UISwipeGestureRecognizer.Direction.down", bits(UISwipeGestureRecognizer.Direction.down), 8),
            ("UIMenuElement.Attributes.disabled", bits(UIMenuElement.Attributes.disabled), 1),
            ("UIMenuElement.Attributes.destructive", bits(UIMenuElement.Attributes.destructive), 2),
            ("UIMenuElement.Attributes.hidden", bits(UIMenuElement.Attributes.hidden), 4),
            ("UIMenuElement.Attributes.keepsMenuPresented", bits(UIMenuElement.Attributes.keepsMenuPresented), 8),
            ("UIMenu.Options.displayInline", bits(UIMenu.Options.displayInline), 1),
            ("UIMenu.Options.destructive", bits(UIMenu.Options.destructive), 2),
            ("UIMenu.Options.singleSelection", bits(UIMenu.Options.singleSelection), 32),
            ("UIMenu.Options.displayAsPalette", bits(UIMenu.Options.displayAsPalette), 128),
            ("UIAccessibility.Notification.screenChanged", bits(UIAccessibility.Notification.screenChanged), 1000),
            ("UIAccessibility.Notification.layoutChanged", bits(UIAccessibility.Notification.layoutChanged), 1001),
            ("UIAccessibility.Notification.announcement", bits(UIAccessibility.Notification.announcement), 1008),
            ("UIAccessibility.Notification.pageScrolled", bits(UIAccessibility.Notification.pageScrolled), 1009),
            (
                "UIAccessibility.Notification.pauseAssistiveTechnology",
                bits(UIAccessibility.Notification.pauseAssistiveTechnology), 1019
            ),
            (
                "UIAccessibility.Notification.resumeAssistiveTechnology",
                bits(UIAccessibility.Notification.resumeAssistiveTechnology), 1020
            ),
            ("UIFontDescriptor.SymbolicTraits.traitItalic", bits(UIFontDescriptor.SymbolicTraits.traitItalic), 1),
            ("UIFontDescriptor.SymbolicTraits.traitBold", bits(UIFontDescriptor.SymbolicTraits.traitBold), 2),
            ("UIFontDescriptor.SymbolicTraits.traitExpanded", bits(UIFontDescriptor.SymbolicTraits.traitExpanded), 32),
            (
                "UIFontDescriptor.SymbolicTraits.traitCondensed", bits(UIFontDescriptor.SymbolicTraits.traitCondensed),
                64
            ),
            (
                "UIFontDescriptor.SymbolicTraits.traitMonoSpace", bits(UIFontDescriptor.SymbolicTraits.traitMonoSpace),
                1024
            ),
            (
                "UIFontDescriptor.SymbolicTraits.traitTightLeading",
                bits(UIFontDescriptor.SymbolicTraits.traitTightLeading), 32768
            ),
            (
                "UIFontDescriptor.SymbolicTraits.traitLooseLeading",
                bits(UIFontDescriptor.SymbolicTraits.traitLooseLeading), 65536
            ),
            ("UIFont.Width.compressed", fraction(UIFont.Width.compressed), -0.3),
            ("UIFont.Width.condensed", fraction(UIFont.Width.condensed), -0.2),
            ("UIFont.Width.standard", fraction(UIFont.Width.standard), 0),
            ("UIFont.Width.expanded", fraction(UIFont.Width.expanded), 0.2),
            ("UIRectCorner.topLeft", bits(UIRectCorner.topLeft), 1),
            ("UIRectCorner.topRight", bits(UIRectCorner.topRight), 2),
            ("UIRectCorner.bottomLeft", bits(UIRectCorner.bottomLeft), 4),
            ("UIRectCorner.bottomRight", bits(UIRectCorner.bottomRight), 8),
        ]
        for (name, value, expected) in values { #expect(value == expected, "\(name)") }
    }

    @Test("Everything is every bit") func every() {
        #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
        #expect(UIRectCorner.allCorners.rawValue == .max && UIDataDetectorTypes.all.rawValue == .max)
        #expect(NSEvent.EventTypeMask.any.rawValue == .max && SafeAreaRegions.all.rawValue == .max)
        #expect(UIRectEdge.all.rawValue == 15 && NSDirectionalRectEdge.all.rawValue == 15)
        #expect(
            UIInterfaceOrientationMask.all.rawValue == 30 && UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(
            UIPopoverArrowDirection.any.rawValue == 15 && GestureMask.all.rawValue == 3
                && KeyPress.Phases.all.rawValue == 7)
    }
}
