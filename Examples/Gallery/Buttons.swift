// Buttons, links and menus: styles, roles, sizes, border shapes, tints and disabled ones.
// They are as large as the system makes them.
// galley:ignore-file tap-target
import SwiftUI

#Preview("Button styles") {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 14) {
        GridRow {
            Text("automatic").gridColumnAlignment(.trailing)
            Button("Button") {}
            Button("Button") {}.disabled(true)
        }
        GridRow {
            Text("plain")
            Button("Button") {}.buttonStyle(.plain)
            Button("Button") {}.buttonStyle(.plain).disabled(true)
        }
        GridRow {
            Text("borderless")
            Button("Button") {}.buttonStyle(.borderless)
            Button("Button") {}.buttonStyle(.borderless).disabled(true)
        }
        GridRow {
            Text("bordered")
            Button("Button") {}.buttonStyle(.bordered)
            Button("Button") {}.buttonStyle(.bordered).disabled(true)
        }
        GridRow {
            Text("prominent")
            Button("Button") {}.buttonStyle(.borderedProminent)
            Button("Button") {}.buttonStyle(.borderedProminent).disabled(true)
        }
    }
    .padding()
}

#Preview("Button roles and tints") {
    Grid(horizontalSpacing: 16, verticalSpacing: 14) {
        GridRow {
            Button("Delete", role: .destructive) {}
            Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
            Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        }
        GridRow {
            Button("Cancel", role: .cancel) {}
            Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
            Button("Cancel", role: .cancel) {}.buttonStyle(.borderedProminent)
        }
        ForEach([Color.green, .orange, .purple], id: \.self) { color in
            GridRow {
                Button("Tinted") {}
                Button("Tinted") {}.buttonStyle(.bordered)
                Button("Tinted") {}.buttonStyle(.borderedProminent)
            }
            .tint(color)
        }
    }
    .padding()
}

struct SizesOfButtons: View {
    private let sizes: [(String, ControlSize)] = [
        ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large), ("extra large", .extraLarge),
    ]

    var body: some View {
        Grid(alignment: .center, horizontalSpacing: 16, verticalSpacing: 14) {
            ForEach(sizes, id: \.0) { name, size in
                GridRow {
                    Text(name).gridColumnAlignment(.trailing)
                    Button("Bordered") {}.buttonStyle(.bordered)
                    Button("Prominent") {}.buttonStyle(.borderedProminent)
                }
                .controlSize(size)
            }
        }
        .fixedSize()
        .padding()
    }
}

#Preview("Button sizes") { SizesOfButtons() }

#Preview("Button border shapes") {
    Grid(horizontalSpacing: 16, verticalSpacing: 14) {
        GridRow {
            Button("automatic") {}.buttonBorderShape(.automatic)
            Button("automatic", systemImage: "star") {}.buttonBorderShape(.automatic)
        }
        GridRow {
            Button("capsule") {}.buttonBorderShape(.capsule)
            Button("capsule", systemImage: "star") {}.buttonBorderShape(.capsule)
        }
        GridRow {
            Button("rounded") {}.buttonBorderShape(.roundedRectangle)
            Button("rounded", systemImage: "star") {}.buttonBorderShape(.roundedRectangle)
        }
        GridRow {
            Button("radius 4") {}.buttonBorderShape(.roundedRectangle(radius: 4))
            Button("radius 4", systemImage: "star") {}.buttonBorderShape(.roundedRectangle(radius: 4))
        }
        GridRow {
            Button("Circle", systemImage: "star") {}.buttonBorderShape(.circle).labelStyle(.iconOnly)
            Button("Circle", systemImage: "trash", role: .destructive) {}
                .buttonBorderShape(.circle)
                .labelStyle(.iconOnly)
        }
    }
    .buttonStyle(.bordered)
    .padding()
}

#Preview("Buttons with symbols") {
    VStack(spacing: 14) {
        HStack {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly)
            Button("Play", systemImage: "play.fill") {}.labelStyle(.titleOnly)
        }
        HStack {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly)
            Button("Play", systemImage: "play.fill") {}.labelStyle(.titleOnly)
        }
        .buttonStyle(.bordered)
        HStack {
            Button("Share", systemImage: "square.and.arrow.up") {}
            Button("Play", systemImage: "play.fill") {}.labelStyle(.iconOnly)
            Button("Play", systemImage: "play.fill") {}.labelStyle(.titleOnly)
        }
        .buttonStyle(.borderedProminent)
        Button {
        } label: {
            Label("Full width", systemImage: "arrow.right").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
    }
    .frame(width: 340)
    .padding()
}

#Preview("Links and menus") {
    VStack(spacing: 18) {
        Link("A link", destination: URL(string: "https://example.org")!)
        Link(destination: URL(string: "https://example.org")!) {
            Label("A link with a symbol", systemImage: "link")
        }
        ShareLink(item: URL(string: "https://example.org")!)
        Menu("A menu") { Button("One") {} }
        Menu("With a symbol", systemImage: "ellipsis.circle") { Button("One") {} }
        Menu("Bordered") { Button("One") {} }.buttonStyle(.bordered)
        Menu("Prominent") { Button("One") {} }.buttonStyle(.borderedProminent)
        Menu("Menu as a button") { Button("One") {} }.menuStyle(.button).buttonStyle(.bordered)
        Menu("Disabled") { Button("One") {} }.disabled(true)
    }
    .padding()
}

#Preview("Control groups") {
    VStack(spacing: 20) {
        ControlGroup {
            Button("Less", systemImage: "minus") {}
            Button("More", systemImage: "plus") {}
        }
        ControlGroup {
            Button("Cut", systemImage: "scissors") {}
            Button("Copy", systemImage: "doc.on.doc") {}
            Button("Paste", systemImage: "doc.on.clipboard") {}
        }
        .controlGroupStyle(.navigation)
    }
    .padding()
}

#Preview("Buttons on glass") {
    ZStack {
        LinearGradient(colors: [.indigo, .pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
        VStack(spacing: 6) {
            ForEach(0..<9) { _ in
                Text("What lies behind shines through").font(.title3.bold()).foregroundStyle(.white.opacity(0.8))
            }
        }
        VStack(spacing: 16) {
            HStack {
                Button("Glass") {}.buttonStyle(.glass)
                Button("Prominent") {}.buttonStyle(.glassProminent)
                Button("Clear") {}.buttonStyle(.glass(.clear))
            }
            HStack {
                Button("Large") {}.buttonStyle(.glass).controlSize(.large)
                Button("Tinted") {}.buttonStyle(.glass).tint(.pink)
                Button("Off") {}.buttonStyle(.glass).disabled(true)
            }
            HStack {
                Button(role: .close) {}.buttonStyle(.glass)
                Button(role: .confirm) {}.buttonStyle(.glassProminent)
            }
            .buttonBorderShape(.circle)
        }
    }
    .frame(width: 360, height: 260)
    .clipShape(.rect(cornerRadius: 24))
}
