import Foundation

/// What outlives one build of a view: its state, by identity, and the notes of what has changed since.
@MainActor
package final class StateStore {
    private struct Entry {
        var object: AnyObject
        /// The build that last asked for it, and the number of the question that when the whole view was last built.
        var build, number: Int
        /// The part of the view that it is kept with.
        var part: KeptPart?
    }

    private var entries: [Identity: Entry] = [:]
    private(set) var build = 0
    private var questions = 0
    /// Whether the whole view is being built, and no part of it by itself.
    private var isWhole = false
    /// What belongs to views that are gone and has not been told yet, in the order in which the views were built.
    private var departing: [any DepartingObject] = []
    /// The number of layouts so far, each of one or more builds.
    package private(set) var layout = 0
    package let changes = ChangeLog()
    /// What a view that is alive keeps besides the state of its parts; nil for pictures.
    package var live: LiveState?
    /// The pictures, which are not decoded again for every layout.
    package let pictures = DecodedPictures()
    /// What the device that the view is shown on keeps.
    package let device = DeviceMemory()
    /// Hands what the views keep on to another process; nil where there is no other.
    package var carrier: StateCarrier?
    /// What `AppStorage` finds stored at the beginning.
    package var storedValues: [String: any Sendable] = [:]
    /// What builds have asked for so far.
    private(set) var lookups = Lookups()

    package init() {}

    /// A sum over identities: the difference of two says which were asked for in between, in any order.
    struct Lookups: Equatable {
        private var count = 0
        private var sum = 0

        fileprivate mutating func add(_ identity: Identity) {
            count += 1
            sum &+= identity.hashValue
        }

        static func - (a: Lookups, b: Lookups) -> Lookups {
            var difference = Lookups()
            (difference.count, difference.sum) = (a.count - b.count, a.sum &- b.sum)
            return difference
        }
    }

    /// The object kept for `identity`, or the one that `make` gives, which is kept from now on.
    ///
    /// - Parameter part: The part of the view that it is kept with while that is not shown.
    package func object<T: AnyObject>(at identity: Identity, in part: KeptPart?, make: () -> T) -> T {
        object(at: identity, in: part) { _ in make() }
    }

    /// The same; `make` is given what of another type is kept there.
    func object<T: AnyObject>(at identity: Identity, in part: KeptPart?, make: (AnyObject?) -> T) -> T {
        lookups.add(identity)
        questions += 1
        let known = entries[identity]
        let object = known?.object as? T ?? make(known?.object)
        let number = isWhole ? questions : known?.number ?? questions
        entries[identity] = Entry(object: object, build: build, number: number, part: part)
        return object
    }

    /// Keeps other objects in the place of those for which there are such.
    func replaceObjects(_ replacement: (AnyObject) -> AnyObject?) {
        for (identity, entry) in entries {
            if let other = replacement(entry.object) { entries[identity]?.object = other }
        }
    }

    /// The objects of a type that belong to views that are gone, as far as this build has come, in the order in which they were built.
    func missing<T: AnyObject>(_ type: T.Type) -> [T] {
        entries.values.filter { $0.build != build && $0.object is T && !isHidden($0) }
            .sorted { $0.number < $1.number }
            .compactMap { $0.object as? T }
    }

    /// Whether an entry is one of a view that is there, and not shown.
    private func isHidden(_ entry: Entry) -> Bool { entry.part?.isHidden(in: build) ?? false }

    /// Starts a layout: builds of the whole tree until nothing changes any more.
    package func beginLayout() { layout += 1 }

    /// Starts a build of the whole tree; what it does not ask for belongs to views that are gone.
    package func beginBuild() {
        build += 1
        isWhole = true
    }

    /// Forgets the state of views that the build did not meet, and of what it does not show what belongs to being shown.
    package func endBuild() {
        isWhole = false
        var gone: [Entry] = []
        entries = entries.filter { _, entry in
            if entry.build == build { return true }
            if isHidden(entry), !(entry.object is any DepartingObject) { return true }
            gone.append(entry)
            return false
        }
        departing += gone.sorted { $0.number < $1.number }.compactMap { $0.object as? any DepartingObject }
    }

    /// Tells what belongs to views that are gone. What has come has been told before (rules.md §20.5).
    package func tellDepartures() {
        while !departing.isEmpty {
            let gone = departing
            departing = []
            for object in gone { object.depart() }
        }
    }
}

extension StateStore {
    /// What views keep that are there, for another process.
    package var keptState: KeptState? { carrier?.kept { entries[$0]?.object === $1 } }

    /// Cancels the tasks of all views.
    package func cancelTasks() {
        for entry in entries.values { (entry.object as? RunningTask)?.depart() }
    }
}

/// Something kept for a view while that is shown, which is told when it is not any more.
@MainActor
protocol DepartingObject: AnyObject {
    func depart()
}
