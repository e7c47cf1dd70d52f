import SwiftUI

extension UIApplication {
    var keyWindowScene: UIWindowScene? {
        connectedScenes.first { $0.activationState == .foregroundActive } as? UIWindowScene
    }

    static var topSafeArea: CGFloat {
        let scene = shared.connectedScenes.first as? UIWindowScene
        return scene?.windows.first?.safeAreaInsets.top ?? 0
    }

    func topViewController(
        base: UIViewController? = UIApplication.shared.windows.first(where: { $0.isKeyWindow })?.rootViewController
    ) -> UIViewController? {
        if let nav = base as? UINavigationController { return topViewController(base: nav.visibleViewController) }
        if let tab = base as? UITabBarController, let selected = tab.selectedViewController {
            return topViewController(base: selected)
        }
        if let presented = base?.presentedViewController { return topViewController(base: presented) }
        return base
    }
}

func getRootViewController() -> UIViewController {
    guard let screen = UIApplication.shared.connectedScenes.first as? UIWindowScene else { return .init() }
    guard let root = screen.windows.first?.rootViewController else { return .init() }
    return root
}

struct SceneLookups: View {
    private var isPortrait: Bool {
        UIApplication.shared.windows.first?.windowScene?.interfaceOrientation.isPortrait ?? true
    }

    var body: some View {
        Text("\(Int(UIApplication.topSafeArea)) \(isPortrait ? "portrait" : "landscape")")
            .padding(.bottom, UIApplication.shared.windows.first?.safeAreaInsets.bottom == 0 ? 15 : 0)
            .onAppear {
                UIApplication.shared.isIdleTimerDisabled = true
                _ = getRootViewController()
            }
            .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
    }
}

#Preview { SceneLookups() }
