// Reads Swift source for the `galley` command, and writes JSON:
//   galley-syntax FILE…                                what the files declare that can be shown
//   galley-syntax --uses FILE…                         the names that each uses and declares, a list
//   galley-syntax --interface FILE…                    what other files can see of each, as text, a list
//   galley-syntax --pieces FILE                        the file taken apart, to be compiled in pieces
//   galley-syntax --imports FILE…                      the modules that they import, a list for each
//   galley-syntax --as ios|macos [--version N] [--framework] FILE…
//                                                      the files with their conditions as on that platform, a list, in
//                                                      version N of it, 26 unless given; with --framework, UIKit or AppKit
//                                                      can be imported
//   galley-syntax --modify with|without MODIFIER VIEW FILE   the file with the modifier added to text:TEXT, shown:TEXT, line:N or kind:TYPE,
//                                                      or taken from it
//   galley-syntax --leave-out                          the files of the request on standard input without what is refused there
//   galley-syntax --expression                         whether standard input is one expression: a word, no JSON
// FILE can be '-', standard input.
//
// Built against the parser that ships inside the toolchain (Package.swift), so that nobody ever builds swift-syntax.
import Foundation
import SwiftParser
import SwiftSyntax

func fail() -> Never {
    let usage =
        "usage: galley-syntax [--uses | --interface | --pieces | --imports | --as ios|macos [--version N] [--framework]] FILE.swift…, --modify with|without MODIFIER VIEW "
        + "FILE.swift, --leave-out, or --expression\n"
    FileHandle.standardError.write(Data(usage.utf8))
    exit(64)
}

func print(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    FileHandle.standardOutput.write(try encoder.encode(value))
}

/// The text of a file, or of standard input; nil where it cannot be read. Ends the program, with status 65 and a line on standard
/// error, for text that no parser gets through.
func source(_ file: String) -> String? {
    let data =
        file == "-"
        ? FileHandle.standardInput.readDataToEndOfFile() : FileManager.default.contents(atPath: file)
    let text = data.map { String(decoding: $0, as: UTF8.self) }
    if let line = text.flatMap(NestingCheck.fault) {
        let place = file == "-" ? "line \(line)" : "\(file):\(line)"
        let message = "\(place): #if stands in more than \(NestingCheck.most) others; take some of them apart\n"
        FileHandle.standardError.write(Data(message.utf8))
        exit(65)
    }
    return text
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--expression"] {
    let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
    FileHandle.standardOutput.write(Data(ExpressionCheck(text).rawValue.utf8))
} else if arguments == ["--leave-out"] {
    guard
        let request = try? JSONDecoder().decode(
            LeaveOut.Request.self, from: FileHandle.standardInput.readDataToEndOfFile())
    else { fail() }
    var answer = LeaveOut(request)
    try print(answer.answers())
} else if arguments.first == "--as" {
    guard let rewritten = RewrittenConditions.files(arguments.dropFirst()) else { fail() }
    try print(rewritten)
} else if arguments.first == "--imports" {
    let texts = arguments.dropFirst().compactMap(source)
    guard !texts.isEmpty, texts.count == arguments.count - 1 else { fail() }
    try print(texts.map(FileImport.all))
} else if arguments.first == "--interface" {
    let texts = arguments.dropFirst().compactMap(source)
    guard !texts.isEmpty, texts.count == arguments.count - 1 else { fail() }
    try print(texts.map(InterfaceCollector.text))
} else if arguments.first == "--pieces" {
    guard arguments.count == 2, let text = source(arguments[1]) else { fail() }
    try print(SourcePieces.answer(for: text))
} else if arguments.first == "--modify" {
    guard let modified = ModifiedSource(Array(arguments.dropFirst())) else { fail() }
    try print(modified)
} else if arguments.first == "--uses" {
    let texts = arguments.dropFirst().compactMap(source)
    guard !texts.isEmpty, texts.count == arguments.count - 1 else { fail() }
    try print(texts.map(UseCollector.names))
} else {
    guard !arguments.isEmpty else { fail() }
    let collector = DeclarationCollector()
    for file in arguments {
        guard let text = source(file) else { fail() }
        collector.collect(text, file: arguments.count > 1 ? file : nil)
    }
    try print(collector.survey)
}
