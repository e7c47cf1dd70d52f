/// What `galley serve-images` tells galley-web: JSON on its standard input.
public struct ServerSettings: Codable, Sendable {
    /// How the workers are started that draw.
    public struct Worker: Codable, Sendable {
        /// The program that draws: `galley-host`.
        public var path: String
        /// What it is started with.
        public var arguments: [String]
        /// The environment it is started in; nothing of the server's own is handed on.
        public var environment: [String: String]
        /// What it is asked for before its first row.
        public var request: HostRequest
        /// Megabytes that each may use.
        public var memory: Int

        /// A worker that is started as told.
        public init(
            path: String, arguments: [String], environment: [String: String], request: HostRequest, memory: Int
        ) {
            self.path = path
            self.arguments = arguments
            self.environment = environment
            self.request = request
            self.memory = memory
        }
    }

    /// How the processes that draw are started.
    public var worker: Worker
    /// Where it listens.
    public var listen = ListenSettings()
    /// How many pictures are drawn at the same time; nil: one for each core.
    public var workers: Int?
    /// How many requests may wait for a worker.
    public var mostWaiting = 64
    /// The seconds that a picture may take.
    public var timeLimit = 10.0
    /// What a picture may need at the most; more is answered with 413 or 422.
    public var limits = HostLimits(pixels: 16_777_216, nodes: 20_000, depth: 500, characters: 20_000)
    /// The seconds for which clients may keep a picture.
    public var mostAge = 3600
    /// The most bytes of pictures that are kept.
    public var cacheBytes = 64 << 20
    /// Images that views may have from outside.
    public struct Images: Codable, Sendable {
        /// Over HTTPS; none unless given. `http://HOST:PORT` allows that instead.
        public var hosts: [String] = []
        /// The seconds that fetching one may take.
        public var time = 3.0
        /// The most bytes of an image that is fetched.
        public var mostBytes = 5 << 20
        /// Whether addresses of private networks, and of this machine, may be asked.
        public var allowsPrivateAddresses = false

        /// No host may be asked for images.
        public init() {}
    }

    /// From where images may be fetched.
    public var images = Images()
    /// Whether a view with warnings, such as a missing image, is answered as a failure.
    public var isStrict = true
    /// The key that URLs must be signed with; nil: they need no signature.
    public var signingKey: [UInt8]?

    /// Print this path and query with its signature, and serve nothing.
    public var target: String?

    /// The usual settings, on port 8080 of the machine itself.
    public init(worker: Worker) {
        self.worker = worker
    }
}
