import Foundation
import Galley
import GalleyTestSupport
import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// What takes touches and what lets them through, what is spoken of, and days that are chosen: as Apple's page of each
/// property and delegate says. Without a delegate everything may be chosen.
@MainActor @Suite("Touches and choices in UIKit's views") struct TouchedViewTests {
    private struct Shown: UIViewRepresentable {
        let view: UIView
        func makeUIView(context: Context) -> UIView { view }
        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    private func host(_ view: UIView) -> ViewHost {
        ViewHost(Shown(view: view).frame(width: 100, height: 60), size: CGSize(width: 100, height: 60))
    }

    @Test("A touch goes to the view in front that takes touches") func touches() {
        var taps = 0
        func fresh(_ change: (UIButton, UIView) -> Void) -> Int {
            taps = 0
            let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
            let cover = UIView(frame: outer.bounds)
            button.frame = outer.bounds
            outer.addSubview(button)
            change(button, cover)
            let shown = host(outer)
            shown.tap(CGPoint(x: 50, y: 30))
            return taps
        }
        #expect(fresh { _, _ in } == 1)
        // An edge is no view.
        #expect(
            fresh { button, _ in (button.layer.borderWidth, button.layer.borderColor) = (30, UIColor.red.cgColor) } == 1
        )
        #expect(fresh { button, _ in button.isUserInteractionEnabled = false } == 0)
        #expect(fresh { button, _ in button.isEnabled = false } == 0)
        #expect(fresh { button, _ in button.isHidden = true } == 0)
        #expect(fresh { button, _ in button.alpha = 0 } == 0 && fresh { button, _ in button.alpha = 0.5 } == 1)
        #expect(
            fresh { button, cover in
                (cover.backgroundColor, cover.isUserInteractionEnabled) = (.red, false)
                button.superview?.addSubview(cover)
            } == 1)
        let label = UILabel()
        label.text = "words"
        #expect(
            fresh { button, _ in
                label.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
                button.superview?.addSubview(label)
            } == 1)
    }

    @Test("Controls that are off stay as they are") func off() {
        for isEnabled in [true, false] {
            let (toggle, segments, slider) = (UISwitch(), UISegmentedControl(items: ["A", "B"]), UISlider())
            for control in [toggle, segments, slider] as [UIControl] { control.isEnabled = isEnabled }
            let shown = host(toggle)
            let frame = shown.node("Toggle")?.frame ?? .zero
            shown.tap(CGPoint(x: frame.midX, y: frame.midY))
            #expect(toggle.isOn == isEnabled)
            host(segments).tap("B")
            #expect(segments.selectedSegmentIndex == (isEnabled ? 1 : -1))
            host(slider).drag(from: CGPoint(x: 15, y: 30), CGPoint(x: 99, y: 30))
            #expect(slider.value == (isEnabled ? 1 : 0))
        }
        let toggle = UISwitch()
        toggle.setOn(true, animated: true)
        #expect(toggle.isOn)
        toggle.setOn(false, animated: true)
        #expect(!toggle.isOn)
    }

    private final class Picky: UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate {
        var told: [String] = []
        var allows: (select: Bool, deselect: Bool) = (true, true)
        private func name(_ date: DateComponents?) -> String { date?.day.map(String.init) ?? "-" }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
            told.append("one \(name(dateComponents))")
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?)
            -> Bool
        { allows.select }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
        {
            told.append("more \(name(dateComponents))")
        }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) {
            told.append("less \(name(dateComponents))")
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents)
            -> Bool
        { allows.select }
        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        )
            -> Bool
        { allows.deselect }
    }

    @Test("Days are chosen as the delegate lets, and all without one") func days() {
        func day(_ number: Int) -> DateComponents { DateComponents(year: 2026, month: 6, day: number) }
        let picky = Picky()
        for delegate in [nil, picky] {
            let single = UICalendarSelectionSingleDate(delegate: delegate)
            #expect(single.days.isEmpty)
            single.choose([day(1)])
            #expect(single.selectedDate == day(1) && single.days == [day(1)])
            single.choose([day(1), day(2)])
            #expect(single.selectedDate == day(2))
            single.choose([])
            #expect(single.selectedDate == nil)
            let multi = UICalendarSelectionMultiDate(delegate: delegate)
            multi.choose([day(3)])
            multi.choose([day(3), day(4)])
            #expect(multi.selectedDates == [day(3), day(4)])
            multi.choose([day(4)])
            #expect(multi.selectedDates == [day(4)] && multi.days == [day(4)])
        }
        #expect(picky.told == ["one 1", "one 2", "one -", "more 3", "more 4", "less 3"])
        picky.told = []
        picky.allows = (false, true)
        let single = UICalendarSelectionSingleDate(delegate: picky)
        single.setSelected(day(5), animated: false)
        single.choose([day(6)])
        #expect(single.selectedDate == day(5) && picky.told.isEmpty)
        let multi = UICalendarSelectionMultiDate(delegate: picky)
        multi.setSelectedDates([day(5), day(6)], animated: false)
        multi.choose([day(5), day(7)])
        #expect(multi.selectedDates == [day(5)] && picky.told == ["less 6"])
        picky.allows = (true, false)
        multi.choose([day(8)])
        #expect(multi.selectedDates == [day(5), day(8)] && picky.told == ["less 6", "more 8"])
    }

    @Test("What is spoken of a view, and of what is no view") func spoken() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && !view.accessibilityElementsHidden && view.accessibilityTraits == [])
        (view.isAccessibilityElement, view.accessibilityElementsHidden) = (true, true)
        (view.accessibilityLabel, view.accessibilityHint) = ("l", "h")
        (view.accessibilityValue, view.accessibilityIdentifier) = ("v", "i")
        view.accessibilityTraits = [.button, .selected]
        #expect(view.isAccessibilityElement && view.accessibilityElementsHidden)
        let words = [
            view.accessibilityLabel, view.accessibilityHint, view.accessibilityValue, view.accessibilityIdentifier,
        ]
        #expect(words == ["l", "h", "v", "i"] && view.accessibilityTraits.rawValue == 9)
        let traits: [UIAccessibilityTraits] = [
            .button, .link, .image, .selected, .staticText, .notEnabled, .updatesFrequently, .adjustable, .header,
        ]
        #expect(traits.map(\.rawValue) == [1, 2, 4, 8, 64, 256, 512, 4096, 65_536])
        let element = UIAccessibilityElement(accessibilityContainer: view)
        #expect(element.isAccessibilityElement && element.accessibilityContainer === view)
        #expect(element.accessibilityFrame == .zero && element.accessibilityTraits == [])
        let action = UIAccessibilityCustomAction(name: "Do") { $0.name == "Do" }
        #expect(action.actionHandler?(action) == true && UIAccessibilityCustomAction(name: "A").actionHandler == nil)
    }

    @Test("Windows come to the front, with levels of their own") func windows() {
        let window = UIWindow(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!window.isKeyWindow && window.windowLevel == .normal && window.canBecomeKey && window.window === window)
        window.isHidden = true
        window.makeKeyAndVisible()
        #expect(window.isKeyWindow && !window.isHidden)
        let levels: [UIWindow.Level] = [.normal, .statusBar, .alert, .alert + 1, .statusBar - 2]
        #expect(levels.map(\.rawValue) == [0, 1000, 2000, 2001, 998])
        let child = UIView()
        window.addSubview(child)
        #expect(child.window === window && UIView().window == nil && child.next === window)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .light))
        #expect(effect.subviews == [effect.contentView] && effect.contentView.autoresizingMask.rawValue == 18)
        effect.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
        #expect(effect.contentView.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
        #expect(!UIGlassEffect(style: .clear).isInteractive)
    }
}
