import CDeflate
import Foundation
import Synchronization

/// DEFLATE (RFC 1951), all at once: of answers, and of a WebSocket's messages. Nothing is kept between two of them.
package enum Deflate {
    /// Why bytes could not be made what they were.
    enum Fault: Error {
        /// They are no DEFLATE.
        case damaged
        /// They are more than they may be.
        case tooLong
    }

    /// Unchecked: they are with one thread at a time.
    private struct Tools: @unchecked Sendable {
        // As a server is asked to: twice as long as the quickest level, and within two parts in a hundred of the smallest.
        let compressor = libdeflate_alloc_compressor(6)
        let decompressor = libdeflate_alloc_decompressor()
    }

    /// One for all: they are large, and needed for microseconds.
    private static let tools = Mutex(Tools())

    /// A file of gzip's (RFC 1952); nil where there is no memory for it.
    package static func gzip(_ bytes: Data) -> Data? {
        tools.withLock { tools in
            let bound = libdeflate_gzip_compress_bound(tools.compressor, bytes.count)
            return filled(bound) { output in
                bytes.withUnsafeBytes {
                    libdeflate_gzip_compress(tools.compressor, $0.baseAddress, $0.count, output, bound)
                }
            }
        }
    }

    /// A message as permessage-deflate has it; nil where there is no memory for it.
    ///
    /// The last block says that it is the last, and a byte of zeros begins an empty one behind it (RFC 7692 §7.2.3.4).
    static func message(_ bytes: some ContiguousBytes & Collection<UInt8>) -> Data? {
        let count = bytes.count
        let stream = tools.withLock { tools in
            let bound = libdeflate_deflate_compress_bound(tools.compressor, count)
            return filled(bound) { output in
                bytes.withUnsafeBytes {
                    libdeflate_deflate_compress(tools.compressor, $0.baseAddress, $0.count, output, bound)
                }
            }
        }
        return stream.map { $0 + [0] }
    }

    /// What a message was that came by permessage-deflate.
    ///
    /// - Parameter most: How many bytes it may have.
    static func bytes(ofMessage message: Data, atMost most: Int) throws(Fault) -> Data {
        // What the sender left out (RFC 7692 §7.2.2), and an empty block that is the last: libdeflate reads to an end.
        let stream = message + [0, 0, 0xFF, 0xFF, 1, 0, 0, 0xFF, 0xFF]
        var output = Data(count: most)
        var count = 0
        let result = tools.withLock { tools in
            output.withUnsafeMutableBytes { output in
                stream.withUnsafeBytes {
                    libdeflate_deflate_decompress(
                        tools.decompressor, $0.baseAddress, $0.count, output.baseAddress, output.count, &count)
                }
            }
        }
        switch result {
        case LIBDEFLATE_SUCCESS: return output.prefix(count)
        case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
        default: throw .damaged
        }
    }

    private static func filled(_ most: Int, _ fill: (UnsafeMutableRawPointer?) -> Int) -> Data? {
        var output = Data(count: most)
        let count = output.withUnsafeMutableBytes { fill($0.baseAddress) }
        return count == 0 ? nil : output.prefix(count)
    }
}
