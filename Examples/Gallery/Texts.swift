// Text: styles, weights, designs, markup, lines, numbers and symbols.
import SwiftUI

#Preview("Text styles") {
    VStack(alignment: .leading, spacing: 6) {
        Text("Large Title").font(.largeTitle)
        Text("Title").font(.title)
        Text("Title 2").font(.title2)
        Text("Title 3").font(.title3)
        Text("Headline").font(.headline)
        Text("Body").font(.body)
        Text("Callout").font(.callout)
        Text("Subheadline").font(.subheadline)
        Text("Footnote").font(.footnote)
        Text("Caption").font(.caption)
        Text("Caption 2").font(.caption2)
    }
    .padding()
}

#Preview("Weights and designs") {
    HStack(alignment: .top, spacing: 30) {
        VStack(alignment: .leading, spacing: 6) {
            Text("Ultra light").fontWeight(.ultraLight)
            Text("Thin").fontWeight(.thin)
            Text("Light").fontWeight(.light)
            Text("Regular").fontWeight(.regular)
            Text("Medium").fontWeight(.medium)
            Text("Semibold").fontWeight(.semibold)
            Text("Bold").fontWeight(.bold)
            Text("Heavy").fontWeight(.heavy)
            Text("Black").fontWeight(.black)
        }
        VStack(alignment: .leading, spacing: 6) {
            Text("Default").fontDesign(.default)
            Text("Rounded").fontDesign(.rounded)
            Text("Serif").fontDesign(.serif)
            Text("Monospaced").fontDesign(.monospaced)
            Text("Italic").italic()
            Text("Underline").underline()
            Text("Strikethrough").strikethrough(color: .red)
            Text("Kerning").kerning(4)
            Text("Small caps").font(.body.smallCaps())
        }
    }
    .font(.title3)
    .padding()
}

#Preview("Markup, lines and alignment") {
    VStack(alignment: .leading, spacing: 14) {
        Text("**Bold**, *italic*, `code`, ~~gone~~ and a [link](https://example.org).")
        Text("One ").foregroundStyle(.red) + Text("text ").bold() + Text("of several.").font(.title3)
        // galley:ignore text-cut
        Text(
            "A longer text is cut off after two lines where no more are allowed, and three dots stand for what is left out."
        )
        .lineLimit(2)
        Text("In the middle of its lines, which are as long as this.")
            .multilineTextAlignment(.center)
            .frame(maxWidth: .infinity)
        Text("Lines further apart from each other, so that two of them can be told from one.").lineSpacing(8)
        Text("Smaller so that it fits into one line").font(.title).lineLimit(1).minimumScaleFactor(0.4)
        // galley:ignore text-cut
        Text("Head and tail of a text: middle").lineLimit(1).truncationMode(.middle).frame(width: 180)
        Text("Redacted text").redacted(reason: .placeholder)
    }
    .frame(width: 340)
    .padding()
}

#Preview("Numbers and dates") {
    VStack(alignment: .leading, spacing: 10) {
        Text(1_234_567.891, format: .number)
        Text(0.256, format: .percent)
        Text(49.9, format: .currency(code: "EUR"))
        Text(Date(timeIntervalSince1970: 1_750_000_000), style: .date)
        Text(Date(timeIntervalSince1970: 1_750_000_000), format: .dateTime.weekday().day().month())
        Text(["red", "green", "blue"], format: .list(type: .and))
    }
    .padding()
}

#Preview("Symbols") {
    VStack(spacing: 18) {
        HStack(spacing: 20) {
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.monochrome)
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.hierarchical)
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.palette).foregroundStyle(
                .gray, .orange, .blue)
            Image(systemName: "cloud.sun.rain.fill").symbolRenderingMode(.multicolor)
        }
        HStack(spacing: 20) {
            Image(systemName: "heart")
            Image(systemName: "heart").symbolVariant(.fill)
            Image(systemName: "heart").symbolVariant(.circle)
            Image(systemName: "heart").symbolVariant(.slash)
            Image(systemName: "heart").symbolVariant(.square.fill)
        }
        HStack(spacing: 20) {
            Image(systemName: "gearshape").fontWeight(.ultraLight)
            Image(systemName: "gearshape").fontWeight(.regular)
            Image(systemName: "gearshape").fontWeight(.black)
            Image(systemName: "gearshape").imageScale(.small)
            Image(systemName: "gearshape").imageScale(.large)
        }
        HStack(spacing: 20) {
            Image(systemName: "wifi", variableValue: 0.3)
            Image(systemName: "wifi", variableValue: 0.6)
            Image(systemName: "wifi", variableValue: 1)
            Image(systemName: "speaker.wave.3", variableValue: 0.5)
        }
    }
    .font(.system(size: 40))
    .padding()
}

#Preview("Type sizes") {
    VStack(alignment: .leading, spacing: 12) {
        ForEach([DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility3], id: \.self) { size in
            HStack {
                Label("Body", systemImage: "textformat.size")
                Button("Button") {}.buttonStyle(.bordered)
            }
            .dynamicTypeSize(size)
        }
    }
    .padding()
}

#Preview("Right to left") {
    List {
        Label("مرحبا", systemImage: "globe")
        Toggle("שלום", isOn: .constant(true))
        NavigationLink("السلام", destination: EmptyView())
        Slider(value: .constant(0.3))
    }
    .environment(\.layoutDirection, .rightToLeft)
    .frame(width: 370, height: 300)
}
