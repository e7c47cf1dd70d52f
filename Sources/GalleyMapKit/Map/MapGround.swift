import GalleyCoreLocation
import GalleyGraph
import GalleyLayout
import GalleyUIKitClasses
import GalleyViews

/// A map's grey ground, with what lies on it.
struct MapGround: View {
    let position: MapCameraPosition
    let content: @MainActor (inout _MapDrawing) -> Void

    /// Grey as a map that has not been loaded: our own choice.
    private static let grey = Color(.sRGB, white: 0.5, opacity: 0.25)

    var body: some View {
        var drawing = _MapDrawing()
        content(&drawing)
        return StandIn(
            name: "Map",
            message: "Galley draws no maps: a grey ground stands in the place of one, with its markers at their places"
        ) { [drawing] in
            GeometryReader { proxy in
                let frame = MapFrame(position.rect(around: drawing.rect), in: proxy.size)
                ZStack(alignment: .topLeading) {
                    Self.grey
                    ForEach(Array(drawing.overlays.enumerated()), id: \.offset) { _, overlay in
                        DrawnOverlay(overlay: overlay, frame: frame)
                    }
                    ForEach(Array(drawing.pins.enumerated()), id: \.offset) { _, pin in
                        AnchoredPin(point: frame.point(pin.coordinate), anchor: pin.anchor, view: pin.view)
                    }
                }
                .frame(width: proxy.size.width, height: proxy.size.height, alignment: .topLeading)
                .clipped()
            }
        }
    }
}

/// A view of a place, at its point.
private struct AnchoredPin: View {
    let point: CGPoint
    let anchor: UnitPoint
    let view: AnyView

    var body: some View {
        view.fixedSize()
            .alignmentGuide(.leading) { [anchor, point] in $0.width * anchor.x - point.x }
            .alignmentGuide(.top) { [anchor, point] in $0.height * anchor.y - point.y }
    }
}

/// A line or an area on a map. Without a style a line is blue, and an area a clear blue, as the program's tint is.
private struct DrawnOverlay: View {
    let overlay: _MapDrawing.Overlay
    let frame: MapFrame

    var body: some View {
        let look = overlay.look
        if case .line = overlay.form {
            path.stroke(look.stroke ?? look.fill ?? AnyShapeStyle(.tint), style: look.strokeStyle)
        } else {
            ZStack(alignment: .topLeading) {
                path.fill(look.fill ?? AnyShapeStyle(Color.accentColor.opacity(0.3)))
                if let stroke = look.stroke { path.stroke(stroke, style: look.strokeStyle) }
            }
        }
    }

    private var path: Path {
        switch overlay.form {
        case .line(let places): Path { $0.addLines(places.map(frame.point)) }
        case .area(let places):
            Path { path in
                path.addLines(places.map(frame.point))
                path.closeSubpath()
            }
        case .circle(let center, let radius):
            Path { path in
                let (middle, length) = (frame.point(center), frame.length(radius, at: center))
                path.addEllipse(
                    in: CGRect(x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length))
            }
        }
    }
}
