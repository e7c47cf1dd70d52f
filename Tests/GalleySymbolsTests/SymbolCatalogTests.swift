import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

/// Weights, boxes and parts of symbols by the numbers that the sources name, and names that are meant by others.
@Suite("Weights, boxes and near names of symbols") struct SymbolCatalogTests {
    private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

    @Test("Weights: lines of one unit at each hundred, straight lines between them") func weights() {
        let list = [0.42, 0.58, 0.79, 1, 1.16, 1.34, 1.53, 1.7, 1.86]
        let hundreds = (1...9).map { SymbolWeight(value: $0 * 100) }
        #expect(zip(hundreds, list).allSatisfy { near($0.thickness, $1) })
        let between = [50, 150, 450, 875, 1000].map { SymbolWeight(value: $0).thickness }
        #expect(zip(between, [0.42, 0.5, 1.08, 1.82, 1.86]).allSatisfy(near))
        #expect(list.map { SymbolWeight(thickness: $0).value } == (1...9).map { $0 * 100 })
        #expect([0.1, 0.5, 1.08, 1.25, 9].map { SymbolWeight(thickness: $0).value } == [100, 150, 450, 550, 900])
        #expect(near(SymbolWeight(value: 700).growth, 0.265) && near(SymbolWeight.regular.growth, 0))
        // What is drawn half as large would have lines of half a unit: 0.9 units are kept.
        let scales = [1, 0.9, 0.5, 0.25, 0.2, 0.1].map(SymbolWeight.compensation)
        #expect(zip(scales, [0, 0, 0.4, 1.3, 0, 0]).allSatisfy(near))
    }

    @Test("Lines as thick as the letters', however large an icon's unit is") func strokes() {
        func weight(_ name: String, _ unit: CGFloat, _ value: Int = 400) -> Int {
            SymbolStroke.weight(SymbolWeight(value: value), name: name, unit: unit).value
        }
        // Near one unit (0.075 em; of signs 0.0947) it stays; half as large, 1 · 1.5 lies between 1.34 and 1.53.
        let seen: [Int] = [
            weight("star", 0.075), weight("star", 0.075 / 1.05), weight("star", 0.05), weight("star", 0.075 / 0.79),
            weight("plus", 0.0947),
            weight("plus", 0.0947 / 1.16), weight("plus.circle", 0.075), weight("arrow.right", 0.0947),
            weight("arrow.right.circle", 0.075),
            weight("arrow.up.right", 0.075), weight("chevron.left", 0.0947), weight("checkmark.square", 0.075),
            weight("star", 0),
            weight("star", 0.075, 700), weight("star", 0.15, 700),
        ]
        #expect(seen == [400, 400, 684, 300, 400, 500, 400, 400, 400, 400, 400, 400, 400, 700, 288])
    }

    /// boxes.tsv has lengths of 26 points with what whole pixels add: 0.05 across and 0.6 down on average.
    @Test("Boxes as they were recorded, in em") func boxes() throws {
        func told(_ name: String) throws -> [Double] {
            let box = try #require(SymbolBox.named(name))
            return [box.size.width, box.size.height, box.middle, box.bearing.width, box.bearing.height]
        }
        let star = try told("star"), circle = try told("circle")
        let starBox: [Double] = [33.45 / 26, 30.9 / 26, 10.25 / 26, 0.095, 0.065]
        let circleBox: [Double] = [1.166, 29.4 / 26, 9.0 / 26, 0.083, 0.065]
        #expect(zip(star, starBox).allSatisfy(near))
        #expect(zip(circle, circleBox).allSatisfy(near))
        #expect(try told("star.fill") == star && told("heart.circle") == circle && told("heart.circle.fill") == circle)
        #expect(try told("heart.square.fill") == told("square") && SymbolBox.named("heart.hexagon") == nil)
        #expect(SymbolBox.recorded("heart.circle.fill") == nil && SymbolBox.named("") == nil)
    }

