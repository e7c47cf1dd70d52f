import GalleyControls
import GalleyGraph
import GalleyScreens
import GalleyTypes
import GalleyViews

/// A picture that was chosen: on a page, of the person's own files.
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
    private let file: ChosenFile?
    /// What it can be had as: the file's type, and nothing where there is no file.
    public var supportedContentTypes: [UTType] { file.map { [$0.type] } ?? [] }

    /// A picture by the library's name. There is no library here, so that it has no file.
    public init(itemIdentifier: String) {
        self.itemIdentifier = itemIdentifier
        file = nil
    }

    init(_ file: ChosenFile) {
        itemIdentifier = nil
        self.file = file
    }

    /// What is in it, as a value of a type; nil where there is no file, and where the type is made of other files.
    public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
        guard let file else { return nil }
        return try await NSItemProvider.value(of: file, as: type)
    }

    /// Gives what is in it to a handler.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task {
            do {
                completionHandler(.success(try await loadTransferable(type: type)))
            } catch {
                completionHandler(.failure(error))
            }
            progress.completedUnitCount = 1
        }
        return progress
    }
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

/// The choice of pictures, drawn as a `Button`: on a page the browser's choice of files.
public struct PhotosPicker<Label: View>: View {
    private let label: Label
    private let choice: PhotoChoice
    @Environment(\.fileDesk) private var desk

    /// A button for one picture.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { (self.label, choice) = (label(), PhotoChoice(selection, filter)) }

    /// A button for several pictures.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        @ViewBuilder label: () -> Label
    ) { (self.label, choice) = (label(), PhotoChoice(selection, maxSelectionCount, filter)) }

    /// A button for one picture of a library.
    public init(
        selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { (self.label, choice) = (label(), PhotoChoice(selection, filter)) }

    /// A button for several pictures of a library.
    public init(
        selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
        photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
    ) { (self.label, choice) = (label(), PhotoChoice(selection, maxSelectionCount, filter)) }

    @MainActor public var body: some View {
        Button {
            if let desk { choice.begin(on: desk) {} }
        } label: {
            label
        }
    }
}

/// Which pictures a person may choose, and where they go.
nonisolated struct PhotoChoice: FileDialog {
    private let types: [UTType]
    private let isMany: Bool
    private let take: ([PhotosPickerItem]) -> Void

    init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?) {
        types = Self.types(filter)
        isMany = false
        take = { selection.wrappedValue = $0.first }
    }

    init(_ selection: Binding<[PhotosPickerItem]>, _ most: Int?, _ filter: PHPickerFilter?) {
        types = Self.types(filter)
        isMany = most != 1
        take = { selection.wrappedValue = Array($0.prefix(most ?? $0.count)) }
    }

    /// A browser tells pictures from films, and no more.
    private static func types(_ filter: PHPickerFilter?) -> [UTType] {
        guard let filter else { return [.image, .movie] }
        let types: [UTType] = [.image, .movie].filter { filter.lets($0) }
        return types.isEmpty ? [.image, .movie] : types
    }

    @MainActor func begin(on desk: FileDesk, close: @escaping @MainActor () -> Void) {
        desk.ask(for: types, isMany: isMany) { answer in
            close()
            // What was chosen before stays where nothing is chosen.
            if case .files(let files) = answer, !files.isEmpty { take(files.map(PhotosPickerItem.init)) }
        }
    }
}

extension PhotosPicker where Label == Text {
    /// A button for one picture, with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { (label, choice) = (Text(titleKey), PhotoChoice(selection, filter)) }

    /// A button for one picture, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { (label, choice) = (Text(title), PhotoChoice(selection, filter)) }

    /// A button for several pictures, with a title that is looked up in the tables of strings.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { (label, choice) = (Text(titleKey), PhotoChoice(selection, maxSelectionCount, filter)) }

    /// A button for several pictures, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) { (label, choice) = (Text(title), PhotoChoice(selection, maxSelectionCount, filter)) }
}

extension View {
    /// Opens the choice of pictures where a value says so, for one picture.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { photoDialog(isPresented, PhotoChoice(selection, filter)) }

    /// Opens the choice of pictures where a value says so, for several pictures.
    nonisolated public func photosPicker(
        isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
        selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
        preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
    ) -> some View { photoDialog(isPresented, PhotoChoice(selection, maxSelectionCount, filter)) }

    nonisolated private func photoDialog(_ isPresented: Binding<Bool>, _ choice: PhotoChoice) -> some View {
        modifier(FileDialogModifier(name: "photosPicker", isPresented: isPresented, dialog: choice))
    }
}
