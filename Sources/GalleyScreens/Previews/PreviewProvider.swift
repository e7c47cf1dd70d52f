import GalleyGraph

/// The older way to declare previews: a type whose `previews` are the views to show.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of `previews`.
    associatedtype Previews: View
    /// The views to show, each one its own preview.
    @ViewBuilder static var previews: Previews { get }
}
