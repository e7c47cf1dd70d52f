// What Scripts/preview-test.py touches in the browser: one preview a scene.
import SwiftUI

// MARK: A leaderboard whose buttons vote

struct Pet: Identifiable, Equatable {
    let type: String
    var votes: Int = 0
    var id: String { type }
}

final class Model: ObservableObject {
    @Published var pets = [Pet(type: "Cat", votes: 4), Pet(type: "Goldfish", votes: 3), Pet(type: "Dog", votes: 2)]
    var totalVotes: Int { pets.reduce(0) { $0 + $1.votes } }
    var ranking: [Pet] { pets.sorted { $0.votes > $1.votes } }
}

struct Leaderboard: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        Grid(alignment: .leading) {
            ForEach(model.ranking) { pet in
                GridRow {
                    Text(pet.type)
                    ProgressView(value: Double(pet.votes), total: Double(max(1, model.totalVotes)))
                    Text("\(pet.votes)").gridColumnAlignment(.trailing)
                }
                Divider()
            }
        }
        .padding()
    }
}

struct EqualWidth: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = largest(subviews)
        return CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let size = largest(subviews)
        for (index, subview) in subviews.enumerated() {
            let x = bounds.minX + (CGFloat(index) + 0.5) * size.width
            subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(size))
        }
    }

    private func largest(_ subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
            CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
        }
    }
}

struct Buttons: View {
    @EnvironmentObject private var model: Model

    var body: some View {
        ForEach($model.pets) { $pet in
            Button {
                withAnimation(.easeInOut(duration: 2)) { pet.votes += 1 }
            } label: {
                Text("Vote \(pet.type)").frame(maxWidth: .infinity)
            }
            .buttonStyle(.bordered)
        }
    }
}

struct Voting: View {
    @StateObject private var model = Model()

    var body: some View {
        VStack {
            Leaderboard()
            ViewThatFits {
                EqualWidth { Buttons() }
                VStack { Buttons() }
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .environmentObject(model)
    }
}

// MARK: A row that becomes a circle

struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        let angle = Angle.degrees(360 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            let point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * Double(index)))
            subview.place(
                at: CGPoint(x: bounds.midX + point.x, y: bounds.midY + point.y), anchor: .center,
                proposal: .unspecified)
        }
    }
}

struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name)\(count)") { count += 1 } }
}

struct Switching: View {
    @State private var isRadial = false

    var body: some View {
        let layout = isRadial ? AnyLayout(Radial()) : AnyLayout(HStackLayout())
        VStack {
            layout { ForEach(["A", "B", "C", "D"], id: \.self) { Counter(name: $0) } }
                .frame(width: 280, height: 280)
            Button("Switch") { withAnimation(.linear(duration: 1)) { isRadial.toggle() } }
        }
    }
}

// MARK: A clock

struct Clock: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { context in
            ZStack {
                Radial() { ForEach(1..<13) { Text("\($0 == 12 ? 12 : $0)") } }
                Rectangle().fill(.red).frame(width: 2, height: 80).offset(y: -40)
                    .rotationEffect(.degrees(context.date.timeIntervalSince1970.rounded() * 6))
            }
            .frame(width: 240, height: 240)
        }
    }
}

// MARK: Controls

struct Controls: View {
    @State private var isOn = false
    @State private var level = 0.25
    @State private var name = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Toggle("Lights", isOn: $isOn)
            Text(isOn ? "lights on" : "lights off")
            Slider(value: $level)
            Text("level \(Int((level * 100).rounded()))")
            TextField("Name", text: $name).textFieldStyle(.roundedBorder)
            Text("hello \(name)")
        }
        .padding()
        .frame(width: 320)
    }
}

// MARK: Screens

struct Screens: View {
    @State private var isShown = false

    var body: some View {
        NavigationStack {
            List {
                Button("Open sheet") { isShown = true }
                ForEach(1..<60) { row in
                    NavigationLink("Row \(row)") { Text("Details of \(row)").navigationTitle("Row \(row)") }
                }
            }
            .navigationTitle("Rows")
            .sheet(isPresented: $isShown) {
                VStack {
                    Text("In the sheet")
                    Button("Close sheet") { isShown = false }
                }
            }
        }
    }
}

// MARK: A thousand views

struct Thousand: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 1) {
            Button("Count \(count)") { count += 1 }
            ForEach(0..<33) { row in
                HStack(spacing: 1) {
                    ForEach(0..<30) { column in
                        Text("\(row * 30 + column)").font(.system(size: 8)).frame(width: 24, height: 14)
                    }
                }
            }
        }
    }
}

// MARK: State that is kept, and comes in time

struct Tabbed: View {
    var body: some View {
        TabView {
            Tab("First", systemImage: "star") {
                VStack {
                    Counter(name: "First count ")
                    List(0..<40, id: \.self) { Text("Line \($0)") }
                }
            }
            Tab("Second", systemImage: "heart") { Counter(name: "Second count ") }
        }
    }
}

struct Ticking: View {
    @State private var count = 0
    @State private var timer: Timer?

