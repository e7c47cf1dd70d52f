// What a container takes of its content: the nodes that it made, and whether there are always as many.
extension ViewTreeBuilder {
    /// Runs `content` as that of a container along `axis`, which may expect one view.
    package func inContainer(_ axis: Axis?, expectsOne: Bool = false, _ content: () -> Void) -> [Int] {
        let outer = (stackAxis, latestTransition)
        stackAxis = axis
        defer { (stackAxis, latestTransition) = outer }
        return elements(expectsOne: expectsOne, content)
    }

    /// What a container has to know of the time before its content.
    @usableFromInline package struct Opening {
        var axis: Axis?
        var mark: Int
        var dynamicCount: Int
        /// Whether the container lies where one view is expected.
        var expectsOne: Bool
        /// How what lies around the container comes and goes; what is inside says nothing of that.
        var transition: (any ItemTransition)?
    }

    /// Begins the content of a container along `axis`.
    @usableFromInline package func open(_ axis: Axis?) -> Opening {
        defer {
            nearestAxis = axis
            expectsOne = false
        }
        return Opening(
            axis: nearestAxis, mark: pending.count, dynamicCount: dynamicCount, expectsOne: expectsOne,
            transition: toldTransition)
    }

    /// Ends the content of a container: its nodes, and whether there are always as many.
    package func close(_ opening: Opening) -> (nodes: [Int], isStatic: Bool) {
        nearestAxis = opening.axis
        toldTransition = opening.transition
        expectsOne = opening.expectsOne
        let nodes = Array(pending[opening.mark...])
        pending.removeSubrange(opening.mark...)
        return (nodes, dynamicCount == opening.dynamicCount)
    }

    /// One node for whatever `content` makes: itself, nothing, or a stack in depth of several.
    package func single(_ alignment: Alignment = .center, _ content: () -> Void) -> Int? {
        single(inContainer(nil, content), alignment)
    }

    /// One node for several: itself, nothing, or a stack in depth.
    package func single(_ nodes: [Int], _ alignment: Alignment) -> Int? {
        if nodes.count <= 1 { return nodes.first }
        return tree.addZStack(tree.key(alignment.horizontal), tree.key(alignment.vertical), nodes)
    }

    /// Notes that the content being built can vary in number.
    @usableFromInline package func markDynamic() { dynamicCount += 1 }

    @usableFromInline package func nextGridRow() -> Int {
        gridRowCount += 1
        return gridRowCount
    }
}
