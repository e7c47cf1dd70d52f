import GalleyControls
import GalleyGraph
import GalleyTypes
import GalleyViews

/// The system's file browser: on a page the browser's, which chooses files and keeps what is handed to it. It is not drawn in a picture,
/// and a note says so where it is asked for.
extension View {
    /// Lets a person choose a file while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importing(isPresented, allowedContentTypes, isMany: false, cancelled: {}) { result in
            onCompletion(result.map { $0[0] })
        }
    }

    /// Lets a person choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        importing(
            isPresented, allowedContentTypes, isMany: allowsMultipleSelection, cancelled: {}, onCompletion)
    }

    /// Lets a person choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importing(
            isPresented, allowedContentTypes, isMany: allowsMultipleSelection, cancelled: onCancellation, onCompletion)
    }

    nonisolated private func importing(
        _ isPresented: Binding<Bool>, _ types: [UTType], isMany: Bool, cancelled: @escaping () -> Void,
        _ done: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                name: "fileImporter", isPresented: isPresented,
                dialog: FileImport(types: types, isMany: isMany, cancelled: cancelled, done: done)))
    }

    /// Lets a person choose where a file goes while `isPresented` is true. On a page the browser saves it, which never says where, nor
    /// whether: the file stays where it was, too, and of the URL that is told the name alone means something.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        moving(isPresented, file.map { [$0] } ?? []) { result in onCompletion(result.map { $0[0] }) }
    }

    /// Lets a person choose where files go while `isPresented` is true. On a page the browser saves them, which never says where, nor
    /// whether: the files stay where they were, too, and of the URLs that are told the names alone mean something.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL { moving(isPresented, Array(files), onCompletion) }

    nonisolated private func moving(
        _ isPresented: Binding<Bool>, _ files: [URL], _ done: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                name: "fileMover", isPresented: isPresented, dialog: FileMove(files: files, done: done)))
    }

    /// Lets a person choose where a value is saved while `isPresented` is true. On a page the browser saves it; of the URL that is told
    /// then the name alone means something.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileDialogModifier(
                name: "fileExporter", isPresented: isPresented,
                dialog: ItemExport(item: item, types: contentTypes, name: defaultFilename, done: onCompletion)))
    }

    /// Lets a person choose where a document is saved while `isPresented` is true. On a page the browser saves it; of the URL that is told
    /// then the name alone means something.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(
                name: "fileExporter", isPresented: isPresented,
                dialog: DocumentExport(documents: document.map { [$0] } ?? [], type: contentType, name: defaultFilename)
                {
                    result in onCompletion(result.map { $0[0] })
                }))
    }

    /// Lets a person choose where documents are saved while `isPresented` is true. On a page the browser saves them; of the URLs that are
    /// told then the names alone mean something.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            FileDialogModifier(
                name: "fileExporter", isPresented: isPresented,
                dialog: DocumentExport(documents: Array(documents), type: contentType, name: nil, done: onCompletion)))
    }
}

/// Something of the system's that is not drawn, and that a page does.
package nonisolated struct FileDialogModifier: ViewModifier {
    let name: String
    let isPresented: Binding<Bool>
    /// Nil where a page cannot do it.
    let dialog: (any FileDialog)?

    package init(name: String, isPresented: Binding<Bool>, dialog: (any FileDialog)?) {
        (self.name, self.isPresented, self.dialog) = (name, isPresented, dialog)
    }

    @MainActor package func body(content: Content) -> some View {
        content.modifier(UndrawnDialog(name: name, isPresented: isPresented.wrappedValue, isDone: dialog != nil))
            .background {
                if isPresented.wrappedValue, let dialog { OpenFileDialog(isPresented: isPresented, dialog: dialog) }
            }
    }
}

/// Asks once for as long as it is there.
private struct OpenFileDialog: View {
    let isPresented: Binding<Bool>
    let dialog: any FileDialog
    @Environment(\.fileDesk) private var desk

    var body: some View {
        Color.clear.frame(width: 0, height: 0).accessibilityHidden(true).onAppear {
            if let desk { dialog.begin(on: desk) { isPresented.wrappedValue = false } }
        }
    }
}

/// Says of what is not drawn that it is not.
nonisolated private struct UndrawnDialog: PrimitiveModifier {
    let name: String
    let isPresented: Bool
    let isDone: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if modifier.isPresented, !modifier.isDone || builder.environment.fileDesk == nil {
            builder.context.report(.note, "\(modifier.name) is shown, which is the system's own: it is not drawn")
        }
        Base._build(content, into: builder)
    }
}
