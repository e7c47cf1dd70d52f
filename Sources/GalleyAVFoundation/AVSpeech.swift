import Foundation

// Words that are spoken: kept. Nothing is heard here, and there are no voices. Source: Apple's pages of speech synthesis.

/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The usual rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// How good a voice is.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
    case `default` = 1, enhanced, premium
}

/// A voice. There is none here.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    // Unchecked: none is ever made.

    /// Its language.
    open var language: String { "" }
    /// Its name in the system.
    open var identifier: String { "" }
    /// Its name.
    open var name: String { "" }
    /// How good it is.
    open var quality: AVSpeechSynthesisVoiceQuality { .default }

    /// The voices that there are: none.
    open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    /// The language that the person reads.
    open class func currentLanguageCode() -> String { Locale.current.identifier(.bcp47) }

    /// A voice for a language: there is none.
    public init?(language languageCode: String?) { nil }
    /// A voice by its name: there is none.
    public init?(identifier: String) { nil }
}

/// Something to say.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    // Unchecked: the text never changes, and what is set is `Kept`.
    private struct Values {
        var rate = AVSpeechUtteranceDefaultSpeechRate
        var pitchMultiplier: Float = 1, volume: Float = 1
        var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
        var voice: AVSpeechSynthesisVoice?
        var prefersAssistiveTechnologySettings = false
    }

    /// What it says.
    public let speechString: String
    private let kept = Kept(Values())
    /// How fast.
    open var rate: Float {
        get { kept[\.rate] }
        set { kept[\.rate] = newValue }
    }
    /// How high, from 0.5 to 2.
    open var pitchMultiplier: Float {
        get { kept[\.pitchMultiplier] }
        set { kept[\.pitchMultiplier] = newValue }
    }
    /// How loud, from 0 to 1.
    open var volume: Float {
        get { kept[\.volume] }
        set { kept[\.volume] = newValue }
    }
    /// How long it is still before.
    open var preUtteranceDelay: TimeInterval {
        get { kept[\.preUtteranceDelay] }
        set { kept[\.preUtteranceDelay] = newValue }
    }
    /// How long it is still after.
    open var postUtteranceDelay: TimeInterval {
        get { kept[\.postUtteranceDelay] }
        set { kept[\.postUtteranceDelay] = newValue }
    }
    /// Whose voice.
    open var voice: AVSpeechSynthesisVoice? {
        get { kept[\.voice] }
        set { kept[\.voice] = newValue }
    }
    /// Whether the reader's own settings go before these.
    open var prefersAssistiveTechnologySettings: Bool {
        get { kept[\.prefersAssistiveTechnologySettings] }
        set { kept[\.prefersAssistiveTechnologySettings] = newValue }
    }

    /// A text to say.
    public init(string: String) { speechString = string }
}

/// Where it may be interrupted.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// What speaks. Nothing is heard here, so that it is never speaking.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing but who is told, and that is `Kept`.
    private struct Values {
        weak var delegate: (any AVSpeechSynthesizerDelegate)?
    }
    private let kept = Kept(Values())

    /// Who is told how far it is: never.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
        get { kept[\.delegate] }
        set { kept[\.delegate] = newValue }
    }
    /// Whether it is speaking; it is not.
    open var isSpeaking: Bool { false }
    /// Whether it holds; it does not.
    open var isPaused: Bool { false }

    /// Says something: nothing is heard.
    open func speak(_ utterance: AVSpeechUtterance) {}
    /// Ends: it was not speaking.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Holds: it was not speaking.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
    /// Continues: it was not holding.
    @discardableResult
    open func continueSpeaking() -> Bool { false }
}

/// Who is told how far something is said. Nothing is told here.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
    /// It begins.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    /// It is said.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    /// It holds.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    /// It continues.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    /// It was ended.
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Some of it is said next.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    /// It begins.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
    /// It is said.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
    /// It holds.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
    /// It continues.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
    /// It was ended.
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
    /// Some of it is said next.
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {}
}
