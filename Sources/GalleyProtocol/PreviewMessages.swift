/// What `galley preview` tells the server: JSON, a line each, on the server's standard input. The first line is `PreviewSettings`.
package struct PreviewUpdate: Codable, Sendable {
    /// How many times the files were compiled.
    package var build: Int
    /// Whether that is still going on.
    package var isCompiling = false
    /// How long it took, in milliseconds.
    package var compileTime = 0.0
    /// The compiler's messages, where there is nothing new to show.
    package var failure: String?
    /// How to start hosts of what was compiled.
    package var worker: ServerSettings.Worker?
    /// The build that the worker is of.
    package var workerBuild: Int?

    package init(build: Int) { self.build = build }
}

/// How the page is served.
package struct PreviewSettings: Codable, Sendable {
    package var host = "127.0.0.1"
    /// 0 lets the system choose.
    package var port = 0
    /// What the page calls the files.
    package var title: String
    /// Whether a browser is to open the page.
    package var opensBrowser = false
    /// The seconds that a view may take to answer.
    package var timeLimit = 10.0
    /// How many pages there may be, each with a separate host.
    package var mostPages = 16

    package init(title: String) { self.title = title }
}
