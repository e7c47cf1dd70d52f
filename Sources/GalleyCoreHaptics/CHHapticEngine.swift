@_exported import Foundation

// Touches that are felt. A picture has no hardware for them, as a simulator has none: it says so where it is asked, and an engine is
// refused with the error for that. Source: Apple's pages of Core Haptics.

/// What a device can let a person feel and hear.
public protocol CHHapticDeviceCapability {
    /// Whether it can be felt.
    var supportsHaptics: Bool { get }
    /// Whether it can be heard.
    var supportsAudio: Bool { get }
}

/// What lets a person feel patterns. There is none here: asking for one is an error.
open class CHHapticEngine: @unchecked Sendable {
    // Unchecked: none is ever made.

    /// Told of an error, or of none.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    /// Told why it has stopped.
    public typealias StoppedHandler = @Sendable (StoppedReason) -> Void
    /// Told that it begins again.
    public typealias ResetHandler = @Sendable () -> Void
    /// Told that all patterns are at their ends; says what happens then.
    public typealias FinishedHandler = @Sendable ((any Error)?) -> FinishedAction

    /// Why an engine has stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1, applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed,
            gameControllerDisconnect, systemError = -1
    }

    /// What happens when all patterns are at their ends.
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1, leaveEngineRunning
    }

    /// What the device can do: nothing of it.
    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    /// The engine's own time; 0.
    open var currentTime: TimeInterval { 0 }
    /// Told why it has stopped.
    open var stoppedHandler: StoppedHandler = { _ in }
    /// Told that it begins again.
    open var resetHandler: ResetHandler = {}
    /// Whether it is felt alone: kept.
    open var playsHapticsOnly = false
    /// Whether no one feels it: kept.
    open var isMutedForHaptics = false
    /// Whether no one hears it: kept.
    open var isMutedForAudio = false
    /// Whether it stops where nothing is played: kept.
    open var isAutoShutdownEnabled = false

    /// An engine: there is none, which is an error.
    public init() throws { throw CHHapticError(.notSupported) }

    /// Begins.
    open func start() throws { throw CHHapticError(.notSupported) }
    /// Begins.
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    /// Ends.
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    /// Asks to be told when all patterns are at their ends.
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
    /// What plays a pattern.
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// What plays a pattern, and can be sent elsewhere in it.
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    /// Plays a pattern of a file.
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Plays a pattern of a file's content.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}

/// A device that lets no one feel anything.
private struct NoHaptics: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
}

/// The moment at which a pattern begins: at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// What plays a pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    /// Whether no one feels it.
    var isMuted: Bool { get set }
    /// Plays it from a moment on.
    func start(atTime time: TimeInterval) throws
    /// Ends it at a moment.
    func stop(atTime time: TimeInterval) throws
    /// Changes what it feels like.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Has what it feels like change along a curve.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    /// Ends it and what it was told.
    func cancel() throws
}

/// What plays a pattern, and can be sent elsewhere in it.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Whether it begins again at its end.
    var loopEnabled: Bool { get set }
    /// Where it begins again.
    var loopEnd: TimeInterval { get set }
    /// How fast it is.
    var playbackRate: Float { get set }
    /// Told of its end.
    var completionHandler: CHHapticEngine.CompletionHandler { get set }
    /// Holds it.
    func pause(atTime time: TimeInterval) throws
    /// Lets it continue.
    func resume(atTime time: TimeInterval) throws
    /// Sends it to a moment of it.
    func seek(toOffset offsetTime: TimeInterval) throws
}

/// Why something cannot be felt.
public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809,
            serverInitFailed = -4810, serverInterrupted = -4811, invalidPatternPlayer = -4812, invalidPatternData =
            -4813, invalidPatternDictionary = -4814, invalidAudioSession = -4815, invalidParameterType = -4820,
            invalidEventType = -4821, invalidEventTime = -4822, invalidEventDuration = -4823, invalidAudioResource =
            -4824, resourceNotAvailable = -4825, badEventEntry = -4830, badParameterEntry = -4831, invalidTime = -4840,
            unknownError = -4898, memoryError = -4899
    }

    /// The kind of this one.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `com.apple.CoreHaptics`.
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    /// The kind's number.
    public var errorCode: Int { code.rawValue }
}
