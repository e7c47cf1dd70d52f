import Foundation

// Films and sounds: kept. Nothing is loaded or played here.

/// A film or a sound: kept.
open class AVAsset: NSObject, @unchecked Sendable {
    // Unchecked: it holds a place and nothing else, and that never changes.
    let place: URL?

    init(place: URL?) {
        self.place = place
        super.init()
    }

    /// A film of a file or of another machine.
    public convenience init(url URL: URL) { self.init(place: URL) }

    /// How long it takes: not known.
    open var duration: CMTime { .indefinite }
    /// Whether it can be played: not known, so it cannot.
    open var isPlayable: Bool { false }
}

/// A film of a file or of another machine: kept.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    // Unchecked: what it adds is a constant.

    /// Where it is.
    public let url: URL

    /// A film of a place.
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(place: URL)
    }
}

/// A film that is played: kept.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
    /// Whether it can be played.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }

    /// What is played.
    public let asset: AVAsset
    /// Whether it can be played: not known.
    open var status: Status { .unknown }
    /// What went wrong; nil.
    open var error: (any Error)? { nil }
    /// How long it takes: not known.
    open var duration: CMTime { asset.duration }
    /// How large its pictures are: nothing is loaded.
    open var presentationSize: CGSize { .zero }
    /// Seconds that are loaded ahead: kept.
    open var preferredForwardBufferDuration: TimeInterval = 0
    /// Bits a second at most: kept.
    open var preferredPeakBitRate: Double = 0
    fileprivate var time = CMTime.zero

    /// A film.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }
    /// A film of a place.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Where it stands.
    open func currentTime() -> CMTime { time }
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        self.time = time
        completionHandler?(true)
    }

    /// It is at its end. Never posted.
    public nonisolated class var didPlayToEndTimeNotification: NSNotification.Name { .AVPlayerItemDidPlayToEndTime }
}

extension NSNotification.Name {
    /// A film is at its end. Never posted.
    public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// A film broke off. Never posted.
    public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// A film waits for what it lacks. Never posted.
    public static let AVPlayerItemPlaybackStalled = NSNotification.Name("AVPlayerItemPlaybackStalledNotification")
    /// A film stands at another time. Never posted.
    public static let AVPlayerItemTimeJumped = NSNotification.Name("AVPlayerItemTimeJumpedNotification")
}

/// What plays films: kept. Its rate changes, its time does not.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
    /// Whether it plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// What happens at the end of a film.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// The film.
    open private(set) var currentItem: AVPlayerItem?
    /// How fast it plays; 0 is not at all.
    open var rate: Float = 0
    /// How fast it plays when it is told to.
    open var defaultRate: Float = 1
    /// How loud it is, 0…1.
    open var volume: Float = 1
    /// Whether nothing is heard.
    open var isMuted = false
    /// What happens at the end: kept.
    open var actionAtItemEnd = ActionAtItemEnd.pause
    /// Whether it waits until it can play without stopping: kept.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether other screens may show it: kept.
    open var allowsExternalPlayback = true
    /// Whether the screen stays lit: kept.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether it can play: not known.
    open var status: Status { .unknown }
    /// What went wrong; nil.
    open var error: (any Error)? { nil }
    /// Whether it plays: it waits for what is never loaded.
    open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate }

    /// One without a film.
    public override init() { super.init() }
    /// One with a film.
    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
        super.init()
    }
    /// One with a film of a place.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Takes another film.
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
    /// Plays.
    open func play() { rate = defaultRate }
    /// Plays at once.
    open func playImmediately(atRate rate: Float) { self.rate = rate }
    /// Rests.
    open func pause() { rate = 0 }
    /// Where it stands.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
    /// Goes to a time.
    open func seek(to time: CMTime) { currentItem?.seek(to: time) }
    /// Goes to a time.
    open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
        seek(to: time)
        completionHandler(currentItem != nil)
    }
    /// Goes to a time, or near it.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }
    /// Goes to a time, or near it.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }
    /// Tells the time again and again while it plays: never.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any { NSObject() }
    /// Tells when it comes to a time: never.
    open func addBoundaryTimeObserver(
        forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
    ) -> Any { NSObject() }
    /// Tells no more.
    open func removeTimeObserver(_ observer: Any) {}
}

/// What plays one film after the other: kept. At the end of a film comes the next one.
@preconcurrency @MainActor
open class AVQueuePlayer: AVPlayer {
    private var queue: [AVPlayerItem] = []

    /// One without films.
    public override init() {
        super.init()
        actionAtItemEnd = .advance
    }
    /// One with a film.
    public override init(playerItem item: AVPlayerItem?) {
        queue = item.map { [$0] } ?? []
        super.init(playerItem: item)
        actionAtItemEnd = .advance
    }
    /// One with films.
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }

    /// The films.
    open func items() -> [AVPlayerItem] { queue }
    /// Whether a film may come after another.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
    /// Puts a film after another; after all where that is none of them.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
        queue.insert(item, at: place)
        replaceCurrentItem(with: queue.first)
    }
    /// Takes a film away.
    open func remove(_ item: AVPlayerItem) {
        queue.removeAll { $0 === item }
        replaceCurrentItem(with: queue.first)
    }
    /// Takes all films away.
    open func removeAllItems() {
        queue = []
        replaceCurrentItem(with: nil)
    }
    /// Goes to the next film.
    open func advanceToNextItem() { if let first = queue.first { remove(first) } }
}

/// What plays a film again and again: kept.
@preconcurrency @MainActor
open class AVPlayerLooper: NSObject {
    /// How many times it was played: none.
    open var loopCount: Int { 0 }
    /// What went wrong; nil.
    open var error: (any Error)? { nil }

    /// Plays a film again and again.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        if player.items().isEmpty { player.insert(itemToLoop, after: nil) }
        super.init()
    }

    /// Does so no more.
    open func disableLooping() {}
}

/// How a film fills its place.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A way by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As large as it fits.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// So large that nothing is left.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
