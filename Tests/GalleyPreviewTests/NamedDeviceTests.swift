import GalleyProtocol
import Testing

/// Devices by their names, against Apple's table (Human Interface Guidelines, Layout, Specifications: points, upright, and the scale).
@Suite("Devices by name")
struct NamedDeviceTests {
    private static let table: [(name: String, width: Double, height: Double, scale: Double)] = [
        ("iPhone 17", 402, 874, 3), ("iPhone 16 Pro", 402, 874, 3), ("iPhone 16 Pro Max", 440, 956, 3),
        ("iPhone Air", 420, 912, 3), ("iPhone 16", 393, 852, 3), ("iPhone 15", 393, 852, 3),
        ("iPhone 15 Pro", 393, 852, 3), ("iPhone 14 Pro", 393, 852, 3), ("iPhone 16 Plus", 430, 932, 3),
        ("iPhone 15 Pro Max", 430, 932, 3), ("iPhone 14 Pro Max", 430, 932, 3), ("iPhone 14", 390, 844, 3),
        ("iPhone 13 Pro", 390, 844, 3), ("iPhone 12", 390, 844, 3), ("iPhone 14 Plus", 428, 926, 3),
        ("iPhone 13 Pro Max", 428, 926, 3), ("iPhone 13 mini", 375, 812, 3), ("iPhone 11", 414, 896, 2),
        ("iPhone 11 Pro Max", 414, 896, 3), ("iPhone 11 Pro", 375, 812, 3), ("iPhone X", 375, 812, 3),
        ("iPhone SE", 375, 667, 2), ("iPhone 8", 375, 667, 2), ("iPhone 8 Plus", 414, 736, 3),
        ("iPad Pro 12.9-inch", 1024, 1366, 2), ("iPad Pro 11-inch", 834, 1194, 2),
    ]

    @Test("Each has its points and its scale") func sizes() throws {
        for row in Self.table {
            let screen = try #require(NamedDevice.named(row.name), "\(row.name)").screen
            #expect(
                [screen.size.width, screen.size.height, screen.scale] == [row.width, row.height, row.scale],
                "\(row.name)")
        }
    }

    @Test("Letters and digits count, in any case; others are not known") func names() {
        #expect(NamedDevice.named("IPHONE-15 pro")?.name == "iPhone 15 Pro")
        #expect(NamedDevice.named("iPhone 3") == nil)
    }
}
