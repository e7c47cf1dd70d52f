import Galley

/// Symbols in all weights, scales and rendering modes.
struct StyleSheet: View {
    var names: [String]

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            ForEach(names, id: \.self) { name in
                HStack(spacing: 12) {
                    ForEach(Self.weights, id: \.self) {
                        Image(systemName: name).font(.system(size: 28, weight: $0)).frame(width: 46)
                    }
                    Image(systemName: name).imageScale(.small).frame(width: 30)
                    Image(systemName: name).imageScale(.large).frame(width: 50)
                    Image(systemName: name).symbolRenderingMode(.hierarchical).frame(width: 46)
                    Image(systemName: name).foregroundStyle(.red, .blue, .green).frame(width: 46)
                    Image(systemName: name).symbolRenderingMode(.multicolor).frame(width: 46)
                    Image(systemName: name, variableValue: 0.4).frame(width: 46)
                }
                .font(.system(size: 28))
            }
        }
        .padding(12)
        .background(Color.white)
        .foregroundStyle(Color.black)
    }
}
