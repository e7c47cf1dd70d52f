import Foundation
import Galley
import GalleyAVFoundation
import GalleyAVKit
import GalleyApproved
import GalleyCoreLocation
import GalleyMapKit
import GalleyTold
import GalleyUIKitClasses
import GalleyUserNotifications
import GalleyWebKit
import Testing

/// Maps as they are drawn, and what new objects of the frameworks beside UIKit have in their properties, as approved.
@MainActor @Suite("Maps and devices, approved", .enabled(if: Approved.isUsualSystem)) struct ToldDeviceTests {
    private static let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

    private static let maps: [(String, AnyView)] = [
        (
            "places and overlays",
            AnyView(
                Map(
                    initialPosition: .region(
                        MKCoordinateRegion(center: rome, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 4)))
                ) {
                    Marker("Rome", coordinate: rome).tint(.blue)
                    Marker(
                        "Star", systemImage: "star", coordinate: CLLocationCoordinate2D(latitude: 42.3, longitude: 11.7)
                    )
                    Marker(
                        "Letter", monogram: Text("A"),
                        coordinate: CLLocationCoordinate2D(latitude: 41.5, longitude: 13.4))
                    Annotation(
                        "Note", coordinate: CLLocationCoordinate2D(latitude: 42.2, longitude: 13), anchor: .bottom
                    ) {
                        Circle().fill(.red).frame(width: 12, height: 12)
                    }
                    MapCircle(center: rome, radius: 20_000).foregroundStyle(.red.opacity(0.3)).stroke(
                        .red, lineWidth: 2)
                    MapPolyline(coordinates: [rome, CLLocationCoordinate2D(latitude: 42.5, longitude: 11)]).stroke(
                        .green, lineWidth: 4)
                    MapPolygon(coordinates: [
                        rome, CLLocationCoordinate2D(latitude: 41.3, longitude: 12),
                        CLLocationCoordinate2D(latitude: 41.2, longitude: 13),
                    ]).foregroundStyle(.yellow)
                }
                .mapControls {
                    MapCompass()
                    MapScaleView()
                    MapUserLocationButton()
                })
        ),
        (
            "seen by a camera",
            AnyView(
                Map(
                    position: .constant(
                        .camera(MapCamera(centerCoordinate: rome, distance: 50_000, heading: 0, pitch: 0)))
                ) {
                    Marker("Rome", coordinate: rome)
                }
                .mapStyle(.hybrid))
        ),
        (
            "around its places",
            AnyView(
                Map {
                    Marker("Rome", coordinate: rome);
                    Marker("Oslo", coordinate: CLLocationCoordinate2D(latitude: 59.9, longitude: 10.7))
                })
        ),
    ]

    @Test("Maps") func maps() throws {
        let parts = Self.maps.map { name, view in
            ApprovedText.Part(name) {
                var options = RenderOptions()
                options.scale = 2
                options.canvas = CGSize(width: 300, height: 200)
                options.proposal = ProposedViewSize(width: 300, height: 200)
                let host = ViewHost(view, options: options)
                if Approved.isRecording, let folder = ProcessInfo.processInfo.environment["GALLEY_SHEETS"] {
                    try? host.pngData().write(
                        to: URL(fileURLWithPath: folder).appendingPathComponent("map \(name).png"))
                }
                return host.told
            }
        }
        let differences = try ApprovedText("maps.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }

    @Test("New objects") func defaults() throws {
        let makers: [() -> Any] = [
            { MKPointAnnotation() }, { MKMapView() }, { MKAnnotationView(annotation: nil, reuseIdentifier: nil) },
            { MKMarkerAnnotationView(annotation: nil, reuseIdentifier: nil) },
            { MKPolylineRenderer(overlay: MKCircle(center: Self.rome, radius: 3)) },
            { MKCircle(center: Self.rome, radius: 3) }, { MKLocalSearch.Request() }, { MKDirections.Request() },
            { MKCoordinateRegion(center: Self.rome, latitudinalMeters: 1000, longitudinalMeters: 2000) },
            { MapCamera(centerCoordinate: Self.rome, distance: 5) }, { CLLocationManager() },
            { CLCircularRegion(center: Self.rome, radius: 5, identifier: "a") },
            { AVPlayer() }, { AVSpeechUtterance(string: "Hello") }, { AVSpeechSynthesizer() },
            { AVPlayerLayer() },
            { AVPlayerViewController() }, { CMTime(seconds: 1.5, preferredTimescale: 600) },
            { UNMutableNotificationContent() }, { UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false) },
            { UNNotificationAction(identifier: "a", title: "A") }, { WKPreferences() },
            { WKWebView() },
        ]
        let bases: [Any.Type] = [NSObject.self, UIView.self, UIViewController.self]
        let parts = makers.enumerated().map { index, make in
            ApprovedText.Part("\(index + 1) \(type(of: make()))") { ToldObject.properties(of: make(), upTo: bases) }
        }
        let differences = try ApprovedText("devices.txt", parts).differences()
        #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
    }
}
