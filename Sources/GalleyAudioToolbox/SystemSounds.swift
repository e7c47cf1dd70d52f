@_exported import Foundation

// Source: Apple's pages of System Sound Services in AudioToolbox. No sound is played here, and nothing shakes.

/// A sound by its number.
public typealias SystemSoundID = UInt32

/// What went wrong; 0 is nothing.
public typealias OSStatus = Int32

/// The number of what shakes a telephone.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF
/// Nothing went wrong.
public let kAudioServicesNoError: OSStatus = 0

/// Plays a sound: none is played.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, and says when it is over: at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}

/// Plays a sound and shakes the telephone: neither happens.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays a sound, shakes the telephone, and says when both are over: at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    inCompletionBlock?()
}

/// Makes a sound of a file: it has a number, and is not read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0x1000
    return kAudioServicesNoError
}

/// Gives a sound up.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }
