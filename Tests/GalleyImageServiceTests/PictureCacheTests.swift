import Foundation
import Testing

@testable import GalleyImageService

struct PictureCacheTests {
    private actor Counter {
        var count = 0
        func add() { count += 1 }
    }

    private static func picture(_ count: Int) -> Result<DrawnPicture, PictureFailure> {
        .success(DrawnPicture(Data(repeating: UInt8(count % 256), count: count), .png, phases: []))
    }

    /// Ten who ask at the same time are given one drawing.
    @Test func drawnOnce() async throws {
        let store = PictureCache(mostBytes: 1 << 20, age: .seconds(100))
        let drawings = Counter()
        let sources = await withTaskGroup(of: PictureCache.Source.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    await store.picture("a") {
                        await drawings.add()
                        try? await Task.sleep(for: .milliseconds(100))
                        return Self.picture(10)
                    }.1
                }
            }
            return await group.reduce(into: [PictureCache.Source: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(await drawings.count == 1 && sources[.drawn] == 1)
        #expect(await store.picture("a") { Self.picture(11) }.1 == .cache)
        #expect(await store.picture("b") { Self.picture(11) }.1 == .drawn)
    }

    /// The bytes are bounded, and what was used last stays.
    @Test func bounded() async {
        let store = PictureCache(mostBytes: 100_000, age: .seconds(100))
        for number in 0..<200 {
            _ = await store.picture("\(number)") { Self.picture(2000) }
            _ = await store.picture("0") { Self.picture(2000) }
            #expect(await store.bytes <= 100_000)
        }
        #expect(await store.picture("0") { Self.picture(1) }.1 == .cache)
        #expect(await store.picture("1") { Self.picture(1) }.1 == .drawn)
        // Larger than all room.
        _ = await store.picture("large") { Self.picture(200_000) }
        #expect(await store.picture("large") { Self.picture(1) }.1 == .drawn)
    }

    /// What cost a worker is remembered for a while, what was busy is not.
    @Test func failures() async {
        let store = PictureCache(mostBytes: 1 << 20, age: .seconds(100))
        for (status, source) in [(500, PictureCache.Source.cache), (408, .cache), (503, .drawn), (400, .drawn)] {
            let draw: @Sendable () async -> Result<DrawnPicture, PictureFailure> = {
                .failure(PictureFailure(status: status, message: ""))
            }
            _ = await store.picture("\(status)", draw: draw)
            #expect(await store.picture("\(status)", draw: draw).1 == source, "\(status)")
        }
    }
}
