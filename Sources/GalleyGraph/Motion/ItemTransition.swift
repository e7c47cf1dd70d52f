/// How views that come and go do so, without its type.
@MainActor
package protocol ItemTransition {
    /// The transaction in which a view goes from one phase to the next.
    nonisolated func transaction(_ outer: Transaction) -> Transaction
    /// Builds `content` in a phase of its coming or going.
    func build(_ phase: TransitionPhase, isRemoval: Bool, around content: ElementView, into builder: ViewTreeBuilder)
}
