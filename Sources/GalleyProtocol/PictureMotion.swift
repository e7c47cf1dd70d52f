extension LivePicture {
    /// How a picture moves on by itself until the next one comes: what attributes of its elements will be.
    package struct Motion: Codable, Sendable, Equatable {
        /// An element whose attributes change.
        package struct Track: Codable, Sendable, Equatable {
            /// Its place among the `<svg>`'s children behind the `<defs>`, then among that one's, and so on.
            package var path: [Int]
            /// What each attribute is at all times.
            package var values: [String: [String]]

            package init(path: [Int], values: [String: [String]]) { (self.path, self.values) = (path, values) }
        }

        /// When the picture is as it is, in seconds of the view's clock.
        package var at = 0.0
        /// Milliseconds from then on; the first is 0.
        package var times: [Double]
        package var tracks: [Track]

        package init(times: [Double], tracks: [Track]) { (self.times, self.tracks) = (times, tracks) }
    }
}
