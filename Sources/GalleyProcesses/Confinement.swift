/// What a program is shut into that is ours, and reads what strangers wrote: it can reach the given places, and nothing over
/// sockets. See `enter_confinement` of galley-host.
package struct Confinement {
    /// What a program may do at a place.
    package enum Access: String {
        case read
        /// Read, and run.
        case run
        /// Everything, in a folder.
        case write
    }

    /// galley-host, which shuts itself in and becomes the program.
    private let host: String
    private var places: [String] = []

    package init(host: String) { self.host = host }

    package mutating func allow(_ access: Access, _ paths: [String]) {
        places += paths.map { "\(access.rawValue):\($0)" }
    }

    /// What is started in place of a program.
    package func command(_ path: String, _ arguments: [String]) -> (path: String, arguments: [String]) {
        (host, ["--confine"] + places + ["--", path] + arguments)
    }
}
