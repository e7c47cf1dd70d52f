import CDeflate
import CISAL
import Foundation
import GalleyFormats
import GalleyText

/// Compresses the rows of PNG files, into zlib's format.
///
/// Both libraries give the same bytes on every processor that has SSE 4.2, which all have since 2011: ISA-L's levels 0 to 2 do (its
/// level 3 does not), and libdeflate's all do. But for a few dozen bytes ISA-L now and then found another way in one run than in the next
/// (a picture of 7 × 1 pixels in about one process of fifteen), so that what is short is libdeflate's. The cause is not known. It is not
/// what lies in its memory before: 600,000 streams of 8 to 64,000 bytes on four threads, each made twice, with other rubbish in the
/// tables and the state and at other addresses, were the same bytes, and memcheck finds none in them that depends on it (2.30, AVX2).
enum PNGDeflate {
    /// The fewest bytes that ISA-L is given. It takes microseconds for fewer in any case.
    private static let leastForISAL = 4096

    /// Compressed bytes in memory that others may use before.
    ///
    /// Unchecked: no one writes to them any more.
    struct Compressed: @unchecked Sendable {
        fileprivate let memory: PixelMemory
        fileprivate(set) var count: Int

        /// Calls a function with the bytes.
        func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
            try withExtendedLifetime(memory) { try body(UnsafeRawBufferPointer(start: memory.bytes, count: count)) }
        }
    }

    /// What some of a picture's rows are in the stream.
    struct Part: Sendable {
        fileprivate let compressed: Compressed
        /// The rows' checksum, Adler-32, and how many bytes they have.
        fileprivate let checksum: UInt32
        fileprivate let length: Int
    }

    /// All rows as a stream of zlib's.
    /// - Throws: `ExportError` if there is no memory for the result.
    static func compress(_ bytes: UnsafeRawBufferPointer, _ encoding: PNGEncoding) throws -> Compressed {
        encoding == .fast && bytes.count >= leastForISAL
            ? try compressFast(bytes, IGZIP_ZLIB, isLast: true)
            : try compress(bytes, encoding, libdeflate_zlib_compress)
    }

    /// Some of the rows, to be joined with the others.
    /// - Throws: `ExportError` if there is no memory for the result.
    static func part(_ bytes: UnsafeRawBufferPointer, _ encoding: PNGEncoding, isLast: Bool) throws -> Part {
        var compressed: Compressed
        if encoding == .fast, bytes.count >= leastForISAL {
            compressed = try compressFast(bytes, IGZIP_DEFLATE, isLast: isLast)
        } else {
            compressed = try compress(bytes, encoding, libdeflate_deflate_compress)
            if !isLast { try open(&compressed) }
        }
        return Part(
            compressed: compressed, checksum: libdeflate_adler32(1, bytes.baseAddress, bytes.count),
            length: bytes.count)
    }

    /// A stream of zlib's of parts that follow each other (RFC 1950).
    /// - Throws: `ExportError` if there is no memory for it.
    static func joined(_ parts: [Part]) throws -> Compressed {
        let count = parts.reduce(6) { $0 + $1.compressed.count }
        guard let memory = PixelMemory(count: count) else { throw ExportError.drawingFailed("out of memory") }
        memory.bytes.storeBytes(of: (0x7801 as UInt16).bigEndian, as: UInt16.self)
        var place = 2
        // Adler-32 is the sum of the bytes and one, and the sum of these sums, both modulo a prime.
        let prime = 65_521
        var (sum, sums) = (1, 0)
        for part in parts {
            memcpy(memory.bytes + place, part.compressed.memory.bytes, part.compressed.count)
            place += part.compressed.count
            let (own, owns) = (Int(part.checksum & 0xFFFF), Int(part.checksum >> 16))
            // What a part counts from is not 1 but the sum before it, which each of its bytes adds again.
            sums = (sums + owns + part.length % prime * (sum + prime - 1)) % prime
            sum = (sum + own + prime - 1) % prime
        }
        memory.bytes.storeBytes(of: UInt32(sums << 16 | sum).bigEndian, toByteOffset: place, as: UInt32.self)
        return Compressed(memory: memory, count: count)
    }

    /// Lets a stream continue: its last block is none, and behind it lies an empty one that ends with a whole byte, as after zlib's
    /// `Z_SYNC_FLUSH`.
    private static func open(_ stream: inout Compressed) throws {
        guard let found = stream.withBytes(DeflateEnd.init) else {
            throw ExportError.drawingFailed("libdeflate's stream has no end")
        }
        let bytes = stream.memory.bytes.assumingMemoryBound(to: UInt8.self)
        bytes[found.mark >> 3] &= ~(1 << UInt8(found.mark & 7))
        // The empty block begins with three bits, all 0.
        var place = (found.end + 3 + 7) / 8
        if place > stream.count { bytes[place - 1] = 0 }
        for byte: UInt8 in [0, 0, 0xFF, 0xFF] {
            bytes[place] = byte
            place += 1
        }
        stream.count = place
    }

    private typealias Compress = (
        OpaquePointer?, UnsafeRawPointer?, Int, UnsafeMutableRawPointer?, Int
    ) -> Int

    private static func compress(
        _ bytes: UnsafeRawBufferPointer, _ encoding: PNGEncoding, _ function: Compress
    ) throws -> Compressed {
        let level: Int32 = encoding == .small ? 7 : 4
        guard let compressor = takeCompressor(level) else { throw ExportError.drawingFailed("out of memory") }
        defer { giveBack(compressor, level) }
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, bytes.count)
        // Room for an empty block, and for whoever reads eight bytes at a time.
        guard let memory = PixelMemory(count: bound + 16) else { throw ExportError.drawingFailed("out of memory") }
        let count = function(compressor.pointer, bytes.baseAddress, bytes.count, memory.bytes, bound)
        guard count > 0 else { throw ExportError.drawingFailed("libdeflate has no room") }
        return Compressed(memory: memory, count: count)
    }

    /// - Parameter format: `IGZIP_ZLIB`, or `IGZIP_DEFLATE` for a part, which ends with a whole byte.
    private static func compressFast(
        _ bytes: UnsafeRawBufferPointer, _ format: Int32, isLast: Bool
    ) throws -> Compressed {
        // What cannot be compressed is stored, in blocks of at most 65,535 bytes with five more each.
        let bound = bytes.count + bytes.count / 65_535 * 5 + 4096
        let buffer = Int(galley_isal_level1_buffer)
        guard let memory = PixelMemory(count: bound), let work = PixelMemory(count: buffer) else {
            throw ExportError.drawingFailed("out of memory")
        }
        var stream = isal_zstream()
        isal_deflate_init(&stream)
        stream.level = 1
        stream.level_buf = work.bytes.assumingMemoryBound(to: UInt8.self)
        stream.level_buf_size = UInt32(buffer)
        stream.gzip_flag = UInt16(format)
        stream.end_of_stream = isLast ? 1 : 0
        stream.flush = UInt16(isLast ? NO_FLUSH : SYNC_FLUSH)
        stream.next_in = UnsafeMutablePointer(
            mutating: bytes.baseAddress.map { $0.assumingMemoryBound(to: UInt8.self) })
        stream.avail_in = UInt32(bytes.count)
        stream.next_out = memory.bytes.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = UInt32(bound)
        guard isal_deflate(&stream) == COMP_OK, stream.avail_in == 0 else {
            throw ExportError.drawingFailed("ISA-L has no room")
        }
        withExtendedLifetime(work) {}
        return Compressed(memory: memory, count: Int(stream.total_out))
    }

    /// A compressor of libdeflate. Unchecked: it is with one thread at a time, or in the list.
    private struct Compressor: @unchecked Sendable {
        var pointer: OpaquePointer
    }

    /// By level, compressors that no one uses, for the next picture: each has tables of a megabyte.
    private static let compressors = Locked<[Int32: [Compressor]]>([:])

    private static func takeCompressor(_ level: Int32) -> Compressor? {
        compressors.withLock { $0[level]?.popLast() } ?? libdeflate_alloc_compressor(level).map(Compressor.init)
    }

    private static func giveBack(_ compressor: Compressor, _ level: Int32) {
        let isKept = compressors.withLock { kept in
            guard kept[level, default: []].count < 16 else { return false }
            kept[level, default: []].append(compressor)
            return true
        }
        if !isKept { libdeflate_free_compressor(compressor.pointer) }
    }
}
