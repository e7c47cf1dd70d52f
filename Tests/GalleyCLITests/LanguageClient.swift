import Foundation
import Testing

/// `galley lsp`, and an editor that talks to it.
final class LanguageClient {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var bytes = Data()
    private var lastID = 0
    /// What the server has sent and no one has waited for.
    private(set) var waiting: [[String: Any]] = []

    init(_ options: [String] = [], in folder: TemporaryFolder) throws {
        process.executableURL = BuiltTool.folder.appendingPathComponent("galley")
        process.arguments = ["lsp"] + options
        process.currentDirectoryURL = folder.url
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit { if process.isRunning { process.terminate() } }

    // MARK: Messages

    func write(_ data: Data) { try? input.fileHandleForWriting.write(contentsOf: data) }

    func send(_ message: [String: Any]) throws {
        let data = try JSONSerialization.data(withJSONObject: message.merging(["jsonrpc": "2.0"]) { old, _ in old })
        write(Data("Content-Length: \(data.count)\r\n\r\n".utf8) + data)
    }

    func notify(_ method: String, _ parameters: [String: Any] = [:]) throws {
        try send(["method": method, "params": parameters])
    }

    /// Sends a request, and returns its id.
    func begin(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
        lastID += 1
        try send(["id": lastID, "method": method, "params": parameters])
        return lastID
    }

    /// The answer to a request: what is under `result`, or `error`.
    func ask(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        let id = try begin(method, parameters)
        return try #require(wait { $0["id"] as? Int == id })
    }

    /// The next message that is meant; nil when the server ends, or says nothing for a minute.
    func wait(_ isMeant: ([String: Any]) -> Bool) -> [String: Any]? {
        if let index = waiting.firstIndex(where: isMeant) { return waiting.remove(at: index) }
        while let message = next() {
            if isMeant(message) { return message }
            waiting.append(message)
        }
        return nil
    }

    private func next() -> [String: Any]? {
        while true {
            if let head = bytes.range(of: Data("\r\n\r\n".utf8)),
                let length = Int(
                    String(decoding: bytes[bytes.startIndex..<head.lowerBound], as: UTF8.self).dropFirst(16)),
                bytes.endIndex - head.upperBound >= length
            {
                let body = Data(bytes[head.upperBound..<head.upperBound + length])
                bytes = Data(bytes[(head.upperBound + length)...])
                return try? JSONSerialization.jsonObject(with: body) as? [String: Any]
            }
            var polled = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&polled, 1, 60_000) > 0 else { return nil }
            let new = output.fileHandleForReading.availableData
            guard !new.isEmpty else { return nil }
            bytes += new
        }
    }

    // MARK: The editor

    /// Begins, as an editor does that counts in UTF-16 unless it says otherwise.
    @discardableResult
    func initialize(_ folder: TemporaryFolder, encodings: [String] = [], options: [String: Any] = [:]) throws
        -> [String: Any]
    {
        let answer = try ask(
            "initialize",
            [
                "processId": NSNull(), "rootUri": folder.url.absoluteString, "initializationOptions": options,
                "capabilities": [
                    "general": ["positionEncodings": encodings],
                    "textDocument": ["publishDiagnostics": ["relatedInformation": true]],
                ],
            ])
        try notify("initialized")
        return try #require(answer["result"] as? [String: Any])
    }

    func open(_ name: String, _ text: String, in folder: TemporaryFolder) throws -> String {
        let uri = folder.url.appendingPathComponent(name).absoluteString
        try notify(
            "textDocument/didOpen",
            ["textDocument": ["uri": uri, "languageId": "swift", "version": 1, "text": text] as [String: Any]])
        return uri
    }

    /// Changes a range, or everything.
    func change(_ uri: String, version: Int, _ text: String, range: [Int]? = nil) throws {
        var change: [String: Any] = ["text": text]
        if let range {
            change["range"] = [
                "start": ["line": range[0], "character": range[1]], "end": ["line": range[2], "character": range[3]],
            ]
        }
        try notify(
            "textDocument/didChange",
            ["textDocument": ["uri": uri, "version": version] as [String: Any], "contentChanges": [change]])
    }

    /// The diagnostics that are told of a version next.
    func diagnostics(of uri: String, version: Int) throws -> [[String: Any]] {
        let message = try #require(
            wait { message in
                guard message["method"] as? String == "textDocument/publishDiagnostics",
                    let parameters = message["params"] as? [String: Any]
                else { return false }
                return parameters["uri"] as? String == uri && parameters["version"] as? Int == version
            })
        let parameters = try #require(message["params"] as? [String: Any])
        return try #require(parameters["diagnostics"] as? [[String: Any]])
    }

    /// Ends as the protocol asks, and returns the status.
    func end() throws -> Int32 {
        _ = try ask("shutdown")
        try notify("exit")
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The folder of /tmp that the server holds.
    var folder: String? {
        let descriptors = "/proc/\(process.processIdentifier)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
        return names.compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\($0)") }
            .first { $0.hasPrefix("/tmp/galley-lsp-") }
    }

    /// Ends the server without a word to it.
    func kill() {
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Closes the input, and returns the status.
    func close() -> Int32 {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
