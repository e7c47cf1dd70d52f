/// The windows of devices, told by their sizes in points: the corners of their displays, as kylebshr/ScreenCorners lists
/// them. What a device takes of its edges is `RenderOptions.safeArea`.
package enum DeviceWindow {
    /// The window of a view that fills a screen and was offered none: that of an iPhone 16.
    package static let standard = CGSize(width: 393, height: 852)

    private struct Phone {
        var size: CGSize
        var radius: CGFloat
    }

    private static let phones: [Phone] = [
        Phone(size: CGSize(width: 320, height: 568), radius: 0),
        Phone(size: CGSize(width: 375, height: 667), radius: 0),
        Phone(size: CGSize(width: 414, height: 736), radius: 0),
        Phone(size: CGSize(width: 375, height: 812), radius: 39),
        Phone(size: CGSize(width: 414, height: 896), radius: 41.5),
        Phone(size: CGSize(width: 390, height: 844), radius: 47.33),
        Phone(size: CGSize(width: 428, height: 926), radius: 53.33),
        Phone(size: CGSize(width: 393, height: 852), radius: 55),
        Phone(size: CGSize(width: 430, height: 932), radius: 55),
        Phone(size: CGSize(width: 402, height: 874), radius: 62),
        Phone(size: CGSize(width: 420, height: 912), radius: 62),
        Phone(size: CGSize(width: 440, height: 956), radius: 62),
    ]

    private static func phone(_ window: CGSize) -> Phone? {
        phones.first { $0.size == window || $0.size == CGSize(width: window.height, height: window.width) }
    }

    private static func isTablet(_ window: CGSize) -> Bool { min(window.width, window.height) >= 600 }

    /// The radius of the display's corners.
    package static func cornerRadius(of window: CGSize) -> CGFloat {
        phone(window)?.radius ?? (isTablet(window) ? 18 : 39)
    }
}

extension DeviceWindow {
    /// What is said where a window was chosen that no one asked for.
    package static let note =
        "the view fills a screen and was offered none: it is drawn in a phone's window of 393×852. --size chooses another."
}

extension RenderOptions {
    /// The size of what the picture shows as a window: its canvas, else what is offered on both axes; nil where the view decides.
    package var window: CGSize? {
        if let canvas { return canvas }
        guard let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite else {
            return nil
        }
        return CGSize(width: width, height: height)
    }

    /// Gives the picture a phone's window.
    package mutating func takeWindow() {
        canvas = DeviceWindow.standard
        proposal = ProposedViewSize(DeviceWindow.standard)
    }
}
