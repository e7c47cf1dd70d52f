/// A part of the rows: every `count`th, beginning with the `index`th.
package struct Shard: Sendable, Equatable {
    /// From 1 to `count`.
    package var index: Int
    package var count: Int

    /// `2/8`.
    package init?(_ text: String) {
        let sides = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let index = sides[0], let count = sides[1], count > 0, (1...count).contains(index)
        else {
            return nil
        }
        (self.index, self.count) = (index, count)
    }

    package func contains(row number: Int) -> Bool { (number - 1) % count == index - 1 }

    /// For the names of files.
    package var label: String { "\(index)-of-\(count)" }
}