    @Test("A name has the same box when it is asked for again, also after thousands of others") func boxesAgain() {
        let names = ["star", "heart.circle", "star.hexagon", "nothing"]
        let boxes = names.map(SymbolBox.named)
        #expect(boxes.map { $0 == nil } == [false, false, true, true])
        #expect(names.map(SymbolBox.named) == boxes)
        for number in 0..<9000 { #expect(SymbolBox.named("made.up.\(number).circle") == SymbolBox.named("circle")) }
        #expect(names.map(SymbolBox.named) == boxes)
    }

    /// Where steps about the grid's middle take a length of the grid.
    private func place(_ value: Double, _ steps: [SymbolRecipe.Step], isAcross: Bool) -> Double {
        steps.reduce(value) { value, step in
            switch step {
            case .scale(let factor): 8 + (value - 8) * factor
            case .moveX(let way): isAcross ? value + way : value
            case .moveY(let way): isAcross ? value : value + way
            default: value
            }
        }
    }

    @Test("With a badge a symbol keeps its corner, and the badge has the one at the other end") func badges() throws {
        func recipe(_ name: String) throws -> SymbolRecipe {
            try #require(SymbolTable.recipe(named: name) { $0 == "gift" || $0 == "gift-fill" })
        }
        let plus = try recipe("gift.badge.plus"), dot = try recipe("gift.badge")
        #expect(plus.layers.map(\.name) == ["gift", "plus-circle-fill"] && plus.layers.map(\.level) == [1, 0])
        #expect(plus.layers[1].color == .green && plus.layers[1].hasGap && !plus.layers[0].hasGap)
        #expect(dot.layers.map(\.name) == ["gift", "circle-fill"] && dot.layers.map(\.level) == [1, 0])
        #expect(dot.layers[1].color == .red && dot.layers[1].hasGap)
        func ends(_ recipe: SymbolRecipe, _ layer: Int, _ isAcross: Bool) -> [Double] {
            [0, 16].map { place($0, recipe.layers[layer].steps, isAcross: isAcross) }
        }
        // 0.92 of 16 is 14.72: from the upper left corner, and under a dot from the lower left one.
        let kept = ends(plus, 0, true) + ends(plus, 0, false) + ends(dot, 0, true) + ends(dot, 0, false)
        #expect(zip(kept, [0, 14.72, 0, 14.72, 0, 14.72, 1.28, 16]).allSatisfy(near), "\(kept)")
        let (right, bottom) = (ends(plus, 1, true), ends(plus, 1, false))
        #expect(right == bottom && near(right[1] - right[0], 16 * 0.46) && abs(right[1] - 16) < 0.05)
        let (side, top) = (ends(dot, 1, true), ends(dot, 1, false))
        #expect(near(side[1] - side[0], 16 * 0.42) && near(16 - side[1], top[0]) && top[0] > 0 && top[0] < 0.3)
        #expect(
            try recipe("gift.badge.clock").layers[1].name == "clock.fill"
                && recipe("gift.badge.clock").layers[1].isDrawing)
        #expect(
            try recipe("gift.badge.minus").layers[1].color == .red && recipe("gift.badge.heart").layers[1].color == .red
        )
        #expect(
            try recipe("gift.badge.checkmark").layers[1].color == .green
                && recipe("gift.badge.xmark").layers[1].color == .red)
        #expect(
            try recipe("gift.badge.exclamationmark").layers[1].color == .yellow
                && recipe("gift.badge.star").layers[1].color == nil)
        #expect(
            try recipe("gift.badge.plus.fill").layers[0].name == "gift-fill"
                && recipe("gift.badge.fill").layers[0].name == "gift-fill")
        let none = [
            "gift.slash.badge", "gift.circle.badge.plus", "gift.slash.slash", "gift.circle.circle",
            "gift.circle.fill.fill",
        ]
        #expect(none.filter { SymbolTable.recipe(named: $0) { $0 == "gift" || $0 == "gift-fill" } != nil } == [])
    }

    @Test("Signs in shapes: those of two digits are smaller, so that the widest fits") func signs() {
        let scales = ["A", "7", "10", "50"].map { text in
            [SymbolRecipe.Enclosure.circle, .square, .rectangle].map { SymbolText.scale(of: Substring(text), in: $0) }
        }
        #expect(scales[0] == scales[1] && scales[2] == scales[3] && zip(scales[0], scales[2]).allSatisfy { $0 > $1 })
        #expect(
            scales[0][0] == 1 && scales[0][1] == 1 && scales[0][2] < 1 && scales[2][1] > scales[2][0]
                && scales[2][0] == scales[2][2])
    }

    // MARK: Near names

    /// How many letters differ, by the plain table.
    private func distance(_ a: String, _ b: String) -> Int {
        let (a, b) = (Array(a.utf8), Array(b.utf8))
        var table = (0...a.count).map { [$0] + Array(repeating: 0, count: b.count) }
        for column in 0...b.count { table[0][column] = column }
        for row in 1..<(a.count + 1) {
            for column in 1..<(b.count + 1) {
                let change = table[row - 1][column - 1] + (a[row - 1] == b[column - 1] ? 0 : 1)
                table[row][column] = min(change, table[row - 1][column] + 1, table[row][column - 1] + 1)
            }
        }
        return table[a.count][b.count]
    }

    /// Known names within as many letters, the nearest and shortest first.
    private func known(_ name: String, within limit: Int) -> [String] {
        SymbolTable.allNames.filter { abs($0.utf8.count - name.utf8.count) <= limit }.map { (distance(name, $0), $0) }
            .filter { $0.0 <= limit }.sorted { ($0.0, $0.1.utf8.count, $0.1) < ($1.0, $1.1.utf8.count, $1.1) }.map(\.1)
    }

    @Test("What was typed badly: one letter of a short name, two of a longer one, three of a long one")
    func misspelled() {
        #expect(SymbolCatalog.namesNear("stxx") == Array(known("stxx", within: 1).prefix(3)))
        // Two letters are wrong, three of a long name, and three of one that is too short for them.
        #expect(SymbolCatalog.namesNear("hxmxer").first == "hammer")
        #expect(SymbolCatalog.namesNear("mxgnxfyingglxss").first == "magnifyingglass")
        #expect(!SymbolCatalog.namesNear("pxintbrxsx").contains("paintbrush"))
        #expect(SymbolCatalog.namesNear("STRR.fill").first == "star.fill")
        let long = "strr" + String(repeating: "x", count: 60)
        #expect(
            SymbolCatalog.namesNear("") == [] && SymbolCatalog.namesNear(long) == []
                && SymbolCatalog.namesNear(long + "x") == [])
    }

    @Test("What means the same, with its variant, and what has the same words in another order") func meanings() {
        let bins = SymbolCatalog.namesNear("bin.fill")
        #expect(bins.first == "trash.fill" && bins.count <= 3)
        #expect(SymbolCatalog.namesNear("left_chevron").contains("chevron.left"))
    }
}
