import Foundation

/// Works every frame out again from an explanation's JSON alone, by the rules as docs/rules.md has them, and says where the
/// explanation contradicts itself.
struct ExplainedFrames {
    private typealias Object = [String: Any]

    private let nodes: [Object]
    private(set) var faults: [String] = []
    /// How many containers and modifiers were worked out.
    private(set) var checked: [String: Int] = [:]

    init(json: String) throws {
        let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? Object
        nodes = object?["nodes"] as? [Object] ?? []
        for node in nodes where node["isShown"] as? Bool == true { check(node) }
    }

    // MARK: Reading

    private func number(_ value: Any?) -> Double {
        switch value {
        case let number as NSNumber: number.doubleValue
        case "inf" as String: .infinity
        case "-inf" as String: -.infinity
        default: .nan
        }
    }

    private func numbers(_ value: Any?) -> [Double] { (value as? [Any] ?? []).map(number) }
    private func size(_ node: Object) -> [Double] { numbers(node["size"]) }
    private func proposal(_ node: Object) -> [Double] { numbers(node["proposal"]) }
    private func origin(_ node: Object) -> [Double] { numbers(node["origin"]) }
    private func steps(_ node: Object, _ name: String) -> [Object] {
        (node["steps"] as? [Object] ?? []).filter { $0["step"] as? String == name }
    }

    private func axis(_ step: Object) -> Int { step["axis"] as? String == "width" ? 0 : 1 }

    /// The children of the same tree: the content that a geometry reader or a lazy container builds later is no child of its rule.
    private func children(_ node: Object) -> [Object] {
        guard !["leaf", "flexible", "rigid", "spacer", "divider"].contains(node["rule"] as? String ?? "") else {
            return []
        }
        return numbers(node["children"]).map { nodes[Int($0)] }.filter { $0["isContent"] == nil }
    }

    private func same(_ a: Double, _ b: Double) -> Bool {
        (a.isNaN && b.isNaN) || a == b || abs(a - b) <= 1e-6 * max(1, abs(a), abs(b))
    }

    private mutating func expect(_ node: Object, _ what: String, _ got: [Double], _ want: [Double]) {
        guard got.count == want.count, zip(got, want).allSatisfy({ same($0, $1) }) else {
            faults.append("\(node["kind"] ?? "") \(node["id"] ?? ""): \(what) is \(got), and follows as \(want)")
            return
        }
    }

    // MARK: Working out

    /// Where a rule puts a child, and what it offers it.
    private mutating func place(_ child: Object, in node: Object, at place: [Double], for offer: [Double]) {
        guard child["movedBy"] == nil else { return }
        var place = place.map { $0.isFinite ? $0 : 0 }
        if node["isRightToLeft"] as? Bool == true {
            let mirrored = size(node)[0] - place[0] - size(child)[0]
            if mirrored.isFinite { place[0] = mirrored }
        }
        expect(child, "place", origin(child), place)
        expect(child, "proposal", proposal(child), offer)
    }

