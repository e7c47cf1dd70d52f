import Foundation
import Galley

/// How a screen of this size is laid out.
@MainActor package func screen<V: View>(
    _ view: V, _ width: CGFloat = 393, _ height: CGFloat = 852, look: Look = .iOS26, insets: EdgeInsets = EdgeInsets()
) -> LayoutRecord.Node {
    LayoutRecord(of: view, options: screenOptions(width, height, look: look, insets: insets)).root
}

@MainActor package func screenOptions(
    _ width: CGFloat = 393, _ height: CGFloat = 852, look: Look = .iOS26, insets: EdgeInsets = EdgeInsets()
) -> RenderOptions {
    var options = RenderOptions()
    options.canvas = CGSize(width: width, height: height)
    options.proposal = ProposedViewSize(width: width, height: height)
    options.look = look
    options.safeArea = insets
    return options
}

extension LayoutRecord.Node {
    /// The nodes of a kind, in drawing order.
    package func all(_ kind: String) -> [LayoutRecord.Node] {
        (self.kind == kind ? [self] : []) + children.flatMap { $0.all(kind) }
    }

    /// The first node of a kind.
    package func first(_ kind: String) -> LayoutRecord.Node? { all(kind).first }

    /// The texts inside, in drawing order.
    package var texts: [String] { (kind == "Text" ? [label ?? ""] : []) + children.flatMap(\.texts) }

    /// The first node with a label.
    package func named(_ label: String) -> LayoutRecord.Node? {
        if self.label == label { return self }
        for child in children {
            if let found = child.named(label) { return found }
        }
        return nil
    }
}

/// Insets of a phone with rounded corners: the clock takes 59 points, the bar at the bottom 34.
package let phoneInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
