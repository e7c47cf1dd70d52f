import Galley
import GalleyProtocol

/// How much room a device has across and upright.
struct SizeClasses: Equatable {
    var horizontal, vertical: UserInterfaceSizeClass

    init(isWide: Bool, isTall: Bool) {
        horizontal = isWide ? .regular : .compact
        vertical = isTall ? .regular : .compact
    }
}

extension HostRequest.Room {
    /// The size classes of the device, or of what a window of the size stands for: a tablet from 600 points on the shorter side, else
    /// a phone, upright where no size is said (docs/cli.md). A Mac's windows have none.
    func sizeClasses(on platform: TextPlatform) -> SizeClasses? {
        switch self {
        case .screen(let device): return SizeClasses(isWide: device.isWide, isTall: device.isTall)
        case _ where platform == .macOS: return nil
        case .window(let size), .proposal(let size):
            let isTablet = min(size.width, size.height) >= 600
            // A phone lies on its side from 568 points on; only the largest are wide then, with 896 points and more.
            return SizeClasses(
                isWide: isTablet || size.width >= 896,
                isTall: isTablet || size.height >= size.width || size.width < 568)
        case .width(let width): return SizeClasses(isWide: width >= 600, isTall: true)
        case .ideal, .height: return SizeClasses(isWide: false, isTall: true)
        }
    }
}
