import Foundation
import GalleyProtocol

/// What the host says, read as it comes.
///
/// The user's code can write into it, so nothing in it is believed that does not fit: no more views than were announced, no
/// other pictures than were asked for.
package struct HostAnswer {
    /// One thing that the host said.
    package enum Event {
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
    private var bytes = Data()
    /// How many of the bytes have no line's end.
    private var searched = 0
    private var awaited: HostResult?

    package init(pictures: Int, mostBytes: Int) {
        self.pictures = pictures
        self.mostBytes = mostBytes
    }

    package mutating func append(_ new: UnsafeRawBufferPointer) throws {
        guard bytes.count + new.count <= mostBytes else { throw Nonsense() }
        bytes.append(contentsOf: new)
    }

    /// The next event that is complete.
    package mutating func next() throws -> Event? {
        if let result = awaited {
            guard let pictures = takePictures(of: result) else { return nil }
            awaited = nil
            return .end(result, pictures)
        }
        guard let end = bytes[(bytes.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) else {
            searched = bytes.count
            return nil
        }
        guard let event = try? JSONDecoder.galley().decode(HostEvent.self, from: bytes[..<end]) else {
            throw Nonsense()
        }
        bytes.removeSubrange(...end)
        searched = 0
        switch event {
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
        guard result.pictures.reduce(0, +) <= bytes.count else { return nil }
        return result.pictures.map { count in
            let picture = Data(bytes.prefix(count))
            bytes.removeFirst(count)
            return picture
        }
    }
}