    var body: some View {
        VStack {
            Text("tick \(count)")
            Button("Start") {
                timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                    MainActor.assumeIsolated { count += 1 }
                }
            }
            Button("Stop") { timer?.invalidate() }
        }
    }
}

struct Editing: View {
    @State private var items = ["Apple", "Pear", "Plum", "Fig"]

    var body: some View {
        VStack {
            EditButton()
            Text("order " + items.joined(separator: " "))
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }
}

struct TwoColumns: View {
    @State private var chosen: String?

    var body: some View {
        NavigationSplitView {
            List(["Soup", "Salad", "Cake"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Dishes")
        } detail: {
            Text("Recipe of \(chosen ?? "nothing")").navigationTitle(chosen ?? "")
        }
    }
}

struct Menus: View {
    @State private var choice = "nothing"
    @State private var size = "small"

    var body: some View {
        VStack {
            Text("chose \(choice), \(size)")
            Menu("Actions") {
                Button("Copy") { choice = "copy" }
                Menu("Share") { Button("By letter") { choice = "letter" } }
                Picker("Size", selection: $size) {
                    Text("Small").tag("small")
                    Text("Large").tag("large")
                }
            }
        }
    }
}

// MARK: A pager above rows

struct Pager: View {
    @State private var card: Int?

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("at card \(card ?? 0)")
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 10) {
                        ForEach(0..<8, id: \.self) { number in
                            Color.teal.frame(height: 120).overlay { Text("Card \(number)") }
                                .containerRelativeFrame(.horizontal)
                                .scrollTransition { $0.opacity($1.isIdentity ? 1 : 0.4) }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $card)
                ForEach(0..<60) { Text("Line \($0)").padding(8) }
            }
        }
        .frame(width: 320, height: 480)
    }
}

// MARK: Dates

struct Dates: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 0.2)) { context in
            Text(context.date, format: .dateTime.hour().minute().second().secondFraction(.fractional(1)))
        }
        .frame(width: 240, height: 60)
    }
}

// MARK: Fields

struct Fields: View {
    @State private var name = ""
    @State private var code = ""
    @State private var amount = 1.0
    @State private var secret = ""
    @State private var notes = "One"
    @State private var level = 0.5
    @State private var saved = 0
    @State private var isShown = false
    @FocusState private var focus: String?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Name", text: $name).focused($focus, equals: "name").textContentType(.name).submitLabel(.next)
                .onSubmit { focus = "code" }
            TextField("Code", text: $code).focused($focus, equals: "code").keyboardType(.numberPad)
                .onChange(of: code) { code = String(code.uppercased().prefix(5)) }
            TextField("Amount", value: $amount, format: .number).focused($focus, equals: "amount")
            SecureField("Secret", text: $secret).focused($focus, equals: "secret")
            TextEditor(text: $notes).frame(height: 60).accessibilityLabel("Notes")
            Text(
                "name \(name) code \(code) amount \(amount) letters \(secret.count) lines \(notes.split(separator: "\n").count)"
            )
            Text("focus \(focus ?? "none") saved \(saved)")
            Slider(value: $level) { Text("Level") }
            Text("level \(Int((level * 100).rounded()))")
            HStack {
                Button("Save") { saved += 1 }.keyboardShortcut("s")
                Button("To amount") { focus = "amount" }
                Button("Sheet") { isShown = true }
            }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(width: 360)
        .sheet(isPresented: $isShown) { Text("In the sheet") }
    }
}

// MARK: What browsers have controls of their own for

struct Inputs: View {
    @Environment(\.self) private var environment
    @State private var tint = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
    @State private var word = ""
    @State private var secret = ""
    @State private var notes = ""
    @State private var pace = "slow"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ColorPicker("Tint", selection: $tint)
            Text("tint " + parts)
            TextField("Word", text: $word).onChange(of: word) { word = String(word.uppercased().prefix(6)) }
            SecureField("Secret", text: $secret)
            TextEditor(text: $notes).frame(height: 60).accessibilityLabel("Notes")
            Text("word \(word), letters \(secret.count), notes \(notes)")
            Picker("Pace", selection: $pace) { ForEach(["slow", "fast"], id: \.self) { Text($0) } }
            Text("pace \(pace)")
            // Pictures come while something is typed.
            TimelineView(.periodic(from: .now, by: 0.1)) { Text("at \($0.date.timeIntervalSince1970)") }
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .frame(width: 320)
    }

    private var parts: String {
        let now = tint.resolve(in: environment)
        return [now.red, now.green, now.blue, now.opacity].map { String(Int(($0 * 100).rounded())) }.joined(
            separator: " ")
    }
}

#Preview("Leaderboard") { Voting() }
#Preview("Radial") { Switching() }
#Preview("Clock") { Clock() }
#Preview("Controls") { Controls() }
#Preview("Screens") { Screens() }
#Preview("Thousand") { Thousand() }
#Preview("Tabs") { Tabbed() }
#Preview("Timer") { Ticking() }
#Preview("Editing") { Editing() }
#Preview("Columns") { TwoColumns() }
#Preview("Menus") { Menus() }
#Preview("Pager") { Pager() }
#Preview("Dates") { Dates() }
#Preview("Fields") { Fields() }
#Preview("Inputs") { Inputs() }
