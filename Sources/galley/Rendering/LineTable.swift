import Foundation

/// Where code of the user's crashed.
struct CrashSite {
    /// `FILE:LINE` of the source, or `--view:LINE`.
    var line: String?
    /// The view whose body was at work, innermost first; nil where it is not known.
    var view: String?
}

/// The lines of the source that a compiled file's instructions come from, as the toolchain's `llvm-symbolizer` reads them.
struct LineTable {
    let library: String
    let toolchain: Toolchain
    let limits: Subprocess.Limits

    private struct Symbol: Decodable {
        var function: String
        var file: String
        var line: Int

        enum CodingKeys: String, CodingKey { case function = "FunctionName", file = "FileName", line = "Line" }
    }

    /// What the source says at the first of these places that is in it.
    func site(of places: [UInt64], in source: SourceSet) -> CrashSite {
        let symbols = symbols(of: places)
        return CrashSite(line: symbols.lazy.compactMap { line(of: $0, in: source) }.first, view: view(of: symbols))
    }

    private func symbols(of places: [UInt64]) -> [Symbol] {
        struct Answer: Decodable {
            var symbols: [Symbol]?

            enum CodingKeys: String, CodingKey { case symbols = "Symbol" }
        }
        guard !places.isEmpty,
            let (ending, output) = try? Subprocess.run(
                toolchain.symbolizer,
                ["--obj=\(library)", "--output-style=JSON"] + places.map { "0x" + String($0, radix: 16) },
                limits: limits),
            ending.isSuccess, let answers = try? JSONDecoder().decode([Answer].self, from: output)
        else { return [] }
        return answers.flatMap { $0.symbols ?? [] }
    }

    private func line(of symbol: Symbol, in source: SourceSet) -> String? {
        guard symbol.line > 0 else { return nil }
        let file = URL(fileURLWithPath: symbol.file)
        if let file = source.file(at: symbol.file) { return "\(file.path):\(symbol.line)" }
        return file.lastPathComponent == EntryFile.expressionPlace ? "\(EntryFile.expressionPlace):\(symbol.line)" : nil
    }

    /// The innermost view whose body is among these functions.
    private func view(of symbols: [Symbol]) -> String? {
        let names = symbols.map(\.function).filter { $0.hasPrefix("$s") }
        guard !names.isEmpty,
            let (ending, output) = try? Subprocess.run(
                toolchain.demangler, ["--simplified", "--compact"] + names, limits: limits),
            ending.isSuccess
        else { return nil }
        // `closure #1 in Outer.Page.body.getter`
        return String(decoding: output, as: UTF8.self).firstMatch(of: /([\w.]+)\.body\.getter/).map { String($0.1) }
    }
}
