// Reads Swift source for the `galley` command:
//   galley-syntax FILE          what the file declares that can be shown, as JSON
//   galley-syntax --uses FILE   the names that it uses and declares, as JSON
//   galley-syntax --expression  whether standard input is one expression: a word
//
// Built by Scripts/finish-build.sh against the parser that ships inside the toolchain, and not a target of the
// package: so no user of the package ever builds swift-syntax.
import Foundation
import SwiftParser
import SwiftSyntax

func fail() -> Never {
    FileHandle.standardError.write(Data("usage: galley-syntax [--uses] FILE.swift, or --expression\n".utf8))
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
