import GalleyProtocol
import Testing

/// Every device that is known, line by line: its size in points, upright, the pixels a point, and what the bars take at the top and the
/// bottom. Apple's table (Human Interface Guidelines, Layout, Specifications) has the sizes; the rest is what the devices' safe areas are.
@Suite("The table of devices")
struct DeviceTableTests {
    /// Of devices with the same screen: width, height, scale, top, bottom.
    private static let phones: [(names: [String], numbers: [Double])] = [
        (["17", "17 Pro", "16 Pro"], [402, 874, 3, 62, 34]), (["17 Pro Max", "16 Pro Max"], [440, 956, 3, 62, 34]),
        (["Air"], [420, 912, 3, 68, 34]), (["16", "15", "15 Pro", "14 Pro"], [393, 852, 3, 59, 34]),
        (["16 Plus", "15 Plus", "15 Pro Max", "14 Pro Max"], [430, 932, 3, 59, 34]),
        (["16e", "14", "13", "13 Pro", "12", "12 Pro"], [390, 844, 3, 47, 34]),
        (["14 Plus", "13 Pro Max", "12 Pro Max"], [428, 926, 3, 47, 34]),
        (["13 mini", "12 mini"], [375, 812, 3, 50, 34]), (["11"], [414, 896, 2, 48, 34]),
        (["11 Pro Max"], [414, 896, 3, 44, 34]), (["11 Pro", "XS", "X"], [375, 812, 3, 44, 34]),
        (["SE", "SE (3rd generation)", "SE (2nd generation)", "8"], [375, 667, 2, 20, 0]),
        (["8 Plus"], [414, 736, 3, 20, 0]),
    ]

    private static let pads: [(names: [String], numbers: [Double])] = [
        (["Pro 13-inch", "Pro 13-inch (M4)"], [1032, 1376, 2, 24, 20]),
        (["Pro 12.9-inch", "Air 13-inch"], [1024, 1366, 2, 24, 20]), (["Pro 11-inch (M4)"], [834, 1210, 2, 24, 20]),
        (["Pro 11-inch"], [834, 1194, 2, 24, 20]),
        (["Air 11-inch", "(A16)", "(10th generation)"], [820, 1180, 2, 24, 20]),
        (["(9th generation)"], [810, 1080, 2, 20, 0]),
        (["mini", "mini (A17 Pro)", "mini (6th generation)"], [744, 1133, 2, 24, 20]),
    ]

    private static func lines(_ rows: [(names: [String], numbers: [Double])], _ kind: String, isWide: Bool) -> [String]
    {
        rows.flatMap { row in row.names.map { "\(kind) \($0): \(row.numbers) 0.0 \(isWide) true" } }
    }

    @Test("Each has the numbers of its screen") func screens() {
        let seen = NamedDevice.all.map { device -> String in
            let screen = device.screen
            let numbers = [screen.size.width, screen.size.height, screen.scale, screen.top, screen.bottom]
            return "\(device.name): \(numbers) \(screen.sides) \(screen.isWide) \(screen.isTall)"
        }
        let phones = Self.lines(Self.phones, "iPhone", isWide: false),
            pads = Self.lines(Self.pads, "iPad", isWide: true)
        #expect(Set(seen).symmetricDifference(phones + pads).sorted() == [])
        #expect(Set(NamedDevice.all.map(\.name)).count == seen.count && seen.first?.hasPrefix("iPhone 17:") == true)
    }

    @Test("A name's letters and digits count, in any case") func names() {
        let names = ["IPADPRO13INCHM4", "iphone se 3rd generation", "iPhone", "", "iPad (A16)"]
        #expect(
            names.map { NamedDevice.named($0)?.name } == [
                "iPad Pro 13-inch (M4)", "iPhone SE (3rd generation)", nil, nil, "iPad (A16)",
            ])
        let phone = HostDevice.phone, known = NamedDevice.named("iPhone 16")?.screen
        #expect(phone == known)
    }
}
