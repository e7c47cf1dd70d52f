import GalleyGraph

/// What assistive technology is told of views beyond their names. Layout and picture stay as they are.
extension View {
    /// Something more about the view, which is read when it is asked for.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accepted("accessibilityCustomContent") }

    /// Something more about the view, which is read when it is asked for.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accepted("accessibilityCustomContent") }

    /// Something more about the view, which is read when it is asked for.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accepted("accessibilityCustomContent") }

    /// Something more about the view, which is read when it is asked for.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accepted("accessibilityCustomContent") }

    /// Pairs a label with what it names, under one identity.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Links views that a person moves between.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Whether the view does something when it is touched.
    /// - Note: Accepted, does nothing here: what can be used is told by the controls themselves.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
    ) -> some View { self }

    /// What kind of text it is, by which it is read.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// What happens where a person asks for more or less of the view.
    /// - Note: Accepted, does nothing here: pages have no such gesture for assistive technology.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { accepted("accessibilityZoomAction") }
}

/// Whether something more about a view is read at once.
public struct AccessibilityCustomContentImportance: Hashable, Sendable {
    private let isHigh: Bool
    /// It is read when a person asks for more.
    public static let `default` = Self(isHigh: false)
    /// It is read at once, with the view's name.
    public static let high = Self(isHigh: true)
}

extension View {
    /// Something more about the view, which is read when it is asked for.
    /// - Note: Accepted, does nothing here: neither ARIA nor PDF has a place for it.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View { accepted("accessibilityCustomContent") }
}

/// What something more about a view is called.
public struct AccessibilityCustomContentKey: Equatable {
    private let label: Text
    private let id: String

    /// Of two contents with one `id` the outer one takes the place of the inner; `label` is what is read before the
    /// value.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    public static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.label == b.label }
}

/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The name of the other.
    case label
    /// What the other names.
    case content
}

/// A kind of text, by which it is read.
public struct AccessibilityTextContentType: Hashable, Sendable {
    private let name: String
    /// Text like any other.
    public static let plain = Self(name: "plain")
    /// What a program prints to a console.
    public static let console = Self(name: "console")
    /// Paths and names of files.
    public static let fileSystem = Self(name: "fileSystem")
    /// What people write to each other.
    public static let messaging = Self(name: "messaging")
    /// Prose that is read from beginning to end.
    public static let narrative = Self(name: "narrative")
    /// Source code, of which signs are read as well.
    public static let sourceCode = Self(name: "sourceCode")
    /// The cells of a table.
    public static let spreadsheet = Self(name: "spreadsheet")
    /// A document that is being written.
    public static let wordProcessing = Self(name: "wordProcessing")
}

/// How a person asks for more or less of a view.
public struct AccessibilityZoomGestureAction {
    /// Whether a person asks for more or for less.
    public enum Direction: Hashable, Sendable {
        /// For more.
        case zoomIn
        /// For less.
        case zoomOut
    }

    /// Whether a person asks for more or for less.
    public let direction: Direction
    /// Where in the view, as a part of its width and height.
    public let location: UnitPoint
    /// Where in the view, in points from its top left corner.
    public let point: CGPoint
}
