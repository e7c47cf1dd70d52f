import Foundation

// What a pattern is made of: values, kept as they are told.

/// A touch that is felt, or a sound.
open class CHHapticEvent: NSObject {
    /// What it is.
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// A kind by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A short tap.
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        /// A longer one.
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        /// A longer sound.
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        /// A file's sound.
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }

    /// What of it can be told.
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is.
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        /// How sharp it is.
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        /// How long it takes to be there.
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        /// How long it takes to be weaker.
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        /// How long it takes to be gone.
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        /// Whether it stays as strong.
        public static let sustained = ParameterID(rawValue: "Sustained")
        /// How loud it is.
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        /// How high it is.
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        /// Where it is heard.
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        /// How bright it is.
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
    }

    /// What it is.
    public let type: EventType
    /// What of it was told.
    public let eventParameters: [CHHapticEventParameter]
    /// When it begins, seconds after its pattern.
    open var relativeTime: TimeInterval
    /// How long it is.
    open var duration: TimeInterval

    /// An event as long as its kind is.
    public convenience init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
    ) {
        self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0)
    }

    /// An event.
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// What is told of an event.
open class CHHapticEventParameter: NSObject {
    /// Which it is.
    public let parameterID: CHHapticEvent.ParameterID
    /// How much.
    open var value: Float

    /// One of them.
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// What changes in a pattern as it is played.
open class CHHapticDynamicParameter: NSObject {
    /// What can change.
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// One by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// How strong it is.
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        /// How sharp it is.
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
        /// How loud it is.
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        /// How high it is.
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
    }

    /// Which it is.
    public let parameterID: ID
    /// How much.
    open var value: Float
    /// When, seconds after its pattern.
    open var relativeTime: TimeInterval

    /// A change.
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A change in a pattern, point by point.
open class CHHapticParameterCurve: NSObject {
    /// A point of it.
    open class ControlPoint: NSObject {
        /// When, seconds after its curve.
        open var relativeTime: TimeInterval
        /// How much.
        open var value: Float

        /// A point.
        public init(relativeTime time: TimeInterval, value: Float) {
            relativeTime = time
            self.value = value
        }
    }

    /// What changes.
    public let parameterID: CHHapticDynamicParameter.ID
    /// When it begins, seconds after its pattern.
    open var relativeTime: TimeInterval
    /// Its points.
    public let controlPoints: [ControlPoint]

    /// A change along points.
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {
        self.parameterID = parameterID
        self.controlPoints = controlPoints
        self.relativeTime = relativeTime
    }
}

/// Events, one after the other.
open class CHHapticPattern: NSObject {
    /// How long it is: to its last event's end.
    public let duration: TimeInterval

    /// A pattern of events, and of what changes in it.
    public convenience init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.init(events)
    }

    /// A pattern of events, and of what changes in it.
    public convenience init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.init(events)
    }

    private init(_ events: [CHHapticEvent]) {
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
