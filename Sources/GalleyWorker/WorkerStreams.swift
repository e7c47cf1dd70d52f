import Foundation
import GalleyBytes
import GalleyProtocol
import Synchronization

/// A worker's way to who runs it: the request and the rows come in on standard input, events go out on what was standard output. What
/// the user's code prints goes to standard error from then on.
public final class WorkerStreams: Sendable {
    /// An image from outside that there is not.
    public struct ImageFailure: Error, CustomStringConvertible {
        public var description: String
    }

    private let input = Mutex(LineReader())
    private let events: FileHandle

    /// Takes standard input and output for itself; called once, before any of the user's code runs.
    public init() {
        events = FileHandle(
            fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1), closeOnDealloc: true)
        dup2(STDERR_FILENO, STDOUT_FILENO)
    }

    /// The next line as a value; nil where there is no more, or it makes no sense.
    public func next<Value: Decodable>(_ type: Value.Type) -> Value? {
        guard let line = try? input.withLock({ try $0.next() }) else { return nil }
        return try? JSONDecoder().decode(type, from: line)
    }

    /// Writes an event, with the pictures that come with it.
    public func report(_ event: HostEvent, _ pictures: [Data] = []) throws {
        flush()
        try events.write(contentsOf: JSONEncoder.galley().encode(event) + Data("\n".utf8))
        for picture in pictures { try events.write(contentsOf: picture) }
    }

    /// Writes a line that a mark tells from others.
    package func write(_ mark: UInt8, _ value: any Encodable) throws { try write(mark, of: nil, value) }

    /// The same for one of several that are served together: its number, and a space, come behind the mark.
    package func write(_ mark: UInt8, of number: Int?, _ value: any Encodable) throws {
        flush()
        var line = Data([mark])
        if let number { line += Data("\(number) ".utf8) }
        // Numbers tell whose turn begins and ends, several times for each answer.
        line += try (value as? Int).map { Data("\($0)".utf8) } ?? JSONEncoder.galley().encode(value)
        line.append(UInt8(ascii: "\n"))
        try events.write(contentsOf: line)
    }

    /// What the user's code has printed is there before the event that follows it, and is not lost where the process is ended.
    private func flush() { fflush(nil) }

    /// The bytes of an image, which who runs the worker fetches. One at a time, whichever threads ask.
    public func image(_ url: URL) throws -> Data {
        try input.withLock { input in
            try report(.image(url: url.absoluteString))
            guard let line = try input.next(), let image = try? JSONDecoder().decode(HostImage.self, from: line) else {
                throw ImageFailure(description: "nobody answers")
            }
            if let failure = image.failure { throw ImageFailure(description: failure) }
            guard let data = try input.bytes(image.bytes) else { throw ImageFailure(description: "nobody answers") }
            return data
        }
    }
}
