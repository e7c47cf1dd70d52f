import ArgumentParser
import Foundation
import Galley
import GalleySymbols

@main
struct SymbolTool: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "galley-symbols",
        abstract: "Writes the list of symbols with their pictures, or a sheet of some symbols.",
        subcommands: [Document.self, Sheet.self, Missing.self])
}

/// A sheet of chosen symbols, to look at.
struct Sheet: ParsableCommand {
    @Argument(help: "The symbols' names; without any, all.")
    var names: [String] = []

    @Option(name: .shortAndLong, help: "The file to write, .png; PREFIX-1.png and so on for several pages.")
    var output: String

    @Option(help: "Symbols a page.")
    var page = 80

    @Option(help: "Pixels a point.")
    var scale = 3.0

    @Option(help: "monochrome, hierarchical, palette or multicolor.")
    var mode = ""

    func run() throws { try MainActor.assumeIsolated { try draw() } }

    @Flag(help: "Each symbol in all weights, two scales and every rendering mode.")
    var styles = false

    @MainActor private func draw() throws {
        if styles { return try write(StyleSheet(names: names), to: output, scale: scale) }
        let all = names.isEmpty ? SymbolCatalog.names : names
        let modes: [String: SymbolRenderingMode] = [
            "monochrome": .monochrome, "hierarchical": .hierarchical, "palette": .palette, "multicolor": .multicolor,
        ]
        for start in stride(from: 0, to: all.count, by: page) {
            let some = Array(all[start..<min(start + page, all.count)])
            let stem = output.hasSuffix(".png") ? String(output.dropLast(4)) : output
            let path = all.count > page ? "\(stem)-\(start / page + 1).png" : "\(stem).png"
            try write(SymbolSheet(names: some, mode: modes[mode]), to: path, scale: scale)
        }
    }
}

/// Draws a view into a PNG file.
@MainActor func write(_ view: some View, to path: String, scale: Double) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale
    try renderer.pngData().write(to: URL(fileURLWithPath: path))
}
