import Foundation

// Sounds: kept. Nothing is heard here.

/// How a program's sounds mix with others': kept.
open class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing.

    /// What a program's sounds are for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A use by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Beside others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Alone, and not while the device is silent.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// What the program is about.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// It takes sounds in.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// What kind of sounds they are.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A film's.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Words.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// What is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// What else is asked for.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are heard, too.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others are softer.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// The loud speaker is used.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// How it is begun and ended.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are told.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let one = AVAudioSession()

    /// The program's.
    open class func sharedInstance() -> AVAudioSession { one }

    /// Says what its sounds are for.
    open func setCategory(_ category: Category) throws {}
    /// Says what its sounds are for.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {}
    /// Says what its sounds are for.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    /// Begins or ends it.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// How loud the device is, 0…1.
    open var outputVolume: Float { 0 }
}

/// What plays a sound: kept. It can be told to play, and does not.
open class AVAudioPlayer: NSObject {
    /// The delegate, which is never called.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How loud it is, 0…1.
    open var volume: Float = 1
    /// How fast it plays.
    open var rate: Float = 1
    /// Whether its rate can be changed.
    open var enableRate = false
    /// How often it is played again; below 0 without end.
    open var numberOfLoops = 0
    /// Where it stands, in seconds.
    open var currentTime: TimeInterval = 0
    /// How long it takes: not known.
    open var duration: TimeInterval { 0 }
    /// Whether it plays: it does not.
    open var isPlaying: Bool { false }
    /// Where it is from.
    public let url: URL?

    /// A sound of a file. What cannot be read is told.
    public init(contentsOf url: URL) throws {
        _ = try url.checkResourceIsReachable()
        self.url = url
        super.init()
    }
    /// A sound of bytes.
    public init(data: Data) throws {
        url = nil
        super.init()
    }

    /// Makes ready.
    @discardableResult
    open func prepareToPlay() -> Bool { false }
    /// Plays: it does not.
    @discardableResult
    open func play() -> Bool { false }
    /// Rests.
    open func pause() {}
    /// Ends.
    open func stop() {}
}

/// Who is told of a sound. Nothing is told here.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// It is at its end.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    /// It is at its end.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
