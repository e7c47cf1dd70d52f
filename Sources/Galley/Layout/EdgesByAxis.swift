/// The edges that a view on an edge can be put on.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
    case top, bottom

    /// Several edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        /// Makes a value from its raw value.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
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
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }
        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
