import Foundation
import Galley
import GalleyApproved
import GalleyTestSupport
import GalleyTold
import GalleyUIKit
import GalleyUIKitClasses
import Testing

/// Controllers of UIKit's as they are drawn in a view of SwiftUI's, as approved.
@MainActor @Suite("UIKit's controllers drawn, approved", .enabled(if: Approved.isUsualSystem)) struct ToldUIKitTests {
    private struct ShownController: UIViewControllerRepresentable {
        let controller: UIViewController
        func makeUIViewController(context: Context) -> UIViewController { controller }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }

    private static func label(_ text: String) -> UILabel {
        let label = UILabel(frame: CGRect(x: 10, y: 100, width: 100, height: 20))
        label.text = text
        return label
    }

    private static func told(_ name: String, _ view: some View) -> String {
        var options = RenderOptions()
        options.scale = 2
        options.canvas = CGSize(width: 240, height: 420)
        options.proposal = ProposedViewSize(width: 240, height: 420)
        return ToldViewTests.told(ViewHost(view, options: options), "UIKit \(name)")
    }

    @Test("Controllers") func controllers() throws {
        func page(_ title: String) -> UIViewController {
            let controller = UIViewController()
            controller.title = title
            controller.view.addSubview(Self.label("in \(title)"))
            controller.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: "star"), tag: 0)
            controller.tabBarItem.badgeValue = "3"
            return controller
        }
        let makers: [(String, () -> UIViewController)] = [
            ("navigation", { UINavigationController(rootViewController: page("First")) }),
            (
                "large title",
                {
                    let first = page("Large")
                    let navigation = UINavigationController(rootViewController: first)
                    navigation.navigationBar.prefersLargeTitles = true
                    return navigation
                }
            ),
            (
                "tabs",
                {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [page("One"), page("Two")]
                    tabs.selectedIndex = 1
                    return tabs
                }
            ),
            ("hosting", { UIHostingController(rootView: Text("Hosted").padding(7).background(Color.yellow)) }),
            (
                "child",
                {
                    let (outer, inner) = (page("Outer"), page("Inner"))
                    outer.addChild(inner)
                    inner.view.frame = CGRect(x: 20, y: 150, width: 150, height: 130)
                    inner.view.backgroundColor = .systemGray5
                    outer.view.addSubview(inner.view)
                    inner.didMove(toParent: outer)
                    return outer
                }
            ),
        ]
        let parts = makers.map { name, make in
            ApprovedText.Part(name) { Self.told(name, ShownController(controller: make())) }
        }
        let differences = try ApprovedText("controllers.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
