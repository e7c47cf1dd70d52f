import Foundation
import GalleyProtocol

/// How long looking for files may take, and how many names it may come across: a stranger's folder can hold any number.
package final class SearchLimit {
    private var time: TimeLimit
    private var steps = 0
    /// More than the largest repositories of apps have.
    private static let most = 2_000_000

    package init(_ time: TimeLimit = TimeLimit(seconds: 60)) { self.time = time }

    /// Counts one name more.
    ///
    /// - Parameter place: Where it is, for messages.
    /// - Throws: A failure when it takes too long, or there are too many.
    package func step(in place: String) throws {
        steps += 1
        guard steps <= Self.most else {
            throw Failure(
                ExitStatus.usage,
                "there are more than \(Self.most) files in '\(place)' and around it; give a folder with less in it")
        }
        // Looking at the clock costs more than looking at a name.
        guard steps % 64 == 0, time.milliseconds == 0 else { return }
        throw Failure(
            ExitStatus.timeout,
            "looking for files in '\(place)' took longer than \(time.text) seconds; give a folder with less in it, or more time "
                + "with --timeout")
    }
}
