import Galley

/// What stands for a view that does not compile, in the pictures of those that do: a marked box. It takes the room that it is
/// offered, as a view in a frame does; by itself it is as large as its name.
///
/// The tool writes it into what is compiled; no one else makes one.
nonisolated public struct LeftOutView: _PrimitiveView {
    private let name: String
    private let place: String

    /// A box with a view's name.
    ///
    /// - Parameter place: Where the compiler refuses it, and why.
    public init(_ name: String, _ place: String) {
        self.name = name
        self.place = place
    }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.context.report(.warning, "'\(view.name)' is left out, and a box drawn in its place: \(view.place)")
        let box = LeftOutBox(name: view.name)
        builder.step(0) { LeftOutBox._build(box, into: builder) }
    }
}

/// How the box looks.
private struct LeftOutBox: View {
    let name: String

    var body: some View {
        Text(verbatim: name)
            .font(.caption)
            .foregroundStyle(.secondary)
            .multilineTextAlignment(.center)
            .minimumScaleFactor(0.5)
            .padding(4)
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .background(Color.gray.opacity(0.15))
            .overlay { Rectangle().strokeBorder(.secondary, style: StrokeStyle(lineWidth: 1, dash: [4, 3])) }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("\(name), left out")
    }
}

/// What a function throws whose statements do not compile.
nonisolated public struct LeftOutError: Error, CustomStringConvertible {
    private let name: String
    private let place: String

    /// The error of a function.
    ///
    /// - Parameter place: Where the compiler refuses it, and why.
    public init(_ name: String, _ place: String) {
        self.name = name
        self.place = place
    }

    public var description: String { "'\(name)' is left out: \(place)" }
}
