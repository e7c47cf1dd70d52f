// Reads Swift source for the `galley` command, and writes JSON:
//   galley-syntax FILE                                what the file declares that can be shown
//   galley-syntax --uses FILE                         the names that it uses and declares
//   galley-syntax --as ios|macos [--framework] FILE   the file with its conditions as on that platform; with --framework, UIKit
//                                                     or AppKit can be imported
//   galley-syntax --expression                        whether standard input is one expression: a word, no JSON
//
// Built by Scripts/finish-build.sh against the parser that ships inside the toolchain, and not a target of the
// package: so no user of the package ever builds swift-syntax.
import Foundation
import SwiftParser
import SwiftSyntax

func fail() -> Never {
    let usage = "usage: galley-syntax [--uses | --as ios|macos [--framework]] FILE.swift, or --expression\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}

func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(value))
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--expression"] {
    let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    FileHandle.standardOutput.write(Data(ExpressionCheck(text).rawValue.utf8))
} else if arguments.first == "--as" {
    guard let rewritten = RewrittenConditions(arguments: arguments.dropFirst()) else { fail() }
    try print(rewritten)
} else {
    guard let file = arguments.last, let data = FileManager.default.contents(atPath: file) else { fail() }
    let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
    let converter = SourceLocationConverter(fileName: file, tree: tree)
    switch arguments.dropLast() {
    case []:
        let collector = DeclarationCollector(converter: converter)
        collector.walk(tree)
        try print(collector.survey)
    case ["--uses"]:
        let collector = UseCollector(converter: converter)
        collector.walk(tree)
        try print(collector.names)
    default: fail()
    }
}
