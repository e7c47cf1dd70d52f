import Foundation
import GalleyProcesses
import GalleyProtocol
import Synchronization

/// Images from other machines: of named hosts only, by HTTPS, in a time, up to a size, and never from a private address.
///
/// The host's name is looked up here, and curl is told which address to take: between the look at an address and its use no one can
/// put another in its place. Redirections are not followed.
final class OutsideImages: Sendable {
    private let settings: ServerSettings.Images
    private let curl: String
    /// What was fetched last, the newest at the end.
    private let kept = Mutex<[(url: String, data: Data)]>([])
    private static let mostKept = 32

    init(_ settings: ServerSettings.Images, curl: String = "/usr/bin/curl") {
        self.settings = settings
        self.curl = curl
    }

    func image(_ text: String) throws -> Data {
        if let data = kept.withLock({ $0.first { $0.url == text }?.data }) { return data }
        let target = try Self.target(text, hosts: settings.hosts)
        let address = try address(of: target)
        let data = try fetch(text, target, address)
        kept.withLock { kept in
            kept.removeAll { $0.url == text }
            kept.append((text, data))
            if kept.count > Self.mostKept { kept.removeFirst() }
        }
        return data
    }

    struct Target: Equatable {
        var scheme: String
        var host: String
        var port: Int
    }

    private static func refusal(_ reason: String) -> Failure { Failure(ExitStatus.notDrawn, reason) }

    /// Whom a URL means, where it may be asked.
    static func target(_ text: String, hosts: [String]) throws -> Target {
        guard text.utf8.count <= 2048, let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
            let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.password == nil
        else { throw refusal("it is no URL of a host") }
        let port = url.port ?? (scheme == "http" ? 80 : 443)
        let isAllowed = hosts.contains { allowed in
            if let given = URLComponents(string: allowed), let givenScheme = given.scheme, let givenHost = given.host {
                return givenScheme.lowercased() == scheme && givenHost.lowercased() == host
                    && (given.port ?? (scheme == "http" ? 80 : 443)) == port
            }
            return scheme == "https" && port == 443 && allowed.lowercased() == host
        }
        guard isAllowed, ["http", "https"].contains(scheme) else {
            throw refusal("images from '\(host.prefix(100))' are not allowed")
        }
        return Target(scheme: scheme, host: host, port: port)
    }

    /// The first address of a host, where all of them may be asked.
    private func address(of target: Target) throws -> String {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let host = target.host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        guard getaddrinfo(host, nil, &hints, &list) == 0 else { throw Self.refusal("there is no host '\(host)'") }
        defer { freeaddrinfo(list) }
        var first: String?
        var next = list
        while let entry = next {
            next = entry.pointee.ai_next
            guard let address = InternetAddress(entry.pointee.ai_addr) else { continue }
            guard settings.allowsPrivateAddresses || address.isPublic else {
                throw Self.refusal("'\(host)' has the private address \(address.text)")
            }
            first = first ?? address.text
        }
        guard let first else { throw Self.refusal("there is no host '\(host)'") }
        return first
    }

    private func fetch(_ url: String, _ target: Target, _ address: String) throws -> Data {
        let place = address.contains(":") ? "[\(address)]" : address
        let host = target.host.contains(":") ? "[\(target.host)]" : target.host
        var program = try Subprocess(
            curl,
            [
                "--disable", "--silent", "--fail", "--globoff", "--noproxy", "*", "--proto", "=\(target.scheme)",
                "--max-redirs", "0", "--max-time", "\(settings.time)", "--max-filesize", "\(settings.mostBytes)",
                "--resolve", "\(host):\(target.port):\(place)", "--", url,
            ],
            environment: [:], limits: .init(time: TimeLimit(seconds: settings.time + 1)), mergesErrors: false)
        var data = Data()
        let mostBytes = settings.mostBytes
        let ending = try program.finish(onOutput: { bytes in
            guard data.count + bytes.count <= mostBytes else {
                throw Self.refusal("it has more than \(mostBytes >> 20) MB")
            }
            data.append(contentsOf: bytes)
            return .goOn
        })
        guard ending.isSuccess else { throw Self.refusal("it cannot be fetched") }
        return data
    }
}

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
