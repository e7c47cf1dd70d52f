/// One of many pictures that a host draws: where the request says that rows follow, they come after it on the host's standard
/// input, one JSON object a line, and are answered one after the other.
public struct HostRow: Codable, Sendable {
    /// Which of the views, counted from 0; nil is a sign of life, answered without drawing anything.
    public var view: Int?
    /// What the view is made from.
    public var data: HostData
    /// What differs from the request.
    public var formats: [HostRequest.Format]?
    public var scale: Double?
    public var room: HostRequest.Room?
    public var isDark: Bool?
    public var locale: String?

    public init(view: Int?, data: HostData) {
        self.view = view
        self.data = data
    }
}

/// The answer to a host that asks for an image.
public struct HostImage: Codable, Sendable {
    /// How many bytes of the image follow.
    public var bytes = 0
    /// Why there is none.
    public var failure: String?

    public init(bytes: Int) { self.bytes = bytes }
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

    public init(pixels: Int, nodes: Int, depth: Int, characters: Int) {
        self.pixels = pixels
        self.nodes = nodes
        self.depth = depth
        self.characters = characters
    }
}

/// A value of which nothing is known but its text: of a column, or of a parameter in a URL.
public struct HostField: Codable, Sendable, Equatable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
