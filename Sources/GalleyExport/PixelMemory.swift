import Foundation
import GalleyText

/// Memory that pictures are drawn and encoded in, kept from one picture to the next: memory fresh from the system costs a fault a
/// page, which for a picture of a megapixel is as much time as drawing it.
package final class PixelMemory {
    let bytes: UnsafeMutableRawPointer
    let count: Int

    /// So many bytes of any content, or more.
    init?(count: Int) {
        if let kept = Self.kept.withLock({ $0.take(count) }) {
            bytes = kept.bytes
            self.count = kept.count
            return
        }
        let rounded = (max(count, 1) + 0xFFFF) & ~0xFFFF
        guard let bytes = malloc(rounded) else { return nil }
        self.bytes = bytes
        self.count = rounded
    }

    deinit {
        let block = Block(bytes: bytes, count: count)
        if !Self.kept.withLock({ $0.giveBack(block) }) { free(bytes) }
    }

    /// Unchecked: a block belongs to one memory at a time, or to the list.
    private struct Block: @unchecked Sendable {
        var bytes: UnsafeMutableRawPointer
        var count: Int
    }

    /// The memory that no one uses.
    private struct Kept: Sendable {
        private var blocks: [Block] = []
        private(set) var total = 0
        /// The most that is kept, enough for two pictures of a phone's screen at a time.
        private static let most = 48 << 20

        /// The smallest block that is large enough, and not much too large.
        mutating func take(_ count: Int) -> Block? {
            var best: Int?
            for (index, block) in blocks.enumerated() where block.count >= count && block.count / 4 <= count {
                if best.map({ blocks[$0].count > block.count }) ?? true { best = index }
            }
            guard let best else { return nil }
            total -= blocks[best].count
            return blocks.remove(at: best)
        }

        /// Whether the block is kept.
        mutating func giveBack(_ block: Block) -> Bool {
            guard total + block.count <= Self.most, blocks.count < 32 else { return false }
            blocks.append(block)
            total += block.count
            return true
        }
    }

    private static let kept = Locked(Kept())

    /// The bytes that are kept for pictures to come, and that no one uses.
    package static var keptCount: Int { kept.withLock { $0.total } }
}
