import GalleyGraph

/// A program, by its windows. Galley runs no programs: it draws the first window's content.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene

    /// The program's windows.
    @SceneBuilder var body: Self.Body { get }

    /// Makes the program, as `@main` does.
    init()
}

extension App {
    /// Says how the program's window is drawn, and ends with status 64: there is no system here that could run it.
    @MainActor @preconcurrency public static func main() {
        let message = """
            \(Self.self) is a program for Apple's platforms. Galley draws its first window: \
            galley render FILE.swift, FILE.swift being the source that declares it.

            """
        FileHandle.standardError.write(Data(message.utf8))
        exit(64)
    }
}

/// The content of a program's first window, as a view. The command line tool's entry makes it.
nonisolated public struct _AppWindow<A: App>: _PrimitiveView {
    private let app: A

    /// Makes the program, as its `@main` would.
    @MainActor public init(_ type: A.Type) { app = A() }

    @MainActor public static func _build(_ view: Self, into builder: ViewTreeBuilder) {
        builder.withInstalled(view.app) { app, builder in
            let scenes = SceneWindows(builder)
            let scene = app.body
            A.Body._show(scene, in: scenes)
            if scenes.nodes == nil {
                // A program without a main window shows what it has, its settings perhaps.
                scenes.takesAny = true
                A.Body._show(scene, in: scenes)
            }
            builder.adoptColumn(scenes.nodes ?? [])
        }
    }
}
