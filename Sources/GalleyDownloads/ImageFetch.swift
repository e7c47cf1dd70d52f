import Foundation
import GalleyProcesses
import GalleyProtocol

/// One image from another machine: of a named host only, in a time, up to a size, and never from a private address.
///
/// The host's name is looked up here, and curl is told which address to take: between the look at an address and its use no one can
/// put another in its place. Redirections are not followed.
struct ImageFetch {
    var hosts: [String]
    var limits: ImageDownloads.Limits
    var curl: String

    func data(_ text: String) throws(ImageDownloads.Refusal) -> Data {
        let target = try Self.target(text, hosts: hosts)
        return try fetch(text, target, address(of: target))
    }

    struct Target: Equatable {
        var scheme: String
        var host: String
        var port: Int
    }

    /// Whom a URL means, where it may be asked.
    static func target(_ text: String, hosts: [String]) throws(ImageDownloads.Refusal) -> Target {
        guard text.utf8.count <= 2048, let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
            let host = url.host?.lowercased(), !host.isEmpty, url.user == nil, url.password == nil
        else { throw ImageDownloads.Refusal(reason: "it is no URL of a host") }
        let port = url.port ?? (scheme == "http" ? 80 : 443)
        let isAllowed = hosts.contains { allowed in
            if let given = URLComponents(string: allowed), let givenScheme = given.scheme, let givenHost = given.host {
                return givenScheme.lowercased() == scheme && givenHost.lowercased() == host
                    && (given.port ?? (scheme == "http" ? 80 : 443)) == port
            }
            return scheme == "https" && port == 443 && allowed.lowercased() == host
        }
        guard isAllowed, ["http", "https"].contains(scheme) else {
            throw ImageDownloads.Refusal(reason: "images from '\(host.prefix(100))' are not allowed")
        }
        return Target(scheme: scheme, host: host, port: port)
    }

    /// The first address of a host, where all of them may be asked.
    private func address(of target: Target) throws(ImageDownloads.Refusal) -> String {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        let host = target.host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        guard getaddrinfo(host, nil, &hints, &list) == 0 else {
            throw ImageDownloads.Refusal(reason: "there is no host '\(host)'")
        }
        defer { freeaddrinfo(list) }
        var first: String?
        var next = list
        while let entry = next {
            next = entry.pointee.ai_next
            guard let address = InternetAddress(entry.pointee.ai_addr) else { continue }
            guard limits.allowsPrivateAddresses || address.isPublic else {
                throw ImageDownloads.Refusal(reason: "'\(host)' has the private address \(address.text)")
            }
            first = first ?? address.text
        }
        guard let first else { throw ImageDownloads.Refusal(reason: "there is no host '\(host)'") }
        return first
    }

    private func fetch(_ url: String, _ target: Target, _ address: String) throws(ImageDownloads.Refusal) -> Data {
        let place = address.contains(":") ? "[\(address)]" : address
        let host = target.host.contains(":") ? "[\(target.host)]" : target.host
        var (data, status) = (Data(), "")
        let ending: Subprocess.Ending
        do {
            var program = try Subprocess(
                curl,
                [
                    "--disable", "--silent", "--fail", "--globoff", "--noproxy", "*", "--proto", "=\(target.scheme)",
                    "--write-out", "%{stderr}%{http_code}", "--max-time", "\(limits.seconds)", "--max-filesize",
                    "\(limits.bytes)",
                    "--resolve", "\(host):\(target.port):\(place)", "--", url,
                ],
                environment: [:], limits: .init(time: TimeLimit(seconds: limits.seconds + 1)), mergesErrors: false)
            ending = try program.finish(
                onOutput: { bytes in
                    guard data.count + bytes.count <= limits.bytes else { throw tooLarge }
                    data.append(contentsOf: bytes)
                    return .goOn
                }, onErrors: { status += String(decoding: $0, as: UTF8.self) })
        } catch let refusal as ImageDownloads.Refusal {
            throw refusal
        } catch {
            throw ImageDownloads.Refusal(reason: (error as? Failure)?.message ?? "\(error)")
        }
        // curl(1), EXIT CODES.
        switch ending {
        case .exit(status: 0) where status.hasPrefix("2"): return data
        case .exit(status: 0):
            throw ImageDownloads.Refusal(reason: "'\(target.host)' leads elsewhere, with status \(status)")
        case .exit(status: 22): throw ImageDownloads.Refusal(reason: "'\(target.host)' answers with status \(status)")
        case .exit(status: 28), .timeout:
            throw ImageDownloads.Refusal(
                reason: "it takes longer than \(TimeLimit(seconds: limits.seconds).text) seconds")
        case .exit(status: 63): throw tooLarge
        default: throw ImageDownloads.Refusal(reason: "it cannot be fetched")
        }
    }

    private var tooLarge: ImageDownloads.Refusal {
        ImageDownloads.Refusal(reason: "it has more than \(limits.bytes) bytes")
    }
}
