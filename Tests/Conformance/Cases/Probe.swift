import SwiftUI

/// What the views of a scene told while they were laid out.
@MainActor
final class Recorder {
    /// The scene that is being laid out.
    static var current: Recorder?

    var frames: [String: CGRect] = [:]
    var notes: [String: [CGFloat]] = [:]
}

extension View {
    /// Names a view: its frame in the window is recorded.
    func probe(_ name: String) -> some View {
        background(
            GeometryReader { proxy in
                let _ = Recorder.current?.frames[name] = proxy.frame(in: .global)
                Color.clear
            })
    }
}

/// Records numbers from inside a layout.
nonisolated func note(_ name: String, _ numbers: CGFloat...) {
    MainActor.assumeIsolated { Recorder.current?.notes[name] = numbers }
}

/// A colour of a fixed size: the box of the numeric cases.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// One line of 13-point system text.
@MainActor func t13(_ text: String = "One") -> some View { Text(text).font(.system(size: 13)) }

/// Asks its view for sizes, and takes no space itself.
struct Asking: Layout {
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        if let subview = subviews.first {
            let size = subview.sizeThatFits(self.proposal)
            note("answer", size.width, size.height)
        }
        return CGSize(width: 1, height: 1)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
