/// What `galley playground` hands to the program that serves its page.
package struct PlaygroundSettings: Codable, Sendable {
    /// The tool that compiles and draws, once for each request.
    package var galley: String
    /// Where it listens.
    package var listen: ListenSettings
    /// How many sources are compiled and drawn at the same time; nil is one for each core, and two at least.
    package var workers: Int?
    /// How many may wait; more are answered with 503.
    package var mostWaiting = 64
    /// The seconds that compiling may take, and then the view.
    package var seconds = 10.0
    /// The megabytes that a source's code may use, and each program that compiles it.
    package var memory = 1024
    /// The folder of a site whose pages are served beside the playground.
    package var site: String?

    package init(galley: String, listen: ListenSettings) { (self.galley, self.listen) = (galley, listen) }
}
