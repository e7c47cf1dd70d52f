import Foundation

/// A page that shows what differs (before, after, the difference, and which numbers changed) and what is new.
///
/// It is written as the run continues, so that it takes no memory however much differs. A page that was there before is replaced.
///
/// Unchecked: what changes is only touched under the lock.
package final class SnapshotReport: @unchecked Sendable {
    /// What is shown of one reference; its pictures lie in the report's folder already.
    package struct Item: Sendable {
        /// What tells it from the others of its expectation.
        package var title: String
        /// What became of it.
        package var summary: String
        /// Whether there was no reference.
        package var isNew: Bool
        /// Captions and files.
        fileprivate var figures: [(caption: String, file: String)]
    }

    private let folder: URL
    private let lock = NSLock()
    private var sections = 0
    private var pictures = 0
    private var differing = 0
    private var new = 0
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

    /// Keeps the pictures of what differs: what was, what is, and the difference. What is no picture has none.
    func keep(title: String, summary: String, old: Data, new: Data, difference: Data?) -> Item? {
        let files = difference.map { [("before", old), ("after", new), ("difference", $0)] } ?? []
        return keep(files, ending: "png").map { Item(title: title, summary: summary, isNew: false, figures: $0) }
    }

    /// Keeps the picture of what is new. What is no picture has none.
    func keep(title: String, summary: String, new: Data, ending: String) -> Item? {
        let files = ["png", "svg"].contains(ending) ? [("new", new)] : []
        return keep(files, ending: ending).map { Item(title: title, summary: summary, isNew: true, figures: $0) }
    }

    /// Writes pictures; nil where they cannot be written: nothing is lost but the page, the run says what differs, too.
    private func keep(_ files: [(String, Data)], ending: String) -> [(caption: String, file: String)]? {
        lock.withLock {
            guard !files.isEmpty else { return [] }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                pictures += 1
                return try files.map { caption, data in
                    let file = "\(pictures)-\(caption).\(ending)"
                    try data.write(to: folder.appendingPathComponent(file))
                    return (caption, file)
                }
            } catch {
                return nil
            }
        }
    }

    /// Adds what came of one expectation. Returns the page; nil where there is nothing to show, or it cannot be written.
    ///
    /// - Parameter lines: What changed, told once for all.
    package func add(title: String, test: String, _ items: [Item], lines: [String]) -> URL? {
        lock.withLock {
            guard !items.isEmpty else { return nil }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let fresh = items.count { $0.isNew }
                try append(
                    section(title, test, items, lines), differing: differing + items.count - fresh, new: new + fresh)
                return page
            } catch {
                return nil
            }
        }
    }

    private func section(_ title: String, _ test: String, _ items: [Item], _ lines: [String]) -> String {
        let text = lines.map { line in
            let kind = line.hasPrefix("- ") ? " class=\"old\"" : line.hasPrefix("+ ") ? " class=\"new\"" : ""
            return "<span\(kind)>\(Self.escaped(line))</span>"
        }.joined(separator: "\n")
        var shown = ""
        for item in items {
            let name = items.count == 1 ? "" : "\(item.title): "
            shown += "<h3>\(Self.escaped(name + item.summary))</h3>\n"
            let cells = item.figures.map { figure in
                let caption = figure.caption, file = figure.file
                return "<figure><figcaption>\(caption)</figcaption><img src=\"\(file)\" alt=\"\(caption)\"></figure>\n"
            }
            if !cells.isEmpty { shown += "<div class=\"row\">\n\(cells.joined())</div>\n" }
        }
        return """
            <section><h2>\(sections + 1). \(Self.escaped(title))</h2><p>\(Self.escaped(test))</p>
            \(text.isEmpty ? "" : "<pre>\(text)</pre>")
            \(shown)</section>

            """
    }

    /// Writes a section over the page's end, and the end after it.
    private func append(_ section: String, differing: Int, new: Int) throws {
        if sections == 0 {
            try Data(Self.head.utf8).write(to: page)
            end = Self.head.utf8.count
        }
        let file = try FileHandle(forUpdating: page)
        defer { try? file.close() }
        try file.seek(toOffset: UInt64(end))
        let bytes = Data(section.utf8)
        let summary = Self.summary(differing, new)
        try file.write(contentsOf: bytes + Data("<footer><p>\(summary)</p></footer></body></html>\n".utf8))
        end += bytes.count
        (sections, self.differing, self.new) = (sections + 1, differing, new)
    }

    private static func summary(_ differing: Int, _ new: Int) -> String {
        let noun = (differing == 0 ? new : differing) == 1 ? "snapshot" : "snapshots"
        let differ = "\(differing) \(noun) \(differing == 1 ? "differs" : "differ")"
        let isNew = new == 1 ? "is new" : "are new"
        if differing == 0 { return "\(new) \(noun) \(isNew)." }
        return new == 0 ? "\(differ)." : "\(differ), \(new) \(isNew)."
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static let head = """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>Snapshots that differ or are new</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2em auto; max-width: 80em; padding: 0 1em; }
        .row { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
        h3 { font: inherit; margin: 1em 0 .3em; }
        figure { margin: 0; } figcaption { opacity: .7; }
        img { max-width: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
        pre { overflow: auto; padding: .6em; background: #8881; } .old { color: #c33; } .new { color: #292; }
        </style></head>
        <body><h1>Snapshots that differ or are new</h1>

        """
}
