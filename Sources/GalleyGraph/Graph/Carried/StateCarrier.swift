/// Hands what the views keep over to the next process, and takes over what a process before has kept.
///
/// A value's key is made of the program's own views around it, of the elements' names in between, and of its property. It stays the same
/// whatever else is written in these views' bodies. Values of one key are told from each other by their order.
@MainActor
package final class StateCarrier {
    private struct Known {
        weak var object: AnyObject?
        var key: String
        var number: Int
        var initial: Result<(form: String, value: CarriedValue), CarryingRefusal>
        var write: () throws -> CarriedValue
        var isNil: () -> Bool
        /// Gives it the value again that it began with.
        var reset: () -> Void
        var isTaken = false
    }

    private var known: [Identity: Known] = [:]
    /// What waits for the views that it belongs to.
    private var waiting: [String: [KeptState.Entry]] = [:]
    /// How many views of a key there were.
    private let counts: [String: Int]
    private var stored: [String: [String: CarriedStored]] = [:]
    private var stores: [String: () -> [String: Any]] = [:]
    private var count = 0
    package private(set) var report = KeptStateReport()

    package init(_ kept: KeptState = KeptState()) {
        waiting = Dictionary(grouping: kept.entries, by: \.key)
        counts = waiting.mapValues(\.count)
        stored = kept.stored
        report.kept = stored.values.reduce(0) { $0 + $1.count }
    }

    /// A value begins in a place.
    ///
    /// - Parameters:
    ///   - object: What keeps it.
    ///   - value: What it begins with; also the object itself that is shared, whose properties are carried.
    ///   - set: Sets it to what the process before has kept for the place, where that can be taken over.
    func begin<Value>(
        _ value: Value, in object: AnyObject, _ place: PropertyPlace, read: @escaping () -> Value,
        set: @escaping (Value) -> Void
    ) {
        count += 1
        let shared = Value.self is AnyClass ? value as AnyObject : nil
        let initial = Self.initial(value, shared)
        known[place.identity] = Known(
            object: object, key: place.key, number: count, initial: initial,
            write: {
                if Value.self is AnyClass { return try CarriedObject.write(read() as AnyObject) }
                return try CarriedForm.write(read())
            },
            isNil: {
                Mirror(reflecting: read()).displayStyle == .optional && Mirror(reflecting: read()).children.isEmpty
            },
            reset: {
                if let shared, let initial = try? initial.get() { try? CarriedObject.read(initial.value, into: shared) }
                set(value)
            })
        guard var entries = waiting[place.key], !entries.isEmpty else { return }
        let entry = entries.removeFirst()
        waiting[place.key] = entries
        guard entry.isInitial != true else { return }
        do {
            if let refusal = entry.refusal { throw CarryingRefusal(refusal) }
            let (form, now) = try initial.get()
            guard form == entry.form, let carried = entry.value else {
                throw CarryingRefusal("its type has other stored properties")
            }
            guard let before = entry.initial, before.resembles(now) else {
                throw CarryingRefusal("it begins with another value")
            }
            if let shared {
                try CarriedObject.read(carried, into: shared)
            } else {
                set(try CarriedForm.read(carried, as: Value.self))
            }
            known[place.identity]?.isTaken = true
            report.kept += 1
        } catch {
            let reason = (error as? CarryingRefusal)?.reason ?? "it is written in another way"
            report.anew.append("\(Self.property(of: place.key)): \(reason)")
        }
    }

    /// The views have come. Where there are more or fewer of a key than before, none of them can be told from the others.
    ///
    /// - Returns: Whether views have begun again, and are to be built again.
    package func settle() -> Bool {
        let known = report.kept
        let now = Dictionary(grouping: self.known.values, by: \.key).filter { $0.value.contains(where: \.isTaken) }
        for (key, places) in now.sorted(by: { $0.key < $1.key }) {
            guard let before = counts[key], before != places.count else { continue }
            for place in places where place.isTaken {
                place.reset()
                report.kept -= 1
            }
            report.anew.append(
                "\(Self.property(of: key)): its view is there \(places.count) times, and was \(before) times")
        }
        return report.kept != known
    }

    private static func initial<Value>(
        _ value: Value, _ shared: AnyObject?
    ) -> Result<(form: String, value: CarriedValue), CarryingRefusal> {
        do {
            if let shared {
                return .success((try CarriedObject.form(of: type(of: shared)), try CarriedObject.write(shared)))
            }
            return .success((try CarriedForm.text(of: Value.self), try CarriedForm.write(value)))
        } catch {
            return .failure(error as? CarryingRefusal ?? CarryingRefusal("it cannot be written"))
        }
    }

    /// Anything that a person does comes after what was kept: views that come from then on begin with their own state.
    package func close() { waiting = [:] }

    /// What the views that are there keep and did not begin with.
    ///
    /// - Parameter isThere: Whether an object is still kept for an identity.
    func kept(_ isThere: (Identity, AnyObject) -> Bool) -> KeptState {
        var kept = KeptState()
        for (identity, one) in known.sorted(by: { $0.value.number < $1.value.number }) {
            guard let object = one.object, isThere(identity, object) else {
                known[identity] = nil
                continue
            }
            var entry = KeptState.Entry(key: one.key)
            do {
                let (form, initial) = try one.initial.get()
                let value = try one.write()
                if value == initial {
                    entry.isInitial = true
                } else {
                    (entry.form, entry.initial, entry.value) = (form, initial, value)
                }
            } catch {
                if one.isNil() { entry.isInitial = true }
                entry.refusal = (error as? CarryingRefusal)?.reason ?? "it cannot be written"
            }
            kept.entries.append(entry)
        }
        kept.stored = stores.mapValues { read in read().compactMapValues(CarriedStored.init) }.filter {
            !$0.value.isEmpty
        }
        return kept
    }

    /// What is stored in a space at the beginning; `read` says what is stored later.
    func begin(storedIn space: String, read: @escaping () -> [String: Any]) -> [String: any Sendable] {
        stores[space] = read
        return (stored.removeValue(forKey: space) ?? [:]).mapValues(\.value)
    }

    private static func property(of key: String) -> String {
        key.split(separator: "/").last.map(String.init)?.replacing("._", with: ".") ?? key
    }
}
