/// Whose requests a server answers that only its own pages are to use.
extension HTTPRequest {
    /// Whether the page that asks is one of `origins`, or, where there are none, one of the address that the request is for. Browsers
    /// say where a page is from; programs that are none need not, and are not refused.
    package func isFromOwnPage(of origins: [String] = []) -> Bool {
        guard let origin = headers.first(name: "Origin") else { return true }
        if !origins.isEmpty { return origins.contains { $0.lowercased() == origin.lowercased() } }
        guard let host = headers.first(name: "Host"), let start = origin.range(of: "://") else { return false }
        return origin[start.upperBound...].lowercased() == host.lowercased()
    }

    /// Whether the request names a server at `address` as its host: one on loopback is called nothing else, unless a page of another
    /// site has had its own name lead there.
    ///
    /// - Parameters:
    ///   - origins: Further origins that the server is known under.
    ///   - names: Further names, without ports.
    package func isAddressed(to address: String, origins: [String] = [], names: [String] = []) -> Bool {
        guard Self.isLoopback(address) else { return true }
        guard let host = headers.first(name: "Host")?.lowercased() else { return false }
        if origins.contains(where: { $0.lowercased().hasSuffix("://\(host)") }) { return true }
        let name = Self.name(ofHost: host)
        return Self.isLoopback(name) || names.contains { $0.lowercased() == name }
    }

    private static func name(ofHost host: String) -> String {
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
        return String(host.prefix { $0 != ":" })
    }

    private static func isLoopback(_ name: String) -> Bool {
        ["localhost", "::1", "[::1]"].contains(name.lowercased())
            || name.hasPrefix("127.") && name.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
    }
}
