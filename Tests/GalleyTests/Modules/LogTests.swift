import Foundation
import GalleyOS
import GalleyTestSupport
import Testing

/// Logging as `os` declares it. Nothing is on, so that no argument may be computed; what is written where something is on, the
/// command line tool's tests say.
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
