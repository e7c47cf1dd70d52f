import Foundation

/// A bar on the terminal while something takes long; nothing where standard error is no terminal.
package struct ProgressBar {
    private let isShown: Bool
    private let begin = ContinuousClock.now
    private var last: ContinuousClock.Instant?
    /// Work that is done sooner shows nothing.
    private static let patience = Duration.seconds(2)

    package init(isQuiet: Bool) { isShown = !isQuiet && isatty(STDERR_FILENO) != 0 }

    /// Shows how far it is, at most ten times a second.
    package mutating func show(_ done: Int, of total: Int, _ notes: [String] = []) {
        let now = ContinuousClock.now
        guard isShown, total > 0, now - begin > Self.patience, now - (last ?? begin) > .milliseconds(100) else {
            return
        }
        last = now
        let share = min(Double(done) / Double(total), 1)
        var parts = [Self.bar(share), "\(done.formatted()) of \(total.formatted())"] + notes
        if done > 0 {
            let seconds = (now - begin) / .seconds(1)
            parts.append("\(Self.time(seconds * Double(total - done) / Double(done))) left")
        }
        try? FileHandle.standardError.write(
            contentsOf: Data("\r\(parts.joined(separator: " · "))\u{1b}[K".utf8))
    }

    /// Takes the line away.
    package mutating func finish() {
        if last != nil { try? FileHandle.standardError.write(contentsOf: Data("\r\u{1b}[K".utf8)) }
        last = nil
    }

    /// `█████████░░░ 75 %`.
    package static func bar(_ share: Double) -> String {
        let width = 24
        let filled = Int(share * Double(width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
        return "\(bar) \(Int(share * 100)) %"
    }

    /// `2 h 5 min`, `3 min 20 s`, `12 s`.
    package static func time(_ seconds: Double) -> String {
        let whole = Int(min(seconds.rounded(.up), 1e9))
        switch whole {
        case ..<60: return "\(whole) s"
        case ..<3600: return "\(whole / 60) min \(whole % 60) s"
        default: return "\(whole / 3600) h \(whole % 3600 / 60) min"
        }
    }
}
