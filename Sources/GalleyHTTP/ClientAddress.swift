import Foundation
import NIOCore

/// Where a connection is from, as far as clients are distinguished by it.
///
/// A network of IPv6 is given to one client whole (RFC 6177), so that the first 64 bits count; an IPv4 address is the same in its IPv6 form.
struct ClientAddress: Hashable, Sendable {
    private let bytes: [UInt8]

    /// - Parameter address: nil, and an address that is none of IP, is the same client always.
    init(_ address: SocketAddress?) {
        guard let text = address?.ipAddress else {
            bytes = []
            return
        }
        var v6 = in6_addr()
        var v4 = in_addr()
        if inet_pton(AF_INET, text, &v4) == 1 {
            bytes = withUnsafeBytes(of: v4) { Array($0) }
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            let all = withUnsafeBytes(of: v6) { Array($0) }
            bytes = all.starts(with: Self.mappedPrefix) ? Array(all.suffix(4)) : Array(all.prefix(8))
        } else {
            bytes = []
        }
    }

    private static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xff, 0xff]
}
