/// The letter spacing of Apple's system font, which the Human Interface Guidelines publish by point size, in points and in 1/1000 em.
enum SystemTracking {
    /// For 6 points and more, point by point, in 1/2048 em; 0 from 80 points on. Whole numbers are the only ones that give both
    /// published figures: times the size the one in points, half of it the other one. Sizes that are not published lie between.
    private static let units: [Double] = [
        82, 68, 53, 38, 24, 12, 0, -12, -22, -32, -40, -52, -50, -48, -46, -35, -24, -9, 6, 12, 17, 22, 28, 28, 27, 26,
        26, 25, 24, 22, 21, 20, 20, 20, 19, 18, 18, 18, 17, 16, 16, 16, 15, 14, 14, 14, 13, 12, 12, 11.5, 11, 10.5, 10,
        9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5, 4.5, 4, 4, 4, 3.5, 3, 2.5, 2, 1.5, 1, 0.5, 0,
    ]

    /// In em; between whole sizes linear.
    static func em(_ size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(units.count - 1))
        let low = Int(place)
        let value = units[low]
        let next = units[min(low + 1, units.count - 1)]
        return (value + (next - value) * (place - Double(low))) / 2048
    }
}
