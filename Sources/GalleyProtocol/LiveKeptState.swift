/// What has become of the views' state in the process that shows them after their source has changed.
package struct LiveKeptState: Codable, Sendable, Equatable {
    /// How many values are as they were.
    package var kept: Int
    /// The properties that have begun again, each with the reason.
    package var anew: [String]

    package init(kept: Int = 0, anew: [String] = []) { (self.kept, self.anew) = (kept, anew) }

    /// The line has what views keep; nothing but the next process reads it.
    package static let stateMark = UInt8(ascii: "K")
    /// The line says what has become of it.
    package static let mark = UInt8(ascii: "R")
}
