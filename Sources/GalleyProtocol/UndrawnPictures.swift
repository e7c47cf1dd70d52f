/// How far a page is behind: what it was sent and has not said to have drawn. Anyone who sends to a page counts by this.
package struct UndrawnPictures: Sendable {
    /// One that is drawn, and one that is on its way meanwhile.
    package static let most = 2

    package private(set) var count = 0

    package init() {}

    /// Whether the page has as much to draw as it should.
    package var isFull: Bool { count >= Self.most }

    /// The page is sent another one.
    package mutating func send() { count += 1 }

    /// The page has drawn the oldest. False where it was sent none.
    @discardableResult
    package mutating func draw() -> Bool {
        guard count > 0 else { return false }
        count -= 1
        return true
    }

    /// Nothing of what was sent counts any more.
    package mutating func forget() { count = 0 }
}
