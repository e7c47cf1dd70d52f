import NIOCore
import NIOEmbedded
import Testing

@testable import GalleyHTTP

/// One client keeps nobody out by connections on which it asks for nothing.
struct OpenConnectionsTests {
    private let connections = OpenConnections()

    private func client(_ address: String) throws -> ClientAddress {
        ClientAddress(try SocketAddress(ipAddress: address, port: 5000))
    }

    private func open(_ address: String, atMost limit: Int = 6, mostIdle: Int = 3) throws -> EmbeddedChannel? {
        let channel = EmbeddedChannel()
        try channel.connect(to: SocketAddress(unixDomainSocketPath: "/test")).wait()
        let isTaken = connections.add(channel, of: try client(address), atMost: limit, mostIdle: mostIdle)
        return isTaken ? channel : nil
    }

    @Test func theOldestIdleOneOfAClientGoesForOneMore() throws {
        let other = try #require(try open("10.0.0.9"))
        let all = try (0..<5).map { _ in try #require(try open("10.0.0.1")) }
        #expect(all.map(\.isActive) == [false, false, true, true, true])
        #expect(other.isActive && connections.count == 4)
    }

    @Test func whatIsInUseStays() throws {
        let all = try (0..<3).map { _ in try #require(try open("10.0.0.1")) }
        let hasBegun = connections.begin(all[0])
        connections.keep(all[1])
        #expect(hasBegun)
        _ = try (0..<3).map { _ in try #require(try open("10.0.0.1")) }
        #expect(all.map(\.isActive) == [true, true, false] || all.map(\.isActive) == [true, true, true])
        // Answered, it is idle since then: the others are older.
        let goesOn = connections.end(all[0])
        #expect(goesOn)
        _ = try #require(try open("10.0.0.1"))
        #expect(all[0].isActive && all[1].isActive)
    }

    @Test func whereAllAreTakenTheClientWithTheMostIdleOnesMakesRoom() throws {
        let greedy = try (0..<4).map { _ in try #require(try open("10.0.0.1", mostIdle: 100)) }
        let one = try #require(try open("10.0.0.2", mostIdle: 100))
        let two = try #require(try open("10.0.0.3", mostIdle: 100))
        let new = try #require(try open("10.0.0.4", mostIdle: 100))
        #expect(greedy.map(\.isActive) == [false, true, true, true])
        #expect(one.isActive && two.isActive && new.isActive && connections.count == 6)
    }

    @Test func whereAllAreInUseNobodyComes() throws {
        for number in 0..<6 {
            let channel = try #require(try open("10.0.0.\(number)"))
            let hasBegun = connections.begin(channel)
            #expect(hasBegun)
        }
        #expect(try open("10.0.1.1") == nil)
        #expect(connections.count == 6)
    }

    @Test func aConnectionThatHadToGoAnswersNothing() throws {
        let first = try #require(try open("10.0.0.1", mostIdle: 1))
        _ = try #require(try open("10.0.0.1", mostIdle: 1))
        let hasBegun = connections.begin(first)
        #expect(!hasBegun)
        connections.remove(first)
        #expect(connections.count == 1)
    }

    @Test func clientsAreToldApartByTheirNetworks() throws {
        #expect(try client("192.0.2.1") == client("192.0.2.1"))
        #expect(try client("192.0.2.1") != client("192.0.2.2"))
        // The same host by IPv4-mapped IPv6; a customer's whole /64.
        #expect(try client("::ffff:192.0.2.1") == client("192.0.2.1"))
        #expect(try client("2001:db8:1:2::1") == client("2001:db8:1:2:ffff::9"))
        #expect(try client("2001:db8:1:2::1") != client("2001:db8:1:3::1"))
    }
}
