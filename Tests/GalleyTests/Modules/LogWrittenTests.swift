import Foundation
import GalleyOS
import Testing

/// What is written where Xcode's variable is set, by every way to write it: the subsystem and the category in brackets,
/// the kind of what is an error or a fault, the message; C's printf makes the text of a format, in which braces say how
/// private a value is.
@Suite("Logs that are written") struct LogWrittenTests {
    @Test("Every function and every level") func lines() async throws {
        let ended = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("OS_ACTIVITY_DT_MODE", "enable", 1)
            let log = OSLog(subsystem: "s", category: "c")
            os_log("a %d%% of %{public, mask.hash}d %{private}x", 1, 2, 255)
            os_log("b %d", log: log, type: .fault, 3)
            os_log(.error, "c %d", 4)
            os_log(.info, log: log, "d %{public}d", 5)
            os_log("e \(6)")
            os_log(.fault, "f \(7)")
            os_log(log: log, "g \(8)")
            os_log(.error, log: log, "h \(9)")
            os_log("i %d", log: .disabled, 1)
            let (plain, logger) = (Logger(), Logger(subsystem: "s", category: "c"))
            plain.log("j")
            logger.log(level: .error, "k")
            logger.trace("l")
            logger.debug("m")
            logger.info("n")
            logger.notice("o")
            logger.warning("p")
            logger.error("q")
            logger.critical("r")
            logger.fault("s")
            Logger(.disabled).fault("t")
            Logger(OSLog(subsystem: "x", category: "")).log("u")
            Logger(OSLog(subsystem: "", category: "y")).log("v")
            os_log("w 100%")
        }
        let lines = String(decoding: ended.standardErrorContent, as: UTF8.self).split(separator: "\n").map(String.init)
        let wanted = [
            "a 1% of 2 ff", "[s:c] fault: b 3", "error: c 4", "[s:c] d 5", "e 6", "fault: f 7", "[s:c] g 8",
            "[s:c] error: h 9", "j", "[s:c] error: k", "[s:c] l", "[s:c] m", "[s:c] n", "[s:c] o", "[s:c] error: p",
            "[s:c] error: q", "[s:c] fault: r", "[s:c] fault: s", "[x:] u", "[:y] v",
        ]
        #expect(lines.filter { wanted.contains($0) } == wanted)
        #expect(!lines.contains { $0.hasSuffix("i 1") || $0.hasSuffix(" t") || $0 == "t" })
    }
}
