/// A device by its name, for `--device` and the page of `galley preview`: the size of the screen, upright, in points, the pixels a
/// point, and what the status bar, the camera and the home indicator take of it.
///
/// Sources, found alike in several places: the simulator's list in YusukeHosonuma/SwiftUI-Simulator (DeviceInfo.swift), the
/// configurations of pointfreeco/swift-snapshot-testing (12, 13 and iPads), measured in apps at
/// blog.zhangwen.site/iphone14-size (14, 14 Pro) and csl.cool/2023/09/15 (59 and 34); 62 for the 16 Pro and 68 for the Air are
/// what app projects' tests record.
package struct NamedDevice: Sendable, Equatable {
    /// Such as "iPhone 16".
    package let name: String
    /// Upright.
    package let screen: HostDevice

    /// The device of a name, of which letters and digits count, in any case; nil where it is not known.
    package static func named(_ name: String) -> NamedDevice? { all.first { key($0.name) == key(name) } }

    private static func key(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }

    private static func phones(
        _ names: String..., width: Double, height: Double, scale: Double = 3, top: Double, bottom: Double = 34
    ) -> [NamedDevice] {
        names.map {
            NamedDevice(
                name: "iPhone \($0)",
                screen: HostDevice(width: width, height: height, scale: scale, top: top, bottom: bottom, isWide: false))
        }
    }

    private static func pads(
        _ names: String..., width: Double, height: Double, top: Double = 24, bottom: Double = 20
    ) -> [NamedDevice] {
        names.map {
            NamedDevice(
                name: "iPad \($0)",
                screen: HostDevice(width: width, height: height, scale: 2, top: top, bottom: bottom, isWide: true)
            )
        }
    }

    /// Every device that is known, the newest first.
    package static let all: [NamedDevice] =
        phones("17", "17 Pro", "16 Pro", width: 402, height: 874, top: 62)
        + phones("17 Pro Max", "16 Pro Max", width: 440, height: 956, top: 62)
        + phones("Air", width: 420, height: 912, top: 68)
        + phones("16", "15", "15 Pro", "14 Pro", width: 393, height: 852, top: 59)
        + phones("16 Plus", "15 Plus", "15 Pro Max", "14 Pro Max", width: 430, height: 932, top: 59)
        + phones("16e", "14", "13", "13 Pro", "12", "12 Pro", width: 390, height: 844, top: 47)
        + phones("14 Plus", "13 Pro Max", "12 Pro Max", width: 428, height: 926, top: 47)
        + phones("13 mini", "12 mini", width: 375, height: 812, top: 50)
        + phones("11", width: 414, height: 896, scale: 2, top: 48)
        + phones("11 Pro Max", width: 414, height: 896, top: 44)
        + phones("11 Pro", "XS", "X", width: 375, height: 812, top: 44)
        + phones(
            "SE", "SE (3rd generation)", "SE (2nd generation)", "8", width: 375, height: 667, scale: 2, top: 20,
            bottom: 0)
        + phones("8 Plus", width: 414, height: 736, top: 20, bottom: 0)
        + pads("Pro 13-inch", "Pro 13-inch (M4)", width: 1032, height: 1376)
        + pads("Pro 12.9-inch", "Air 13-inch", width: 1024, height: 1366)
        + pads("Pro 11-inch (M4)", width: 834, height: 1210)
        + pads("Pro 11-inch", width: 834, height: 1194)
        + pads("Air 11-inch", "(A16)", "(10th generation)", width: 820, height: 1180)
        + pads("(9th generation)", width: 810, height: 1080, top: 20, bottom: 0)
        + pads("mini", "mini (A17 Pro)", "mini (6th generation)", width: 744, height: 1133)
}
