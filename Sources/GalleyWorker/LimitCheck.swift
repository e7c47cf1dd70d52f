import Galley
import GalleyExport
import GalleyProtocol

extension HostResult.Cause {
    /// Why a picture could not be written, as far as it is what was asked for: each format has its own sides that are too long for it.
    public init?(_ error: any Error) {
        guard case ExportError.pictureTooLarge = error else { return nil }
        self = .pixels
    }
}

extension HostLimits {
    /// What is too large in a view, as a failure; nil where nothing is.
    @MainActor
    public func excess(of rendered: RenderedView, scale: Double) -> HostResult.Failure? {
        let size = rendered.size
        let pixels = (Double(size.width) * scale).rounded(.up) * (Double(size.height) * scale).rounded(.up)
        if pixels > Double(self.pixels) {
            return failure(
                .pixels,
                "the picture would have \(Int(min(pixels, 1e15))) pixels, and \(self.pixels) are the most that it may have"
            )
        }
        return excess(of: rendered.record.root) ?? emptiness(of: rendered)
    }

    /// What was asked for leaves nothing to draw, such as an empty text; but for what lacks, which is the view's own fault.
    @MainActor
    private func emptiness(of rendered: RenderedView) -> HostResult.Failure? {
        let size = rendered.size
        guard size.width <= 0 || size.height <= 0, rendered.diagnostics.allSatisfy({ $0.severity == .note }) else {
            return nil
        }
        return failure(
            .data,
            "the view's size is \(Double(size.width))×\(Double(size.height)): with these values there is nothing to draw"
        )
    }

    /// Without recursion: it is there for views that are too deep.
    private func excess(of root: LayoutRecord.Node) -> HostResult.Failure? {
        var level = [root]
        var (depth, nodes, characters) = (0, 0, 0)
        while !level.isEmpty {
            depth += 1
            nodes += level.count
            characters += level.reduce(0) { $0 + ($1.label?.count ?? 0) }
            if depth > self.depth { return failure(.size, "its views are more than \(self.depth) deep in each other") }
            if nodes > self.nodes { return failure(.size, "it has more than \(self.nodes) views") }
            if characters > self.characters {
                return failure(.size, "its texts have more than \(self.characters) characters")
            }
            level = level.flatMap(\.children)
        }
        return nil
    }

    private func failure(_ cause: HostResult.Cause, _ message: String) -> HostResult.Failure {
        HostResult.Failure(status: ExitStatus.notDrawn, message: message, cause: cause)
    }
}
