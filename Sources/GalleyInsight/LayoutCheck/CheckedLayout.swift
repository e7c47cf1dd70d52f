import Foundation
import GalleyGraph
import GalleyLayout
import GalleyViews

/// A layout that is checked, as a view: it is shown with a few boxes.
///
/// `galley check --layout` makes it of what it is given.
public struct _CheckedLayout<L: Layout>: View {
    private let layout: L

    /// A layout to check.
    public init(_ layout: L) { self.layout = layout }

    public var body: some View {
        layout {
            Color.blue.frame(width: 30, height: 20)
            Color.green.frame(width: 50, height: 20)
            Color.orange.frame(width: 20, height: 40)
        }
    }
}

/// What can say what is wrong with the layout in it.
@MainActor package protocol CheckedLayoutView {
    /// - Parameter note: Is told, as text, each example before it is played.
    func faults(note: @escaping (String) -> Void) -> [LayoutFault]
}

extension _CheckedLayout: CheckedLayoutView {
    package func faults(note: @escaping (String) -> Void) -> [LayoutFault] {
        LayoutCheck.faults(in: layout) { note($0.text) }
    }
}
