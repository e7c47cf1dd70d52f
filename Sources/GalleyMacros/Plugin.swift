import Foundation

/// The compiler plug-in behind `#Preview`, `@Previewable` and `@Entry`.
///
/// The compiler starts it as a child process and sends one JSON message after another on its standard input, each with
/// an 8-byte little-endian length before it. Speaking that protocol here, instead of depending on swift-syntax, keeps
/// minutes of swift-syntax out of every user's build.
@main
enum Plugin {
    static func main() {
        let input = FileHandle.standardInput
        let output = FileHandle.standardOutput
        while let message = read(from: input) {
            write(answer(to: message), to: output)
        }
    }

    /// The answer to one message; a message that cannot be read gets an empty expansion, which the compiler reports.
    static func answer(to message: Data) -> PluginMessage {
        guard let request = try? JSONDecoder().decode(HostMessage.self, from: message) else {
            return PluginMessage(expandMacroResult: .init(expandedSource: nil))
        }
        if request.getCapability != nil {
            return PluginMessage(getCapabilityResult: .init())
        }
        if request.loadPluginLibrary != nil {
            return PluginMessage(loadPluginLibraryResult: .init())
        }
        if let expansion = request.expandAttachedMacro { return answer(toAttached: expansion) }
        if request.expandFreestandingMacro?.macro.typeName == "PlaygroundMacro" {
            // What is in a playground is run in Xcode, and nowhere else.
            return PluginMessage(expandMacroResult: .init(expandedSource: ""))
        }
        guard let expansion = request.expandFreestandingMacro, let syntax = expansion.syntax,
            expansion.macro.typeName == "PreviewMacro"
        else {
            return unknown(request.expandFreestandingMacro?.macro.typeName)
        }
        guard let source = PreviewExpansion.expand(expansion, syntax: syntax) else {
            return failure("this #Preview cannot be read: expected '#Preview { … }'", at: syntax.location)
        }
        return PluginMessage(expandMacroResult: .init(expandedSource: source))
    }

    private static func answer(toAttached expansion: HostMessage.Expansion) -> PluginMessage {
        let location = expansion.declSyntax?.location
        switch expansion.macro.typeName {
        case "PreviewableMacro":
            // The macro is a mark that `#Preview` reads.
            return PluginMessage(expandMacroResult: .init(expandedSource: ""))
        case "EntryDefaultValueMacro":
            guard let source = expansion.declSyntax?.source,
                let accessor = EntryExpansion(source)?.defaultAccessor
            else { return failure("a default value is expected", at: location) }
            return PluginMessage(expandMacroResult: .init(expandedSource: accessor))
        case "EntryMacro":
            let (entry, message) = EntryExpansion.of(expansion)
            let isPeer = expansion.macroRole == "peer"
            if let entry {
                return PluginMessage(
                    expandMacroResult: .init(expandedSource: isPeer ? entry.keyType : entry.accessors))
            }
            // Both roles fail alike; one of them says why.
            return isPeer ? PluginMessage(expandMacroResult: .init(expandedSource: "")) : failure(message, at: location)
        default:
            return unknown(expansion.macro.typeName)
        }
    }

    private static func unknown(_ macro: String?) -> PluginMessage {
        failure("Galley has no macro implementation named '\(macro ?? "?")'", at: nil)
    }

    private static func failure(
        _ message: String, at location: HostMessage.Expansion.Syntax.Location?
    ) -> PluginMessage {
        let position = PluginMessage.Diagnostic.Position(
            fileName: location?.fileName ?? "", offset: location?.offset ?? 0)
        return PluginMessage(
            expandMacroResult: .init(expandedSource: nil, diagnostics: [.init(message: message, position: position)]))
    }

    /// The next message's JSON, or nil at the end of the input.
    private static func read(from input: FileHandle) -> Data? {
        guard let header = readExactly(8, from: input) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << (8 * UInt64($1.offset)) }
        guard let count = Int(exactly: length) else { return nil }
        return readExactly(count, from: input)
    }

    private static func readExactly(_ count: Int, from input: FileHandle) -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try? input.read(upToCount: count - data.count), !more.isEmpty else { return nil }
            data.append(more)
        }
        return data
    }

    private static func write(_ message: PluginMessage, to output: FileHandle) {
        guard let body = try? JSONEncoder().encode(message) else { return }
        let header = Data((0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) })
        try? output.write(contentsOf: header + body)
    }
}
