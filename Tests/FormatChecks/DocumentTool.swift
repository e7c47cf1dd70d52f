import Foundation

/// Other programs' view of our documents: Debian's poppler-utils, qpdf and python3-pikepdf, which `make setup` installs.
public enum DocumentTool {
    /// Whether a program is installed.
    public static func has(_ name: String) -> Bool { FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)") }

    /// Whether `Scripts/pdfcheck.py` can run.
    public static let canCheck =
        has("python3") && ((try? run("python3", ["-c", "import pikepdf; print(1)"]))?.output == "1\n")

    /// What a program prints and its exit status. Of the arguments, IN is a file that holds the document.
    public static func run(_ name: String, _ arguments: [String], _ document: Data = Data()) throws -> (
        output: String, status: Int32
    ) {
        let (output, status) = try bytes(name, arguments, document)
        return (String(decoding: output, as: UTF8.self), status)
    }

    /// As ``run(_:_:_:)``, where what is printed is no text.
    public static func bytes(_ name: String, _ arguments: [String], _ document: Data = Data()) throws -> (
        output: Data, status: Int32
    ) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try document.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/\(name)")
        process.arguments = arguments.map { $0 == "IN" ? file.path : $0 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (output, process.terminationStatus)
    }

    /// The rules of PDF/UA-1 (or another standard) that a document breaks, by `Scripts/pdfcheck.py`.
    public static func broken(_ document: Data, _ standards: [String] = ["ua-1"]) throws -> [String] {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Scripts/pdfcheck.py")
        let options = standards.flatMap { ["--standard", $0] }
        let (output, status) = try run("python3", [script.path] + options + ["IN"], document)
        guard status < 2 else { return ["the document cannot be read"] }
        return output.split(separator: "\n").map(String.init)
    }

    /// A document's objects as text, as qpdf writes them; the text of pages as it is.
    public static func objects(_ document: Data) throws -> String {
        try run("qpdf", ["--qdf", "--object-streams=disable", "IN", "-"], document).output
    }

    /// The structure of a document with its text, as poppler sees it: an element a line, indented.
    public static func structure(_ document: Data) throws -> String {
        try run("pdfinfo", ["-struct-text", "IN"], document).output
            .replacingOccurrences(of: " (block)", with: "").replacingOccurrences(of: " (inline)", with: "")
    }
}
