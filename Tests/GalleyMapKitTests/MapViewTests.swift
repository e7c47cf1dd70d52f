import Galley
import GalleyCoreLocation
import GalleyMapKit
import GalleyUIKitClasses
import Testing

/// A map's stand-in: a grey ground, with what lies on it where the region has it.
@MainActor @Suite("Maps")
struct MapViewTests {
    private static let oslo = CLLocationCoordinate2D(latitude: 59.91, longitude: 10.75)
    /// A tenth of a degree around Oslo: in a square view the width decides.
    private static let region = MKCoordinateRegion(
        center: oslo, span: MKCoordinateSpan(latitudeDelta: 0.001, longitudeDelta: 0.1))

    /// The frames of views of that name, from the root.
    private func frames(_ kind: String, in view: some View) -> [CGRect] {
        func frames(_ node: LayoutRecord.Node) -> [CGRect] {
            (node.kind == kind ? [node.frame] : []) + node.children.flatMap(frames)
        }
        return frames(RenderedView(view.frame(width: 200, height: 200)).record.root)
    }

    @Test("A view stands at its place: the middle in the middle, a quarter of the span a quarter of the width away")
    func places() throws {
        let east = CLLocationCoordinate2D(latitude: Self.oslo.latitude, longitude: Self.oslo.longitude + 0.025)
        let map = Map(initialPosition: .region(Self.region)) {
            Annotation("", coordinate: Self.oslo) { Color.red.frame(width: 10, height: 10) }
            Annotation("", coordinate: east, anchor: .topLeading) { Color.red.frame(width: 10, height: 10) }
        }
        let found = frames("Color", in: map).filter { $0.width == 10 }
        try #require(found.count == 2)
        for (frame, point) in zip(found, [CGPoint(x: 95, y: 95), CGPoint(x: 150, y: 100)]) {
            // Mercator's middle of a span is a hair north of the middle of its degrees.
            #expect(abs(frame.minX - point.x) < 0.001 && abs(frame.minY - point.y) < 0.001, "\(frame)")
        }
    }

    @Test("The maps of iOS 14 show their items") func items() {
        struct Place: Identifiable { let id: Int }
        let map = Map(coordinateRegion: .constant(Self.region), annotationItems: [Place(id: 1), Place(id: 2)]) { _ in
            MapAnnotation(coordinate: Self.oslo) { Color.red.frame(width: 10, height: 10) }
        }
        #expect(frames("Color", in: map).filter { $0.width == 10 }.count == 2)
    }

    @Test("Everything is told once as a stand-in") func notice() {
        let rendered = RenderedView(
            VStack {
                Map(); Map()
            }.frame(width: 100, height: 100))
        #expect(rendered.diagnostics.map(\.severity) == [.warning])
        #expect(rendered.diagnostics.first?.message.contains("draws no maps") == true)
    }

    @Test("Without a region all of the content is shown") func automatic() {
        let north = CLLocationCoordinate2D(latitude: 61, longitude: 9)
        let map = Map {
            Annotation("", coordinate: Self.oslo) { Color.red.frame(width: 10, height: 10) }
            Annotation("", coordinate: north) { Color.red.frame(width: 10, height: 10) }
        }
        let found = frames("Color", in: map).filter { $0.width == 10 }
        let ground = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(found.count == 2 && found.allSatisfy(ground.contains), "\(found)")
        #expect(found[0].midX > found[1].midX && found[0].midY > found[1].midY, "Oslo lies to the south-east: \(found)")
    }

    @Test("A marker's title is shown, unless it is hidden") func titles() {
        func texts(_ visibility: Visibility) -> Int {
            frames("Text", in: Map { Marker("Oslo", coordinate: Self.oslo).annotationTitles(visibility) }).count
        }
        #expect(texts(.visible) == 1)
        #expect(texts(.hidden) == 0)
    }

    /// UIKit's map, as representables of before iOS 14 have it.
    @Test("MKMapView shows its annotations") func mapView() {
        struct Shown: UIViewRepresentable {
            let map: MKMapView
            func makeUIView(context: Context) -> MKMapView { map }
            func updateUIView(_ uiView: MKMapView, context: Context) {}
        }
        let map = MKMapView()
        map.setRegion(Self.region, animated: false)
        let pin = MKPointAnnotation()
        pin.coordinate = Self.oslo
        pin.title = "Here"
        map.addAnnotation(pin)
        #expect(frames("Text", in: Shown(map: map)).count == 1)
        map.removeAnnotation(pin)
        #expect(frames("Text", in: Shown(map: map)).isEmpty)
    }
}
