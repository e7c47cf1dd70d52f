import GalleyGraph

/// A sound or a tap that is felt.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what seems to collide is.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// As if small things met.
        public static let light = Weight(name: "light")
        /// As if things of middling weight met.
        public static let medium = Weight(name: "medium")
        /// As if heavy things met.
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what seems to collide is.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// As if both were stiff.
        public static let rigid = Flexibility(name: "rigid")
        /// As if both were firm.
        public static let solid = Flexibility(name: "solid")
        /// As if both gave way.
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var weight: Weight?
    private var flexibility: Flexibility?
    private var intensity = 1.0

    private init(_ name: String) { self.name = name }

    /// A task was done.
    public static let success = SensoryFeedback("success")
    /// A task was done, but something has to be looked at.
    public static let warning = SensoryFeedback("warning")
    /// A task failed.
    public static let error = SensoryFeedback("error")
    /// Something else is selected.
    public static let selection = SensoryFeedback("selection")
    /// A value rose past a mark.
    public static let increase = SensoryFeedback("increase")
    /// A value fell past a mark.
    public static let decrease = SensoryFeedback("decrease")
    /// Something begins.
    public static let start = SensoryFeedback("start")
    /// Something ends.
    public static let stop = SensoryFeedback("stop")
    /// What is dragged lies in line with something.
    public static let alignment = SensoryFeedback("alignment")
    /// A pressure has reached another level.
    public static let levelChange = SensoryFeedback("levelChange")
    /// Things met.
    public static let impact = SensoryFeedback("impact")

    /// A collision of something heavy or light; `intensity` is 0…1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        var feedback = SensoryFeedback("impact")
        feedback.weight = weight
        feedback.intensity = intensity
        return feedback
    }

    /// A collision of something hard or soft; `intensity` is 0…1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        var feedback = SensoryFeedback("impact")
        feedback.flexibility = flexibility
        feedback.intensity = intensity
        return feedback
    }
}

extension View {
    /// Plays feedback when a value changes. Pictures play nothing.
    /// - Note: Accepted, does nothing here: there is nothing that could be felt or heard.
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when a value changes and a condition holds. Pictures play nothing.
    /// - Note: Accepted, does nothing here: there is nothing that could be felt or heard.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays the feedback that a function chooses when a value changes. Pictures play nothing.
    /// - Note: Accepted, does nothing here: there is nothing that could be felt or heard.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
