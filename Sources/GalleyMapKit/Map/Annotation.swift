import GalleyCoreLocation
import GalleyGraph
import GalleyLayout
import GalleyViews

/// A view at a place, drawn as it is, over its title.
@preconcurrency @MainActor
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    /// A view at a place, with a label.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
        self.label = label()
    }

    public func _add(to drawing: inout _MapDrawing) {
        // The title does not move the view.
        let below = Group {
            if drawing.look.showsTitles { label.mapTitle().alignmentGuide(.bottom) { $0[.top] - 2 } }
        }
        drawing.add(
            .init(
                coordinate: coordinate, anchor: anchor,
                view: AnyView(content.overlay(alignment: .bottom) { below })))
    }
}

extension Annotation where Label == Text {
    /// A view at a place, with a title.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(titleKey) })
    }

    /// A view at a place, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content, label: { Text(title) })
    }

    /// A view at a place, with its name.
    public init(item: MKMapItem, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {
        self.init(coordinate: item.place, anchor: anchor, content: content, label: { Text(item.name ?? "") })
    }
}

/// Where the person is. That is not known here, and nothing is drawn.
@preconcurrency @MainActor
public struct UserAnnotation<Content: View>: MapContent {
    public typealias Body = Never

    /// A view of the author's in place of the blue dot.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping () -> Content) {}
    /// A view of the author's in place of the blue dot.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: @escaping (UserLocation) -> Content) {}

    public func _add(to drawing: inout _MapDrawing) {}
}

extension UserAnnotation where Content == EmptyView {
    /// The blue dot.
    public init() {}
}

/// Where the person is, and where to.
public struct UserLocation: Sendable {
    /// The place.
    public let location: CLLocation?
    /// The direction.
    public let heading: CLHeading?
}
