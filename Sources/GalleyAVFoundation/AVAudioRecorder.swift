import Foundation

/// What records sounds: kept. There is no microphone here, so that nothing is recorded, and no file is written.
open class AVAudioRecorder: NSObject {
    /// The delegate, which is never called.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Where the file would lie.
    public let url: URL
    /// How it would be written.
    public let settings: [String: Any]
    /// Whether it records: it does not.
    open var isRecording: Bool { false }
    /// How long it has recorded, in seconds: 0.
    open var currentTime: TimeInterval { 0 }
    /// The device's time, in seconds: 0.
    open var deviceCurrentTime: TimeInterval { 0 }
    /// Whether it is measured how loud it is: kept.
    open var isMeteringEnabled = false

    /// A recording into a file, written as the settings say.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// Makes ready: it cannot.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Records: it does not.
    @discardableResult
    open func record() -> Bool { false }
    /// Records for a time: it does not.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Records at a time: it does not.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool { false }
    /// Rests.
    open func pause() {}
    /// Ends.
    open func stop() {}
    /// Deletes the file: there is none.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Measures how loud it is.
    open func updateMeters() {}
    /// How loud it is, in decibels: silent, -160.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// How loud it has been, in decibels: silent, -160.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The delegate of a recording. It is never called here.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// It has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// It could not be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    /// It has ended.
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    /// It could not be written.
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// How carefully sounds are written.
public enum AVAudioQuality: Int, Sendable {
    /// As little as can be.
    case min = 0
    /// A little.
    case low = 32
    /// Neither.
    case medium = 64
    /// Well.
    case high = 96
    /// As well as can be.
    case max = 127
}

/// In which format sounds are written.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many samples a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// How many channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How carefully.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// How many bits a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// How many bits a sample has.
public let AVEncoderBitDepthHintKey = "AVEncoderBitDepthHintKey"
/// How many bits a sample of a format without loss has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// Whether the first byte is the highest.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// Whether samples are broken numbers.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// Whether each channel lies by itself.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"

/// A format of sounds, by four letters.
public typealias AudioFormatID = UInt32

/// Samples as they are: `lpcm`.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Advanced Audio Coding: `aac `.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// Apple's format without loss: `alac`.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
/// MP3: `.mp3`.
public let kAudioFormatMPEGLayer3: AudioFormatID = 0x2E6D_7033
