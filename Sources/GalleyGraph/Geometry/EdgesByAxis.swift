/// The edges that a view on an edge can be put on.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// Makes a value from its raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The edges that a view on an edge can be put on; they follow the layout direction.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
    case leading, trailing

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// Makes a value from its raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// One edge alone.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        /// The edge where rows begin.
        public static let leading = Set(.leading)
        /// The edge where rows end.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}
