import Foundation
import GalleyProtocol

/// What the host says, read as it comes.
///
/// The user's code can write into it, so nothing in it is believed that does not fit: no more views than were announced, no
/// other pictures than were asked for.
package struct HostAnswer {
    /// One thing that the host said.
    package enum Event {
        /// The previews of a place are made next.
        case making(place: Int)
        /// The names of all views.
        case views([String])
        /// Work on the next view begins.
        case begin
        /// A view needs the image at a URL, and waits for it.
        case image(String)
        /// A view's outcome, with its pictures.
        case end(HostResult, [Data])
    }

    /// An answer that makes no sense.
    package struct Nonsense: Error {
        package init() {}
    }

    /// How many pictures a view has.
    package let pictures: Int
    /// The most bytes that a view's outcome can have: what the host can hold itself.
    package let mostBytes: Int
    /// What has come. An array, because `Data` keeps what is cut off in front, and grows by it.
    private var bytes: [UInt8] = []
    /// How many of the bytes are read.
    private var start = 0
    /// Up to where what is not read has no line's end.
    private var searched = 0
    private var awaited: HostResult?
    /// The bytes that it holds room for.
    package var room: Int { bytes.capacity }

    package init(pictures: Int, mostBytes: Int) {
        self.pictures = pictures
        self.mostBytes = mostBytes
    }

    package mutating func append(_ new: UnsafeRawBufferPointer) throws {
        guard bytes.count - start + new.count <= mostBytes else { throw Nonsense() }
        // What is read goes where that costs less than what is added.
        if start == bytes.count {
            bytes.removeAll(keepingCapacity: bytes.capacity <= Self.keptBytes)
            (start, searched) = (0, 0)
        } else if start > bytes.count / 2 {
            bytes.removeSubrange(..<start)
            (start, searched) = (0, searched - start)
        }
        bytes.append(contentsOf: new)
    }

    /// More than this is not kept for the next answer.
    private static let keptBytes = 1 << 20

    /// The next event that is complete.
    package mutating func next() throws -> Event? {
        if let result = awaited {
            guard let pictures = takePictures(of: result) else { return nil }
            awaited = nil
            return .end(result, pictures)
        }
        guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        guard let event = try? JSONDecoder.galley().decode(HostEvent.self, from: Data(bytes[start..<end])) else {
            throw Nonsense()
        }
        start = end + 1
        searched = start
        switch event {
        case .making(let place): return .making(place: place)
        case .views(let names): return .views(names)
        case .begin: return .begin
        case .image(let url): return .image(url)
        case .end(var result):
            let sizes = result.pictures
            guard sizes.isEmpty || sizes.count == pictures, sizes.allSatisfy({ (0...mostBytes).contains($0) })
            else { throw Nonsense() }
            // Only who has written files can say so.
            result.outputs = []
            awaited = result
            return try next()
        }
    }

    private mutating func takePictures(of result: HostResult) -> [Data]? {
        guard result.pictures.reduce(0, +) <= bytes.count - start else { return nil }
        defer { searched = start }
        return result.pictures.map { count in
            defer { start += count }
            return Data(bytes[start..<start + count])
        }
    }
}
