/// What `galley playground` hands to the program that serves its page.
package struct PlaygroundSettings: Codable, Sendable {
    /// The tool that compiles and draws, once for each request.
    package var galley: String
    package var host: String
    package var port: Int
    /// The names that the server is known under, where it listens on loopback.
    package var allowedHosts: [String] = []
    package var mostIdleConnections = 256
    /// How many sources are compiled and drawn at the same time; nil is one for each core, and two at least.
    package var workers: Int?
    /// How many may wait; more are answered with 503.
    package var mostWaiting = 64
    /// The seconds that compiling may take, and then the view.
    package var seconds = 10.0
    /// The megabytes that a source's code may use, and each program that compiles it.
    package var memory = 1024

    package init(galley: String, host: String, port: Int) {
        self.galley = galley
        self.host = host
        self.port = port
    }
}
