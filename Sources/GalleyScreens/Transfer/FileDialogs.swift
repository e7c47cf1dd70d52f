import GalleyGraph
import GalleyTypes

/// The system's file browser, which is another program's: it is not drawn, and a note says so where it is asked for.
extension View {
    /// Lets a person choose a file while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { modifier(SystemDialogModifier(name: "fileImporter", isPresented: isPresented)) }

    /// Lets a person choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View { modifier(SystemDialogModifier(name: "fileImporter", isPresented: isPresented)) }

    /// Lets a person choose files while `isPresented` is true.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { modifier(SystemDialogModifier(name: "fileImporter", isPresented: isPresented)) }

    /// Lets a person choose where a file goes while `isPresented` is true.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { modifier(SystemDialogModifier(name: "fileMover", isPresented: isPresented)) }

    /// Lets a person choose where files go while `isPresented` is true.
    nonisolated public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        modifier(SystemDialogModifier(name: "fileMover", isPresented: isPresented))
    }

    /// Lets a person choose where a value is saved while `isPresented` is true.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { modifier(SystemDialogModifier(name: "fileExporter", isPresented: isPresented)) }

    /// Lets a person choose where a document is saved while `isPresented` is true.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View { modifier(SystemDialogModifier(name: "fileExporter", isPresented: isPresented)) }

    /// Lets a person choose where documents are saved while `isPresented` is true.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(SystemDialogModifier(name: "fileExporter", isPresented: isPresented))
    }
}

/// Something of the system's that is not drawn.
nonisolated private struct SystemDialogModifier: PrimitiveModifier {
    let name: String
    let isPresented: Binding<Bool>

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if modifier.isPresented.wrappedValue {
            builder.context.report(.note, "\(modifier.name) is shown, which is the system's own: it is not drawn")
        }
        Base._build(content, into: builder)
    }
}
