import Foundation
import Synchronization

/// The bundle of the app that the user's files make: the one that they find as `Bundle.main`, by code that is generated beside
/// them.
public enum AppBundle {
    private static let bundle = Mutex<Bundle?>(nil)

    /// The app's bundle; the process's own where the app has none.
    public static var main: Bundle { bundle.withLock { $0 } ?? .main }

    /// The folder that stands for the bundle.
    static var folder: String? {
        get { bundle.withLock { $0?.bundlePath } }
        set { bundle.withLock { $0 = newValue.flatMap { Bundle(path: $0) } } }
    }
}
