import Foundation

/// An address of the Internet, and whether it is one of everybody's.
struct InternetAddress: Equatable {
    /// Four bytes or sixteen.
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    init?(_ address: UnsafePointer<sockaddr>?) {
        guard let address else { return nil }
        let raw = UnsafeRawPointer(address)
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { Array($0) }
        case AF_INET6:
            bytes = withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { Array($0) }
        default: return nil
        }
    }

    /// - Parameter text: As `127.0.0.1` or `::1`.
    init?(_ text: String) {
        var bytes = [UInt8](repeating: 0, count: 16)
        if inet_pton(AF_INET, text, &bytes) == 1 {
            self.bytes = Array(bytes[..<4])
        } else if inet_pton(AF_INET6, text, &bytes) == 1 {
            self.bytes = bytes
        } else {
            return nil
        }
    }

    var text: String {
        var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &buffer, socklen_t(buffer.count))
        return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Not what IANA's registries of special-purpose addresses (RFC 6890 and its successors) keep for other uses.
    var isPublic: Bool {
        bytes.count == 4 ? Self.isPublic(bytes[...]) : isPublic6
    }

    private static func isPublic(_ four: ArraySlice<UInt8>) -> Bool {
        let four = Array(four)
        switch (four[0], four[1], four[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (192, 168, _), (198, 18...19, _), (224..., _, _):
            return false
        case (100, 64...127, _), (172, 16...31, _): return false
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): return false
        default: return true
        }
    }

    private var isPublic6: Bool {
        // Addresses that hold one of version 4: mapped, of NAT64 and of 6to4.
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xff, bytes[11] == 0xff {
            return Self.isPublic(bytes[12...])
        }
        if bytes.starts(with: [0x00, 0x64, 0xff, 0x9b]) {
            return bytes[4..<12].allSatisfy { $0 == 0 } && Self.isPublic(bytes[12...])
        }
        if bytes.starts(with: [0x20, 0x02]) { return Self.isPublic(bytes[2..<6]) }
        // Global unicast is 2000::/3, less what is for protocols (2001::/23) and for documents (2001:db8::/32, 3fff::/20).
        guard bytes[0] & 0xe0 == 0x20 else { return false }
        if bytes[0] == 0x20, bytes[1] == 0x01, bytes[2] < 2 { return false }
        if bytes.starts(with: [0x20, 0x01, 0x0d, 0xb8]) { return false }
        return !(bytes[0] == 0x3f && bytes[1] == 0xff && bytes[2] < 0x10)
    }
}
