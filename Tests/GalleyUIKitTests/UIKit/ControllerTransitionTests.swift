import Galley
import GalleyTestSupport
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// What Apple's documentation says of sheets' heights, of animators and of those who move controllers.
@MainActor @Suite("UIKit's transitions")
struct ControllerTransitionTests {
    private final class Mover: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate,
        UISheetPresentationControllerDelegate
    {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            2
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            self
        }
    }

    private final class Place: UISheetPresentationControllerDetentResolutionContext {
        let containerTraitCollection = UITraitCollection.current
        let maximumDetentValue: CGFloat = 800
    }

    @Test("A sheet's heights: half, whole, and one's own") func heights() throws {
        let own = UISheetPresentationController.Detent.custom(identifier: .init("third")) { $0.maximumDetentValue / 4 }
        let place = Place()
        #expect(own.identifier.rawValue == "third" && own.resolvedValue(in: place) == 200)
        #expect(UISheetPresentationController.Detent.large().resolvedValue(in: place) == 800)
        #expect(UISheetPresentationController.Detent.medium().identifier == .medium)
        let (controller, mover) = (UIViewController(), Mover())
        let sheet = try #require(controller.sheetPresentationController)
        sheet.detents = [.medium(), own]
        sheet.delegate = mover
        sheet.animateChanges { sheet.selectedDetentIdentifier = own.identifier }
        #expect(controller.sheetPresentationController?.selectedDetentIdentifier?.rawValue == "third")
        #expect(sheet.presentedViewController === controller && sheet.containerView == nil)
    }

    @Test("Who moves controllers is kept; what is not said is none") func movers() {
        let (mover, controller) = (Mover(), UIViewController())
        controller.transitioningDelegate = mover
        let known = controller.transitioningDelegate
        #expect(known?.animationController(forDismissed: controller) === mover)
        #expect(known?.animationController(forPresented: controller, presenting: controller, source: controller) == nil)
        #expect(known?.interactionControllerForDismissal(using: mover) == nil)
        let led = UIPercentDrivenInteractiveTransition()
        led.update(1.5)
        #expect(led.percentComplete == 1)
        led.cancel()
        #expect(led.percentComplete == 0)
    }

    // Core Animation's curves have published points: ease-in (0.42, 0) (1, 1), ease-out (0, 0) (0.58, 1).
    @Test("Animators make their changes when they start, and keep their curve") func animators() {
        var made: [Int] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { made.append(1) }
        animator.addAnimations({ made.append(2) }, delayFactor: 0.5)
        #expect(made.isEmpty && animator.state == .inactive)
        #expect(animator.timingParameters?.cubicTimingParameters?.controlPoint1 == CGPoint(x: 0.42, y: 0))
        #expect(animator.timingParameters?.cubicTimingParameters?.controlPoint2 == CGPoint(x: 1, y: 1))
        animator.startAnimation()
        #expect(made == [1, 2] && animator.isRunning && animator.state == .active)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        animator.finishAnimation(at: .end)
        #expect(animator.state == .inactive && !animator.isRunning)
        UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0) { made.append(3) }
        #expect(made == [1, 2, 3])
        let spring = UISpringTimingParameters(dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 0))
        #expect(spring.timingCurveType == .spring && spring.initialVelocity.dx == 1)
    }
}
