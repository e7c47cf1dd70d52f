import Foundation

extension ProcessInfo {
    /// Whether it is an iPad's program on a Mac: it is not.
    public var isMacCatalystApp: Bool { false }
    /// Whether it is an iPhone's program on a Mac: it is not.
    public var isiOSAppOnMac: Bool { false }
}