    private mutating func check(_ node: Object) {
        let rule = node["rule"] as? String ?? ""
        let content = children(node)
        checked[rule, default: 0] += 1
        let (own, offer) = (size(node), proposal(node))
        let outer = numbers(node["frame"])
        for child in content where child["parent"] as? Int == node["id"] as? Int {
            let frame = numbers(child["frame"])
            let sum = [outer[0] + origin(child)[0], outer[1] + origin(child)[1]]
            if rule != "leaf" { expect(child, "frame", Array(frame.prefix(2)), sum) }
        }
        switch rule {
        case "flexible", "rigid", "spacer", "divider":
            for step in steps(node, "range") {
                let (low, high) = (number(step["low"]), number(step["high"]))
                let length = offer[axis(step)]
                expect(
                    node, "length", [own[axis(step)]],
                    [length.isNaN ? number(step["ideal"]) : max(low, min(length, high))])
            }
        case "passthrough", "priority", "alignmentGuide":
            guard let child = content.first else { return }
            place(child, in: node, at: [0, 0], for: offer)
        case "fixedFrame", "flexibleFrame": frame(node, rule, content[0])
        case "padding":
            let insets = numbers(steps(node, "insets")[0]["insets"])
            let total = [insets[1] + insets[3], insets[0] + insets[2]]
            place(
                content[0], in: node, at: [insets[1], insets[0]],
                for: zip(offer, total).map { $0.isNaN ? $0 : max($0 - $1, 0) })
            expect(node, "size", own, zip(size(content[0]), total).map { max($0 + $1, 0) })
        case "fixedSize":
            let step = steps(node, "fixedSize")[0]
            let axes = [step["horizontal"] as? Bool ?? false, step["vertical"] as? Bool ?? false]
            place(content[0], in: node, at: [0, 0], for: zip(offer, axes).map { $1 ? .nan : $0 })
            expect(node, "size", own, size(content[0]))
        case "aspectRatio":
            var inside = offer
            if let step = steps(node, "shape").first {
                inside = numbers(step["shape"]).map { $0 * number(step["scale"]) }
            }
            place(content[0], in: node, at: [0, 0], for: inside)
            expect(node, "size", own, size(content[0]))
        case "position":
            let center = numbers(steps(node, "center")[0]["point"]), inner = size(content[0])
            let asked = steps(node, "asked").first.map { numbers($0["size"]) } ?? inner
            expect(node, "size", own, zip(offer, asked).map { $0.isNaN ? $1 : $0 })
            place(content[0], in: node, at: [center[0] - inner[0] / 2, center[1] - inner[1] / 2], for: own)
        case "scroll": scroll(node, content[0])
        case "overlay", "background":
            place(content[0], in: node, at: [0, 0], for: offer)
            expect(node, "size", own, size(content[0]))
            place(content[1], in: node, at: differences(steps(node, "line"), steps(node, "guide")), for: own)
        case "stack": stack(node, content)
        case "zStack": depth(node, content)
        case "viewThatFits":
            let tries = steps(node, "tried")
            guard let last = tries.last else { return expect(node, "size", own, [0, 0]) }
            let fitting = tries.first { $0["fitsWidth"] as? Bool == true && $0["fitsHeight"] as? Bool == true } ?? last
            expect(node, "choice", numbers(node["children"]), [number(fitting["child"])])
            place(content[0], in: node, at: [0, 0], for: offer)
            expect(node, "size", own, size(content[0]))
        case "grid": grid(node, content)
        default: break
        }
    }

    private func differences(_ lines: [Object], _ guides: [Object]) -> [Double] {
        zip(lines, guides).map { number($0["position"]) - number($1["value"]) }
    }

    private mutating func frame(_ node: Object, _ rule: String, _ child: Object) {
        let (own, offer) = (size(node), proposal(node))
        let asked = steps(node, "asked").first.map { numbers($0["size"]) } ?? [.nan, .nan]
        var lengths = asked, inside = offer
        if rule == "fixedFrame" {
            let given = numbers(steps(node, "fixedFrame")[0]["size"])
            for axis in 0...1 where !given[axis].isNaN { (lengths[axis], inside[axis]) = (given[axis], given[axis]) }
        } else {
            for axis in 0...1 {
                let limits = steps(node, "flexibleFrame").first { self.axis($0) == axis }.map { numbers($0["limits"]) }
                let (low, ideal, high) = limits.map { ($0[0], $0[1], $0[2]) } ?? (.nan, .nan, .nan)
                lengths[axis] = clamped(low, ideal, high, offer[axis], asked[axis])
                let isBetween =
                    own[axis] > (low.isNaN ? -.infinity : low) && own[axis] < (high.isNaN ? .infinity : high)
                inside[axis] = offer[axis].isNaN && ideal.isNaN && isBetween ? .nan : own[axis]
            }
        }
        expect(node, "size", own, lengths)
        place(child, in: node, at: differences(steps(node, "line"), steps(node, "guide")), for: inside)
    }

    /// rules.md §8.2.
    private func clamped(_ low: Double, _ ideal: Double, _ high: Double, _ offer: Double, _ child: Double) -> Double {
        if offer.isNaN, !ideal.isNaN { return ideal }
        if !low.isNaN, !high.isNaN { return max(low, min(offer.isNaN ? child : offer, high)) }
        let held = offer.isNaN ? offer : max(low.isNaN ? -.infinity : low, min(offer, high.isNaN ? .infinity : high))
        if !low.isNaN { return max(low, min(held.isNaN ? .infinity : held, child)) }
        if !high.isNaN { return min(high, max(held.isNaN ? -.infinity : held, child)) }
        return child
    }

