import Foundation

/// A page that shows what differs: before, after, the difference, and which numbers changed.
///
/// It is written as the run goes on, so that it takes no memory however much differs. A page that was there before the first difference
/// is replaced.
///
/// Unchecked: what changes is only touched under the lock.
package final class SnapshotReport: @unchecked Sendable {
    private let folder: URL
    private let lock = NSLock()
    private var count = 0
    /// Where the page's end begins.
    private var end = 0

    package init(folder: URL) { self.folder = folder }

    /// Where the report of a run lies: in the folder that `GALLEY_REPORT` names, or in `.build/galley-report` of the working folder.
    package static var standardFolder: URL {
        if let path = ProcessInfo.processInfo.environment["GALLEY_REPORT"], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
            .appendingPathComponent(".build/galley-report", isDirectory: true)
    }

    private var page: URL { folder.appendingPathComponent("index.html") }

    /// Adds a difference. Returns the page; nil where it cannot be written.
    package func add(title: String, test: String, old: Data, new: Data, difference: Data?, lines: [String]) -> URL? {
        lock.withLock {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let number = count + 1
                var cells = ""
                if let difference {
                    for (name, data) in [("before", old), ("after", new), ("difference", difference)] {
                        let file = "\(number)-\(name).png"
                        try data.write(to: folder.appendingPathComponent(file))
                        cells +=
                            "<figure><figcaption>\(name)</figcaption><img src=\"\(file)\" alt=\"\(name)\"></figure>\n"
                    }
                }
                try append(section(number, title, test, cells, lines))
                count = number
                return page
            } catch {
                // Nothing is lost but the page: the run says what differs, too.
                return nil
            }
        }
    }

    private func section(_ number: Int, _ title: String, _ test: String, _ cells: String, _ lines: [String]) -> String {
        let text = lines.map { line in
            let kind = line.hasPrefix("- ") ? " class=\"old\"" : line.hasPrefix("+ ") ? " class=\"new\"" : ""
            return "<span\(kind)>\(Self.escaped(line))</span>"
        }.joined(separator: "\n")
        return """
            <section><h2>\(number). \(Self.escaped(title))</h2><p>\(Self.escaped(test))</p>
            \(cells.isEmpty ? "" : "<div class=\"row\">\n\(cells)</div>")
            \(text.isEmpty ? "" : "<pre>\(text)</pre>")
            </section>

            """
    }

    /// Writes a section over the page's end, and the end after it.
    private func append(_ section: String) throws {
        if count == 0 {
            try Data(Self.head.utf8).write(to: page)
            end = Self.head.utf8.count
        }
        let file = try FileHandle(forUpdating: page)
        defer { try? file.close() }
        try file.seek(toOffset: UInt64(end))
        let bytes = Data(section.utf8)
        let number = count + 1
        let summary = "\(number) \(number == 1 ? "snapshot differs" : "snapshots differ")."
        try file.write(contentsOf: bytes + Data("<footer><p>\(summary)</p></footer></body></html>\n".utf8))
        end += bytes.count
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static let head = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Snapshots that differ</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2em auto; max-width: 80em; padding: 0 1em; }
        .row { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
        figure { margin: 0; } figcaption { opacity: .7; }
        img { max-width: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
        pre { overflow: auto; padding: .6em; background: #8881; } .old { color: #c33; } .new { color: #292; }
        </style></head>
        <body><h1>Snapshots that differ</h1>

        """
}
