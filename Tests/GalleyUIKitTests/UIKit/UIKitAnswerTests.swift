import Galley
import GalleyAppKitClasses
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What objects of UIKit's and AppKit's answer that nobody has told anything, and what follows where a delegate leaves a method out, as
/// Apple's documentation of each property and method says.
@MainActor @Suite("Answers of UIKit's and AppKit's objects") struct UIKitAnswerTests {
    @Test("Responders take no focus of themselves, and give it back") func responders() {
        let responder = UIResponder()
        #expect(!responder.canBecomeFirstResponder && responder.canResignFirstResponder && !responder.isFirstResponder)
        #expect(!responder.becomeFirstResponder() && responder.resignFirstResponder() && responder.next == nil)
        #expect(!NSResponder().acceptsFirstResponder)
        let controller = UIViewController()
        #expect(
            !controller.prefersStatusBarHidden && !controller.prefersHomeIndicatorAutoHidden
                && controller.shouldAutorotate)
        #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
        #expect(!controller.isBeingPresented && !controller.isBeingDismissed)
        #expect(!controller.isMovingToParent && !controller.isMovingFromParent)
    }

    @Test("Nothing is touched, dragged or zoomed") func resting() {
        let scroll = UIScrollView()
        let window = NSWindow(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
        #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating && !scroll.isZooming)
        #expect(UIGestureRecognizer().numberOfTouches == 0 && UIPinchGestureRecognizer().velocity == 0)
        #expect(UIRotationGestureRecognizer().velocity == 0 && UIPanGestureRecognizer().velocity(in: nil) == .zero)
        #expect(UITouch().tapCount == 0 && UITouch().force == 0 && UITouch().timestamp == 0 && UIEvent().timestamp == 0)
        #expect(!UITextField().isEditing && UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(
            NSView().intrinsicContentSize == CGSize(width: -1, height: -1) && !NSView().isFlipped && !NSView().isOpaque)
        #expect(NSView().tag == 0 && UIWindow().canBecomeKey && window.canBecomeKey && window.canBecomeMain)
    }

    @Test("Presentations cover the window, and leave what presents them") func presentations() {
        let presentation = UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(presentation.shouldPresentInFullscreen && !presentation.shouldRemovePresentersView)
        #expect(presentation.frameOfPresentedViewInContainerView == .zero)
        let transition = UIPercentDrivenInteractiveTransition()
        #expect(transition.completionSpeed == 1 && transition.wantsInteractiveStart)
    }

    @Test("Orientations are upright, on a side, or flat") func orientations() {
        let kinds: [(UIDeviceOrientation, Bool, Bool, Bool)] = [
            (.unknown, false, false, false), (.portrait, true, false, false), (.portraitUpsideDown, true, false, false),
            (.landscapeLeft, false, true, false), (.landscapeRight, false, true, false), (.faceUp, false, false, true),
            (.faceDown, false, false, true),
        ]
        for (kind, isPortrait, isLandscape, isFlat) in kinds {
            #expect(kind.isPortrait == isPortrait && kind.isLandscape == isLandscape && kind.isFlat == isFlat)
            #expect(kind.isValidInterfaceOrientation == (isPortrait || isLandscape))
        }
        #expect(UIInterfaceOrientation.landscapeLeft.isLandscape && !UIInterfaceOrientation.landscapeLeft.isPortrait)
        #expect(UIInterfaceOrientation.portraitUpsideDown.isPortrait && !UIInterfaceOrientation.portrait.isLandscape)
    }

    private final class Silent: UIGestureRecognizerDelegate, UITextFieldDelegate, UITextViewDelegate,
        UISearchBarDelegate,
        UITabBarControllerDelegate, UISheetPresentationControllerDelegate, UIScrollViewDelegate
    {}

    @Test("A delegate that leaves a question out lets things happen, one recogniser at a time") func delegates() {
        let (silent, one, other) = (Silent(), UITapGestureRecognizer(), UIPanGestureRecognizer())
        #expect(silent.gestureRecognizerShouldBegin(one) && silent.gestureRecognizer(one, shouldReceive: UITouch()))
        #expect(!silent.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other))
        #expect(!silent.gestureRecognizer(one, shouldRequireFailureOf: other))
        #expect(!silent.gestureRecognizer(one, shouldBeRequiredToFailBy: other))
        let (field, view) = (UITextField(), UITextView())
        let range = NSRange(location: 0, length: 0)
        #expect(silent.textFieldShouldBeginEditing(field) && silent.textFieldShouldEndEditing(field))
        #expect(silent.textFieldShouldClear(field) && silent.textFieldShouldReturn(field))
        #expect(silent.textField(field, shouldChangeCharactersIn: range, replacementString: ""))
        #expect(silent.textViewShouldBeginEditing(view) && silent.textViewShouldEndEditing(view))
        #expect(silent.textView(view, shouldChangeTextIn: range, replacementText: ""))
        #expect(silent.searchBarShouldBeginEditing(UISearchBar()))
        #expect(silent.tabBarController(UITabBarController(), shouldSelect: UIViewController()))
        let sheet = UISheetPresentationController(presentedViewController: UIViewController(), presenting: nil)
        #expect(
            silent.presentationControllerShouldDismiss(sheet) && silent.adaptivePresentationStyle(for: sheet) == .none)
    }

    /// Documentation of `UICubicTimingParameters`: the curves' points are those of CSS's names.
    @Test("Curves have the points of their names") func curves() {
        let curves: [(UIView.AnimationCurve, CGFloat, CGFloat)] = [
            (.linear, 0, 1), (.easeIn, 0.42, 1), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58),
        ]
        for (curve, first, second) in curves {
            let parameters = UICubicTimingParameters(animationCurve: curve)
            #expect(
                parameters.controlPoint1 == CGPoint(x: first, y: 0)
                    && parameters.controlPoint2 == CGPoint(x: second, y: 1))
            #expect(parameters.timingCurveType == .builtin && parameters.cubicTimingParameters === parameters)
        }
        #expect(UICubicTimingParameters().animationCurve == .easeInOut)
        let own = UICubicTimingParameters(
            controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
        #expect(
            own.timingCurveType == .cubic && own.controlPoint1 == CGPoint(x: 0.1, y: 0.2)
                && own.springTimingParameters == nil)
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 2))
        #expect(
            spring.timingCurveType == .spring && spring.springTimingParameters === spring
                && spring.initialVelocity.dy == 2)
    }

    @Test("An animator is inactive, active while it runs, and stopped or inactive behind") func animator() {
        var made: [String] = []
        let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { made.append("first") }
        animator.addAnimations { made.append("second") }
        animator.addAnimations({ made.append("late") }, delayFactor: 0.5)
        #expect(animator.state == .inactive && !animator.isRunning && animator.duration == 2 && made.isEmpty)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && made == ["first", "second", "late"])
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.isRunning && made.count == 3)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning)
        animator.finishAnimation(at: .end)
        #expect(animator.state == .inactive)
        animator.startAnimation(afterDelay: 1)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test("Texts have places, which are counted in UTF-16's units") func positions() {
        let field = UITextField()
        field.text = "a😀"
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 3)
        let second = field.position(from: field.beginningOfDocument, offset: 1)
        #expect(second.map { field.offset(from: $0, to: field.endOfDocument) } == 2)
        #expect(field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)?.isEmpty == true)
        #expect(field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)?.isEmpty == false)
        field.attributedText = NSAttributedString(string: "styled")
        #expect(field.text == "styled" && field.attributedText?.string == "styled")
        field.attributedPlaceholder = NSAttributedString(string: "hint")
        #expect(field.placeholder == "hint" && field.attributedPlaceholder?.string == "hint")
        let view = UITextView()
        view.attributedText = NSAttributedString(string: "two\nlines")
        #expect(view.text == "two\nlines" && view.attributedText.string == "two\nlines")
    }

    @Test("Layers lie in an order, each in one layer, and keep their animations by name") func layers() {
        let (outer, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
        func names() -> [String?] { (outer.sublayers ?? []).map(\.name) }
        (a.name, b.name, c.name) = ("a", "b", "c")
        outer.addSublayer(a)
        outer.addSublayer(b)
        outer.insertSublayer(c, at: 0)
        #expect(names() == ["c", "a", "b"] && a.superlayer === outer)
        outer.insertSublayer(c, above: a)
        #expect(names() == ["a", "c", "b"])
        outer.insertSublayer(b, below: a)
        #expect(names() == ["b", "a", "c"])
        outer.replaceSublayer(a, with: c)
        #expect(names() == ["b", "c"] && a.superlayer == nil)
        c.removeFromSuperlayer()
        #expect(names() == ["b"] && c.superlayer == nil)
        b.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
        #expect(b.position == CGPoint(x: 30, y: 50) && b.bounds.size == CGSize(width: 40, height: 60))
        b.anchorPoint = CGPoint(x: 0, y: 1)
        #expect(b.frame == CGRect(x: 30, y: -10, width: 40, height: 60))
        let move = CABasicAnimation(keyPath: "position")
        b.add(move, forKey: "move")
        b.add(CAAnimation(), forKey: nil)
        #expect(b.animation(forKey: "move") === move && b.animationKeys()?.count == 2 && move.keyPath == "position")
        b.removeAnimation(forKey: "move")
        #expect(b.animation(forKey: "move") == nil && b.animationKeys()?.count == 1)
        b.removeAllAnimations()
        #expect(b.animationKeys() == nil)
        move.setValue(3, forKey: "own")
        #expect(move.value(forKey: "own") as? Int == 3)
    }
}
