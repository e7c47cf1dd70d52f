/// What changed between two layouts as `LayoutLines` writes them: first the views that changed by themselves, then what followed from that.
///
/// A view changed by itself where its size is another one although it was offered the same, or where it is new, gone or called otherwise;
/// of views inside each other the innermost. All others were offered something else, or are as large as what is in them.
package enum LayoutChange {
    /// The lines that changed: `- ` was, `+ ` is now; of what followed the first `limit`. None where nothing did.
    package static func lines(_ old: String, _ new: String, limit: Int = 40) -> [String] {
        let before = split(old), after = split(new)
        var rest = LineDifference.lines(before, after, limit: .max)
        guard !rest.isEmpty else { return [] }
        let roots = Pairing(LayoutOutline(before), LayoutOutline(after)).roots
        guard !roots.isEmpty else { return ["What moved (- before, + now):"] + cut(rest, limit) }
        for line in roots.joined() { if let index = rest.firstIndex(of: line) { rest.remove(at: index) } }
        var lines = ["What changed by itself (- before, + now):"]
        for root in roots.prefix(mostRoots) { lines += root.map(unindented) }
        if roots.count > mostRoots { lines.append("… and \(roots.count - mostRoots) more views") }
        return rest.isEmpty ? lines : lines + ["What followed from it:"] + cut(rest, limit)
    }

    private static let mostRoots = 8

    private static func split(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    private static func cut(_ lines: [String], _ limit: Int) -> [String] {
        lines.count > limit ? lines.prefix(limit) + ["… \(lines.count - limit) more lines"] : lines
    }

    /// A marked line without the depth of its view.
    private static func unindented(_ line: String) -> String {
        String(line.prefix(2) + line.dropFirst(2).drop { $0 == " " })
    }
}

/// A layout's lines as a tree.
private struct LayoutOutline {
    struct Node {
        var line: String
        /// The view's type with its name in quotes.
        var name: Substring
        var place, size, offer: [Substring]
        var children: [Int] = []

        var kind: Substring { name.prefix { $0 != " " } }
    }

    private(set) var nodes: [Node] = []

    /// Lines that are no view's, the first with the whole size among them, are left out.
    init(_ lines: [String]) {
        var open: [(depth: Int, index: Int)] = []
        for line in lines {
            let depth = line.prefix { $0 == " " }.count
            guard let match = line.wholeMatch(of: /\s*(.+) at (\S+),(\S+) size (\S+)×(\S+) offered (\S+)×(\S+)/) else {
                continue
            }
            let found = match.output
            nodes.append(
                Node(
                    line: line, name: found.1, place: [found.2, found.3], size: [found.4, found.5],
                    offer: [found.6, found.7]))
            while let last = open.last, last.depth >= depth { open.removeLast() }
            if let parent = open.last { nodes[parent.index].children.append(nodes.count - 1) }
            open.append((depth, nodes.count - 1))
        }
    }
}

/// Which views of two layouts are the same, from the outside in.
private struct Pairing {
    private struct Pair {
        /// Nil where the view is new.
        var old: Int?
        /// Nil where it is gone.
        var new: Int?
        var parent: Int?
    }

    private let before, after: LayoutOutline
    private var pairs: [Pair] = []

    init(_ before: LayoutOutline, _ after: LayoutOutline) {
        (self.before, self.after) = (before, after)
        guard !before.nodes.isEmpty, !after.nodes.isEmpty else { return }
        var open = [Pair(old: 0, new: 0, parent: nil)]
        while let pair = open.popLast() {
            pairs.append(pair)
            guard let old = pair.old, let new = pair.new else { continue }
            open += children(of: old, new, parent: pairs.count - 1).reversed()
        }
    }

    /// Pairs children by their names; of those left over between two pairs the ones of one type are one view with another name.
    private func children(of old: Int, _ new: Int, parent: Int) -> [Pair] {
        let was = before.nodes[old].children, now = after.nodes[new].children
        let change = now.map { after.nodes[$0].name }.difference(from: was.map { before.nodes[$0].name })
        var gone: Set<Int> = [], come: Set<Int> = []
        for step in change {
            switch step {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        var pairs: [Pair] = []
        var (i, j) = (0, 0)
        while i < was.count || j < now.count {
            let isGone = i < was.count && gone.contains(i), isNew = j < now.count && come.contains(j)
            if isGone, isNew, before.nodes[was[i]].kind == after.nodes[now[j]].kind {
                pairs.append(Pair(old: was[i], new: now[j], parent: parent))
                (i, j) = (i + 1, j + 1)
            } else if isGone {
                pairs.append(Pair(old: was[i], new: nil, parent: parent))
                i += 1
            } else if isNew || i >= was.count {
                pairs.append(Pair(old: nil, new: now[j], parent: parent))
                j += 1
            } else {
                pairs.append(Pair(old: was[i], new: j < now.count ? now[j] : nil, parent: parent))
                (i, j) = (i + 1, j + 1)
            }
        }
        return pairs
    }

    /// The lines of the views that changed by themselves, each before and now.
    var roots: [[String]] {
        let certain = innermost(where: { isNamedOtherwise($0) || (hasOtherSize($0) && !hasOtherOffer($0)) })
        if !certain.isEmpty { return certain }
        // Who takes all that there is follows what there is; others may have been asked in another order.
        let likely = innermost(where: { hasOtherSize($0) && !takesItsOffer($0) })
        if !likely.isEmpty { return likely }
        return innermost(where: hasOtherSize)
    }

    private func innermost(where condition: (Pair) -> Bool) -> [[String]] {
        let found = pairs.indices.filter { condition(pairs[$0]) }
        var around: Set<Int> = []
        for index in found {
            var parent = pairs[index].parent
            while let next = parent, around.insert(next).inserted { parent = pairs[next].parent }
        }
        return found.filter { !around.contains($0) }.map { index in
            let old = pairs[index].old.map { "- \(before.nodes[$0].line)" }
            let new = pairs[index].new.map { "+ \(after.nodes[$0].line)" }
            return [old, new].compactMap(\.self)
        }
    }

    private func nodes(_ pair: Pair) -> (LayoutOutline.Node, LayoutOutline.Node)? {
        guard let old = pair.old, let new = pair.new else { return nil }
        return (before.nodes[old], after.nodes[new])
    }

    private func isNamedOtherwise(_ pair: Pair) -> Bool { nodes(pair).map { $0.name != $1.name } ?? true }

    private func hasOtherSize(_ pair: Pair) -> Bool { nodes(pair).map { $0.size != $1.size } ?? true }

    private func hasOtherOffer(_ pair: Pair) -> Bool { nodes(pair).map { $0.offer != $1.offer } ?? false }

    private func takesItsOffer(_ pair: Pair) -> Bool {
        guard let (old, new) = nodes(pair) else { return false }
        func takesIt(_ node: LayoutOutline.Node, _ axis: Int) -> Bool { node.size[axis] == node.offer[axis] }
        for axis in 0..<2 where old.size[axis] != new.size[axis] {
            if !takesIt(old, axis) || !takesIt(new, axis) { return false }
        }
        return true
    }
}
