import Foundation
import Galley
import GalleyAVFoundation
import Testing

/// Times and players, as CMTime.h and AVPlayer.h say.
@MainActor @Suite("Times and players") struct PlayerTests {
    private typealias Flags = CMTime.Flags

    /// CMTime.h: flags, and which of them make a time a number.
    @Test("A time is what its flags say") func flags() {
        let bits = [Flags.valid, .hasBeenRounded, .positiveInfinity, .negativeInfinity, .indefinite].map(\.rawValue)
        #expect(bits == [1, 2, 4, 8, 16])
        func told(_ time: CMTime) -> String {
            [
                time.isValid, time.isNumeric, time.isIndefinite, time.isPositiveInfinity, time.isNegativeInfinity,
                time.hasBeenRounded,
            ].map { $0 ? "x" : "-" }.joined()
        }
        let all: [CMTime] = [
            .zero, .invalid, .indefinite, .positiveInfinity, .negativeInfinity,
            CMTime(value: 1, timescale: 3, flags: [.valid, .hasBeenRounded], epoch: 0),
            // Flags without the one of validity count for nothing.
            CMTime(value: 1, timescale: 3, flags: [.hasBeenRounded], epoch: 0),
            CMTime(value: 0, timescale: 0, flags: [.indefinite], epoch: 0),
            CMTime(value: 0, timescale: 0, flags: [.positiveInfinity], epoch: 0),
            CMTime(value: 0, timescale: 0, flags: [.negativeInfinity], epoch: 0),
        ]
        #expect(
            all.map(told) == [
                "xx----", "------", "x-x---", "x--x--", "x---x-", "xx---x", "------", "------", "------", "------",
            ])
        for time in all { #expect(time.epoch == 0) }
        let parts = [
            CMTime(), .zero, .indefinite, .positiveInfinity, .negativeInfinity, CMTime(value: 7, timescale: 5),
        ]
        #expect(parts.map(\.value) == [0, 0, 0, 0, 0, 7] && parts.map(\.timescale) == [0, 1, 0, 0, 0, 5])
        #expect(parts.map(\.flags.rawValue) == [0, 1, 17, 5, 9, 1])
        let given = CMTime(value: 1, timescale: 2, flags: .valid, epoch: 3)
        #expect(given.epoch == 3 && given.value == 1 && given.timescale == 2 && given.flags == .valid)
    }

