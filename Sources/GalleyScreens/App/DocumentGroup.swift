import GalleyControls
import GalleyGraph
import GalleyLive
import GalleyViews

/// Windows that each show a document. A new document is shown; the browser of files and the bar with the document's name are the
/// system's, and not drawn.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
    public typealias Body = Never
    /// What the window of a new document shows; nil where documents are only looked at.
    private let window: (@MainActor (SceneWindows) -> Void)?

    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) { scene.window?(windows) }
}

extension DocumentGroup where Document: FileDocument {
    /// Documents that are made, read and written.
    @MainActor @preconcurrency public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = { $0.show(ValueDocument(document: newDocument(), editor: editor)) }
    }

    /// Documents that are looked at; there is none here.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        window = nil
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Documents that are made, read and written.
    @MainActor @preconcurrency public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = { $0.show(ObjectDocument(make: newDocument, editor: editor)) }
    }

    /// Documents that are looked at; there is none here.
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        window = nil
    }
}

/// The window of a new document that is a value.
private struct ValueDocument<Document: FileDocument, Content: View>: View {
    @State var document: Document
    let editor: (FileDocumentConfiguration<Document>) -> Content

    var body: some View {
        editor(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
    }
}

/// The window of a new document that is an object.
private struct ObjectDocument<Document: ReferenceFileDocument, Content: View>: View {
    @StateObject private var document: Document
    private let editor: (ReferenceFileDocumentConfiguration<Document>) -> Content

    init(make: @escaping () -> Document, editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content) {
        _document = StateObject(wrappedValue: make())
        self.editor = editor
    }

    var body: some View {
        editor(ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
    }
}
