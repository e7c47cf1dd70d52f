import GalleyGraph
import GalleyViews

// Source: Apple's page of UIGestureRecognizerRepresentable, iOS 18.

/// A recogniser of UIKit's as a gesture of SwiftUI's. Kept: no touch reaches a recogniser here, so that none is made.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
    /// The recogniser's class.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What speaks for it to the rest of the program.
    associatedtype Coordinator = Void
    /// What it is made and updated with.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// What says where it is.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recogniser.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Brings the recogniser up to date.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// The recogniser has something to tell.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes what speaks for it, before it is made itself.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    /// Nothing is to be done.
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    /// Nothing is to be done.
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    /// Nothing.
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a recogniser is made and updated with.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What speaks for the recogniser.
    public let coordinator: Representable.Coordinator
    /// What says where it is.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// What says where a recogniser's gesture is. There is none here: at the view's origin, and not moving.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    /// Where it is in the view.
    public var localLocation: CGPoint { .zero }
    /// How far it has come in the view; nil for a kind that does not move.
    public var localTranslation: CGPoint? { nil }
    /// How fast it is in the view; nil for a kind that does not move.
    public var localVelocity: CGPoint? { nil }

    /// Where it is in a space.
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    /// How far it has come in a space.
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    /// How fast it is in a space.
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    /// A point of the whole screen, in a space: as it is.
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint {
        globalPoint
    }
}

extension View {
    /// Gives the view a recogniser.
    /// - Note: Accepted, does nothing here: no touch reaches a recogniser.
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { self }
}
