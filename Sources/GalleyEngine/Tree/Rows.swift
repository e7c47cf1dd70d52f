#if DEBUG
    /// The elements of a sealed table. In release builds the bare pointer to them; in debug builds every access is checked.
    struct Rows<Element> {
        private let base: UnsafeMutablePointer<Element>
        private let count: Int
        private let epoch: UnsafePointer<Int>
        private let seen: Int

        init(_ base: UnsafeMutablePointer<Element>, count: Int, epoch: UnsafeMutablePointer<Int>) {
            self.base = base
            self.count = count
            self.epoch = UnsafePointer(epoch)
            seen = epoch.pointee
        }

        subscript(index: Int) -> Element {
            unsafeAddress {
                check(index, index < count)
                return UnsafePointer(base + index)
            }
            nonmutating unsafeMutableAddress {
                check(index, index < count)
                return base + index
            }
        }

        /// `count` elements from `index` on.
        func run(from index: Int, count: Int) -> UnsafeMutablePointer<Element> {
            check(index, count >= 0 && index <= self.count - count)
            return base + index
        }

        /// The elements from `index` on.
        static func + (rows: Rows, index: Int) -> UnsafeMutablePointer<Element> {
            rows.check(index, index <= rows.count)
            return rows.base + index
        }

        private func check(_ index: Int, _ isInside: Bool) {
            precondition(epoch.pointee == seen, "rows of a table that has been emptied since")
            precondition(index >= 0 && isInside, "row \(index) of \(count)")
        }
    }
#else
    /// The elements of a sealed table.
    typealias Rows<Element> = UnsafeMutablePointer<Element>

    extension UnsafeMutablePointer {
        /// `count` elements from `index` on.
        @inline(__always) func run(from index: Int, count: Int) -> UnsafeMutablePointer { self + index }
    }
#endif
