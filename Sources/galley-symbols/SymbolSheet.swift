import Galley

/// A page of symbols, each with its name.
struct SymbolSheet: View {
    var names: [String]
    var columns = 8
    var mode: SymbolRenderingMode?

    private var rows: [[String]] {
        stride(from: 0, to: names.count, by: columns).map { Array(names[$0..<min($0 + columns, names.count)]) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(Array(rows.enumerated()), id: \.offset) { row in
                HStack(spacing: 0) {
                    ForEach(row.element, id: \.self) { SymbolCell(name: $0, mode: mode) }
                }
            }
        }
        .padding(8)
        .background(Color.white)
        .foregroundStyle(Color.black)
    }
}

/// One symbol over its name.
private struct SymbolCell: View {
    var name: String
    var mode: SymbolRenderingMode?

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: name)
                .font(.system(size: 28))
                .symbolRenderingMode(mode)
                .frame(width: 60, height: 42)
            Text(name)
                .font(.system(size: 8))
                .lineLimit(3)
                .multilineTextAlignment(.center)
                .frame(width: 92, height: 30, alignment: .top)
        }
        .padding(4)
    }
}
