import Foundation
import Galley
import GalleyFormats

/// A picture that is drawn again and again, with a separate text each time.
@MainActor
enum PictureCase: String, CaseIterable {
    case card, invoice

    var format: PictureFormat { self == .card ? .png : .pdf }

    /// Lays out and draws the picture with a number, into a display list.
    func rendered(_ number: Int, _ options: RenderOptions, observer: (any LayoutObserver)? = nil) -> RenderedView {
        switch self {
        case .card: RenderedView(SharedCard(number: number, avatar: Self.avatar), options: options, observer: observer)
        case .invoice: RenderedView(InvoicePage(number: number), options: options, observer: observer)
        }
    }

    private static let avatar: CGImage = {
        guard let image = AvatarDrawing.image() else { fatalError("the avatar cannot be drawn") }
        return image
    }()
}
