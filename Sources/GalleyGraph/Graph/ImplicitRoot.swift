import GalleyEngine

// What several views are where one is expected: a column, so that a modifier goes around all of them at once (rules.md §1.8).
extension ViewTreeBuilder {
    /// Whether one view is expected here. Views and modifiers that stand for what they are made of hand it on; whatever makes several
    /// views, and every container, takes it back for each of its own.
    @usableFromInline package var expectsOne: Bool {
        get { here.expectsOne }
        set { here.expectsOne = newValue }
    }

    /// Runs `content`, which makes views that have nothing to do with each other.
    package func separately(_ content: () -> Void) {
        let outer = expectsOne
        expectsOne = false
        content()
        expectsOne = outer
    }

    /// Makes one view of those made since `mark` nodes waited, where one is expected.
    /// - Parameter isNeverNone: Whether something that takes no room stands for a view that is none.
    @usableFromInline package func joinViews(since mark: Int, isNeverNone: Bool = false) {
        guard here.expectsOne, pending.count != mark + 1 else { return }
        if pending.count > mark {
            let nodes = Array(pending[mark...])
            dropPending(since: mark)
            pushColumn(of: nodes)
        } else if isNeverNone {
            pushNothing()
        }
    }

    /// The nodes that `content` makes, or the one of them all where one is expected, taken off the pending ones.
    package func joined(_ content: () -> Void) -> [Int] {
        elements(expectsOne: expectsOne) { [mark = pending.count] in
            content()
            joinViews(since: mark)
        }
    }

    /// Adds the column that several views are where one is expected.
    package func pushColumn(of nodes: [Int]) {
        push(tree.addStack(.vertical, alignment: .horizontalCenter, spacing: .nan, nodes), NodeItem("VStack"))
    }

    /// Adds what stands for no view where one is expected: it takes any size, 10×10 where none is offered.
    package func pushNothing() { push(tree.addFlexible(), NodeItem("EmptyView")) }
}