    @Test("Seconds, scales and sums") func seconds() {
        let seconds: [(CMTime, Double)] = [
            (.zero, 0), (CMTime(value: -3, timescale: 2), -1.5), (.positiveInfinity, .infinity),
            (.negativeInfinity, -.infinity), (CMTimeMake(value: 5, timescale: 4), 1.25),
            (CMTimeMakeWithSeconds(2.5, preferredTimescale: 10), 2.5),
        ]
        for (time, expected) in seconds { #expect(time.seconds == expected && CMTimeGetSeconds(time) == expected) }
        for time in [CMTime.invalid, .indefinite, CMTime(value: 1, timescale: 0)] { #expect(time.seconds.isNaN) }
        let third = CMTime(seconds: 1.0 / 3, preferredTimescale: 600)
        #expect(third.value == 200 && third.timescale == 600 && !third.hasBeenRounded)
        let rounded = CMTime(seconds: 0.7, preferredTimescale: 2)
        #expect(rounded.value == 1 && rounded.hasBeenRounded && rounded.flags.rawValue == 3 && rounded.epoch == 0)
        for scale in [0, -1] as [Int32] { #expect(!CMTime(seconds: 1, preferredTimescale: scale).isValid) }
        #expect(CMTime(seconds: 1, preferredTimescale: 1).isValid)
        #expect(CMTime(seconds: -1e300, preferredTimescale: 600).isNegativeInfinity)
        let scaled = CMTime(value: 3, timescale: 2).convertScale(4)
        #expect(scaled.value == 6 && scaled.timescale == 4 && CMTime.indefinite.convertScale(4).isIndefinite)
        let (half, fifth) = (CMTime(value: 1, timescale: 2), CMTime(value: 1, timescale: 5))
        let sums = [half + fifth, half - fifth, fifth - half]
        #expect(sums.map(\.timescale) == [5, 5, 5] && sums.map(\.value) == [4, 2, -2])
        #expect((half + .positiveInfinity).isPositiveInfinity && (half - .positiveInfinity).isNegativeInfinity)
        let indefinite = [half + .indefinite, .indefinite - half, CMTime.indefinite + .indefinite]
        #expect(indefinite.allSatisfy { $0.isIndefinite })
        let invalid = [half + .invalid, .invalid - half, .indefinite + .invalid, .positiveInfinity - .positiveInfinity]
        #expect(invalid.allSatisfy { !$0.isValid })
    }

    /// CMTime.h, CMTimeCompare: −infinity, numbers, indefinite, infinity, then what is invalid; each equal to itself alone.
    @Test("Times in order") func order() {
        let ordered: [CMTime] = [
            .negativeInfinity, CMTime(value: -1, timescale: 1), .zero, CMTime(value: 1, timescale: 3), .indefinite,
            .positiveInfinity, .invalid,
        ]
        for (index, one) in ordered.enumerated() {
            for (other, two) in ordered.enumerated() {
                #expect((one < two) == (index < other) && (one == two) == (index == other), "\(index) \(other)")
            }
        }
        let same = [CMTime(value: 1, timescale: 2), CMTime(value: 2, timescale: 4)]
        #expect(same[0] == same[1] && Set(same).count == 1 && !(same[0] < same[1]))
        #expect(Set(ordered).count == 7)
    }

    private func item(_ name: String) -> AVPlayerItem { AVPlayerItem(url: URL(fileURLWithPath: "/\(name)")) }

    @Test("A player has an item, a rate and a time") func player() {
        let player = AVPlayer()
        var told: [Bool] = []
        player.seek(to: CMTime(value: 3, timescale: 1)) { told.append($0) }
        #expect(player.currentItem == nil && player.currentTime() == .zero && player.timeControlStatus == .paused)
        let film = item("a")
        player.replaceCurrentItem(with: film)
        player.seek(to: CMTime(value: 4, timescale: 1)) { told.append($0) }
        #expect(told == [false, true] && player.currentTime().seconds == 4 && player.currentItem === film)
        player.seek(to: CMTime(value: 5, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero)
        #expect(film.currentTime().seconds == 5)
        player.seek(to: CMTime(value: 6, timescale: 1), toleranceBefore: .zero, toleranceAfter: .zero) {
            told.append($0)
        }
        #expect(film.currentTime().seconds == 6 && told == [false, true, true])
        film.seek(to: CMTime(value: 7, timescale: 1)) { told.append($0) }
        #expect(player.currentTime().seconds == 7 && told.count == 4 && told[3])
        #expect(player.rate == 0 && player.defaultRate == 1 && player.volume == 1 && !player.isMuted)
        #expect(player.automaticallyWaitsToMinimizeStalling && player.allowsExternalPlayback)
        #expect(player.preventsDisplaySleepDuringVideoPlayback && player.status == .unknown && player.error == nil)
        player.defaultRate = 2
        player.play()
        #expect(player.rate == 2 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
        player.playImmediately(atRate: 0.5)
        #expect(player.rate == 0.5)
        player.pause()
        #expect(player.rate == 0 && player.timeControlStatus == .paused)
    }

    @Test("A queue has items one after another") func queue() {
        let films = ["a", "b", "c"].map(item)
        let queue = AVQueuePlayer()
        #expect(queue.items().isEmpty && queue.currentItem == nil)
        queue.insert(films[1], after: nil)
        queue.insert(films[2], after: films[1])
        queue.insert(films[0], after: films[1])
        #expect(queue.items() == [films[1], films[0], films[2]] && queue.currentItem === films[1])
        #expect(!queue.canInsert(films[0], after: nil) && queue.canInsert(item("d"), after: nil))
        queue.remove(films[1])
        #expect(queue.items() == [films[0], films[2]] && queue.currentItem === films[0])
        queue.advanceToNextItem()
        #expect(queue.items() == [films[2]] && queue.currentItem === films[2])
        queue.removeAllItems()
        #expect(queue.items().isEmpty && queue.currentItem == nil)
        queue.advanceToNextItem()
        #expect(
            AVQueuePlayer(playerItem: films[0]).items() == [films[0]] && AVQueuePlayer(playerItem: nil).items().isEmpty)
        _ = AVPlayerLooper(player: queue, templateItem: films[1])
        #expect(queue.items() == [films[1]])
        _ = AVPlayerLooper(player: queue, templateItem: films[2])
        #expect(queue.items() == [films[1]])
    }
}
