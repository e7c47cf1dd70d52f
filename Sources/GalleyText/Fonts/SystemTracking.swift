/// The letter spacing of Apple's system font, which the Human Interface Guidelines publish by point size. Recordings confirm 10 to
/// 13, 15, 17, 20, 22, 24, 26, 28, 32 and 40 points, cut to whole units towards 0.
enum SystemTracking {
    /// For 6 points and more, point by point, in 1/2048 em; 0 from 80 points on.
    private static let units: [Int16] = [
        83, 69, 53, 38, 24, 12, 0, -12, -22, -32, -42, -52, -51, -49, -47, -36, -24, -8, 6, 12, 16, 22, 28, 28, 28, 26,
        26, 24, 24, 22, 20, 20, 20, 20, 20, 18, 18, 18, 16, 16, 16, 16, 16, 14, 14, 14, 12, 12, 12, 12, 12, 11, 10, 10,
        10, 10, 10, 9, 8, 8, 8, 6, 4, 4, 4, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0,
    ]

    /// In em; between whole sizes linear.
    static func em(_ size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(units.count - 1))
        let low = Int(place)
        let value = Double(units[low])
        let next = Double(units[min(low + 1, units.count - 1)])
        return (value + (next - value) * (place - Double(low))) / 2048
    }
}
