/// A step down the graph with a name: to what a modifier builds beside its content, for example.
///
/// A step is a type without values, declared where it is taken. Types differ from each other and from every number (the place in a
/// tuple), so no two steps are the same by accident, and the views behind them keep what is theirs. An object that is kept for a
/// view stands under its own type (`identity.child(ScrollOffset.self)`) and needs no step.
@usableFromInline package protocol GraphStep {}

/// To what a modifier is applied to, where the modifier keeps something for itself. One serves them all: behind it begins the place of
/// the next modifier.
@usableFromInline package enum ContentStep: GraphStep {}

extension ViewTreeBuilder {
    /// Runs `content` one named step further down the graph.
    package func step<Step: GraphStep>(_ step: Step.Type, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(step)
        content()
        identity = outer
    }

    /// Runs `content` as one of several behind a named step.
    package func step<Step: GraphStep>(_ step: Step.Type, _ index: Int, _ content: () -> Void) {
        let outer = identity
        identity = outer.child(step).child(index)
        content()
        identity = outer
    }

    /// Builds what a modifier that keeps something for itself is applied to.
    package func buildContent<Content: View>(_ content: Content) {
        step(ContentStep.self) { Content._build(content, into: self) }
    }
}