    private mutating func scroll(_ node: Object, _ child: Object) {
        let insets = numbers(steps(node, "insets")[0]["insets"])
        let (start, total) = ([insets[1], insets[0]], [insets[1] + insets[3], insets[0] + insets[2]])
        let (own, offer, inner) = (size(node), proposal(node), size(child))
        let step = steps(node, "scrolls")[0]
        let axes = [step["horizontal"] as? Bool ?? false, step["vertical"] as? Bool ?? false]
        var (origin, inside) = (start, offer)
        for axis in 0...1 {
            guard axes[axis] else {
                inside[axis] = offer[axis].isNaN ? .nan : max(offer[axis] - total[axis], 0)
                expect(node, "length", [own[axis]], [max(inner[axis] + total[axis], 0)])
                continue
            }
            inside[axis] = .nan
            let scrolled = steps(node, "scrolled").first { self.axis($0) == axis }
            let offset = number(scrolled?["room"]) * number(scrolled?["part"])
            expect(node, "room", [number(scrolled?["room"])], [own[axis] - inner[axis] - total[axis]])
            origin[axis] += offset.isFinite ? offset : 0
            expect(node, "length", [own[axis]], [offer[axis].isNaN ? max(inner[axis] + total[axis], 0) : offer[axis]])
        }
        place(child, in: node, at: origin, for: inside)
    }

    // MARK: Stacks

    private struct Solve {
        var axis = 0
        var proposal: [Double]
        var steps: [Object] = []
    }

    /// The solutions that a stack's steps tell.
    private func solves(_ node: Object) -> [Solve] {
        var solves: [Solve] = []
        for step in node["steps"] as? [Object] ?? [] {
            switch step["step"] as? String {
            case "measuring", "placing": solves.append(Solve(proposal: numbers(step["proposal"])))
            case "sharing":
                solves[solves.count - 1].axis = axis(step)
                solves[solves.count - 1].steps.append(step)
            default: solves[solves.count - 1].steps.append(step)
            }
        }
        return solves
    }

    private mutating func stack(_ node: Object, _ content: [Object]) {
        guard !content.isEmpty else { return expect(node, "size", size(node), [0, 0]) }
        let solves = solves(node)
        let own = size(node)
        func named(_ solve: Solve, _ name: String) -> [Object] { solve.steps.filter { $0["step"] as? String == name } }
        for (index, solve) in solves.enumerated() {
            let along = solve.axis
            let gaps = named(solve, "gap").map { number($0["length"]) }
            let turns = named(solve, "turn"), limits = named(solve, "limits"), asked = named(solve, "asked")
            func priority(_ id: Any?) -> Double {
                number(limits.first { number($0["child"]) == number(id) }?["priority"])
            }
            // The division, turn by turn.
            var left = solve.proposal[along] - gaps.reduce(0, +)
            for reserved in named(solve, "reserved") { left -= number(reserved["length"]) }
            var last = turns.first.map { priority($0["child"]) } ?? 0
            for (place, turn) in turns.enumerated() {
                let own = priority(turn["child"])
                if place > 0, own != last {
                    for other in limits where priority(other["child"]) == own { left += number(other["low"]) }
                }
                last = own
                let alike = turns[place...].filter {
                    limits.isEmpty || priority($0["child"]) == own || priority($0["child"]).isNaN
                }
                let count = Double(alike.count)
                let offer = left.isNaN ? .nan : max(left / count, 0)
                expect(node, "offer", [number(turn["offer"])], [offer])
                let answer = asked.first { number($0["child"]) == number(turn["child"]) }
                expect(node, "answer", [number(turn["took"])], [numbers(answer?["size"])[along]])
                let rest = left - number(turn["took"])
                if !rest.isNaN { left = rest }
            }
            let thickness = named(solve, "thickness")[0]
            let extent = number(thickness["before"]) + number(thickness["after"])
            let isEndless = asked.contains { numbers($0["size"])[1 - along] == .infinity }
            if index == 0 {
                let length = max(turns.reduce(gaps.reduce(0, +)) { $0 + number($1["took"]) }, 0)
                expect(node, "length", [own[along]], [length])
                expect(node, "thickness", [own[1 - along]], [isEndless ? .infinity : extent])
            }
            guard index == solves.count - 1 else { continue }
            var position = 0.0
            for (place, child) in content.enumerated() {
                let id = number(child["id"])
                let answer = asked.first { number($0["child"]) == id } ?? [:]
                let guide = named(solve, "guide").first { number($0["child"]) == id }
                if place > 0 { position += gaps[place - 1] }
                let across = isEndless ? 0 : number(thickness["before"]) - number(guide?["value"])
                self.place(
                    child, in: node, at: along == 0 ? [position, across] : [across, position],
                    for: numbers(answer["offer"]))
                expect(child, "size", size(child), numbers(answer["size"]))
                position += numbers(answer["size"])[along]
            }
        }
    }

