import Foundation
import Galley
import Testing

/// A colour of a fixed size: the box of the numeric cases.
@MainActor package func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

extension View {
    /// Names the view for `frames(in:…)`.
    package func probe(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// The size that a view answers to a proposal.
@MainActor package func size<V: View>(
    of view: V, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, platform: TextPlatform = .iOS
) -> CGSize {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width, height: height)
    options.scale = scale
    options.textPlatform = platform
    options.assetFolders = [fixtures]
    return layoutRecord(of: view, options).size
}

/// The frames of the named views of a window's content: offered the window's size, and centered in it.
@MainActor package func frames<V: View>(
    in width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, platform: TextPlatform = .iOS, _ view: V
) -> [String: CGRect] {
    var options = RenderOptions()
    options.canvas = CGSize(width: width, height: height)
    options.proposal = ProposedViewSize(width: width, height: height)
    options.scale = scale
    options.textPlatform = platform
    options.assetFolders = [fixtures]
    return labelled(layoutRecord(of: view, options).root)
}

/// The frames of the named views where the root lies at zero, offered `proposal`.
@MainActor package func frames<V: View>(
    proposing width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 1, platform: TextPlatform = .iOS, _ view: V
) -> [String: CGRect] {
    var options = RenderOptions()
    options.proposal = ProposedViewSize(width: width, height: height)
    options.scale = scale
    options.textPlatform = platform
    options.assetFolders = [fixtures]
    return labelled(layoutRecord(of: view, options).root)
}

private func labelled(_ root: LayoutRecord.Node) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    var open = [root]
    while let node = open.popLast() {
        if let label = node.label, frames[label] == nil { frames[label] = node.frame }
        open.append(contentsOf: node.children.reversed())
    }
    return frames
}

/// The folder of the tests' pictures.
package let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("GalleyTests/Fixtures")

/// Expects lengths to be equal to a millionth of a point.
package func expect(
    _ found: CGFloat?, _ expected: CGFloat, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
    let isEqual = found.map { $0 == expected || abs($0 - expected) < 1e-6 } ?? false
    #expect(
        isEqual, "\(what) is \(found.map { "\($0)" } ?? "missing"), expected \(expected)",
        sourceLocation: sourceLocation)
}

/// Expects a size, to a millionth of a point.
package func expect(
    _ found: CGSize, _ width: CGFloat, _ height: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(found.width, width, "the width", sourceLocation: sourceLocation)
    expect(found.height, height, "the height", sourceLocation: sourceLocation)
}

/// Expects a frame (x, y, width, height), to a millionth of a point.
package func expect(
    _ found: CGRect?, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    guard let found else {
        Issue.record("no view of that name", sourceLocation: sourceLocation)
        return
    }
    let pairs = [(found.minX, x), (found.minY, y), (found.width, width), (found.height, height)]
    let isEqual = pairs.allSatisfy { $0 == $1 || abs($0 - $1) < 1e-6 }
    #expect(
        isEqual,
        "(\(found.minX), \(found.minY), \(found.width), \(found.height)), expected (\(x), \(y), \(width), \(height))",
        sourceLocation: sourceLocation)
}
