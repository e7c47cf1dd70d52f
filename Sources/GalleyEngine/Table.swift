/// A table of plain memory: it grows while a tree is built and is read through pointers afterwards. Its owner frees it.
struct Table<Element> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int = 0) {
        self.capacity = capacity
        base = .allocate(capacity: max(capacity, 1))
    }

    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: wanted) }
    }

    @inline(__always) mutating func append(_ element: Element) {
        if count == capacity { grow(to: max(2 * capacity, 16)) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(contentsOf elements: some Collection<Element>) {
        reserve(count + elements.count)
        for element in elements { append(element) }
    }

    @inline(never) private mutating func grow(to wanted: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: wanted)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = wanted
    }

    /// Gives the memory back; the table is empty afterwards.
    mutating func free() {
        deallocate()
        self = Table()
    }

    /// Drops the elements and keeps the memory.
    mutating func removeAll() {
        base.deinitialize(count: count)
        count = 0
    }

    /// Says that the first `count` elements have been initialised through `base`.
    mutating func setCount(_ count: Int) { self.count = count }

    func deallocate() {
        base.deinitialize(count: count)
        base.deallocate()
    }

    var indices: Range<Int> { 0..<count }

    @inline(__always) subscript(index: Int) -> Element {
        get { base[index] }
        nonmutating set { base[index] = newValue }
    }
}
