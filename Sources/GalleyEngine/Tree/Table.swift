// Plain memory: a tree's data lie in tables that grow while the tree is built, and some of them while it is laid out.
//
// A pointer into a table is good until the table grows. So that nobody holds one for longer, a table cannot be copied,
// its subscript has computed the index before it looks at the memory, and only a sealed table, which does not grow,
// hands out its elements (`Rows`). The compiler sees to the first; debug builds stop a program that does the rest wrong.

/// A table of plain memory.
struct Table<Element>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int
    #if DEBUG
        private var isSealed = false
        /// Changes whenever rows that were handed out stop being good. Rows look at it, and may outlive the table.
        private let epoch: UnsafeMutablePointer<Int>
    #endif

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = .allocate(capacity: max(capacity, 1))
        #if DEBUG
            epoch = .allocate(capacity: 1)
            epoch.initialize(to: 0)
        #endif
    }

    deinit {
        base.deinitialize(count: count)
        base.deallocate()
        #if DEBUG
            epoch.pointee = -1
            epoch.deallocate()
        #endif
    }

    // MARK: Growing

    mutating func reserve(_ wanted: Int) {
        checkGrowth()
        if wanted > capacity { grow(to: wanted) }
    }

    @inline(__always) mutating func append(_ element: Element) {
        checkGrowth()
        if count == capacity { grow(to: max(2 * capacity, 16)) }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Makes room for `more` elements behind the others.
    @inline(__always) mutating func makeRoom(for more: Int) {
        checkGrowth()
        if count + more > capacity { grow(to: max(2 * capacity, count + more, 16)) }
    }

    @inline(never) private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = wanted
    }

    /// Gives back the room that the elements do not need.
    mutating func fit() {
        checkGrowth()
        if capacity > count + count / 8 { grow(to: max(count, 1)) }
    }

    /// Gives the memory back; the table is empty afterwards.
    mutating func free() { self = Table() }

    /// Drops the elements and keeps the memory; the table may grow again.
    mutating func removeAll() {
        base.deinitialize(count: count)
        count = 0
        #if DEBUG
            isSealed = false
            epoch.pointee += 1
        #endif
    }

    @inline(__always) private func checkGrowth() {
        #if DEBUG
            precondition(!isSealed, "a table grows of which rows may be held: the tree is frozen")
        #endif
    }

    // MARK: Reading

    var indices: Range<Int> { 0..<count }

    /// One element. Nothing may be held of it while the table can grow.
    subscript(index: Int) -> Element {
        @inline(__always) unsafeAddress {
            checkIndex(index)
            return UnsafePointer(base + index)
        }
        @inline(__always) unsafeMutableAddress {
            checkIndex(index)
            return base + index
        }
    }

    @inline(__always) private func checkIndex(_ index: Int) {
        #if DEBUG
            precondition(index >= 0 && index < count, "element \(index) of \(count)")
        #endif
    }

    // MARK: Sealing

    /// Ends growing, until everything is removed: from now on the table hands out its rows.
    mutating func seal() {
        #if DEBUG
            isSealed = true
        #endif
    }

    /// The elements of a sealed table.
    var rows: Rows<Element> { rows(as: Element.self) }

    /// The elements of a sealed table, whose memory was bound to another type of the same size.
    func rows<Row>(as type: Row.Type) -> Rows<Row> {
        let memory = UnsafeMutableRawPointer(base).assumingMemoryBound(to: Row.self)
        #if DEBUG
            precondition(isSealed, "rows are handed out of a table that may grow")
            precondition(MemoryLayout<Row>.stride == MemoryLayout<Element>.stride, "rows of another size")
            return Rows(memory, count: count, epoch: epoch)
        #else
            return memory
        #endif
    }
}

extension Table where Element: BitwiseCopyable {
    /// Adds the elements of which a value's memory is made.
    @inline(__always) mutating func append<Value: BitwiseCopyable>(elementsOf value: Value) {
        let more = MemoryLayout<Value>.size / MemoryLayout<Element>.stride
        makeRoom(for: more)
        UnsafeMutableRawPointer(base + count).storeBytes(of: value, as: Value.self)
        count += more
    }

    /// Makes `count` elements that say nothing yet, and seals the table.
    mutating func fill(_ count: Int) -> Rows<Element> {
        reserve(count)
        self.count = count
        seal()
        return rows
    }

    /// Keeps the first `count` elements.
    mutating func shorten(to count: Int) { self.count = min(count, self.count) }

    /// Binds the memory of a sealed table to another type of the same size: its elements are lost.
    func bind<Row: BitwiseCopyable>(to type: Row.Type) {
        UnsafeMutableRawPointer(base).bindMemory(to: type, capacity: count)
    }
}
