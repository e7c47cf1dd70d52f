import GalleyGraph
import GalleyViews

/// A part of a program's user interface that the system gives a window.
@MainActor @preconcurrency public protocol Scene {
    /// The scenes that this is made of.
    associatedtype Body: Scene

    @SceneBuilder var body: Self.Body { get }

    /// Shows the content of the first window. Scenes with a body need none of their own.
    @MainActor static func _show(_ scene: Self, in windows: SceneWindows)
}

extension Scene {
    @MainActor public static func _show(_ scene: Self, in windows: SceneWindows) {
        windows.builder.withInstalled(scene) { scene, _ in Body._show(scene.body, in: windows) }
    }
}

extension Scene where Body == Never {
    /// Never asked for: the scene is a window itself.
    public var body: Never { preconditionFailure("\(Self.self) is a window itself and has no body") }
}

extension Never: Scene {
    @MainActor public static func _show(_ scene: Never, in windows: SceneWindows) {}
}

/// The windows of a program, of which a picture shows the first.
@MainActor
public final class SceneWindows {
    let builder: ViewTreeBuilder
    /// What the first window shows, once it has been met.
    private(set) var nodes: [Int]?
    /// Whether windows count as well that are not there at the start.
    var takesAny = false

    init(_ builder: ViewTreeBuilder) { self.builder = builder }

    /// Shows a window's content, if it is the first.
    ///
    /// - Parameter isMain: Whether the window is there when the program starts.
    func show<Content: View>(_ content: Content, isMain: Bool = true) {
        guard nodes == nil, isMain || takesAny else { return }
        nodes = builder.inContainer(nil) {
            guard let size, builder.environment.textPlatform == .macOS else {
                return Content._build(content, into: builder)
            }
            build(content.preference(key: WindowSizeKey.self, value: size))
        }
    }

    private func build<V: View>(_ view: V) { V._build(view, into: builder) }

    /// The size of the window that is met next.
    private var size: CGSize?

    /// Shows scenes whose window has a size at first; the innermost counts.
    func withSize(_ size: CGSize, _ show: () -> Void) {
        let outer = self.size
        self.size = size
        show()
        self.size = outer
    }
}

/// Builds scenes from the statements of a closure.
@resultBuilder public struct SceneBuilder {
    /// Called by the compiler for each scene.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

    /// One statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> some Scene { content }

    /// Several statements.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        TupleScene(repeat each content)
    }

    /// An `if` without an `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        OptionalScene(content: content)
    }

    /// What is behind `#available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene { content }
}

/// Several scenes.
nonisolated struct TupleScene<T>: Scene {
    typealias Body = Never
    private let value: T
    /// Knows the scenes' types, which `T` alone does not tell.
    private let show: @MainActor (T, SceneWindows) -> Void

    init<each Content: Scene>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        show = { value, windows in
            @MainActor func show<S: Scene>(_ scene: S) { S._show(scene, in: windows) }
            repeat show(each value)
        }
    }

    @MainActor static func _show(_ scene: Self, in windows: SceneWindows) { scene.show(scene.value, windows) }
}

/// A scene, or none.
nonisolated struct OptionalScene<Content: Scene>: Scene {
    typealias Body = Never
    let content: Content?

    @MainActor static func _show(_ scene: Self, in windows: SceneWindows) {
        if let content = scene.content { Content._show(content, in: windows) }
    }
}
