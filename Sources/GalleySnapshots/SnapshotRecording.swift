import Foundation

/// What becomes of a reference that is missing or differs.
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Nothing is written; what is missing or differs fails. The default where the environment variable `CI` is set.
    case never
    /// What is missing is written, and its test fails once, so that a person looks at it. The default elsewhere.
    case missing
    /// What is missing or differs is written; its test fails once.
    case failed
    /// Everything is written that is not yet so; nothing fails.
    case all

    /// The mode of this run: that of the environment variable `GALLEY_SNAPSHOTS`, or the default of the place.
    public static var current: SnapshotRecording { mode(ProcessInfo.processInfo.environment) }

    /// The mode in an environment.
    package static func mode(_ environment: [String: String]) -> SnapshotRecording {
        if let name = environment["GALLEY_SNAPSHOTS"], let mode = SnapshotRecording(rawValue: name) { return mode }
        let ci = environment["CI"] ?? ""
        return ci.isEmpty || ci == "false" || ci == "0" ? .missing : .never
    }
}
