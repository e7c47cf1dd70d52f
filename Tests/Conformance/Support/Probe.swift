import SwiftUI

/// The frames of the named views of a layout, in the picture's space.
final class FrameRecorder {
    var frames: [String: CGRect] = [:]
}

private struct FrameRecorderKey: EnvironmentKey {
    static var defaultValue: FrameRecorder? { nil }
}

extension EnvironmentValues {
    var frameRecorder: FrameRecorder? {
        get { self[FrameRecorderKey.self] }
        set { self[FrameRecorderKey.self] = newValue }
    }
}

private struct FrameReader: View {
    let name: String
    @Environment(\.frameRecorder) private var recorder

    var body: some View {
        GeometryReader { proxy in
            let _ = recorder?.frames[name] = proxy.frame(in: .global)
            Color.clear
        }
    }
}

extension View {
    /// Records the view's frame under a name.
    func probe(_ name: String) -> some View { background(FrameReader(name: name)) }
}

/// A colour of a fixed size: the box of the numeric cases.
@MainActor func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
}

/// One line of 13-point system text: the T13 of the numeric cases.
@MainActor func t13(_ text: String = "One") -> some View { Text(text).font(.system(size: 13)) }
