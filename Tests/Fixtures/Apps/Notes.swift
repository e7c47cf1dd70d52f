import SwiftUI

struct Notes: View {
    @State private var title = ""
    @State private var text = "First line"
    @State private var code = ""
    @State private var search = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField("Title", text: $title, axis: .vertical)
                .font(.title2)
                .onChange(of: title) { if title.count > 20 { title = String(title.prefix(20)) } }
            TextField("Code", text: $code)
                .onChange(of: code) { code = code.uppercased().filter { $0.isLetter || $0.isNumber } }
            TextEditor(text: $text).frame(height: 120).border(.quaternary).focused($isWriting).accessibilityLabel(
                "Text")
            Text("\(text.split(whereSeparator: \.isWhitespace).count) words, \(text.count) characters")
            HStack {
                TextField("Find", text: $search).textFieldStyle(.roundedBorder)
                Text(search.isEmpty || !text.localizedCaseInsensitiveContains(search) ? "Not found" : "Found")
            }
            Button(isWriting ? "Stop writing" : "Write") { isWriting.toggle() }
        }
        .padding()
    }
}

#Preview { Notes() }
