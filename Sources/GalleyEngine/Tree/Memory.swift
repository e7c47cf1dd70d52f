/// What nodes have answered lately. A node whose axes depend on each other sees about nine different proposals,
/// {0, ∞, share} squared; with fewer slots than that, cost grows exponentially with depth. Most nodes need few, as an
/// answer holds for a range of proposals: slots are handed out three at a time.
struct MeasurementCache {
    private static let slotsOfPart = 3
    private static let partsOfNode = 3

    /// An `MeasuredSize`, but for whether it holds for "unspecified".
    private struct Slot {
        var size = Size.zero
        var lowWidth = 0.0, highWidth = 0.0
        var lowHeight = 0.0, highHeight = 0.0
    }

    /// Some of a node's slots.
    private struct Part {
        var slots = (Slot(), Slot(), Slot())
        var next: Int32 = -1
        var filled: UInt8 = 0
        /// In a node's first part: the slot to be filled next, once all are taken.
        var oldest: UInt8 = 0
        /// Two bits a slot: whether it holds for an unspecified width, and height.
        var holdsForNone: UInt8 = 0
    }

    /// Parts lie in pages, so that few of them move when more are needed: those of the first page, which grows as it fills. Most trees
    /// need but a small part of one.
    private static let pageShift = 9
    private static let pageCount = 1 << pageShift
    private static let leastRoom = 8

    private struct Pages: ~Copyable {
        var table = Table<UnsafeMutablePointer<Part>>()
        /// How many parts the first page has room for; the others are whole.
        var firstRoom = 0
        var used = 0
    }

    private let pages: UnsafeMutablePointer<Pages>

    init() {
        pages = .allocate(capacity: 1)
        pages.initialize(to: Pages())
    }

    func free() {
        removePages()
        pages.deinitialize(count: 1)
        pages.deallocate()
    }

    /// Forgets everything and keeps the pages.
    func removeAll() { pages.pointee.used = 0 }

    /// Forgets everything and gives the pages back.
    func removePages() {
        for page in pages.pointee.table.indices { pages.pointee.table[page].deallocate() }
        pages.pointee = Pages()
    }

    @inline(__always) private func part(_ index: Int32) -> UnsafeMutablePointer<Part> {
        pages.pointee.table[Int(index) >> Self.pageShift] + (Int(index) & (Self.pageCount - 1))
    }

    private func makePart() -> Int32 {
        let index = pages.pointee.used
        if index < Self.pageCount {
            if index == pages.pointee.firstRoom { growFirstPage() }
        } else if index >> Self.pageShift == pages.pointee.table.count {
            pages.pointee.table.append(.allocate(capacity: Self.pageCount))
        }
        pages.pointee.used = index + 1
        part(Int32(index)).initialize(to: Part())
        return Int32(index)
    }

    @inline(never) private func growFirstPage() {
        let room = pages.pointee.firstRoom
        let wanted = min(max(room + room / 2, Self.leastRoom), Self.pageCount)
        let larger = UnsafeMutablePointer<Part>.allocate(capacity: wanted)
        pages.pointee.firstRoom = wanted
        guard room > 0 else { return pages.pointee.table.append(larger) }
        larger.moveInitialize(from: pages.pointee.table[0], count: room)
        pages.pointee.table[0].deallocate()
        pages.pointee.table[0] = larger
    }

    @inline(__always) private func slots(_ part: UnsafeMutablePointer<Part>) -> UnsafeMutablePointer<Slot> {
        UnsafeMutableRawPointer(part).assumingMemoryBound(to: Slot.self)
    }

    /// The answer that holds for `proposal`, of those that start at `start`.
    @inline(__always) func answer(from start: Int32, for proposal: Proposal) -> MeasuredSize? {
        var index = start
        while index >= 0 {
            let part = part(index)
            let slots = slots(part)
            for slot in 0..<Int(part.pointee.filled) {
                let none = part.pointee.holdsForNone >> UInt8(2 * slot)
                let known = slots + slot
                let (width, height) = (proposal.width, proposal.height)
                guard
                    isNone(width)
                        ? none & 1 != 0 : width >= known.pointee.lowWidth && width <= known.pointee.highWidth,
                    isNone(height)
                        ? none & 2 != 0 : height >= known.pointee.lowHeight && height <= known.pointee.highHeight
                else { continue }
                return answer(part, slot)
            }
            index = part.pointee.next
        }
        return nil
    }

    /// Remembers an answer among those that start at `start`, over the oldest where all slots are taken.
    func insert(_ answer: MeasuredSize, from start: inout Int32) {
        if start < 0 { start = makePart() }
        let first = part(start)
        var place = first
        var index = start
        var count = 1
        while place.pointee.filled == Self.slotsOfPart, place.pointee.next >= 0 {
            index = place.pointee.next
            place = part(index)
            count += 1
        }
        if place.pointee.filled < Self.slotsOfPart {
            let slot = Int(place.pointee.filled)
            place.pointee.filled += 1
            write(answer, place, slot)
        } else if count < Self.partsOfNode {
            // The parts may have moved.
            let next = makePart()
            part(index).pointee.next = next
            part(next).pointee.filled = 1
            write(answer, part(next), 0)
        } else {
            let oldest = Int(first.pointee.oldest)
            first.pointee.oldest = UInt8((oldest + 1) % (Self.slotsOfPart * Self.partsOfNode))
            place = first
            for _ in 0..<oldest / Self.slotsOfPart { place = part(place.pointee.next) }
            write(answer, place, oldest % Self.slotsOfPart)
        }
    }

    private func write(_ answer: MeasuredSize, _ part: UnsafeMutablePointer<Part>, _ slot: Int) {
        slots(part)[slot] = Slot(
            size: answer.size, lowWidth: answer.width.low, highWidth: answer.width.high, lowHeight: answer.height.low,
            highHeight: answer.height.high)
        let bits: UInt8 = (answer.width.includesNone ? 1 : 0) | (answer.height.includesNone ? 2 : 0)
        part.pointee.holdsForNone = part.pointee.holdsForNone & ~(3 << UInt8(2 * slot)) | bits << UInt8(2 * slot)
    }

    /// Takes out the answers that start at `start`; nil where there may have been more. The slots stay the node's own.
    func takeAnswers(from start: Int32) -> [MeasuredSize]? {
        var answers: [MeasuredSize] = []
        var index = start
        while index >= 0 {
            let part = part(index)
            for slot in 0..<Int(part.pointee.filled) { answers.append(answer(part, slot)) }
            part.pointee.filled = 0
            index = part.pointee.next
        }
        return answers.count < Self.slotsOfPart * Self.partsOfNode ? answers : nil
    }

    /// The answers that start at `start`.
    func answers(from start: Int32) -> [MeasuredSize] {
        var answers: [MeasuredSize] = []
        var index = start
        while index >= 0 {
            let part = part(index)
            for slot in 0..<Int(part.pointee.filled) { answers.append(answer(part, slot)) }
            index = part.pointee.next
        }
        return answers
    }

    @inline(__always) private func answer(_ part: UnsafeMutablePointer<Part>, _ slot: Int) -> MeasuredSize {
        let known = slots(part) + slot
        let none = part.pointee.holdsForNone >> UInt8(2 * slot)
        return MeasuredSize(
            known.pointee.size,
            width: ProposalRange(
                low: known.pointee.lowWidth, high: known.pointee.highWidth, includesNone: none & 1 != 0),
            height: ProposalRange(
                low: known.pointee.lowHeight, high: known.pointee.highHeight, includesNone: none & 2 != 0))
    }
}
