import GalleyControls
import GalleyGraph
import GalleyScreens
import GalleyTypes
import GalleyViews

/// A picture that was chosen. None is chosen here: there is no library of pictures.
public struct PhotosPickerItem: Hashable, Sendable {
    /// How a picture is written when it is handed out.
    public struct EncodingDisambiguationPolicy: Hashable, Sendable {
        private let name: String

        /// As the system has it.
        public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
        /// As it is.
        public static let current = EncodingDisambiguationPolicy(name: "current")
        /// As most programs can read it.
        public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
    }

    /// The library's name of it.
    public let itemIdentifier: String?
    /// What it can be had as: nothing.
    public var supportedContentTypes: [UTType] { [] }

    /// A picture by the library's name.
    public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

    /// What is in it: nil, since it is in no library.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}

/// In which order pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
    private let name: String

    /// In any.
    public static let `default` = PhotosPickerSelectionBehavior(name: "default")
    /// In that of touches, with numbers.
    public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
    /// Each at once.
    public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
    /// Each at once, in the order of touches.
    public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// The choice of pictures, drawn as a `Button`, which opens nothing here.
public struct PhotosPicker<Label: View>: View {
    private let label: Label

    /// A button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for one picture of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    /// A button for several pictures of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { self.label = label() }

    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

extension PhotosPicker where Label == Text {
    /// A button for one picture, with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(titleKey) }

    /// A button for one picture, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(title) }

    /// A button for several pictures, with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(titleKey) }

    /// A button for several pictures, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { label = Text(title) }
}

extension View {
    /// Opens the library of pictures where a value says so, for one picture.
    ///
    /// - Note: Accepted, does nothing here: there is no library of pictures.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }

    /// Opens the library of pictures where a value says so, for several pictures.
    ///
    /// - Note: Accepted, does nothing here: there is no library of pictures.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { self }
}