    private mutating func depth(_ node: Object, _ content: [Object]) {
        let own = size(node)
        guard !content.isEmpty else { return expect(node, "size", own, [0, 0]) }
        let solves = solves(node)
        let measured = solves[0].steps
        var before = [-Double.infinity, -.infinity], after = before
        var isEndless = [false, false]
        var index = 0
        while index + 2 < measured.count {
            let answer = numbers(measured[index]["size"])
            for axis in 0...1 {
                let guide = number(measured[index + 1 + axis]["value"])
                before[axis] = max(before[axis], guide)
                after[axis] = max(after[axis], answer[axis] - guide)
                if answer[axis] == .infinity { isEndless[axis] = true }
            }
            index += 3
        }
        expect(node, "size", own, (0...1).map { isEndless[$0] ? .infinity : before[$0] + after[$0] })
        let placing = solves[1].steps
        let lines = placing.filter { $0["step"] as? String == "line" }.map { number($0["position"]) }
        for child in content {
            let guides = placing.filter {
                $0["step"] as? String == "guide" && number($0["child"]) == number(child["id"])
            }
            place(
                child, in: node, at: [lines[0] - number(guides[0]["value"]), lines[1] - number(guides[1]["value"])],
                for: own)
        }
    }

    // MARK: Grids

    private mutating func grid(_ node: Object, _ content: [Object]) {
        let cells = steps(node, "cell")
        guard !cells.isEmpty else { return }
        let columnGap = number(steps(node, "columnGap")[0]["length"])
        let columnCount = cells.map { Int(number($0["column"]) + number($0["span"])) }.max() ?? 0
        let rowCount = cells.map { Int(number($0["row"])) + 1 }.max() ?? 0
        var lengths = [[Double](repeating: 0, count: columnCount), [Double](repeating: 0, count: rowCount)]
        for step in steps(node, "trackLimits") { lengths[axis(step)][Int(number(step["index"]))] = number(step["low"]) }
        for step in steps(node, "trackTurn") {
            lengths[axis(step)][Int(number(step["index"]))] = number(step["took"])
            let left = number(step["left"])
            expect(node, "offer", [number(step["offer"])], [left.isNaN ? .nan : number(step["offer"])])
        }
        for step in steps(node, "widened") {
            guard let cell = cells.first(where: { number($0["child"]) == number(step["child"]) }) else { continue }
            let first = Int(number(cell["column"]))
            for column in first..<first + Int(number(cell["span"])) { lengths[0][column] += number(step["surplus"]) }
        }
        for step in steps(node, "rowBaseline") {
            lengths[1][Int(number(step["row"]))] = number(step["above"]) + number(step["below"])
        }
        var rowGaps = [Double](repeating: 0, count: rowCount)
        for step in steps(node, "rowGap") { rowGaps[Int(number(step["row"]))] = number(step["length"]) }
        expect(
            node, "size", size(node),
            [
                max(lengths[0].reduce(columnGap * Double(columnCount - 1), +), 0),
                max(lengths[1].reduce(rowGaps.reduce(0, +), +), 0),
            ])
        let pairs = Array(zip(steps(node, "guide"), steps(node, "line")))
        for child in content {
            guard let cell = cells.first(where: { number($0["child"]) == number(child["id"]) }) else { continue }
            let (column, row) = (Int(number(cell["column"])), Int(number(cell["row"])))
            let last = min(column + Int(number(cell["span"])), columnCount)
            let width = lengths[0][column..<last].reduce(columnGap * Double(last - column - 1), +)
            let x = lengths[0][..<column].reduce(columnGap * Double(column), +)
            let y = lengths[1][..<row].reduce(rowGaps[...row].reduce(0, +), +)
            var inside = [Double.nan, .nan]
            if let anchor = steps(node, "anchor").first(where: { number($0["child"]) == number(child["id"]) }) {
                let point = numbers(anchor["point"])
                inside = [point[0] * (width - size(child)[0]), point[1] * (lengths[1][row] - size(child)[1])]
            } else {
                let own = pairs.filter { number($0.0["child"]) == number(child["id"]) }
                inside = own.map { number($0.1["position"]) - number($0.0["value"]) }
            }
            place(child, in: node, at: [x + inside[0], y + inside[1]], for: [width, lengths[1][row]])
        }
    }
}
