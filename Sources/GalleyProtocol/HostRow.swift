import Foundation

/// One of many pictures that a host draws: where the request says that rows follow, they come after it on the host's standard
/// input, one JSON object a line, and are answered one after the other.
public struct HostRow: Codable, Sendable {
    /// Which of the views, counted from 0; nil is a sign of life, answered without drawing anything.
    public var view: Int?
    /// What the view is made from.
    public var data: HostData
    /// What differs from the request.
    public var formats: [HostRequest.Format]?
    /// Pixels a point; nil: those of the request.
    public var scale: Double?
    /// What the view is offered; nil: what the request says.
    public var room: HostRequest.Room?
    /// Whether the picture is dark; nil: as the request says.
    public var isDark: Bool?
    /// The language and region of texts; nil: those of the request.
    public var locale: String?
    /// What a document is called; nil: as the request says.
    package var title: String?
    /// What is compared, where that is what the request asks for.
    public var pictures: HostPictures?
    /// What is done to the view, where the request says that views are played.
    package var step: PlayStep?

    /// A row for the view at an index; nil is the only view there is.
    public init(view: Int?, data: HostData) {
        self.view = view
        self.data = data
    }
}

/// Two pictures to compare, as PNG files.
public struct HostPictures: Codable, Sendable {
    /// As it was.
    public var old: Data
    /// As it is now.
    public var new: Data
    /// How much a channel of a pixel may differ, 0…1.
    public var tolerance: Double

    /// Two pictures and how much they may differ.
    public init(old: Data, new: Data, tolerance: Double) {
        self.old = old
        self.new = new
        self.tolerance = tolerance
    }
}

/// The answer to a host that asks for an image.
public struct HostImage: Codable, Sendable {
    /// How many bytes of the image follow.
    public var bytes = 0
    /// Why there is none.
    public var failure: String?

    /// An image of so many bytes, which follow.
    public init(bytes: Int) { self.bytes = bytes }
    /// No image, and why.
    public init(failure: String) { self.failure = failure }
}

/// The most that a picture may be; what is larger is refused.
public struct HostLimits: Codable, Sendable, Equatable {
    /// Of the picture, after layout and before anything is drawn.
    public var pixels: Int
    /// Views in the layout.
    public var nodes: Int
    /// Views in each other.
    public var depth: Int
    /// Characters of all texts together.
    public var characters: Int

    /// Limits of pixels, views, views in each other, and characters.
    public init(pixels: Int, nodes: Int, depth: Int, characters: Int) {
        self.pixels = pixels
        self.nodes = nodes
        self.depth = depth
        self.characters = characters
    }
}

/// A value of which nothing is known but its text: of a column, or of a parameter in a URL.
public struct HostField: Codable, Sendable, Equatable {
    /// The field's name; dots lead into values inside of values.
    public var name: String
    /// The value as text.
    public var value: String

    /// A field with a value.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
