import Galley
import GalleyProtocol

extension LivePicture {
    /// Writes down the view's size and what it took, and has it drawn; where it cannot be, nothing is shown, and why. Returns whether it
    /// could.
    ///
    /// - Parameter start: When the work on the picture began.
    @MainActor mutating func show(
        _ host: ViewHost, since start: ContinuousClock.Instant, _ draw: (inout LivePicture) throws -> Void
    ) -> Bool {
        let isShowable = host.size.width.isFinite && host.size.height.isFinite
        (width, height) = isShowable ? (host.size.width, host.size.height) : (0, 0)
        let laidOut = ContinuousClock.now
        layoutTime = (laidOut - start) / .milliseconds(1)
        defer { drawTime = (ContinuousClock.now - laidOut) / .milliseconds(1) }
        guard isShowable else {
            (svg, failure) = ("", "its size is infinite; give the window a size")
            return false
        }
        do {
            try draw(&self)
            return true
        } catch {
            (svg, failure) = ("", "\(error)")
            return false
        }
    }
}
