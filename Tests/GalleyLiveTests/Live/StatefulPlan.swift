import Foundation
import Galley
import GalleyRandom
import GalleyTestSupport

/// A view whose parts have state of their own: one whole number each, which decides what is shown.
struct StatefulPlan {
    enum Kind {
        /// The state is the width.
        case box(height: Double)
        /// The state is the text's number of words.
        case text
        /// The state is the width of a box that it is handed to as a binding, beside the child.
        case handed
        /// The state says which of two children is shown.
        case branch
        /// The state says which children are shown, in which order, each under its own name.
        case rows
        /// The state says whether the children lie in a row or a column.
        case arranged
        /// The state is the child's identity.
        case identified
        // Without state:
        case row, column, depth
        case padded(Double)
        case framed(Double)
        case layer
    }

    var kind: Kind
    var children: [StatefulPlan] = []

    var hasState: Bool {
        switch kind {
        case .box, .text, .handed, .branch, .rows, .arranged, .identified: true
        case .row, .column, .depth, .padded, .framed, .layer: false
        }
    }

    /// The order in which `.rows` shows its children where its state is `value`: any of them, any way round.
    static func order(_ value: Int, of count: Int) -> [Int] {
        var random = SeededGenerator(seed: UInt64(value))
        let shuffled = (0..<count).shuffled(using: &random)
        return Array(shuffled.prefix(value % 4 == 0 ? max(count - 1, 0) : count))
    }

    /// A random view, `depth` deep at most.
    static func random(_ random: inout SeededGenerator, depth: Int) -> StatefulPlan {
        func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
        func children(_ count: Int) -> [StatefulPlan] {
            (0..<count).map { _ in Self.random(&random, depth: depth - 1) }
        }
        if depth == 0 || pick(8) == 0 {
            return StatefulPlan(kind: pick(3) == 0 ? .text : .box(height: Double(5 + pick(30))))
        }
        switch pick(12) {
        case 0: return StatefulPlan(kind: .handed, children: children(1))
        case 1: return StatefulPlan(kind: .branch, children: children(2))
        case 2, 3: return StatefulPlan(kind: .rows, children: children(1 + pick(4)))
        case 4: return StatefulPlan(kind: .arranged, children: children(1 + pick(3)))
        case 5: return StatefulPlan(kind: .identified, children: children(1))
        case 6, 7: return StatefulPlan(kind: .row, children: children(1 + pick(3)))
        case 8: return StatefulPlan(kind: .column, children: children(1 + pick(3)))
        case 9: return StatefulPlan(kind: .depth, children: children(1 + pick(3)))
        case 10:
            return StatefulPlan(kind: pick(2) == 0 ? .padded(Double(pick(10))) : .framed(120), children: children(1))
        default: return StatefulPlan(kind: .layer, children: children(2))
        }
    }
}

/// The states of a view's parts by the parts' names, and where to change them.
@MainActor final class Controls {
    /// What the states start from.
    private let first: [String: Int]
    private var bindings: [String: Binding<Int>] = [:]

    init(_ first: [String: Int] = [:]) { self.first = first }

    /// What a state starts from that nothing else is said of.
    static func usual(_ name: String) -> Int { 20 + name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 61 } }

    func first(_ name: String) -> Int { first[name] ?? Self.usual(name) }

    func register(_ name: String, _ binding: Binding<Int>) { bindings[name] = binding }

    func set(_ name: String, _ value: Int) { bindings[name]?.wrappedValue = value }
}

/// What the states of a view's parts should be: it knows which parts are shown and which begin anew.
struct StateModel {
    let plan: StatefulPlan
    /// The states that were set since their views are there.
    private(set) var values: [String: Int] = [:]

    init(_ plan: StatefulPlan) { self.plan = plan }

    func value(_ name: String, _ usual: (String) -> Int) -> Int { values[name] ?? usual(name) }

    /// The parts with state that are shown.
    func shown(_ usual: (String) -> Int) -> [String] {
        var names: [String] = []
        visit(plan, "r") { name, part in
            if part.hasState { names.append(name) }
        } children: { name, part in
            Self.shownChildren(of: part, value(name, usual))
        }
        return names
    }

    /// Sets a state. What is no longer shown forgets its own.
    mutating func set(_ name: String, _ value: Int, _ usual: (String) -> Int) {
        let old = self.value(name, usual)
        values[name] = value
        if let part = part(name), case .identified = part.kind, old != value { forget(name + ".0") }
        let kept = Set(shown(usual))
        values = values.filter { kept.contains($0.key) }
    }

    private mutating func forget(_ prefix: String) {
        values = values.filter { $0.key != prefix && !$0.key.hasPrefix(prefix + ".") }
    }

    private func part(_ name: String) -> StatefulPlan? {
        var part = plan
        for step in name.split(separator: ".").dropFirst() {
            guard let index = Int(step) else { return nil }
            part = part.children[index]
        }
        return part
    }

    private static func shownChildren(of part: StatefulPlan, _ value: Int) -> [Int] {
        switch part.kind {
        case .branch: [value % 2]
        case .rows: StatefulPlan.order(value, of: part.children.count)
        default: Array(part.children.indices)
        }
    }

    private func visit(
        _ part: StatefulPlan, _ name: String, _ body: (String, StatefulPlan) -> Void,
        children: (String, StatefulPlan) -> [Int]
    ) {
        body(name, part)
        for index in children(name, part) {
            visit(part.children[index], "\(name).\(index)", body, children: children)
        }
    }
}
