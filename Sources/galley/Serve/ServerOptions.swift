import ArgumentParser
import GalleyProtocol

/// Who may ask a server that many use, and how much.
struct ServerOptions: ParsableArguments {
    @Option(
        name: .customLong("allow-host"),
        help: ArgumentHelp(
            "A name under which the server is known besides this machine's, such as cards.example.com, where it listens on loopback; "
                + "can be repeated. Requests for others are answered with 403.", valueName: "NAME"))
    var allowedHosts: [String] = []

    @Option(
        help: ArgumentHelp(
            "The most connections of one address on which nothing is asked for; for one more the oldest is closed.",
            valueName: "N"))
    var idleConnections = 256

    /// What the server's program is told of where it listens.
    func settings(_ listen: ListenOptions) -> ListenSettings {
        var settings = ListenSettings()
        settings.host = listen.host
        settings.port = listen.port ?? settings.port
        settings.allowedHosts = allowedHosts
        settings.mostIdleConnections = idleConnections
        return settings
    }

    func validate() throws {
        guard idleConnections > 0 else { throw ValidationError("--idle-connections is a positive number.") }
        for name in allowedHosts where name.isEmpty || name.contains(where: { "/: ".contains($0) }) {
            throw ValidationError(
                "'\(name)' is no name of a host; give it without https:// and port, for example cards.example.com.")
        }
    }
}
