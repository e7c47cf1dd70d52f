/// What `galley explain` wants to know of a view.
public struct HostExplanation: Codable, Sendable {
    /// How it is written.
    public enum Format: String, Codable, Sendable, CaseIterable {
        case text, json, html, svg
    }

    /// A direction of layout.
    public enum Axis: String, Codable, Sendable, CaseIterable {
        case width, height
    }

    /// How the explanation is written; as text by default.
    public var format = Format.text
    /// A point of the picture: the view that lies there is explained.
    public var point: [Double]?
    /// The label or kind of the view that is explained.
    public var name: String?
    /// What is asked for is the view's answers to every length along this axis.
    public var curve: Axis?

    /// Whether the parts are told that controls and containers are made of.
    public var tellsParts = false
    /// Whether it is told what the layout engine remembers of the view.
    public var tellsEngine = false
    /// Whether JSON tells in whose bodies each view was made.
    public var tellsOwners = false

    /// All views are explained, as text.
    public init() {}
}
