import Foundation
import GalleyProcesses
import GalleyProtocol

/// Where a view in the background is reached: a socket in a folder of the user's own.
struct PlaySocket {
    let name: String
    let path: String

    /// - Throws: A failure where the name is none, or the folder is another user's.
    init(_ name: String) throws {
        let isName =
            !name.isEmpty && name.utf8.count <= 40
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.".contains($0)) }
            && !name.hasPrefix(".")
        guard isName else {
            throw Failure(
                ExitStatus.usage, "'\(name)' is no name of a session; it has up to 40 letters, digits, '-', '_' and '.'"
            )
        }
        self.name = name
        path = try Self.folder() + "/\(name).sock"
    }

    /// The folder for sockets, which the user alone can enter.
    private static func folder() throws -> String {
        let base = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
        let path = base.map { "\($0)/galley-play" } ?? "/tmp/galley-play-\(getuid())"
        mkdir(path, 0o700)
        var info = stat()
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFDIR, info.st_uid == getuid(),
            info.st_mode & 0o077 == 0
        else {
            throw Failure(
                ExitStatus.cannotWrite,
                "'\(path)' is not a folder that is yours alone; views in the background live there")
        }
        return path
    }

    private func address<Result>(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Result) throws -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
            throw Failure(
                ExitStatus.cannotWrite, "'\(path)' is too long for a socket; set XDG_RUNTIME_DIR to a shorter folder")
        }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
    }

    private static func made() -> Descriptor {
        let socket = Descriptor(Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
        _ = fcntl(socket.number, F_SETFD, FD_CLOEXEC)
        return socket
    }

    /// A connection to the view; nil where none is there.
    func connected() throws -> Descriptor? {
        let socket = Self.made()
        let status = try address { connect(socket.number, $0, $1) }
        return status == 0 ? socket : nil
    }

    /// Throws where there is a view of the name.
    func checkFree() throws {
        guard try connected() == nil else {
            throw Failure(
                ExitStatus.usage,
                "there is a view called '\(name)' already; end it with galley play --session \(name) --end")
        }
    }

    /// Listens for calls; what was left of an earlier view goes.
    func listening() throws -> Descriptor {
        try checkFree()
        unlink(path)
        let socket = Self.made()
        let mask = umask(0o077)
        let status = try address { bind(socket.number, $0, $1) }
        umask(mask)
        guard status == 0, listen(socket.number, 8) == 0 else {
            throw Failure(ExitStatus.cannotWrite, "cannot listen at '\(path)': \(String(cString: strerror(errno)))")
        }
        return socket
    }
}

/// What is asked of a view in the background.
struct PlayOrder: Codable {
    var steps: [PlayStep] = []
    var keepsGoing = false
    var ends = false
}

/// The JSON of one value on a connection, up to the end of its line.
enum PlayWire {
    private static let longest = 64 << 20

    static func write(_ value: some Encodable, to socket: Descriptor) throws {
        var rest = (try JSONEncoder.galley().encode(value) + Data("\n".utf8))[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// The next value; nil at the end, or for what makes no sense.
    static func read<Value: Decodable>(_ type: Value.Type, from socket: Descriptor) -> Value? {
        var bytes = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while bytes.last != UInt8(ascii: "\n") {
            let count = recv(socket.number, &buffer, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0, bytes.count + count <= longest else { return nil }
            bytes.append(contentsOf: buffer[..<count])
        }
        return try? JSONDecoder.galley().decode(type, from: bytes)
    }
}
