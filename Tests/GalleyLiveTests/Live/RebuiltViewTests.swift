import Foundation
import Galley
import GalleyTestSupport
import Synchronization
import Testing

/// What a view's body made goes when the body is made again: a page that lives for hours keeps its newest views and no others.
@MainActor @Suite("Views that were made again")
struct RebuiltViewTests {
    /// How many tokens there are.
    private final class Count: Sendable {
        let tokens = Atomic(0)
        var value: Int { tokens.load(ordering: .relaxed) }
    }

    /// Something that a view's closures hold.
    private final class Token: Sendable {
        let count: Count
        init(_ count: Count) {
            self.count = count
            count.tokens.add(1, ordering: .relaxed)
        }
        deinit { count.tokens.subtract(1, ordering: .relaxed) }
        func use() {}
    }

    @Observable final class Model { var count = 0 }

    /// The views of a container, each with a token of this making.
    private struct Root: View {
        let model: Model
        let tokens: Count
        let content: @MainActor (Int, @escaping @Sendable () -> Void) -> AnyView
        var body: some View {
            let token = Token(tokens)
            content(model.count, { token.use() })
        }
    }

    nonisolated struct Container: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable (Int, @escaping @Sendable () -> Void) -> AnyView

        init<V: View>(
            _ name: String,
            @ViewBuilder _ make: @escaping @MainActor @Sendable (Int, @escaping @Sendable () -> Void) -> V
        ) {
            testDescription = name
            self.make = { AnyView(make($0, $1)) }
        }
    }

    struct Row: Identifiable {
        let id: Int
        var children: [Row]?
    }

    nonisolated static let containers: [Container] = [
        Container("stack") { count, use in VStack { Button("\(count)", action: use) } },
        Container("navigation stack") { count, use in
            NavigationStack { List { Button("\(count)", action: use) }.navigationTitle("\(count)") }
        },
        Container("toolbar") { count, use in
            NavigationStack {
                Text("\(count)").toolbar {
                    ToolbarItem { Button("a", action: use) }
                    ToolbarItem(placement: .bottomBar) { Button("b", action: use) }
                    ToolbarItemGroup(placement: .principal) { Button("c", action: use) }
                }
                .toolbarTitleMenu { Button("d", action: use) }
            }
        },
        Container("links") { count, use in
            NavigationStack {
                List {
                    NavigationLink("a") { Button("b", action: use) }
                    NavigationLink("\(count)", value: count)
                }
                .navigationDestination(for: Int.self) { _ in Button("c", action: use) }
                .navigationDestination(isPresented: .constant(true)) { Button("d", action: use).navigationTitle("d") }
            }
        },
        Container("search") { count, use in
            NavigationStack {
                List { Button("\(count)", action: use) }
                    .searchable(text: .constant("")) { Button("a", action: use) }
                    .searchScopes(.constant(1)) { Text("s").tag(1) }
            }
        },
        Container("split view") { count, use in
            NavigationSplitView {
                List { Button("\(count)", action: use) }.toolbar { Button("a", action: use) }
            } detail: {
                Button("b", action: use).navigationTitle("b").toolbar { Button("c", action: use) }
            }
        },
        Container("tabs") { count, use in
            TabView {
                Tab("a", systemImage: "star") { Button("\(count)", action: use) }
                Tab("b", systemImage: "star") { NavigationStack { Button("b", action: use).navigationTitle("b") } }
            }
            .tabViewBottomAccessory { Button("c", action: use) }
        },
        Container("pages") { count, use in
            TabView {
                Button("\(count)", action: use)
                Button("b", action: use)
            }
            .tabViewStyle(.page)
        },
        Container("list") { count, use in
            List {
                Section("\(count)") {
                    ForEach([1, 2, 3], id: \.self) { _ in Button("\(count)", action: use) }.onDelete { _ in use() }
                        .onMove { _, _ in
                            use()
                        }
                }
                .swipeActions { Button("a", action: use) }
            }
            .refreshable { use() }
        },
        Container("form") { count, use in
            Form {
                Toggle("\(count)", isOn: held(true, use))
                Picker("p", selection: held(1, use)) { Text("1").tag(1) }
                TextField("t", text: held("", use)).onSubmit(use)
                Slider(value: held(0.5, use), in: 0...1)
                Stepper("s", onIncrement: use, onDecrement: use)
                DatePicker("d", selection: held(Date(timeIntervalSince1970: 0), use))
                DisclosureGroup("g", isExpanded: .constant(true)) { Button("b", action: use) }
            }
        },
        Container("scroll view") { count, use in
            ScrollView {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(0..<30) { _ in Button("\(count)", action: use) }
                    } header: {
                        Button("h", action: use)
                    }
                }
            }
            .onScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, _ in use() }
        },
        Container("lazy grid") { count, use in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
                    ForEach(0..<30) { _ in Button("\(count)", action: use) }
                }
            }
        },
        Container("outline") { count, use in
            List([Row(id: count, children: [Row(id: -1)])], children: \.children) { _ in Button("\(count)", action: use)
            }
        },
        Container("table") { count, use in
            Table([Row(id: count)]) { TableColumn("a") { _ in Button("b", action: use) } }
        },
        Container("sheet") { count, use in
            Text("\(count)").sheet(isPresented: .constant(true)) {
                NavigationStack { Button("a", action: use).toolbar { Button("b", action: use) } }
            }
        },
        Container("cover") { count, use in
            Text("\(count)").fullScreenCover(isPresented: .constant(true)) { Button("a", action: use) }
        },
        Container("popover") { count, use in
            Text("\(count)").popover(isPresented: .constant(true)) { Button("a", action: use) }
        },
        Container("alert") { count, use in
            Text("\(count)").alert("a", isPresented: .constant(true)) { Button("b", action: use) }
        },
        Container("dialog") { count, use in
            Text("\(count)").confirmationDialog("a", isPresented: .constant(true)) { Button("b", action: use) }
        },
        Container("menus") { count, use in
            Menu("\(count)") { Button("a", action: use) }.contextMenu { Button("b", action: use) }
        },
        Container("inspector") { count, use in
            Text("\(count)").inspector(isPresented: .constant(true)) { Button("a", action: use) }
        },
        Container("geometry") { count, use in
            GeometryReader { _ in Button("\(count)", action: use) }.onGeometryChange(for: CGSize.self, of: \.size) {
                _ in use()
            }
        },
        Container("fitting") { count, use in
            ViewThatFits {
                Button("\(count) that is much too long for a screen of this width, whatever is done", action: use)
                    .fixedSize()
                Button("\(count)", action: use)
            }
        },
        Container("preferences") { count, use in
            Button("\(count)", action: use).anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Bounds.self) { _ in Button("a", action: use) }
        },
        Container("gestures") { count, use in
            Text("\(count)").onTapGesture(perform: use).gesture(DragGesture().onChanged { _ in use() }).onHover { _ in
                use()
            }
            .onLongPressGesture(perform: use).draggable("a") { Button("b", action: use) }
        },
        Container("changes") { count, use in
            Text("\(count)").onChange(of: count) { use() }.onAppear(perform: use).onDisappear(perform: use)
                .transition(.opacity).id(count)
        },
        Container("animation") { count, use in
            Button("\(count)", action: use).offset(x: CGFloat(count)).animation(.linear(duration: 0.01), value: count)
        },
        Container("movement") { count, use in
            PhaseAnimator([0, 1]) { phase in Button("\(count)", action: use).opacity(phase) }
            TimelineView(.periodic(from: .now, by: 1)) { _ in Button("\(count)", action: use) }
        },
        Container("accessibility") { count, use in
            Button("\(count)", action: use).accessibilityAction(named: "a", use).accessibilityAdjustableAction { _ in
                use()
            }
        },
        Container("canvas") { count, use in
            Canvas { _, _ in
                use()
            } symbols: {
                Button("\(count)", action: use).tag(1)
            }
        },
        Container("glass") { count, use in
            GlassEffectContainer { Button("\(count)", action: use).buttonStyle(.glass) }
        },
    ]

    /// A binding that holds a token.
    private nonisolated static func held<Value: Sendable>(
        _ value: Value, _ use: @escaping @Sendable () -> Void
    ) -> Binding<Value> {
        Binding(
            get: {
                use()
                return value
            }, set: { _ in })
    }

    struct Bounds: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    @Test(
        "go with what they hold", arguments: containers,
        [CGSize(width: 393, height: 700), CGSize(width: 1100, height: 700)])
    func go(container: Container, size: CGSize) {
        let (model, tokens) = (Model(), Count())
        let host = ViewHost(Root(model: model, tokens: tokens, content: container.make), size: size)
        func again(_ times: Int) {
            for _ in 0..<times {
                model.count += 1
                host.refresh()
                host.advance(by: 0.1)
                _ = host.displayList()
            }
        }
        again(8)
        let early = tokens.value
        again(40)
        #expect(early <= 8 && tokens.value <= early + 1, "\(early) after 8 makings, \(tokens.value) after 48")
    }
}
