import GalleyGraph

/// A preview that the host can find at run time; `#Preview` makes a type of this kind.
public protocol PreviewRegistry {
    /// `Module/File.swift` of the preview.
    static var fileID: String { get }
    /// The preview's line in its file, counted from 1.
    static var line: Int { get }
    /// The preview itself.
    @MainActor static func makePreview() -> _GalleyPreview
}

/// `Preview` under a name that a user's own `Preview` cannot hide from the code that `#Preview` expands to.
public typealias _GalleyPreview = Preview
