import Foundation
import Galley
import Testing

/// Expects a view to look as its references show, in every combination of sizes, appearances, locales and type sizes.
///
/// References lie beside the test's file, in `__Snapshots__/<file>/<test>[-<name>][-<combination>].<ending>`. What becomes of one that
/// is missing or differs is said by `record` (see `SnapshotRecording`); what differs and what is new is shown in a report, whose place the
/// failure names. An expectation fails once, whatever the number of combinations: it lists those that differ, and says which numbers of
/// the layout changed, first those of the view that changed by itself.
///
/// - Parameters:
///   - view: The view.
///   - kinds: What of it is compared.
///   - name: Tells several expectations of a test apart.
///   - sizes: Windows, in points; none is the view's ideal size.
///   - appearances: Light, dark or both.
///   - locales: Languages; those that run from right to left turn the layout.
///   - typeSizes: Settings of Dynamic Type.
///   - options: What else it is rendered with.
///   - tolerance: How much a channel of a pixel may differ, 0…1.
///   - record: The mode; nil is that of the run.
@MainActor public func expectSnapshot<V: View>(
    _ view: V, _ kinds: SnapshotKind..., named name: String? = nil, sizes: [CGSize] = [],
    appearances: [ColorScheme] = [], locales: [Locale] = [], typeSizes: [DynamicTypeSize] = [],
    options: RenderOptions = RenderOptions(), tolerance: Double = 0, record: SnapshotRecording? = nil,
    filePath: String = #filePath, function: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
    let expectation = SnapshotExpectation(
        SnapshotNames(file: filePath, test: function, name: name), tolerance: tolerance, mode: record ?? .current,
        sourceLocation: sourceLocation)
    for variant in SnapshotVariant.all(sizes, appearances, locales, typeSizes) {
        expectation.check(variant.host(view, options), kinds.isEmpty ? [.png] : kinds, variant: variant.name)
    }
    expectation.finish()
}

/// Expects a view that a test has used to look as its references show.
@MainActor public func expectSnapshot(
    _ view: TestedView, _ kinds: SnapshotKind..., named name: String? = nil, tolerance: Double = 0,
    record: SnapshotRecording? = nil, filePath: String = #filePath, function: String = #function,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let expectation = SnapshotExpectation(
        SnapshotNames(file: filePath, test: function, name: name), tolerance: tolerance, mode: record ?? .current,
        sourceLocation: sourceLocation)
    expectation.check(view, kinds.isEmpty ? [.png] : kinds)
    expectation.finish()
}
