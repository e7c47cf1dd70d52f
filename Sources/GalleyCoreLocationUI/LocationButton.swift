@_exported import GalleyCoreLocation
import GalleyControls
import GalleyGraph
import GalleyViews

// The button that lets a program know the place once. Source: Apple's pages of LocationButton and LocationButton.Title: a filled arrow and
// the title in white on a blue ground, which tint, symbol variant, label style and corners change.

/// A button that asks for the place. The place is never known here, the action runs.
@preconcurrency @MainActor
public struct LocationButton: View {
    /// What it says.
    public struct Title: Sendable {
        fileprivate let text: String

        /// “Current Location”.
        nonisolated public static let currentLocation = Title(text: "Current Location")
        /// “Send Current Location”.
        nonisolated public static let sendCurrentLocation = Title(text: "Send Current Location")
        /// “Send My Current Location”.
        nonisolated public static let sendMyCurrentLocation = Title(text: "Send My Current Location")
        /// “Share Current Location”.
        nonisolated public static let shareCurrentLocation = Title(text: "Share Current Location")
        /// “Share My Current Location”.
        nonisolated public static let shareMyCurrentLocation = Title(text: "Share My Current Location")
    }

    private let title: Title?
    // Made wherever the view is, called on the main actor alone.
    nonisolated(unsafe) private let action: () -> Void

    /// A button with a title, or without one, and what it does.
    nonisolated public init(_ title: Title? = .currentLocation, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    /// A filled arrow beside the title.
    public var body: some View {
        Button {
            action()
        } label: {
            if let title {
                Label(title.text, systemImage: "location.fill")
            } else {
                Image(systemName: "location.fill")
            }
        }
        .buttonStyle(.borderedProminent)
        .buttonBorderShape(.roundedRectangle)
    }
}
