import Foundation
import GalleyHTTP

/// The pages of a folder that `make site` has written, beside the playground, which is the first page.
struct SitePages: Sendable {
    private let folder: URL

    /// Files beyond that are not handed out.
    private static let mostBytes = 32 << 20

    /// Where a page of the site says that the playground can be linked.
    private static let mark = "<!-- playground -->"

    /// Paths that are not here are text: sources, tables, scripts for a shell.
    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "png": "image/png", "svg": "image/svg+xml", "ico": "image/x-icon",
        "pdf": "application/pdf", "jpg": "image/jpeg", "webp": "image/webp", "gif": "image/gif", "ttf": "font/ttf",
        "woff2": "font/woff2",
    ]

    init(folder: String) { self.folder = URL(fileURLWithPath: folder).resolvingSymlinksInPath() }

    /// The file at a path; nil without one, and for what lies outside of the folder.
    func answer(_ request: HTTPRequest) -> HTTPResponse? {
        guard let path = request.path.removingPercentEncoding, path.hasPrefix("/"), !path.hasPrefix("//"),
            !path.contains("\0")
        else {
            return nil
        }
        let name = path.hasSuffix("/") ? path + "index.html" : path
        // Links are followed before the place is looked at: what one leads out of the folder to is not the site's.
        let file = folder.appendingPathComponent(name).standardizedFileURL.resolvingSymlinksInPath()
        guard file.path.hasPrefix(folder.path + "/"),
            let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        else { return nil }
        if attributes[.type] as? FileAttributeType == .typeDirectory {
            // Links of a page are relative to its folder, which has to end in a slash.
            let isPage = FileManager.default.fileExists(atPath: file.path + "/index.html")
            return isPage ? HTTPResponse(status: 308, headers: ["Location": request.path + "/"]) : nil
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular,
            (attributes[.size] as? Int).map({ $0 <= Self.mostBytes }) == true,
            let changed = attributes[.modificationDate] as? Date,
            var body = FileManager.default.contents(atPath: file.path)
        else { return nil }
        let tag = "\"\(body.count)-\(Int(changed.timeIntervalSince1970 * 1000))\""
        let kept = ["ETag": tag, "Cache-Control": "no-cache"]
        if request.names(answer: tag) { return HTTPResponse(status: 304, headers: .init(kept.map { ($0, $1) })) }
        let ending = file.pathExtension.lowercased()
        if ending == "html", let text = String(validating: body, as: UTF8.self) {
            body = Data(text.replacing(Self.mark, with: "<a href=\"/\">Playground</a>").utf8)
        }
        var response = HTTPResponse(status: 200, headers: .init(kept.map { ($0, $1) }), body: body)
        response.headers.add(name: "Content-Type", value: Self.types[ending] ?? "text/plain; charset=utf-8")
        response.headers.add(
            name: "Content-Security-Policy",
            value: "default-src 'self' data:; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'")
        return response
    }
}
