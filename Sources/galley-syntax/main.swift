// Lists the views and previews of a Swift file as JSON: `galley-syntax FILE`.
//
// Built by Scripts/finish-build.sh against the parser that ships inside the toolchain, and not a target of the
// package: so no user of the package ever builds swift-syntax.
import Foundation
import SwiftParser
import SwiftSyntax

guard CommandLine.arguments.count == 2, let data = FileManager.default.contents(atPath: CommandLine.arguments[1]) else {
    FileHandle.standardError.write(Data("usage: galley-syntax FILE.swift\n".utf8))
    exit(64)
}

let file = CommandLine.arguments[1]
let tree = Parser.parse(source: String(decoding: data, as: UTF8.self))
let collector = DeclarationCollector(converter: SourceLocationConverter(fileName: file, tree: tree))
collector.walk(tree)

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
FileHandle.standardOutput.write(try encoder.encode(collector.survey))
