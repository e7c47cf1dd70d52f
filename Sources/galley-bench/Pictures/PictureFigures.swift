/// What was measured of a picture with a setting.
struct PictureFigures: Codable {
    var name: String
    var setting: String
    var warm = 0.0
    var warmLeast = 0.0
    var perSecondOne = 0.0
    var perSecondTwo = 0.0
    var cold = 0.0
    var megabytes = 0.0
    var bytes = 0
    var phases: [String: Double] = [:]

    init(_ name: String, _ setting: String) {
        self.name = name
        self.setting = setting
    }

    private enum CodingKeys: String, CodingKey {
        case name = "case", setting, warm = "warm_ms", warmLeast = "warm_min_ms", perSecondOne = "per_second_1"
        case perSecondTwo = "per_second_2", cold = "cold_ms", megabytes = "rss_mb", bytes, phases
    }
}
