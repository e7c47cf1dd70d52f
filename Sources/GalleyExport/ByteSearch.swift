import Foundation

extension UnsafeRawBufferPointer {
    /// Where a pattern stands first, from an index on.
    func first(_ pattern: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = baseAddress, let wanted = pattern.baseAddress, pattern.count > 0 else { return nil }
        var index = start
        while index + pattern.count <= count {
            guard let found = memchr(base + index, Int32(pattern[0]), count - index - pattern.count + 1) else {
                return nil
            }
            index = UnsafeRawPointer(found) - base
            if memcmp(base + index, wanted, pattern.count) == 0 { return index }
            index += 1
        }
        return nil
    }
}
