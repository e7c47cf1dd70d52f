// Twelve questions that people ask who learn layout; docs/explain.md has the answers that galley explain gives.
import SwiftUI

/// Why is the text on two lines, when there is room for it?
struct Thirds: View {
    var body: some View {
        HStack {
            Text("Hello, World!")
            Rectangle()
            Rectangle()
        }
        .frame(width: 220, height: 100)
    }
}

/// Why does the spacer not push the second text down?
struct SpacerInScroll: View {
    var body: some View {
        ScrollView {
            VStack {
                Text("Top")
                Spacer()
                Text("Bottom")
            }
        }
    }
}

/// Why is the geometry reader so small?
struct ReaderInScroll: View {
    var body: some View {
        ScrollView {
            GeometryReader { _ in
                Text("Hello")
            }
        }
    }
}

/// Why is the background not as wide as the frame?
struct BackgroundFirst: View {
    var body: some View {
        Text("Hello")
            .background(.yellow)
            .frame(maxWidth: .infinity)
    }
}

/// Why does the title leave the screen?
struct Photograph: View {
    var body: some View {
        ZStack {
            // A photograph of 3 : 2, scaledToFill.
            Color.teal.aspectRatio(1.5, contentMode: .fill)
            Text("Title").frame(maxWidth: .infinity, alignment: .leading)
        }
        .frame(width: 300, height: 400)
    }
}

/// Why is the leading stack in the middle?
struct LeadingStack: View {
    var body: some View {
        VStack(alignment: .leading) {
            Text("Title")
            Text("Subtitle")
        }
    }
}

/// Why does the text leave its card?
struct FixedSizeInCard: View {
    var body: some View {
        VStack {
            Text("Title")
            Text("A description that does not fit into the width of its card")
        }
        .fixedSize()
        .padding()
        .frame(width: 200)
        .border(.red)
    }
}

/// Why is the description cut, and not the price?
struct Price: View {
    var body: some View {
        HStack {
            Text("A description that is far too long for one line")
            Text("$1,299.00")
        }
        .lineLimit(1)
        .frame(width: 200)
    }
}

/// How is a cell of a grid made square?
struct SquareGrid: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(spacing: 9), GridItem(spacing: 9), GridItem(spacing: 9)], spacing: 9) {
            ForEach(0..<6) { _ in
                Color.red.aspectRatio(1, contentMode: .fit)
            }
        }
        .frame(width: 318)
    }
}

/// How are buttons made as wide as the widest, and not as the screen?
struct EqualButtons: View {
    var body: some View {
        VStack {
            Button("OK") {}.frame(maxWidth: .infinity)
            Button("Cancel") {}.frame(maxWidth: .infinity)
        }
    }
}

/// Why does the frame not shrink the image?
struct FrameAroundImage: View {
    var body: some View {
        Image("photo").frame(width: 60, height: 40)
    }
}

/// Why does the second view not follow the first?
struct Offset: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 20, height: 20).offset(x: 30)
            Color.blue.frame(width: 20, height: 20)
        }
    }
}
