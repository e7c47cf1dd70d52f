import CDeepStack

/// Recursion as deep as a picture's groups or a view's children may lie in each other: where the caller's stack might not
/// hold it, it runs on another one, on the same thread.
package enum LargeStack {
    /// The pages of the stack cost memory only once they are used.
    private static let size = 1 << 30
    /// What any thread's stack holds.
    private static let shallow = 100

    /// Runs `body`, which goes `depth` levels down.
    package static func run(depth: Int, _ body: () -> Void) {
        if depth > shallow { run(body) } else { body() }
    }

    /// Runs `body` on a separate stack.
    package static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            var body = body
            withUnsafeMutablePointer(to: &body) { pointer in
                _ = galley_call_on_stack(
                    size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
            }
        }
    }
}
