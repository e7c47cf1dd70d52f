import Foundation
import Observation

struct Forecast: Codable {
    struct Hour: Codable, Identifiable {
        var hour: Int
        var symbol: String
        var temperature: Double
        var id: Int { hour }
    }

    struct Day: Codable, Identifiable {
        var name: String
        var symbol: String
        var low: Double
        var high: Double
        var chance: Int
        var id: String { name }
    }

    var city: String
    var condition: String
    var temperature: Double
    var feelsLike: Double
    var wind: Double
    var humidity: Double
    var uvIndex: Int
    var sunrise: Double
    var sunset: Double
    var hours: [Hour]
    var days: [Day]

    /// The span of all days' temperatures.
    var range: ClosedRange<Double> {
        let lows = days.map(\.low), highs = days.map(\.high)
        return (lows.min() ?? 0)...(highs.max() ?? 1)
    }
}

@Observable
final class ForecastStore {
    var forecast: Forecast
    var usesFahrenheit = false

    init() { forecast = Bundle.main.decode(Forecast.self, from: "forecast.json") }

    func text(_ celsius: Double) -> String {
        let value = usesFahrenheit ? celsius * 9 / 5 + 32 : celsius
        return "\(Int(value.rounded()))°"
    }
}

extension Bundle {
    func decode<T: Decodable>(_ type: T.Type, from file: String) -> T {
        guard let url = url(forResource: file, withExtension: nil) else {
            fatalError("Failed to locate \(file) in bundle.")
        }
        guard let data = try? Data(contentsOf: url), let value = try? JSONDecoder().decode(T.self, from: data) else {
            fatalError("Failed to decode \(file) from bundle.")
        }
        return value
    }
}
