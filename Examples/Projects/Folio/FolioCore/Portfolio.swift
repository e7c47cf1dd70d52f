import Foundation

public struct Holding: Identifiable, Hashable, Sendable {
    public var id: String { symbol }
    public let symbol: String
    public let name: String
    public let shares: Double
    public let prices: [Double]

    public init(symbol: String, name: String, shares: Double, prices: [Double]) {
        self.symbol = symbol
        self.name = name
        self.shares = shares
        self.prices = prices
    }

    public var value: Double { shares * (prices.last ?? 0) }

    /// The change of the price since the first, as a part of it.
    public var change: Double {
        guard let first = prices.first, let last = prices.last, first > 0 else { return 0 }
        return last / first - 1
    }
}

public struct Portfolio: Sendable {
    public var holdings: [Holding]

    public init(holdings: [Holding]) { self.holdings = holdings }

    public var total: Double { holdings.reduce(0) { $0 + $1.value } }

    public func part(_ holding: Holding) -> Double { total > 0 ? holding.value / total : 0 }

    public static let sample = Portfolio(holdings: [
        Holding(symbol: "WND", name: "Windmill Energy", shares: 40, prices: [81, 83, 82, 86, 90, 89, 94]),
        Holding(symbol: "BRD", name: "Daily Bread", shares: 120, prices: [24, 23.5, 23, 22, 22.4, 21.8, 21]),
        Holding(symbol: "ORB", name: "Orbit Logistics", shares: 15, prices: [140, 144, 150, 149, 155, 160, 158]),
        Holding(symbol: "TEA", name: "Tea & Sons", shares: 60, prices: [31, 31.2, 31, 31.5, 31.4, 31.8, 32]),
    ])
}
