import Foundation
import Testing

/// The page of `galley preview`, at the address that was asked for.
@Suite("galley preview's address", .enabled(if: BuiltTool.isTested)) struct PreviewPortTests {
    /// Calls something with a socket's address on this machine.
    private func at<Result>(
        _ port: Int, _ body: (Int32, UnsafeMutablePointer<sockaddr>, inout socklen_t) -> Result
    ) -> Result {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        address.sin_port = UInt16(port).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body(socket, $0, &size) }
        }
    }

    /// A port that nothing listens at.
    private func freePort() -> Int {
        at(0) { socket, address, size in
            guard bind(socket, address, size) == 0, getsockname(socket, address, &size) == 0 else { return 0 }
            return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                Int(UInt16(bigEndian: $0.pointee.sin_port))
            }
        }
    }

    @Test("--port is the page's port") func port() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "import SwiftUI\n#Preview(\"One\") { Color.red.frame(width: 30, height: 20) }\n", to: "Card.swift")
        let port = freePort()
        try #require(port != 0)
        let tool = try RunningTool(
            ["preview", "Card.swift", "--no-open", "--port", "\(port)"], in: folder, errors: "errors")
        defer { _ = tool.end(by: SIGTERM) }
        var isThere = false
        for _ in 0..<1200 where !isThere {
            usleep(50_000)
            isThere = at(port) { connect($0, $1, $2) == 0 }
        }
        #expect(isThere, "\(String(decoding: folder.read("errors") ?? Data(), as: UTF8.self))")
    }
}
