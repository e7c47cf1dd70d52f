import Foundation

/// A page that shows what differs: before, after, the difference, and which numbers changed.
@MainActor enum SnapshotReport {
    /// Where the report lies: in the folder that `GALLEY_REPORT` names, or in `.build/galley-report` of the working folder.
    static var folder: URL {
        if let path = ProcessInfo.processInfo.environment["GALLEY_REPORT"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
            .appendingPathComponent(".build/galley-report", isDirectory: true)
    }

    private static var entries: [String] = []

    /// Adds a difference. Returns the page; where it cannot be written nothing is lost but the page.
    static func add(title: String, test: String, old: Data, new: Data, difference: Data?, lines: [String]) -> URL {
        let folder = folder
        let page = folder.appendingPathComponent("index.html")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let number = entries.count + 1
        var cells = ""
        if let difference {
            for (name, data) in [("before", old), ("after", new), ("difference", difference)] {
                let file = "\(number)-\(name).png"
                try? data.write(to: folder.appendingPathComponent(file))
                cells += "<figure><img src=\"\(file)\" alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>\n"
            }
        }
        let text = lines.map { line in
            let kind = line.hasPrefix("- ") ? " class=\"old\"" : line.hasPrefix("+ ") ? " class=\"new\"" : ""
            return "<span\(kind)>\(escaped(line))</span>"
        }.joined(separator: "\n")
        entries.append(
            """
            <section><h2>\(escaped(title))</h2><p>\(escaped(test))</p>
            <div class="row">\(cells)</div>
            <pre>\(text)</pre></section>
            """)
        try? Data(html.utf8).write(to: page)
        return page
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }

    private static var html: String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
        <title>\(entries.count) snapshots differ</title>
        <style>
        :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; }
        body { margin: 2em auto; max-width: 80em; padding: 0 1em; }
        .row { display: flex; flex-wrap: wrap; gap: 1em; }
        figure { margin: 0; } figcaption { opacity: .7; }
        img { max-width: 100%; border: 1px solid #8886; background: repeating-conic-gradient(#8882 0 25%, #0000 0 50%) 0 0 / 16px 16px; }
        pre { overflow: auto; padding: .6em; background: #8881; } .old { color: #c33; } .new { color: #292; }
        </style></head>
        <body><h1>\(entries.count) \(entries.count == 1 ? "snapshot differs" : "snapshots differ")</h1>
        \(entries.joined(separator: "\n"))
        </body></html>

        """
    }
}
