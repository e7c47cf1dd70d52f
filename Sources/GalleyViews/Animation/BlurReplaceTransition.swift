import GalleyGraph

/// The view comes and goes blurred, fading, and larger or smaller: what replaces another seems to come out of it.
nonisolated public struct BlurReplaceTransition: Transition, Sendable {
    /// How the view changes its size.
    public struct Configuration: Equatable, Sendable {
        fileprivate let entersLarger: Bool

        /// It comes from below its size and goes above it.
        public static let upUp = Configuration(entersLarger: false)
        /// It comes from above its size and goes below it.
        public static let downUp = Configuration(entersLarger: true)
    }

    /// How the view changes its size.
    public var configuration: Configuration

    /// Makes the transition.
    public init(configuration: Configuration) { self.configuration = configuration }

    // Apple documents neither the blur nor the sizes: these are Galley's.
    private static let radius = 10.0
    private static let growth = 0.1

    @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
        let larger = configuration.entersLarger ? phase == .willAppear : phase == .didDisappear
        content
            .scaleEffect(phase.isIdentity ? 1 : larger ? 1 + Self.growth : 1 - Self.growth)
            .blur(radius: phase.isIdentity ? 0 : Self.radius)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// The view comes and goes blurred: what replaces another seems to come out of it.
    public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

    /// The view comes and goes blurred, larger or smaller.
    public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
        BlurReplaceTransition(configuration: config)
    }
}
