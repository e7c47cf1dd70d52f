import Foundation

/// Writes a PDF file: streams as they are, everything else together in compressed streams of objects.
struct PDFFile {
    /// How many objects lie in one stream of objects.
    private static let mostInStream = 200

    private enum Place {
        case free
        case offset(Int)
        /// In a stream of objects, at an index.
        case stream(Int, Int)
    }

    private(set) var bytes: [UInt8] = []
    private var places: [Place]
    /// Numbers that nothing has taken, the lowest last.
    private var unused: [Int]
    private var waiting: [(number: Int, text: String)] = []

    /// - Parameters:
    ///   - count: The numbers below it are the caller's to give away…
    ///   - unused: …but for these.
    init(version: String, count: Int, unused: [Int]) {
        places = Array(repeating: .free, count: max(count, 1))
        self.unused = unused.sorted(by: >)
        bytes = Array("%PDF-\(version)\n%".utf8) + [0xB5, 0xED, 0xAE, 0xFB, 10]
    }

    /// A number for an object that is written later.
    mutating func number() -> Int {
        if let number = unused.popLast() { return number }
        places.append(.free)
        return places.count - 1
    }

    /// Adds an object without a stream.
    mutating func add(_ number: Int, _ text: String) {
        waiting.append((number, text))
        if waiting.count == Self.mostInStream { writeWaiting() }
    }

    mutating func add(_ text: String) -> Int {
        let number = number()
        add(number, text)
        return number
    }

    /// Adds an object with a stream.
    /// - Parameter entries: Its dictionary's, but for the length.
    mutating func add<Bytes: Collection<UInt8>>(_ number: Int, _ entries: String, stream: Bytes) {
        places[number] = .offset(bytes.count)
        bytes.append(contentsOf: "\(number) 0 obj\n<<\(entries)/Length \(stream.count)>>\nstream\n".utf8)
        bytes.append(contentsOf: stream)
        bytes.append(contentsOf: "\nendstream\nendobj\n".utf8)
    }

    private mutating func writeWaiting() {
        guard !waiting.isEmpty else { return }
        let stream = number()
        var index = ""
        var texts = ""
        for (position, object) in waiting.enumerated() {
            index += "\(object.number) \(texts.utf8.count) "
            texts += object.text + "\n"
            places[object.number] = .stream(stream, position)
        }
        let first = index.utf8.count
        let count = waiting.count
        waiting = []
        add(
            stream, "/Type/ObjStm/N \(count)/First \(first)/Filter/FlateDecode",
            stream: PDFCompression.compressed(Array((index + texts).utf8)))
    }

    /// Writes the table of places.
    /// - Parameter entries: The trailer's: where the catalog is.
    mutating func finish(_ entries: String) {
        writeWaiting()
        let table = number()
        let start = bytes.count
        places[table] = .offset(start)
        var rows: [UInt8] = []
        rows.reserveCapacity(places.count * 7)
        func row(_ kind: UInt8, _ value: Int, _ second: Int) {
            rows.append(kind)
            for shift in [24, 16, 8, 0] { rows.append(UInt8(truncatingIfNeeded: value >> shift)) }
            for shift in [8, 0] { rows.append(UInt8(truncatingIfNeeded: second >> shift)) }
        }
        for (number, place) in places.enumerated() {
            switch place {
            case .free: row(0, 0, number == 0 ? 65_535 : 0)
            case .offset(let offset): row(1, offset, 0)
            case .stream(let stream, let index): row(2, stream, index)
            }
        }
        add(
            table, "/Type/XRef/Size \(places.count)/W[1 4 2]\(entries)/Filter/FlateDecode",
            stream: PDFCompression.compressed(rows))
        bytes.append(contentsOf: "startxref\n\(start)\n%%EOF\n".utf8)
    }
}
