import GalleyCoreLocation
import GalleyGraph
import GalleyViews

/// A map. A plain grey ground is shown, with what lies on it at its place: a stand-in, and told as one.
@preconcurrency @MainActor
public struct Map<Content: View>: View {
    private let ground: MapGround

    private init(_ position: MapCameraPosition, _ content: (some MapContent)?) {
        ground = MapGround(position: position) { drawing in content?._add(to: &drawing) }
    }

    /// The ground with its content.
    public var body: some View { ground }
}

extension Map where Content == MapContentView<Never, EmptyMapContent> {
    /// A map without content.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(initialPosition, EmptyMapContent())
    }

    /// A map without content.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) {
        self.init(position.wrappedValue, EmptyMapContent())
    }
}

extension Map {
    /// A map with content.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(initialPosition, content())
    }

    /// A map with content, whose part of the earth the program chooses.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(position.wrappedValue, content())
    }

    /// A map with content that people can choose. No one chooses here.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(initialPosition, content())
    }

    /// A map with content that people can choose. No one chooses here.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(position.wrappedValue, content())
    }
}

/// What a map of such content shows.
@preconcurrency @MainActor
public struct MapContentView<SelectionValue, Content: MapContent>: View {
    /// Nothing by itself.
    public var body: some View { EmptyView() }
}

// MARK: The maps of iOS 14

/// What a map without content shows.
public struct _DefaultMapContent: View {
    /// Nothing by itself.
    public var body: some View { EmptyView() }
}

/// What a map of places shows.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    /// Nothing by itself.
    public var body: some View { EmptyView() }
}

extension Map where Content == _DefaultMapContent {
    /// A map of a part of the earth.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.region(coordinateRegion.wrappedValue), EmptyMapContent())
    }

    /// A map of a rectangle.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) {
        self.init(.rect(mapRect.wrappedValue), EmptyMapContent())
    }
}

extension Map {
    /// A map of a part of the earth, with places.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            .region(coordinateRegion.wrappedValue), ForEach(annotationItems) { annotationContent($0)._content })
    }

    /// A map of a rectangle, with places.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(.rect(mapRect.wrappedValue), ForEach(annotationItems) { annotationContent($0)._content })
    }
}
