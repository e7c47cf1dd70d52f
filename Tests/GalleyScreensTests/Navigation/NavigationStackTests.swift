import Foundation
import Galley
import GalleyTestSupport
import Testing

@MainActor @Suite("Navigation stacks")
struct NavigationStackTests {
    private struct Numbers<Path: Hashable>: View {
        @State var path: [Path]
        var title = "Root"

        var body: some View {
            NavigationStack(path: $path) {
                Text("root view").navigationTitle(title)
                    .navigationDestination(for: Int.self) { number in
                        Text("number \(number)").navigationTitle("Number \(number)")
                            .navigationDestination(for: String.self) { Text("string \($0)") }
                    }
            }
        }
    }

    @Test("The top of the path is shown, with its title and a way back") func path() {
        let root = screen(Numbers(path: [1, 2]))
        #expect(root.named("number 2") != nil && root.named("number 1") == nil && root.named("root view") == nil)
        #expect(root.first("NavigationBar")?.texts == ["Number 2"])
        // Before iOS 26 the way back is called as the screen before.
        #expect(screen(Numbers(path: [1, 2]), look: .iOS18).first("NavigationBar")?.texts == ["Number 1", "Number 2"])
        #expect(screen(Numbers(path: [Int]())).named("root view") != nil)
    }

    @Test("A path of several types, and destinations that a pushed screen adds") func mixedPath() {
        struct Mixed: View {
            @State var path: NavigationPath

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root view").navigationDestination(for: Int.self) { number in
                        Text("number \(number)").navigationDestination(for: String.self) { Text("string \($0)") }
                    }
                }
            }
        }
        var path = NavigationPath()
        path.append(1)
        path.append("a")
        #expect(screen(Mixed(path: path)).named("string a") != nil)
        path.removeLast()
        #expect(path.count == 1 && screen(Mixed(path: path)).named("number 1") != nil)
    }

    @Test("A value without a destination: the screen before, and a warning") func unknownValue() {
        let rendered = RenderedView(Numbers(path: ["a"]), options: screenOptions())
        #expect(rendered.record.node("root view") != nil)
        let warnings = rendered.diagnostics.filter { $0.severity == .warning }.map(\.message)
        #expect(warnings.count == 1 && warnings[0].contains("navigationDestination(for: String.self)"))
    }

    @Test("Bindings and links push as well") func bindings() {
        struct Bound: View {
            var way: Int

            var body: some View {
                NavigationStack {
                    VStack {
                        Text("root view")
                        if way == 2 {
                            NavigationLink("link", destination: Text("pushed"), isActive: .constant(true))
                        }
                        if way == 3 {
                            NavigationLink("link", destination: Text("pushed"), tag: 1, selection: .constant(1))
                        }
                    }
                    .navigationTitle("Root")
                    .navigationDestination(isPresented: .constant(way == 0)) { Text("pushed") }
                    .navigationDestination(item: .constant(way == 1 ? 5 : nil)) { _ in Text("pushed") }
                }
            }
        }
        for way in 0...3 {
            let root = screen(Bound(way: way))
            #expect(root.named("pushed") != nil && root.named("root view") == nil, "\(way)")
        }
        #expect(screen(Bound(way: 4)).named("root view") != nil)
    }

    @Test("What views say that are built after the layout counts, too") func late() {
        struct Late: View {
            var body: some View {
                NavigationStack {
                    GeometryReader { _ in
                        Color.red.probe("content").navigationTitle("Late").navigationBarTitleDisplayMode(.inline)
                    }
                }
            }
        }
        #expect(screen(Late()).named("content")?.frame == CGRect(x: 0, y: 64, width: 393, height: 788))

        struct LateLink: View {
            var body: some View {
                NavigationStack {
                    GeometryReader { _ in NavigationLink("link", destination: Text("pushed"), isActive: .constant(true))
                    }
                }
            }
        }
        #expect(screen(LateLink()).named("pushed") != nil)

        struct LateDestination: View {
            var body: some View {
                NavigationStack(path: .constant([1])) {
                    GeometryReader { _ in Text("root").navigationDestination(for: Int.self) { Text("number \($0)") } }
                }
            }
        }
        #expect(screen(LateDestination()).named("number 1") != nil)
    }

    @Test("dismiss leads back") func dismiss() {
        struct Pushed: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Text("pushed").onAppear { dismiss() } }
        }
        struct Root: View {
            @State private var path = [1]
            @State private var isPushed = true
            var usesPath: Bool

            var body: some View {
                if usesPath {
                    NavigationStack(path: $path) {
                        Text("root view").navigationDestination(for: Int.self) { _ in Pushed() }
                    }
                } else {
                    NavigationStack {
                        Text("root view").navigationDestination(isPresented: $isPushed) { Pushed() }
                    }
                }
            }
        }
        #expect(screen(Root(usesPath: true)).named("root view") != nil)
        #expect(screen(Root(usesPath: false)).named("root view") != nil)
    }

    @Test("A path can be written down and read again") func codable() throws {
        var path = NavigationPath()
        path.append(7)
        path.append("seven")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 2)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"["no type", "1"]"#.utf8))
        }
    }

    @Test("Without a proposal the picture is a phone's, and says so") func noProposal() {
        let view = NavigationStack { Text("x").navigationTitle("T") }
        let rendered = RenderedView(view)
        #expect(rendered.size == CGSize(width: 393, height: 852))
        #expect(rendered.diagnostics.contains { $0.severity == .note && $0.message.contains("--size") })
        #expect(RenderedView(view.frame(width: 300, height: 200)).size == CGSize(width: 300, height: 200))
    }
}
