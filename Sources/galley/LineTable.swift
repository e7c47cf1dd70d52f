import Foundation

/// The lines of the source that a compiled file's instructions come from, as the toolchain's `llvm-symbolizer` reads them.
struct LineTable {
    let library: String
    let toolchain: Toolchain
    let limits: LimitOptions

    /// The first of these places that is in the user's file or in the expression of `--view`, as `FILE:LINE`.
    func line(of places: [UInt64], in source: SourceFile) -> String? {
        struct Answer: Decodable {
            struct Symbol: Decodable {
                var fileName: String
                var line: Int

                enum CodingKeys: String, CodingKey { case fileName = "FileName", line = "Line" }
            }
            var symbols: [Symbol]?

            enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
        }
        guard !places.isEmpty,
            let (ending, output) = try? Subprocess.run(
                toolchain.symbolizer,
                ["--obj=\(library)", "--output-style=JSON"] + places.map { "0x" + String($0, radix: 16) },
                limits: limits.compiling),
            ending.isSuccess, let answers = try? JSONDecoder().decode([Answer].self, from: output)
        else { return nil }
        let path = URL(fileURLWithPath: source.path).standardized.path
        for symbol in answers.flatMap({ $0.symbols ?? [] }) where symbol.line > 0 {
            if URL(fileURLWithPath: symbol.fileName).standardized.path == path {
                return "\(source.path):\(symbol.line)"
            }
            if URL(fileURLWithPath: symbol.fileName).lastPathComponent == EntryFile.expressionPlace {
                return "\(EntryFile.expressionPlace):\(symbol.line)"
            }
        }
        return nil
    }
}
