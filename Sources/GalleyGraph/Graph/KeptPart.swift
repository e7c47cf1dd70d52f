/// A part of the view whose state stays while the part is not shown, such as a tab that another one hides.
///
/// What is kept in it is kept for as long as anyone who decides what is shown still has the part. What belongs to being shown ends
/// meanwhile: the views have disappeared, and their tasks are cancelled (rules.md §20.5).
@MainActor
package final class KeptPart {
    private let outer: KeptPart?
    /// The build that last met the part, and whether that shows it.
    private var build = -1
    private var isShown = false

    /// - Parameter outer: The part that it lies in.
    init(in outer: KeptPart?) { self.outer = outer }

    /// A build has met the part.
    package func meet(in store: StateStore, isShown: Bool) { (build, self.isShown) = (store.build, isShown) }

    /// Whether a build keeps what it has not asked for in the part.
    func isHidden(in build: Int) -> Bool { self.build == build ? !isShown : outer?.isHidden(in: build) ?? false }
}

extension ViewTreeBuilder {
    /// The part of the place that an element of a container makes, which shows it or keeps it for later.
    package func keptPart(named name: AnyHashable, isShown: Bool) -> KeptPart {
        let part = context.store.object(at: identity.child(KeptPart.self).named(name), in: part) { [part] in
            KeptPart(in: part)
        }
        part.meet(in: context.store, isShown: isShown)
        return part
    }

    /// Runs `content` in a part.
    package func inPart(_ part: KeptPart, _ content: () -> Void) {
        let outer = self.part
        self.part = part
        content()
        self.part = outer
    }
}
