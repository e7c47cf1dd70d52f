import ArgumentParser

/// Where a command that serves pages or pictures listens.
struct ListenOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The address to listen on; only this machine reaches the default.", valueName: "ADDRESS"))
    var host = "127.0.0.1"

    @Option(
        help: ArgumentHelp(
            "The port; 0 lets the system choose. Unless given it is 8080, for preview one that is free.",
            valueName: "N"))
    var port: Int?

    func validate() throws {
        guard (0...65_535).contains(port ?? 0) else {
            throw ValidationError("'\(port ?? 0)' is no port; give 0 to 65535.")
        }
    }
}
