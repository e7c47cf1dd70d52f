// A binding to a collection is a collection of bindings to its elements (Apple's documentation of `Binding`, conforming types).

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Goes from the first element's binding to the last.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// Bindings to the elements of a range.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    /// The collection's index.
    public typealias Index = Value.Index
    /// The collection's indices.
    public typealias Indices = Value.Indices

    /// The index of the first element.
    public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }
    /// The index after the last element.
    public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }
    /// The indices of all elements, in order.
    public var indices: Value.Indices { wrappedValue.indices }

    /// The index after another.
    public func index(after i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(after: i) }
    /// Takes an index on to the next.
    public func formIndex(after i: inout Binding<Value>.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at an index, read and written there each time.
    public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
        Binding<Value.Element>(
            reading: { wrappedValue[position] },
            writing: { element, transaction in
                self.transaction(transaction).wrappedValue[position] = element
            }, transaction: transaction)
    }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection, Value.Index: Hashable {
    /// The index before another.
    public func index(before i: Binding<Value>.Index) -> Binding<Value>.Index { wrappedValue.index(before: i) }
    /// Takes an index back to the one before.
    public func formIndex(before i: inout Binding<Value>.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection, Value.Index: Hashable {}
