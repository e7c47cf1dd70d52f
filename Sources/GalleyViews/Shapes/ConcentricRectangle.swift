import Foundation
import GalleyGraph

/// A rectangle whose corners have the middle of the container's corners, as `containerShape(_:)` sets it: as round as those, less
/// the way between them (rules.md §17.6).
///
/// Where nothing has set a container's shape, each corner is as round as its style is at least: a picture knows of no display's
/// corners.
nonisolated public struct ConcentricRectangle: InsettableShape {
    private typealias Style = Edge.Corner.Style

    /// Top leading, bottom leading, bottom trailing, top trailing.
    private let styles: [Edge.Corner.Style]
    /// Corners of one number are as round as the roundest of them.
    private let groups: [Int]

    private init(
        _ topLeading: Style, _ bottomLeading: Style, _ bottomTrailing: Style, _ topTrailing: Style, _ groups: [Int]
    ) {
        styles = [topLeading, bottomLeading, bottomTrailing, topTrailing]
        self.groups = groups
    }

    /// Each corner follows the container's.
    public init() { self.init(corners: .concentric) }

    /// All corners of one style; where uniform, all as round as the roundest.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, isUniform ? [0, 0, 0, 0] : [0, 1, 2, 3])
    }

    /// A style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner, [0, 1, 2, 3])
    }

    /// The corners above alike, and those below.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformTopCorners, uniformBottomCorners, uniformBottomCorners, uniformTopCorners, [0, 1, 1, 0])
    }

    /// The leading corners alike, and the trailing ones.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, uniformLeadingCorners, uniformTrailingCorners, uniformTrailingCorners, [0, 0, 1, 1])
    }

    /// The corners above alike, and a style for each below.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, uniformTopCorners, [0, 1, 2, 0])
    }

    /// The corners below alike, and a style for each above.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(topLeadingCorner, uniformBottomCorners, uniformBottomCorners, topTrailingCorner, [0, 1, 1, 2])
    }

    /// The leading corners alike, and a style for each trailing one.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, uniformLeadingCorners, bottomTrailingCorner, topTrailingCorner, [0, 0, 1, 2])
    }

    /// The trailing corners alike, and a style for each leading one.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            topLeadingCorner, bottomLeadingCorner, uniformTrailingCorners, uniformTrailingCorners, [0, 1, 2, 2])
    }

    /// The frame with corners as round as their styles are at least; a container's corners take their place where there is one.
    public func path(in rect: CGRect) -> Path { path(in: rect, radii: styles.map(\.leastRadius), insetBy: 0) }

    /// Made in the frame that is `amount` points smaller on each side (rules.md §15.5).
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }

    private func path(in rect: CGRect, radii: [CGFloat], insetBy amount: CGFloat) -> Path {
        let even = radii.indices.map { index in
            max((radii.indices.filter { groups[$0] == groups[index] }.map { radii[$0] }.max() ?? 0) - amount, 0)
        }
        let corners = RectangleCornerRadii(
            topLeading: even[0], bottomLeading: even[1], bottomTrailing: even[2], topTrailing: even[3])
        return Path(roundedRect: rect.inset(onEachSide: amount), cornerRadii: corners, style: .continuous)
    }
}

extension ConcentricRectangle: ContainerFollowing {
    func outline(in rect: CGRect, of container: ContainerPlace, insetBy amount: CGFloat) -> Path {
        let (ways, outer) = (container.ways(of: rect.size), container.cornerRadii)
        let corners = [
            (outer.topLeading, max(ways.left, ways.top)), (outer.bottomLeading, max(ways.left, ways.bottom)),
            (outer.bottomTrailing, max(ways.right, ways.bottom)), (outer.topTrailing, max(ways.right, ways.top)),
        ]
        // What is leading lies on the right from right to left.
        let order = container.isRightToLeft ? [3, 2, 1, 0] : [0, 1, 2, 3]
        let radii = styles.indices.map { index in
            styles[index].radius(outer: corners[order[index]].0, way: corners[order[index]].1)
        }
        let own = path(in: rect, radii: radii, insetBy: amount)
        guard container.isRightToLeft else { return own }
        return own.applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0))
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle whose corners are all of one style; where uniform, all as round as the roundest.
    nonisolated public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle whose corners above are alike, and those below.
    nonisolated public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle whose leading corners are alike, and the trailing ones.
    nonisolated public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
