import CDeflate
import CISAL
import Foundation
import GalleyFormats
import GalleyText

/// Compresses the rows of PNG files, into zlib's format.
///
/// Both libraries give the same bytes on every processor that has SSE 4.2, which all have since 2011: ISA-L's levels 0 to 2 do (its
/// level 3 does not), and libdeflate's all do.
enum PNGDeflate {
    /// Compressed bytes in memory that others may use before.
    struct Compressed {
        fileprivate let memory: PixelMemory
        let count: Int

        var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: memory.bytes, count: count) }
    }

    /// - Throws: `ExportError` if there is no memory for the result.
    static func compress(_ bytes: UnsafeRawBufferPointer, _ encoding: PNGEncoding) throws -> Compressed {
        switch encoding {
        case .fast: try compressFast(bytes)
        case .balanced: try compress(bytes, level: 4)
        case .small: try compress(bytes, level: 7)
        }
    }

    private static func compress(_ bytes: UnsafeRawBufferPointer, level: Int32) throws -> Compressed {
        guard let compressor = takeCompressor(level) else { throw ExportError.drawingFailed("out of memory") }
        defer { giveBack(compressor, level) }
        let bound = libdeflate_zlib_compress_bound(compressor.pointer, bytes.count)
        guard let memory = PixelMemory(count: bound) else { throw ExportError.drawingFailed("out of memory") }
        let count = libdeflate_zlib_compress(compressor.pointer, bytes.baseAddress, bytes.count, memory.bytes, bound)
        guard count > 0 else { throw ExportError.drawingFailed("libdeflate has no room") }
        return Compressed(memory: memory, count: count)
    }

    private static func compressFast(_ bytes: UnsafeRawBufferPointer) throws -> Compressed {
        // What cannot be compressed is stored, in blocks of at most 65,535 bytes with five more each.
        let bound = bytes.count + bytes.count / 65_535 * 5 + 4096
        let buffer = Int(galley_isal_level1_buffer)
        guard let memory = PixelMemory(count: bound), let work = PixelMemory(count: buffer) else {
            throw ExportError.drawingFailed("out of memory")
        }
        guard bytes.count <= Int(UInt32.max) / 2 else { return try compress(bytes, level: 1) }
        var stream = isal_zstream()
        isal_deflate_init(&stream)
        stream.level = 1
        stream.level_buf = work.bytes.assumingMemoryBound(to: UInt8.self)
        stream.level_buf_size = UInt32(buffer)
        stream.gzip_flag = UInt16(IGZIP_ZLIB)
        stream.end_of_stream = 1
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

    /// By level, compressors that nobody uses, for the next picture: each has tables of a megabyte.
    private static let compressors = Guarded<[Int32: [Compressor]]>([:])

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
