// More whole screens: music, weather, a profile, contacts, reminders, photographs, a form and an empty state.
import SwiftUI

struct PlayerScreen: View {
    @State private var time = 74.0
    @State private var volume = 0.5

    var body: some View {
        VStack(spacing: 28) {
            RoundedRectangle(cornerRadius: 20)
                .fill(LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
                .overlay {
                    Image(systemName: "music.note").font(.system(size: 110)).foregroundStyle(.white.opacity(0.9))
                }
                .aspectRatio(1, contentMode: .fit)
                .shadow(color: .black.opacity(0.3), radius: 20, y: 12)
            HStack {
                VStack(alignment: .leading) {
                    Text("Morning Walk").font(.title2.bold())
                    Text("Field recordings").font(.title3).foregroundStyle(.secondary)
                }
                Spacer()
                Button("More", systemImage: "ellipsis") {}
                    .labelStyle(.iconOnly)
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.circle)
            }
            VStack(spacing: 4) {
                Slider(value: $time, in: 0...230)
                HStack {
                    Text("1:14")
                    Spacer()
                    Text("−2:36")
                }
                .font(.caption.monospacedDigit())
                .foregroundStyle(.secondary)
            }
            HStack(spacing: 56) {
                Image(systemName: "backward.fill").font(.title)
                Image(systemName: "pause.fill").font(.system(size: 44))
                Image(systemName: "forward.fill").font(.title)
            }
            HStack {
                Image(systemName: "speaker.fill")
                Slider(value: $volume)
                Image(systemName: "speaker.wave.3.fill")
            }
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
        .tint(.primary)
        .padding(.horizontal, 28)
    }
}

struct WeatherScreen: View {
    private let hours = [
        ("Now", "sun.max.fill", 21), ("15", "cloud.sun.fill", 22), ("16", "cloud.fill", 20),
        ("17", "cloud.rain.fill", 18), ("18", "cloud.bolt.rain.fill", 17),
    ]
    private let days = [
        ("Today", "sun.max.fill", 12.0, 22.0), ("Tue", "cloud.sun.fill", 11, 20), ("Wed", "cloud.rain.fill", 9, 15),
        ("Thu", "cloud.fill", 10, 17), ("Fri", "sun.max.fill", 13, 24),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 4) {
                Text("Valley").font(.largeTitle)
                Text("21°").font(.system(size: 96, weight: .thin))
                Text("Mostly sunny").font(.title3)
            }
            .padding(.vertical, 24)
            VStack(spacing: 14) {
                HStack {
                    ForEach(hours, id: \.0) { hour in
                        VStack(spacing: 12) {
                            Text(hour.0).font(.subheadline.weight(.medium))
                            Image(systemName: hour.1).symbolRenderingMode(.multicolor).font(.title3).frame(height: 28)
                            Text("\(hour.2)°").font(.title3.weight(.medium))
                        }
                        .frame(maxWidth: .infinity)
                    }
                }
                .padding()
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
                VStack(spacing: 12) {
                    ForEach(days, id: \.0) { day in
                        HStack(spacing: 14) {
                            Text(day.0).frame(width: 56, alignment: .leading)
                            Image(systemName: day.1).symbolRenderingMode(.multicolor).frame(width: 30)
                            Text("\(Int(day.2))°").frame(width: 34).opacity(0.8)
                            GeometryReader { bar in
                                Capsule().fill(.black.opacity(0.15))
                                Capsule()
                                    .fill(
                                        LinearGradient(
                                            colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
                                    )
                                    .frame(width: bar.size.width * (day.3 - day.2) / 16)
                                    .offset(x: bar.size.width * (day.2 - 8) / 16)
                            }
                            .frame(height: 5)
                            Text("\(Int(day.3))°").frame(width: 34)
                        }
                        .font(.title3)
                        if day.0 != "Fri" { Divider() }
                    }
                }
                .padding()
                .background(.ultraThinMaterial, in: .rect(cornerRadius: 20))
            }
            .padding(.horizontal)
        }
        .foregroundStyle(.white)
        .background(
            LinearGradient(
                colors: [Color(red: 0.1, green: 0.35, blue: 0.75), Color(red: 0.1, green: 0.55, blue: 0.75)],
                startPoint: .top, endPoint: .bottom)
        )
        .environment(\.colorScheme, .dark)
    }
}

struct ContactsScreen: View {
    private let names = [
        ("A", ["Aquarium", "Archive"]), ("B", ["Bakery", "Boat Hire", "Bookshop"]), ("C", ["Cinema", "Climbing Hall"]),
        ("D", ["Dentist", "Dog School"]),
    ]

    var body: some View {
        NavigationStack {
            List {
                ForEach(names, id: \.0) { letter, names in
                    Section(letter) {
                        ForEach(names, id: \.self) { Text($0) }
                    }
                }
            }
            .listStyle(.plain)
            .navigationTitle("Contacts")
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
    }
}

struct RemindersScreen: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Today") {
                    Reminder(title: "Water the ferns", note: "Two litres", isDone: true)
                    Reminder(title: "Return the drill", note: "Shed, left shelf")
                }
                Section("Tomorrow") {
                    Reminder(title: "Book the hall", isFlagged: true)
                    Reminder(title: "Buy bread and cheese")
                }
            }
            .navigationTitle("Reminders")
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button("New Reminder", systemImage: "plus.circle.fill") {}
                        .labelStyle(.titleAndIcon)
                }
            }
        }
    }
}

