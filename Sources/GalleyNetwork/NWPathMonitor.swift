@_exported import Foundation

// Whether there is a network. A picture's device is one on a desk, with Wi-Fi, as a simulator's is; this is told once and never
// changes. Connections and listeners are not here. Source: Apple's pages of Network.

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
    /// What it is.
    public enum InterfaceType: Hashable, Sendable { case other, wifi, cellular, wiredEthernet, loopback }

    /// What it is.
    public let type: InterfaceType
    /// Its name.
    public let name: String
    /// Its number.
    public let index: Int
}

/// How the network is reached.
public struct NWPath: Hashable, Sendable {
    /// Whether it is.
    public enum Status: Hashable, Sendable { case satisfied, unsatisfied, requiresConnection }

    /// Whether it is.
    public let status: Status
    /// The ways there are.
    public let availableInterfaces: [NWInterface]
    /// Whether it costs money: no.
    public let isExpensive = false
    /// Whether little is to be sent: no.
    public let isConstrained = false
    /// Whether addresses of the older kind are reached.
    public var supportsIPv4: Bool { status == .satisfied }
    /// Whether addresses of the newer kind are reached.
    public var supportsIPv6: Bool { status == .satisfied }
    /// Whether names are looked up.
    public var supportsDNS: Bool { status == .satisfied }

    /// Whether one of the ways is of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}

/// Tells whether there is a network: once, that there is.
public final class NWPathMonitor: @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    private let lock = NSLock()
    private var handler: (@Sendable (NWPath) -> Void)?
    private var place: DispatchQueue?
    private var isCancelled = false
    private let path: NWPath

    /// Who is told.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handler } }
        set { lock.withLock { handler = newValue } }
    }
    /// Where it is told; nil before it begins.
    public var queue: DispatchQueue? { lock.withLock { place } }
    /// How the network is reached.
    public var currentPath: NWPath { path }

    /// A monitor of all ways.
    public init() { path = Self.path { _ in true } }
    /// A monitor of one kind of ways.
    public init(requiredInterfaceType: NWInterface.InterfaceType) { path = Self.path { $0 == requiredInterfaceType } }
    /// A monitor of all ways but some.
    public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
        path = Self.path { !prohibitedInterfaceTypes.contains($0) }
    }

    /// Begins: tells how it is now.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            defer { place = queue }
            return place == nil && !isCancelled
        }
        guard isFirst else { return }
        queue.async { [self] in
            guard !lock.withLock({ isCancelled }) else { return }
            pathUpdateHandler?(path)
        }
    }

    /// Ends.
    public func cancel() { lock.withLock { isCancelled = true } }

    private static func path(_ isWanted: (NWInterface.InterfaceType) -> Bool) -> NWPath {
        let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
        return isWanted(.wifi)
            ? NWPath(status: .satisfied, availableInterfaces: [wifi])
            : NWPath(status: .unsatisfied, availableInterfaces: [])
    }
}
