import GalleyEngine

// Where the nodes of a tree lie.
extension ViewTree {
    /// Where a node's own space lies in the spaces around it.
    package func frames(of node: Int) -> CoordinateFrames {
        var road: [Int] = []
        var current = node
        while current >= 0 {
            road.append(current)
            current = pass.parent(of: current)
        }
        var frames = base
        frames.toGlobal = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(frames.toGlobal)
        frames.layoutOrigin = CGPoint(x: frames.layoutOrigin.x + origin.x, y: frames.layoutOrigin.y + origin.y)
        for (index, step) in road.enumerated().reversed() {
            let parent = pass.parent(of: step)
            if parent >= 0, let transform = geometry(of: parent, isForLayout: true).affine {
                frames.toGlobal = transform.concatenating(frames.toGlobal)
            }
            let own = CGPoint(pass.origin(of: step))
            frames.toGlobal = CGAffineTransform(translationX: own.x, y: own.y).concatenating(frames.toGlobal)
            frames.layoutOrigin = CGPoint(x: frames.layoutOrigin.x + own.x, y: frames.layoutOrigin.y + own.y)
            late(of: step)?.mark(&frames, node: step, child: index > 0 ? road[index - 1] : nil, in: self)
        }
        return frames
    }

    /// Where a node shows the views inside of it, in its own space.
    /// - Parameter isForLayout: Whether a view asks where it lies.
    package func geometry(of node: Int, isForLayout: Bool = false) -> EffectGeometry {
        guard let content = content(of: node) else { return .inPlace }
        let rect = CGRect(origin: .zero, size: CGSize(pass.size(of: node)))
        return content.geometry(in: NodePlace(tree: self, node: node, rect: rect, isForLayout: isForLayout))
    }

    /// Every node's place in the picture's space; effects do not count.
    package var nodePlaces: [CGPoint] {
        let start = CGPoint(x: origin.x + base.layoutOrigin.x, y: origin.y + base.layoutOrigin.y)
        var places = [CGPoint](repeating: start, count: pass.count)
        for node in 0..<pass.count {
            let own = CGPoint(pass.origin(of: node))
            let parent = pass.parent(of: node)
            let base = parent < 0 ? start : places[parent]
            places[node] = CGPoint(x: base.x + own.x, y: base.y + own.y)
        }
        return places
    }
}
