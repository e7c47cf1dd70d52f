import Foundation

// Whether a program may record. There is no microphone here: no one is asked, and the answer is no.

extension AVAudioSession {
    /// Whether a program may record.
    public enum RecordPermission: UInt, Sendable {
        /// It was not asked.
        case undetermined = 0x756E_6474
        /// It may not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    /// Whether the program may record: no.
    public var recordPermission: RecordPermission { .denied }
    /// Asks whether the program may record: no.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// What a program may do with sounds.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    // Unchecked: it keeps nothing.

    /// Whether a program may record.
    public enum recordPermission: Int, Sendable {
        /// It was not asked.
        case undetermined = 0x756E_6474
        /// It may not.
        case denied = 0x6465_6E79
        /// It may.
        case granted = 0x6772_6E74
    }

    private static let one = AVAudioApplication()

    /// The program's.
    open class var shared: AVAudioApplication { one }
    /// Whether the program may record: no.
    open var recordPermission: recordPermission { .denied }

    /// Asks whether the program may record: no.
    open class func requestRecordPermission() async -> Bool { false }
    /// Asks whether the program may record: no.
    open class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }
}
