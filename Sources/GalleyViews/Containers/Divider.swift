import GalleyEngine
import GalleyGraph

/// A line across the stack it is in; horizontal outside of one. One point thick with macOS metrics, else a pixel
/// (rules.md §7).
nonisolated public struct Divider: _PrimitiveView, Sendable {
    /// A line as thick as the platform draws it (rules.md §7.2).
    public init() {}

    @MainActor public static func _build(_ view: Divider, into builder: ViewTreeBuilder) {
        let environment = builder.environment
        let thickness = Double(environment.dividerThickness)
        builder.push(
            builder.tree.addDivider(thickness: thickness, inStackAlong: builder.stackAxis?.engine),
            NodeItem("Divider", FillContent(SystemColors.separator.paint(in: environment))))
    }
}