struct Reminder: View {
    var title: String
    var note: String?
    var isDone = false
    var isFlagged = false

    var body: some View {
        HStack {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                .font(.title2)
                .foregroundStyle(isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
            VStack(alignment: .leading) {
                Text(title)
                    .strikethrough(isDone)
                    .foregroundStyle(isDone ? .secondary : .primary)
                if let note {
                    Text(note).font(.footnote).foregroundStyle(.secondary)
                }
            }
            Spacer()
            if isFlagged {
                Image(systemName: "flag.fill").foregroundStyle(.orange)
            }
        }
    }
}

struct PhotosScreen: View {
    private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)
    private let colors: [Color] = [
        .orange, .teal, .indigo, .green, .pink, .brown, .blue, .mint, .purple, .yellow, .cyan, .red,
    ]
    private let symbols = [
        "sun.horizon.fill", "water.waves", "moon.stars.fill", "tree.fill", "camera.macro", "mountain.2.fill",
    ]

    var body: some View {
        TabView {
            NavigationStack {
                ScrollView {
                    LazyVGrid(columns: columns, spacing: 2) {
                        ForEach(0..<18) { index in
                            Rectangle()
                                .fill(colors[index % 12].gradient)
                                .overlay {
                                    Image(systemName: symbols[index % 6]).font(.largeTitle).foregroundStyle(
                                        .white.opacity(0.85))
                                }
                                .aspectRatio(1, contentMode: .fit)
                        }
                    }
                }
                .navigationTitle("Photos")
                .toolbar { Button("Select") {} }
            }
            .tabItem { Label("Library", systemImage: "photo.on.rectangle") }
            Text("Albums").tabItem { Label("Albums", systemImage: "rectangle.stack") }
            Text("Search").tabItem { Label("Search", systemImage: "magnifyingglass") }
        }
    }
}

struct EventForm: View {
    @State private var title = "Boat trip"
    @State private var place = ""
    @State private var isAllDay = false
    @State private var start = Date(timeIntervalSince1970: 1_750_000_000)
    @State private var end = Date(timeIntervalSince1970: 1_750_007_200)
    @State private var again = "Never"
    @State private var notes = ""
    @State private var color = Color.teal

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: $title)
                    TextField("Place", text: $place)
                }
                Section {
                    Toggle("All day", isOn: $isAllDay)
                    DatePicker("Starts", selection: $start)
                    DatePicker("Ends", selection: $end)
                    Picker("Repeat", selection: $again) {
                        Text("Never").tag("Never")
                        Text("Weekly").tag("Weekly")
                    }
                }
                Section("Look") {
                    ColorPicker("Colour", selection: $color)
                    Stepper("Guests: 4", value: .constant(4))
                }
                Section {
                    TextField("Notes", text: $notes, axis: .vertical)
                        .lineLimit(3, reservesSpace: true)
                }
            }
            .navigationTitle("New Event")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Add") {} }
            }
        }
    }
}

struct ProfileScreen: View {
    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                Image(systemName: "bird.fill")
                    .font(.system(size: 48))
                    .foregroundStyle(.white)
                    .frame(width: 110, height: 110)
                    .background(.teal.gradient, in: .circle)
                    .overlay(alignment: .bottomTrailing) {
                        Image(systemName: "camera.circle.fill")
                            .font(.title)
                            .foregroundStyle(.white, .gray)
                    }
                VStack(spacing: 4) {
                    Text("Bird Watcher").font(.title2.bold())
                    Text("Since the spring of 2019").foregroundStyle(.secondary)
                }
                HStack {
                    Counter(value: 128, name: "Sightings")
                    Divider()
                    Counter(value: 47, name: "Species")
                    Divider()
                    Counter(value: 9, name: "Places")
                }
                .frame(height: 44)
                HStack {
                    Button {
                    } label: {
                        Text("Follow").frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.borderedProminent)
                    Button {
                    } label: {
                        Text("Message").frame(maxWidth: .infinity)
                    }
                    .buttonStyle(.bordered)
                }
                GroupBox("Last seen") {
                    Label("Kingfisher, by the bridge", systemImage: "binoculars")
                        .frame(maxWidth: .infinity, alignment: .leading)
                        .padding(.top, 4)
                }
                GroupBox {
                    Text("“Sit still for ten minutes. Then look.”").italic()
                } label: {
                    Label("Advice", systemImage: "quote.opening")
                }
            }
            .padding()
        }
    }
}

struct Counter: View {
    var value: Int
    var name: String

    var body: some View {
        VStack {
            Text(value, format: .number).font(.headline)
            Text(name).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
    }
}

#Preview("Player") { PlayerScreen() }
#Preview("Weather") { WeatherScreen() }
#Preview("Contacts") { ContactsScreen() }
#Preview("Reminders") { RemindersScreen() }
#Preview("Photos in tabs") { PhotosScreen() }
#Preview("Form") { EventForm() }
#Preview("Profile") { ProfileScreen() }

#Preview("Nothing there") {
    NavigationStack {
        ContentUnavailableView {
            Label("No Drawings", systemImage: "scribble.variable")
        } description: {
            Text("Drawings that you make or import are shown here.")
        } actions: {
            Button("New Drawing") {}
                .buttonStyle(.borderedProminent)
        }
        .navigationTitle("Drawings")
    }
}
