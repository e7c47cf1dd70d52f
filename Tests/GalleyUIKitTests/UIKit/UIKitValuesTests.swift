import Galley
import GalleyTestSupport
import GalleyUIKitClasses
import Testing

/// UIKit's app, appearance proxies and Core Animation's transforms, as values.
@MainActor @Suite("UIKit's classes as values")
struct UIKitValuesTests {
    /// Core Animation: a point is a row in front of the matrix; `CATransform3DTranslate(t, …)` is the move, then t.
    @Test("Transforms of space") func transforms() {
        let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
        let point = CGPoint(x: 1, y: 0).applying(turned)
        #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
        let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
        #expect([moved.m41, moved.m42, moved.m11, moved.m22] == [10, 21, 2, 3])
        let other = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 7, 0))
        #expect([other.m41, other.m42] == [5, 7])
        let back = CATransform3DConcat(moved, CATransform3DInvert(moved))
        #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m41) < 1e-12 && abs(back.m42) < 1e-12)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        let none = CATransform3DMakeScale(0, 0, 0)
        #expect(CATransform3DInvert(none) == none)
    }

    /// A turn about the vertical axis with m34 = −1/d: what lies at x comes to x·cos α / (1 − x·sin α·m34 …), by the definition.
    @Test("A projection takes what falls on the plane") func projection() {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 100
        transform = CATransform3DRotate(transform, .pi / 3, 0, 1, 0)
        let plane = ProjectionTransform(transform)
        // The point (10, 0, 0) is turned to (5, 0, −8.660), its divisor is 1 + 8.660/100.
        let divisor = 10 * plane.m13 + plane.m33
        #expect(abs(10 * plane.m11 / divisor - 5 / 1.0866025) < 1e-6)
    }

    private final class Plain: NSObject, UIApplicationDelegate { let value = 7 }
    private final class Own: NSObject, UIApplicationDelegate {
        var value = 3
        override init() {
            super.init()
            value = 5
        }
    }

    @Test("An app's delegate is made by its class") func delegates() {
        let plain = UIApplicationDelegateAdaptor(Plain.self)
        let own = UIApplicationDelegateAdaptor(Own.self)
        #expect(plain.wrappedValue.value == 7 && own.wrappedValue.value == 5)
        #expect(type(of: own.wrappedValue) == Own.self)
    }

    @Test("What is set on appearance() is kept, for each class") func appearance() {
        UINavigationBar.appearance().barTintColor = .red
        UITabBar.appearance().barTintColor = .blue
        #expect(UINavigationBar.appearance().barTintColor == .red)
        #expect(UITabBar.appearance().barTintColor == .blue)
        #expect(UINavigationBar.appearance() !== UITabBar.appearance() as UIView)
        #expect(UINavigationBar().barTintColor == nil)
    }

    @Test("The app has a scene with a window, and opens nothing") func application() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(scene.activationState == .foregroundActive && scene.windows.count == 1)
        #expect(UIApplication.shared.windows.first?.rootViewController != nil)
        var isOpened: Bool?
        let url = try #require(URL(string: "https://example.org"))
        UIApplication.shared.open(url) { isOpened = $0 }
        #expect(isOpened == false && UIApplication.shared.canOpenURL(url))
        #expect(!UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil))
    }

    @Test("Controllers in controllers") func controllers() {
        let (root, next) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(next, animated: true)
        #expect(stack.topViewController === next && next.navigationController === stack)
        #expect(stack.popViewController(animated: false) === next && next.parent == nil)
        #expect(stack.popViewController(animated: false) == nil && stack.viewControllers == [root])
        root.present(next, animated: true)
        #expect(root.presentedViewController === next && next.presentingViewController === root)
        next.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
    }

    private final class Pages: UICollectionViewFlowLayout {
        override func targetContentOffset(
            forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
        ) -> CGPoint {
            let place = super.targetContentOffset(
                forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
            return CGPoint(x: (place.x / 100).rounded() * 100, y: place.y)
        }
    }

    /// "The default implementation of this method returns the value in the proposedContentOffset parameter" (Apple's documentation).
    @Test("A grid's layout ends where it is about to, unless a subclass says otherwise")
    func targetContentOffset() {
        let place = CGPoint(x: 130, y: 7)
        #expect(UICollectionViewLayout().targetContentOffset(forProposedContentOffset: place) == place)
        let end = Pages().targetContentOffset(forProposedContentOffset: place, withScrollingVelocity: .zero)
        #expect(end == CGPoint(x: 100, y: 7))
    }
}
