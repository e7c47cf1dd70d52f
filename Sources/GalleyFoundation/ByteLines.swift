import Foundation
import FoundationNetworking

/// Text of bytes, line by line. Foundation lacks it outside Apple's platforms.
///
/// Lines end as Unicode's Technical Standard 18 has it: `\n`, `\r`, both, and the separators that Unicode has for lines and
/// paragraphs. Empty lines are left out, as Foundation does. Bytes that are no UTF-8 become U+FFFD.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    /// The lines of the bytes of a sequence.
    public init(underlyingSequence: Base) { base = underlyingSequence }

    /// Reads lines as they are asked for.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var bytes: Base.AsyncIterator
        private var buffer: [UInt8] = []

        fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

        /// The next line that is not empty; nil at the end.
        public mutating func next() async throws -> String? {
            while let byte = try await bytes.next() {
                buffer.append(byte)
                guard let length = lineEnd else { continue }
                buffer.removeLast(length)
                if !buffer.isEmpty { return take() }
            }
            return buffer.isEmpty ? nil : take()
        }

        /// How many bytes at the buffer's end end a line; nil where none do.
        private var lineEnd: Int? {
            switch buffer.last {
            case 0x0A, 0x0B, 0x0C, 0x0D: 1
            // U+0085, U+2028 and U+2029.
            case 0x85 where buffer.suffix(2).first == 0xC2: 2
            case 0xA8 where buffer.suffix(3) == [0xE2, 0x80, 0xA8], 0xA9 where buffer.suffix(3) == [0xE2, 0x80, 0xA9]: 3
            default: nil
            }
        }

        private mutating func take() -> String {
            defer { buffer.removeAll(keepingCapacity: true) }
            return String(decoding: buffer, as: UTF8.self)
        }
    }

    /// Begins to read.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncLineSequence.AsyncIterator: Sendable where Base.AsyncIterator: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The text of the bytes, line by line, without empty lines.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(underlyingSequence: self) }
}

extension URL {
    /// The bytes of a file, or of what a URL leads to. They are loaded at once, when the first is asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let url: URL

        /// Reads bytes as they are asked for.
        public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
            fileprivate let url: URL
            private var loaded: Data?
            private var index = 0

            fileprivate init(_ url: URL) { self.url = url }

            /// The next byte; nil at the end.
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                if loaded == nil { loaded = try await load() }
                guard let loaded, index < loaded.count else { return nil }
                defer { index += 1 }
                return loaded[loaded.startIndex + index]
            }

            private func load() async throws -> Data {
                if url.isFileURL { return try Data(contentsOf: url) }
                return try await URLSession.shared.data(from: url).0
            }
        }

        /// Begins to read.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes of a file, or of what the URL leads to.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }
    /// The text of a file, or of what the URL leads to, line by line, without empty lines.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
