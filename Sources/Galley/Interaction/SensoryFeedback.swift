/// A sound or a tap that is felt.
nonisolated public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what seems to collide is.
    public struct Weight: Equatable, Sendable {
        private let name: String

        public static let light = Weight(name: "light")
        public static let medium = Weight(name: "medium")
        public static let heavy = Weight(name: "heavy")
    }

    /// How hard what seems to collide is.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        public static let rigid = Flexibility(name: "rigid")
        public static let solid = Flexibility(name: "solid")
        public static let soft = Flexibility(name: "soft")
    }

    private let name: String
    private var weight: Weight?
    private var flexibility: Flexibility?
    private var intensity = 1.0

    private init(_ name: String) { self.name = name }

    public static let success = SensoryFeedback("success")
    public static let warning = SensoryFeedback("warning")
    public static let error = SensoryFeedback("error")
    public static let selection = SensoryFeedback("selection")
    public static let increase = SensoryFeedback("increase")
    public static let decrease = SensoryFeedback("decrease")
    public static let start = SensoryFeedback("start")
    public static let stop = SensoryFeedback("stop")
    public static let alignment = SensoryFeedback("alignment")
    public static let levelChange = SensoryFeedback("levelChange")
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
    nonisolated public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

    /// Plays feedback when a value changes and a condition holds. Pictures play nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// Plays the feedback that a function chooses when a value changes. Pictures play nothing.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }
}
