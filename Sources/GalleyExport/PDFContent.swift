import CDeflate
import Foundation

/// The drawing steps of a page, in which Cairo's marks get their names.
enum PDFContent {
    /// What stretches of a page's content are.
    enum Mark {
        /// The content of an element of a type, with its number on the page.
        case content(String, id: Int)
        case decoration
    }

    /// The structure type that Cairo is told for each.
    static let tag = "P"
    private static let opening = Array("\n/P << /MCID ".utf8)

    /// The steps with the marks' own names, or nil if Cairo has not written each mark once: it writes none on a page of which
    /// nothing can be seen.
    /// - Parameters:
    ///   - steps: As Cairo writes them, one a line. Its marks are numbered in the order in which they were begun.
    ///   - marks: Nil makes all of them decoration.
    static func named(_ steps: [UInt8], _ marks: [Mark]?) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(steps.count + (marks?.count ?? 0) * 8)
        var copied = 0
        var found = 0
        let isWhole = steps.withUnsafeBytes { bytes in
            while let start = next(opening, in: bytes, from: copied) {
                var end = start + opening.count
                while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
                if let marks, found == marks.count { return false }
                result.append(contentsOf: bytes[copied...start])
                switch marks?[found] ?? .decoration {
                case .content(let type, let id): result.append(contentsOf: "/\(type)<</MCID \(id)>>BDC".utf8)
                case .decoration: result.append(contentsOf: "/Artifact BMC".utf8)
                }
                found += 1
                copied = end
            }
            result.append(contentsOf: bytes[copied...])
            return marks == nil || found == marks?.count
        }
        return isWhole ? result : nil
    }

    private static func next(_ pattern: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        pattern.withUnsafeBytes { bytes.first($0, from: start) }
    }
}

/// The compression of PDF's streams.
enum PDFCompression {
    /// - Throws: `ExportError` if the bytes are not compressed.
    static func expanded(_ bytes: ArraySlice<UInt8>) throws -> [UInt8] {
        guard let decompressor = libdeflate_alloc_decompressor() else {
            throw ExportError.drawingFailed("out of memory")
        }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = max(bytes.count * 8, 1 << 12)
        while true {
            var status = LIBDEFLATE_BAD_DATA
            let result = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                bytes.withUnsafeBytes { source in
                    status = libdeflate_zlib_decompress(
                        decompressor, source.baseAddress, source.count, buffer.baseAddress, buffer.count, &count)
                }
                if status != LIBDEFLATE_SUCCESS { count = 0 }
            }
            if status == LIBDEFLATE_SUCCESS { return result }
            guard status == LIBDEFLATE_INSUFFICIENT_SPACE, room < 1 << 32 else {
                throw ExportError.drawingFailed("a page's content cannot be read")
            }
            room *= 4
        }
    }

    static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        guard let compressor = libdeflate_alloc_compressor(6) else { return [] }
        defer { libdeflate_free_compressor(compressor) }
        let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
        return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            bytes.withUnsafeBytes { source in
                count = libdeflate_zlib_compress(
                    compressor, source.baseAddress, source.count, buffer.baseAddress, buffer.count)
            }
        }
    }
}
