/// Where a program of many users listens, and whom it answers: what every server is told alike.
public struct ListenSettings: Codable, Sendable {
    /// The address to listen on; the machine itself alone unless told otherwise.
    public var host = "127.0.0.1"
    /// 0 lets the system choose.
    public var port = 8080
    /// Names, besides this machine's, under which requests are answered where the server listens on loopback.
    public var allowedHosts: [String] = []
    /// The most connections of one address on which nothing is asked for.
    public var mostIdleConnections = 256

    /// This machine alone, on port 8080.
    public init() {}
}
