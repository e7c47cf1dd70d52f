import GalleyGraph
import GalleyViews

/// Content with something set around it.
struct ModifiedMapContent<Content: MapContent>: MapContent {
    typealias Body = Never
    let content: Content
    let change: (inout _MapDrawing.Look) -> Void

    func _add(to drawing: inout _MapDrawing) {
        let before = drawing.look
        defer { drawing.look = before }
        // What is set nearer to the content counts.
        var look = drawing.look
        change(&look)
        drawing.look = look
        content._add(to: &drawing)
    }
}

extension MapContent {
    private func with(_ change: @escaping (inout _MapDrawing.Look) -> Void) -> ModifiedMapContent<Self> {
        ModifiedMapContent(content: self, change: change)
    }

    /// What areas are filled with.
    public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
        with { $0.fill = AnyShapeStyle(style) }
    }

    /// What lines are drawn with.
    public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
        with {
            $0.stroke = AnyShapeStyle(content)
            $0.strokeStyle.lineWidth = lineWidth
        }
    }

    /// What lines are drawn with, and how.
    public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
        with {
            $0.stroke = AnyShapeStyle(content)
            $0.strokeStyle = style
        }
    }

    /// How wide lines are.
    public func stroke(lineWidth: CGFloat = 1) -> some MapContent { with { $0.strokeStyle.lineWidth = lineWidth } }

    /// How lines are drawn.
    public func strokeStyle(style: StrokeStyle) -> some MapContent { with { $0.strokeStyle = style } }

    /// The colour of markers.
    public func tint(_ color: Color?) -> some MapContent { with { $0.tint = color } }

    /// The colour of markers: kept, where the style is none.
    public func tint(_ style: some ShapeStyle) -> some MapContent {
        with { $0.tint = style as? Color ?? $0.tint }
    }

    /// Whether titles are shown.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent {
        with { $0.showsTitles = visibility != .hidden }
    }

    /// Whether subtitles are shown.
    ///
    /// - Note: Accepted, does nothing here: marks have no subtitles.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

    /// What it stands for where it is chosen.
    ///
    /// - Note: Accepted, does nothing here: nothing on a map can be chosen.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { self }

    /// Whether areas lie over roads or labels.
    ///
    /// - Note: Accepted, does nothing here: maps have no roads and labels.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}
