/// What the views of a process keep, for the process that shows them after their source has changed.
package struct KeptState: Codable, Sendable {
    /// A value of a view.
    package struct Entry: Codable, Sendable {
        /// The views around it, the one that it is a property of, and the property.
        package var key: String
        /// What its type is made of; nil where it cannot be carried.
        package var form: String?
        package var initial: CarriedValue?
        package var value: CarriedValue?
        /// Why it cannot be carried.
        package var refusal: String?
        /// Whether the view began with it: then nothing is carried.
        package var isInitial: Bool?
    }

    /// In the order in which their views were built.
    package var entries: [Entry] = []
    /// What is stored under a key of `AppStorage` and `SceneStorage`.
    package var stored: [String: [String: CarriedStored]] = [:]

    package init() {}
}

/// What `AppStorage` can hold.
package enum CarriedStored: Codable, Sendable {
    case truth(Bool), integer(Int), number(Double), text(String), bytes(Data), url(URL)

    init?(_ value: Any) {
        switch value {
        case let value as Bool: self = .truth(value)
        case let value as Int: self = .integer(value)
        case let value as Double where value.isFinite: self = .number(value)
        case let value as String: self = .text(value)
        case let value as Data: self = .bytes(value)
        case let value as URL: self = .url(value)
        default: return nil
        }
    }

    var value: any Sendable {
        switch self {
        case .truth(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .text(let value): value
        case .bytes(let value): value
        case .url(let value): value
        }
    }
}

/// What has become of kept state in the next process.
package struct KeptStateReport: Codable, Sendable, Equatable {
    /// How many values are as they were.
    package var kept = 0
    /// The properties that began again, each with the reason.
    package var anew: [String] = []

    package init(kept: Int = 0, anew: [String] = []) { (self.kept, self.anew) = (kept, anew) }
}
