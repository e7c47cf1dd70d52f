/// Places that stay, in JSON.
package struct KeptRange {
    package var range: ClosedRange<Int>

    package init(_ range: ClosedRange<Int>) { self.range = range }

    package init(_ value: any SingleValueDecodingContainer) throws {
        if let place = try? value.decode(Int.self) {
            range = place...place
            return
        }
        let ends = try value.decode([Int].self)
        guard ends.count == 2, ends[0] <= ends[1] else {
            throw DecodingError.dataCorruptedError(in: value, debugDescription: "these are no two places in order")
        }
        range = ends[0]...ends[1]
    }

    package func encode(to encoder: any Encoder) throws {
        var value = encoder.singleValueContainer()
        if range.count == 1 {
            try value.encode(range.lowerBound)
        } else {
            try value.encode([range.lowerBound, range.upperBound])
        }
    }
}
