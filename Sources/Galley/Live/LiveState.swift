/// What a view that is alive keeps besides the state of its parts.
@MainActor
final class LiveState {
    /// The time on the view's clock, in seconds since it was made.
    var now: TimeInterval = 0
    /// The date at the clock's zero.
    let start: Date
    /// The transaction of the update that is being made.
    var transaction = Transaction()

    init(start: Date) { self.start = start }

    /// The date on the view's clock.
    var date: Date { start.addingTimeInterval(now) }

    /// An update is laid out.
    func hasShown() { transaction = Transaction() }
}
