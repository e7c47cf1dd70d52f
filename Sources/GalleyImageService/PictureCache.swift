import CMalloc
import Foundation

/// Pictures that were drawn, and those that are being drawn: a picture that several ask for at the same time is drawn once.
actor PictureCache {
    /// Where a picture came from.
    enum Source: String, Sendable {
        case cache, joined, drawn
    }

    private struct Kept {
        var result: Result<DrawnPicture, PictureFailure>
        var until: ContinuousClock.Instant
        var lastUse: UInt64

        var bytes: Int { 512 + ((try? result.get().bytes.count) ?? 0) }
    }

    private let mostBytes: Int
    private let age: Duration
    /// How long a failure that costs a worker is remembered: who asks again and again for it costs no more workers.
    private let failureAge = Duration.seconds(10)
    private var kept: [String: Kept] = [:]
    private var flights: [String: Task<Result<DrawnPicture, PictureFailure>, Never>] = [:]
    private var clock: UInt64 = 0
    private(set) var bytes = 0

    var count: Int { kept.count }

    init(mostBytes: Int, age: Duration) {
        self.mostBytes = mostBytes
        self.age = age
    }

    func picture(
        _ key: String, draw: @escaping @Sendable () async -> Result<DrawnPicture, PictureFailure>
    ) async -> (Result<DrawnPicture, PictureFailure>, Source) {
        clock += 1
        if var found = kept[key] {
            if found.until > .now {
                found.lastUse = clock
                kept[key] = found
                return (found.result, .cache)
            }
            remove(key)
        }
        if let flight = flights[key] { return (await flight.value, .joined) }
        let flight = Task { await draw() }
        flights[key] = flight
        let result = await flight.value
        flights[key] = nil
        keep(result, key)
        return (result, .drawn)
    }

    private func keep(_ result: Result<DrawnPicture, PictureFailure>, _ key: String) {
        let age: Duration
        switch result {
        case .success: age = self.age
        case .failure(let failure) where [408, 500].contains(failure.status): age = failureAge
        case .failure: return
        }
        let entry = Kept(result: result, until: .now + age, lastUse: clock)
        guard age > .zero, entry.bytes <= mostBytes else { return }
        remove(key)
        kept[key] = entry
        bytes += entry.bytes
        guard bytes > mostBytes else { return }
        // A quarter at a time, so that not every picture costs a search.
        for (key, _) in kept.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
            guard bytes > mostBytes / 4 * 3 else { break }
            remove(key)
        }
        // What lay between those that stay goes back to the system, and is not kept for pictures of just that length.
        malloc_trim(0)
    }

    private func remove(_ key: String) {
        guard let entry = kept.removeValue(forKey: key) else { return }
        bytes -= entry.bytes
    }
}
