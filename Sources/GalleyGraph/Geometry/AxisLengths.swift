// Lengths, points and proposals by axis, so that what holds along an axis is written once.

extension Axis {
    package nonisolated var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
    package nonisolated var set: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
    package nonisolated init(along axis: Axis, _ length: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    package nonisolated subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    package nonisolated init(along axis: Axis, _ position: CGFloat, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position)
    }

    package nonisolated subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension ProposedViewSize {
    package nonisolated init(along axis: Axis, _ length: CGFloat?, across: CGFloat?) {
        self =
            axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }

    package nonisolated subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension ViewDimensions {
    package nonisolated subscript(alignment: Alignment, axis: Axis) -> CGFloat {
        axis == .horizontal ? self[alignment.horizontal] : self[alignment.vertical]
    }
}

extension LayoutSubviews {
    /// Where the guide that an alignment names along an axis lies by default in a box of `size`.
    package nonisolated func position(of alignment: Alignment, _ axis: Axis, in size: CGSize) -> CGFloat {
        axis == .horizontal
            ? position(of: alignment.horizontal, in: size) : position(of: alignment.vertical, in: size)
    }
}

extension CGRect {
    /// The shortest and the greatest position along an axis.
    package nonisolated func range(_ axis: Axis) -> (low: CGFloat, high: CGFloat) {
        axis == .horizontal ? (minX, maxX) : (minY, maxY)
    }
}
