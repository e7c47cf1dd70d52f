import GalleyUIKit
import Testing

@testable import GalleyUIKitClasses

/// What Apple's page of `UIInteraction` says: both methods are called when an interaction comes to a view, and when it leaves it.
@MainActor
@Suite("Interactions of views")
struct UIInteractionTests {
    private final class Noted: UIInteraction {
        weak var view: UIView?
        var log: [String] = []
        /// What is in the view at that moment.
        func willMove(to view: UIView?) {
            log.append("will \(view?.tag ?? -1), \(self.view?.interactions.count ?? -1)")
        }
        func didMove(to view: UIView?) {
            self.view = view
            log.append("did \(view?.tag ?? -1)")
        }
    }

    @Test("It is told before and after") func moves() {
        let (first, second, noted) = (UIView(), UIView(), Noted())
        (first.tag, second.tag) = (1, 2)
        first.addInteraction(noted)
        #expect(noted.log == ["will 1, -1", "did 1"] && first.interactions.count == 1)
        first.removeInteraction(noted)
        #expect(noted.log.dropFirst(2) == ["will -1, 1", "did -1"] && first.interactions.isEmpty)
        first.removeInteraction(noted)
        #expect(noted.log.count == 4, "it is in no view")
        first.addInteraction(noted)
        noted.log = []
        second.addInteraction(noted)
        #expect(noted.log == ["will -1, 1", "did -1", "will 2, -1", "did 2"], "it is in one view at a time")
        #expect(first.interactions.isEmpty && second.interactions.first === noted && noted.view === second)
    }

    @Test("A menu knows its view") func menus() {
        final class Silent: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
        }
        let (view, silent) = (UIView(), Silent())
        let menu = UIContextMenuInteraction(delegate: silent)
        #expect(menu.view == nil)
        view.addInteraction(menu)
        #expect(menu.view === view)
        view.removeInteraction(menu)
        #expect(menu.view == nil)
    }

    @Test("Lengths by a number and some points") func lengths() {
        let (view, other) = (UIView(), UIView())
        let least = view.widthAnchor.constraint(greaterThanOrEqualTo: other.heightAnchor, multiplier: 2, constant: 3)
        let most = view.heightAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 4, constant: -5)
        #expect(least.relation == .greaterThanOrEqual && least.multiplier == 2 && least.constant == 3)
        #expect(least.firstAttribute == .width && least.secondAttribute == .height && least.secondItem === other)
        #expect(most.relation == .lessThanOrEqual && most.multiplier == 4 && most.constant == -5)
        #expect(most.firstAttribute == .height && most.secondAttribute == .width && most.firstItem === view)
    }
}
