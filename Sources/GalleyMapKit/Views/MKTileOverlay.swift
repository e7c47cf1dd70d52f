import Foundation
import GalleyCoreLocation

/// Pictures of a map from elsewhere, tile by tile: kept. None is fetched or drawn.
open class MKTileOverlay: NSObject, MKOverlay {
    /// Where a tile is fetched from, with {x}, {y} and {z} in it.
    public let urlTemplate: String?
    /// How large a tile is, in pixels: kept.
    open var tileSize = CGSize(width: 256, height: 256)
    /// Whether tiles are counted from below: kept.
    open var isGeometryFlipped = false
    /// From which level on there are tiles: kept.
    open var minimumZ = 0
    /// Up to which level there are tiles: kept.
    open var maximumZ = 21
    /// Whether tiles hide the map: kept.
    open var canReplaceMapContent = false
    /// Its middle: that of the world.
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 0, longitude: 0) }
    /// What it covers: the world.
    open var boundingMapRect: MKMapRect { .world }

    /// Tiles of addresses; of none where a class says otherwise.
    public init(urlTemplate: String?) {
        self.urlTemplate = urlTemplate
        super.init()
    }

    /// Tiles of a class that says itself where they are.
    public override convenience init() { self.init(urlTemplate: nil) }

    /// Where a tile is fetched from.
    open func url(forTilePath path: MKTileOverlayPath) -> URL {
        let address = (urlTemplate ?? "").replacing("{x}", with: "\(path.x)").replacing("{y}", with: "\(path.y)")
            .replacing("{z}", with: "\(path.z)").replacing("{scale}", with: "\(Int(path.contentScaleFactor))")
        return URL(string: address) ?? URL(fileURLWithPath: "/")
    }
}

/// A tile's place.
public struct MKTileOverlayPath: Sendable {
    /// How far from the left.
    public var x: Int
    /// How far from above.
    public var y: Int
    /// How near.
    public var z: Int
    /// How many pixels a point has.
    public var contentScaleFactor: CGFloat

    /// A place.
    public init(x: Int = 0, y: Int = 0, z: Int = 0, contentScaleFactor: CGFloat = 1) {
        (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
    }
}

/// How tiles on a map are drawn: kept.
@preconcurrency @MainActor
open class MKTileOverlayRenderer: MKOverlayRenderer {
    /// Draws tiles.
    public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }
    /// Fetches tiles again: none is fetched.
    open func reloadData() {}
}
