extension LivePicture {
    /// How a picture moves on by itself until the next one comes: what attributes of its elements will be.
    ///
    /// What moves together moves alike: places, sizes and colours of one animation go the same way from their beginnings to their ends. So
    /// these ways are told once, as curves, and of each number how much of which curve is added to it.
    package struct Motion: Codable, Sendable, Equatable {
        /// An element whose attributes change.
        package struct Track: Codable, Sendable, Equatable {
            /// Its place among the `<svg>`'s children behind the `<defs>`, then among that one's, and so on.
            package var path: [Int]
            /// Of an attribute the numbers in it that change: which one it is, and how much of each curve it takes.
            package var shares: [String: [[Double]]]
            /// What changes in another way than in numbers: an attribute's value from a time on, by the time's index.
            package var steps: [String: [Int: String]]?

            package init(path: [Int], shares: [String: [[Double]]], steps: [String: [Int: String]]? = nil) {
                (self.path, self.shares, self.steps) = (path, shares, steps)
            }

            // Short: there are many.
            private enum CodingKeys: String, CodingKey { case path = "p", shares = "s", steps = "t" }
        }

        /// When the picture is as it is, in seconds of the view's clock.
        package var at = 0.0
        /// Milliseconds from then on; the first is 0.
        package var times: [Double]
        /// Each has a value for each time; the first is 0.
        package var curves: [[Double]]
        package var tracks: [Track]

        package init(times: [Double], curves: [[Double]], tracks: [Track]) {
            (self.times, self.curves, self.tracks) = (times, curves, tracks)
        }
    }
}
