import SwiftUI

struct DeviceRotationViewModifier: ViewModifier {
    let action: (UIDeviceOrientation) -> Void

    func body(content: Content) -> some View {
        content
            .onAppear()
            .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
                action(UIDevice.current.orientation)
            }
    }
}

extension View {
    func onRotate(perform action: @escaping (UIDeviceOrientation) -> Void) -> some View {
        self.modifier(DeviceRotationViewModifier(action: action))
    }
}

struct RotationPage: View {
    @State private var orientation = UIDeviceOrientation.unknown
    var body: some View {
        Group {
            if orientation.isPortrait { Text("Portrait") } else { Text("Unknown") }
        }
        .onRotate { orientation = $0 }
    }
}

#Preview { RotationPage() }
