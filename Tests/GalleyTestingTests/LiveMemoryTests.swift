import CMalloc
import Foundation
import Galley
import Testing

@testable import GalleyTesting

/// What a view that is alive keeps: `galley serve` has one for each person.
@MainActor @Suite("Memory of live views")
struct LiveMemoryTests {
    /// Bytes that are handed out to this process's main thread, which alone builds views.
    private var inUse: Int { Int(mallinfo2().uordblks) + Int(mallinfo2().hblkhd) }

    @Test("A view that nobody has any more is freed, whatever was done with it") func freed() {
        func use() -> () -> Int {
            let host = ViewHost(VotingScreen(), size: CGSize(width: 390, height: 700))
            let root = host.viewTree().flatMap(\.all).first { $0.role == .button }
            if let frame = root?.frame {
                host.send(.pointerDown(CGPoint(x: frame.midX, y: frame.midY)))
                host.send(.pointerUp(CGPoint(x: frame.midX, y: frame.midY)))
            }
            host.resize(to: CGSize(width: 300, height: 700))
            host.advance(by: 1)
            return { [weak host] in host == nil ? 0 : 1 }
        }
        // Two to load what is loaded once; then nothing may stay.
        for _ in 0..<2 { #expect(use()() == 0) }
        let before = inUse
        for _ in 0..<50 { _ = use() }
        let each = (inUse - before) / 50
        #expect(each < 2_000, "\(each) bytes of each stay")
    }

    @Test("The leaderboard takes no more than 112 kB beyond what all share") func leaderboard() throws {
        func make() throws -> ViewHost {
            let host = ViewHost(VotingScreen(), size: CGSize(width: 390, height: 700))
            _ = try host.svgData()
            return host
        }
        // What is loaded once: fonts, symbols, metadata of types.
        var hosts = [try make(), try make()]
        let before = inUse
        for _ in 0..<50 { hosts.append(try make()) }
        let each = (inUse - before) / 50
        withExtendedLifetime(hosts) {}
        #expect(each < 112_000, "\(each) bytes")
    }
}
