import Foundation
import Testing

/// Beside modules that cannot be had: what is the author's is told as that, and what follows from them by no one.
extension CheckTests {
    /// What a type inherits from a missing module, what a parameter's type would be, and a name that Galley has and Apple has not: none of
    /// it is told beside the names themselves. The shapes are those of three public apps on packages of their own.
    @Test func whatFollowsFromAMissingModuleIsNotTold() throws {
        let source = """
            import SwiftUI
            import Flux
            struct Home: ConnectedView {
                func body(props: Int) -> some View { Text("a") }
            }
            final class Words: TextObservable {
                override func changed() {}
            }
            struct Loading: View {
                @ObservedObject var loader: ImageLoader
                var body: some View { Text("a") }
            }
            struct Page: View {
                @StateObject var words: Words
                let user: User
                let members: [Member]
                let title: String
                var body: some View {
                    VStack {
                        TextField("Search", text: $words.searchText)
                        Home().environmentObject(words)
                        ForEach(members) { member in Text(member.name) }
                        Text(tilte) // here
                    }
                }
                func load(_ dispatch: @escaping Dispatcher) {
                    let folder = FileManager.default.url(forUbiquityContainerIdentifier: nil)
                    _ = folder
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, status) = try check("Page.swift")
        #expect(status == 65)
        let mistakes = messages.filter { $0.kind == "mistake" }
        #expect(mistakes.compactMap(\.place?.line) == Self.marked(source), "\(mistakes)")
        let modules = Set(messages.filter { $0.kind == "module" }.compactMap(\.place?.line))
        #expect(modules.isSuperset(of: [2, 3, 6, 15, 16, 26]), "\(messages)")
    }

    /// A body that is much for the compiler because of a misspelt modifier, in a file that imports no module which is missing elsewhere.
    /// The shape is that of a card in Apple's Food Truck.
    @Test func aLongBodyBesideMissingModulesIsReadToItsEnd() throws {
        let source = """
            import SwiftUI
            struct Item: Identifiable { let id: Int; var parts: [Int] }
            struct Stack: View {
                var parts: [Int]
                var body: some View { Text("\\(parts.count)") }
            }
            struct Card: View {
                var items: [Item]
                @State private var pulses = false
                var body: some View {
                    VStack(alignment: .leading) {
                        Label("New", systemImage: "shippingbox")
                        HStack {
                            ForEach(items.reversed().prefix(5)) { item in
                                let shape = RoundedRectangle(cornerRadius: 10, style: .continuous)
                                Stack(parts: item.parts)
                                    .padding(6)
                                    .background(.quaternary.opacity(0.5), in: shape)
                                    .overlay { shape.strokeBorder(.quaternary, lineWidth: 0.5) }
                                    .transition(
                                        .asymmetric(
                                            insertion: .offset(x: -100).combined(with: .opacity),
                                            removal: .scale.combined(with: .opacity)))
                            }
                            .aspectRatio(1, contentMode: .fit)
                        }
                        .aspectRatio(2, contentMode: .fit)
                        .frame(maxWidth: .infinity, maxHeight: 250)
                        if let item = items.last {
                            HStack {
                                Text("Last \\(item.id)")
                                Image(systemName: "chevron.forward").imageScale(.small)
                            }
                            .foregroundStyle(pulses ? .primary : .secondary)
                            .fontWeight(pulses ? .bold : .regular)
                            .contentTransition(.interpolate)
                        }
                    }
                    .padding(10)
                    .clipShpe(ContainerRelativeShape()) // here
                    .background()
                    .onChange(of: items.last?.id) { _ in pulses = true }
                }
            }

            """
        try folder.write([
            "App/Bars.swift": "import Charts\nimport SwiftUI\nstruct Bars: View { var body: some View { Chart {} } }\n",
            "App/Card.swift": source,
        ])
        let (messages, _) = try check("App")
        let mistakes = messages.filter { $0.kind == "mistake" && $0.severity == "error" }
        #expect(mistakes.compactMap(\.place?.line) == Self.marked(source), "\(messages)")
    }

    /// Three letters are enough where two have changed places: no module adds such a word.
    @Test func lettersInAnotherOrderAreASlip() throws {
        try folder.write([
            "App/Bars.swift": "import Charts\nimport SwiftUI\nstruct Bars: View { var body: some View { Chart {} } }\n",
            "App/Row.swift":
                "import SwiftUI\nstruct Row: View { var body: some View { Text(verbatim: \"a\").tga(1) } }\n",
        ])
        let (messages, _) = try check("App")
        let mistakes = messages.filter { $0.kind == "mistake" }
        #expect(mistakes.map(\.place?.file) == ["App/Row.swift"], "\(messages)")
        #expect(mistakes.first?.suggestion?.text.contains("'tag'") ?? false, "\(messages)")
    }

    /// Misspelt and misused names of what is here, beside modules that are not.
    @Test func mistakesBesideMissingModulesAreTheAuthors() throws {
        let source = """
            import SwiftUI
            import Flux
            import Charts
            struct Row: View {
                let title: String
                let count: Int?
                var body: some View { Text(title) }
                func length() -> Int {
                    count.magnitude // here
                }
            }
            struct Close: View {
                @Environment(\\.dismis) var close // here
                var body: some View { Text("a") }
            }
            struct Page: View {
                @State var rows = ["a"]
                let user: User
                var body: some View {
                    VStack {
                        Text("a").fnt(.body) // here
                        Chart(user) { Text("b") }
                        Text(sumOfAll(rows)) // here
                    }
                }
                func row() -> some View {
                    Row(titel: "a", count: user.age) // here
                }
                func big() -> String {
                    "a".uppercasd() // here
                }
                func add() {
                    rows.apend("b") // here
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, status) = try check("Page.swift")
        #expect(status == 65)
        let mistakes = messages.filter { $0.kind == "mistake" }
        #expect(Set(mistakes.compactMap(\.place?.line)) == Set(Self.marked(source)), "\(messages)")
        let others = messages.filter { $0.kind != "mistake" }.compactMap(\.place?.line)
        #expect(Set(others).isDisjoint(with: Self.marked(source)), "\(messages)")
    }

    /// A value of a missing type in an enumeration, members of an extended class that is not here, a view's `body` where a stand-in has
    /// another, a key of the environment that a module adds, and what stands in a chain behind its views.
    @Test func whatModulesWouldAddIsNotTheAuthors() throws {
        let source = """
            import SwiftUI
            import Flux
            import StoreKit
            enum Panel: Hashable {
                case home, city(City)
            }
            extension NotificationHub {
                func all() -> [Int] { entries + pendingEntries() }
            }
            struct Watching: NotificationWatcher {
                func changed(context: Context) { refresh(context) }
            }
            struct Page: View {
                @Environment(\\.displayStoreKitMessage) private var displayStoreKitMessage
                @Environment(\\.fluxStore) private var fluxStore
                let orders: [Order]
                var body: some View {
                    List(orders) { order in
                        Mark(order.name)
                            .padding()
                            .lineStyle(.dashed)
                            .sumbol(order.name)
                    }
                    Text("a").fluxed { [orders] }
                }
                func post() {
                    let note = HubNote()
                    note.body = "Done"
                    _ = Set(orders)
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, status) = try check("Page.swift")
        #expect(status != 65, "\(messages)")
        #expect(messages.filter { $0.kind == "mistake" }.map(\.message) == [])
        #expect(messages.contains { $0.place?.line == 14 && $0.message.contains("displayStoreKitMessage") })
    }

    /// The compiler tells of a body what is wrong first, and a stand-in is wrong before the author is: what it hides is told all the same.
    @Test func mistakesBehindStandInsAreTold() throws {
        let source = """
            import SwiftUI
            import Flux
            struct Movie: Identifiable { let id: Int; let title: String }
            struct Row: View {
                @EnvironmentObject var store: Store
                @State private var isOpen = false
                let movie: Movie
                var body: some View {
                    VStack(alignment: .leading, spacing: 6) {
                        Poster(loader: LoaderCache.shared.loader(for: movie.id, size: .small))
                        Text(movie.ttle) // here
                        Text(movie.title).fontWeight(.semibld) // here
                    }
                }
            }
            struct Page: View {
                @EnvironmentObject var store: Store
                @State private var isOpen = false
                let movies: [Movie]
                var body: some View {
                    List(movies) { movie in
                        Poster(loader: LoaderCache.shared.loader(for: movie.id, size: .small))
                            .padding(.leading, 16)
                        Text(movie.title)
                            .foregroundColor(.fluxGold)
                        VStack(alignmen: .leading) { // here
                            Text(movie.title)
                        }
                    }
                }
            }

            """
        try folder.write(source, to: "Page.swift")
        let (messages, status) = try check("Page.swift")
        #expect(status == 65, "\(messages)")
        let mistakes = messages.filter { $0.kind == "mistake" }
        #expect(mistakes.compactMap(\.place?.line) == Self.marked(source), "\(mistakes)")
    }

    /// What several files write alike is no slip, though it is nearly a word that is known: a module has it. A type of the author's within
    /// another is not the one that has its name everywhere.
    @Test func whatSeveralFilesWriteIsAModules() throws {
        for name in ["A", "B"] {
            let source = """
                import SwiftUI
                import Flux
                struct \(name): View {
                    enum Color: String { case red }
                    let review: Review
                    var body: some View {
                        LazyView { Text(sampleTitle).titleStyle() }
                            .foregroundColor(.fluxText)
                            .background(SwiftUI.Color.fluxText)
                    }
                }

                """
            try folder.write(["App/\(name).swift": source])
        }
        let (messages, status) = try check("App")
        #expect(status == 3, "\(messages)")
        #expect(messages.filter { $0.kind == "mistake" }.map(\.message) == [])
    }
}
