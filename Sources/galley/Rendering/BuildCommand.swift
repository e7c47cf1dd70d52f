import ArgumentParser
import Foundation
import GalleyProcesses
import GalleyProtocol

struct BuildCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compile views into a folder that render, batch, serve and serve-images take where no Swift is.",
        discussion: """
            The folder holds the compiled views, the images, colours, translations and fonts that they may ask for, and what it was made \
            of; no source, and nothing of Galley, which has to be the same there (the package galley-runtime). Without --view it has what \
            the files show by themselves, and each view that is Decodable.

            EXAMPLES
              Here, with the compiler:
                galley build Card.swift -o card
              There, without:
                galley render card --data card.json -o card.png
                galley batch card --data people.csv -o 'out/{name}.png'
                galley serve-images card --host 0.0.0.0
                galley serve card
              One view of a package:
                galley build Package.swift --target Cards --view 'Board()' -o board
            """)

    @OptionGroup var options: SourceOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder to make; one that galley build has made before is replaced.", valueName: "DIR"),
        completion: .directory)
    var output: String

    func validate() throws {
        let isDrawn =
            options.scenario != nil || options.size != nil || options.device != nil || options.data != nil
            || options.preview != nil
            || options.chrome || options.now != nil || !options.variants.appearance.isEmpty
            || !options.variants.dynamicType.isEmpty || !options.variants.layoutDirection.isEmpty
        guard !isDrawn else {
            throw ValidationError(
                "scenario, size, device, data, preview, moment, appearance, text size and direction are chosen when the views are drawn; give "
                    + "them to render, batch, serve or serve-images.")
        }
        guard options.variants.locale.flatMap(\.self).count < 2 else {
            throw ValidationError("give one --locale: the language whose files the app's bundle has first.")
        }
        guard !options.input.paths.contains("-") else {
            throw ValidationError("'-', standard input, is read once and compiled twice; give a file.")
        }
    }

    func run() throws {
        let given = options.input.paths.joined(separator: ", ")
        if case .built(let built) = try options.input.read(for: options.platform, within: options.limits.time) {
            throw built.isNoSource
        }
        let shown = try Self.part { try ShownFile(options).build() }
        var types: [String] = []
        let decoding = try decoded(&types)
        guard let product = shown.product ?? decoding.product else { throw shown.lack ?? decoding.lack ?? Self.nothing }
        let look = options.request(.render).look
        var folder = try BuiltFolder(output, source: given, look: look)
        do {
            if let shown = shown.product { try folder.add(shown: shown) }
            if let decoding = decoding.product { try folder.add(decoding: decoding, types: types) }
            try folder.addResources(of: product, assets: options.assets, symbols: options.symbols)
            try folder.publish()
        } catch {
            folder.discard()
            throw error
        }
        if !options.quiet { try StandardOutput.write(output + "\n") }
    }

    /// What was compiled, or why there is nothing of the kind.
    private typealias Part = (product: Compiler.Product?, lack: Failure?)

    private static let nothing = Failure(ExitStatus.usage, "there is no view to build")

    /// A library, unless the files have nothing for it.
    private static func part(_ build: () throws -> Compiler.Product) throws -> Part {
        do {
            return (try build(), nil)
        } catch let failure as Failure where failure.status == ExitStatus.usage {
            return (nil, failure)
        }
    }

    /// The library of the views that are made from data, where no view is chosen.
    private func decoded(_ types: inout [String]) throws -> Part {
        guard options.view == nil else { return (nil, nil) }
        var options = options
        options.everyDecodable = true
        // What is said of the files was said for the others.
        options.quiet = true
        return try Self.part {
            let file = try ShownFile(options)
            let product = try file.build()
            types = try file.names(of: product)
            return product
        }
    }
}
