import Galley
import GalleyTestSupport
import Testing

@testable import GalleyGraph

/// The views of a tree that can be built again by themselves, against a dictionary.
@MainActor @Suite("Built scopes")
struct BuiltScopesTests {
    private func scope(_ name: Int, number: Int) -> BuiltScope {
        let builder = ViewTreeBuilder(
            context: RenderContext(options: RenderOptions()), environment: EnvironmentValues())
        return BuiltScope(
            identity: Identity.root.child(name), number: number, position: builder.position, stackAxis: nil,
            tags: 0..<1,
            roots: [], names: [], hasTraits: false, lookups: StateStore().lookups, build: { _ in })
    }

    @Test("They are found by their identity; of those that share one, the last counts")
    func found() {
        for count in [0, 1, 2, 7, 40] {
            let made = (0..<count).map { scope($0 * 7 % 23, number: $0) }
            var expected: [Identity: Int] = [:]
            for scope in made { expected[scope.identity] = scope.number }
            var scopes = BuiltScopes(made)
            for name in 0..<25 {
                #expect(scopes[Identity.root.child(name)]?.number == expected[Identity.root.child(name)])
            }
            // One in place of another, and one that was not there.
            for name in [0, 3, 24, 100] {
                scopes.replace(scope(name, number: 1000 + name))
                expected[Identity.root.child(name)] = 1000 + name
            }
            for name in 0...100 {
                #expect(scopes[Identity.root.child(name)]?.number == expected[Identity.root.child(name)])
            }
        }
    }
}
