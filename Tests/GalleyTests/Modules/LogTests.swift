import Foundation
import GalleyOS
import GalleyTestSupport
import Testing

/// Logging as `os` declares it. Nothing is on, so that no argument may be computed; of what is written where something is on, the
/// command line tool's tests say more.
@Suite("Logs")
struct LogTests {
    @Test func nothingIsComputedForNothing() {
        var isComputed = false
        func value() -> Int {
            isComputed = true
            return 1
        }
        let logger = Logger(subsystem: "org.example", category: "tests")
        logger.debug("value \(value(), format: .hex, align: .right(columns: 4), privacy: .private)")
        logger.fault("\(true) \("text", privacy: .public) \(1.5, format: .fixed(precision: 2)) \(String.self)")
        os_log("plain")
        os_log("format %{public}@ %d", log: OSLog(subsystem: "a", category: "b"), type: .debug, "text", 3)
        os_log(.error, "interpolated \(value())")
        #expect(!isComputed)
        #expect(!OSLog.default.isEnabled(type: .fault) && !OSLog.disabled.isEnabled(type: .fault))
    }

    /// What Xcode sets, and the test's own process has not: a process of its own has. C's printf makes "3 of 4%" of the format.
    @Test("A message of a type, whose format is C's, is written where logs are on") func written() async throws {
        let ended = try await #require(processExitsWith: .success, observing: [\.standardErrorContent]) {
            setenv("OS_ACTIVITY_DT_MODE", "YES", 1)
            os_log(.error, log: OSLog(subsystem: "org.example", category: "tests"), "%{public}d of %d%%", 3, 4)
        }
        let errors = String(decoding: ended.standardErrorContent, as: UTF8.self)
        #expect(errors.contains("[org.example:tests] error: 3 of 4%\n"), "\(errors)")
    }

    @Test func locks() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 100)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable() && plain.withLockIfAvailable { 1 } == nil)
        plain.unlock()
        #expect(plain.withLockIfAvailable { 1 } == 1)
    }
}
