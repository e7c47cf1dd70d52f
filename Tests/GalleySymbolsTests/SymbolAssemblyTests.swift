import Foundation
import GalleyGeometry
import Testing

@testable import GalleySymbols

/// Symbols put together from icons: places and areas by hand from the recipe's steps and the widths that the sources name.
@Suite("Putting symbols together")
struct SymbolAssemblyTests {
    private func area(_ path: Path) -> Double {
        path.contours.reduce(0) { $0 + Path.signedArea($1.flattened(tolerance: 0.0001)) }
    }

    private func isNear(_ a: Double, _ b: Double, _ most: Double = 0.01) -> Bool { abs(a - b) < most }

    private func has(_ path: Path?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        guard let ink = path?.inkBounds else { return false }
        return isNear(ink.minX, x) && isNear(ink.minY, y) && isNear(ink.width, width) && isNear(ink.height, height)
    }

    /// Icons by their corner and size: "2,3,8,4" and, filled, "2,3,8,4-fill".
    private func icon(_ name: String) -> SVGIconReader.Icon? {
        let numbers = name.replacing("-fill", with: "").split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        return SVGIconReader.Icon(
            outline: .rectangle(numbers[0], numbers[1], numbers[2], numbers[3]),
            viewBox: CGRect(x: 0, y: 0, width: 16, height: 16), usesEvenOdd: false)
    }

    private func parts(
        _ recipe: Substring, weight: Int = 400, _ change: (inout SymbolRecipe) -> Void = { _ in }
    ) -> [SymbolPart] {
        guard var recipe = SymbolRecipe(recipe) else { return [] }
        change(&recipe)
        return recipe.parts(weight: SymbolWeight(value: weight), icons: icon) ?? []
    }

    @Test("A recipe's words") func words() {
        let recipe = SymbolRecipe(
            "star:r90:x1.5:y-2:s0.5:s-0.5:l2:red:h:v:first:hole:c1,2 + *frame:wave:gap:sign:outline @circle.fill")
        let star = recipe?.layers.first
        #expect(
            star?.steps == [
                .rotate(90), .moveX(1.5), .moveY(-2), .scale(0.5), .scale(-0.5), .mirrorHorizontally, .mirrorVertically,
                .contours([0]), .hole, .contours([1, 2]),
            ])
        #expect(star?.name == "star" && star?.level == 2 && star?.color == .red && star?.scale == 0.25)
        #expect(star?.isDrawing == false && star?.isWave == false && star?.hasGap == false && star?.isSign == false)
        let frame = recipe?.layers.last
        #expect(frame?.name == "frame" && frame?.isDrawing == true && frame?.isWave == true && frame?.hasGap == true)
        #expect(frame?.isSign == true && frame?.isOutlined == true && frame?.level == 0 && frame?.color == nil)
        #expect(recipe?.enclosure == .circle && recipe?.isSolid == true && recipe?.plainIcon == nil)
        let plain = SymbolRecipe("star")
        #expect(
            plain?.plainIcon == "star" && plain?.isSolid == false && plain?.hasSlash == false && plain?.enclosure == nil
        )
        #expect(SymbolRecipe("star@square")?.isSolid == false && SymbolRecipe("star:l1")?.plainIcon == nil)
        #expect(SymbolRecipe("star:l9")?.layers[0].level == 2 && SymbolRecipe("star:l-1")?.layers[0].level == 0)
        #expect(
            SymbolRecipe("star:cyan")?.layers[0].color == .cyan && SymbolRecipe("\"A\"")?.layers[0].isDrawing == true)
        for wrong: Substring in [
            "", "star:q5", "star:c", "star:c1,x", "star:rinf", "star:r", "star@heart",
        ] {
            #expect(SymbolRecipe(wrong) == nil, "\(wrong)")
        }
        #expect(SymbolText.recipe(named: "a")?.layers[0].name == "\"A\"" && SymbolText.recipe(named: "0") != nil)
        #expect(SymbolText.recipe(named: "50")?.layers[0].isDrawing == true)
        for wrong in ["51", "07", "-1", "ab", "A", "ä", ""] {
            #expect(SymbolText.recipe(named: wrong) == nil, "\(wrong)")
        }
        #expect(SymbolText.text(ofDrawing: "\"A\"") == "A" && SymbolText.text(ofDrawing: "\"\"") == nil)
        #expect(SymbolText.text(ofDrawing: "\"A") == nil && SymbolText.text(ofDrawing: "A\"\"") == nil)
    }

    @Test("Steps move, turn and scale about the middle") func steps() {
        #expect(
            has(parts("2,3,8,4").first?.outline, 2, 3, 8, 4) && has(parts("2,3,8,4:x1:y2").first?.outline, 3, 5, 8, 4))
        // A quarter of a turn about (8, 8) takes (x, y) to (16 − y, x).
        #expect(has(parts("2,3,8,4:r90").first?.outline, 9, 2, 4, 8))
        let mirrored = parts("2,3,8,4:h").first?.outline
        #expect(has(mirrored, 6, 3, 8, 4) && area(mirrored ?? Path()) == 32)
        #expect(has(parts("2,3,8,4:v").first?.outline, 2, 9, 8, 4) && area(parts("2,3,8,4:v")[0].outline) == 32)
        // Half as large, a line icon's lines are made (0.9 ÷ 0.5 − 1) ÷ 2 = 0.4 thicker on each side before.
        #expect(has(parts("4,4,8,8:s0.5").first?.outline, 5.8, 5.8, 4.4, 4.4))
        #expect(has(parts("4,4,8,8-fill:s0.5").first?.outline, 6, 6, 4, 4))
        #expect(has(parts("4,4,8,8:s0.95").first?.outline, 4.2, 4.2, 7.6, 7.6))
        // 700 is 1.53 thick: 0.265 more on each side; a hole is smaller by as much.
        #expect(has(parts("4,4,8,8", weight: 700).first?.outline, 3.735, 3.735, 8.53, 8.53))
        let hole = parts("4,4,8,8:hole", weight: 700)[0].outline
        #expect(has(hole, 4.265, 4.265, 7.47, 7.47) && area(hole) < 0)
        #expect(parts("2,3,8,4:c1").isEmpty && !parts("2,3,8,4:c0").isEmpty && parts("none").isEmpty)
    }

    @Test("Layers that are drawn alike are one") func layers() {
        #expect(parts("0,0,2,2 + 4,4,2,2").count == 1 && has(parts("0,0,2,2 + 4,4,2,2")[0].outline, 0, 0, 6, 6))
        #expect(
            parts("0,0,2,2 + 4,4,2,2:l1").map(\.level) == [0, 1]
                && parts("0,0,2,2 + 4,4,2,2:red").map(\.color) == [nil, .red])
        #expect(parts("0,0,2,2 + 4,4,2,2:wave").count == 2 && parts("0,0,2,2:wave + 4,4,2,2").count == 2)
        #expect(parts("0,0,2,2 + 4,4,2,2:sign").count == 2 && parts("0,0,2,2:sign + 4,4,2,2").count == 2)
        // A gap clears one unit around: of 16 by 4, what lies left of 8 − 1.
        let gap = parts("0,0,16,4 + 8,0,8,4:gap:l1")
        #expect(has(gap[0].outline, 0, 0, 7, 4) && has(gap[1].outline, 8, 0, 8, 4))
        let waves = parts("0,0,2,2:wave + 4,4,2,2:wave + 8,8,2,2:wave + 12,12,2,2:l1")
        let glyph = SymbolGlyph(parts: waves)
        #expect(glyph?.layers.map(\.threshold) == [0, 1.0 / 3, 2.0 / 3, nil] && glyph?.isOneArea == false)
        #expect(
            glyph?.ink == CGRect(x: 0, y: 0, width: 14, height: 14) && glyph?.viewBox.width == 16
                && glyph?.isFile == false)
        let one = SymbolGlyph(outline: .rectangle(0, 0, 2, 2), viewBox: .zero, usesEvenOdd: true)
        #expect(one?.isOneArea == true && one?.layers.count == 1 && one?.layers[0].level == 0)
        #expect(SymbolGlyph(outline: Path(), viewBox: .zero, usesEvenOdd: false) == nil)
        let sign = [
            SymbolPart(outline: .rectangle(0, 0, 4, 4)), SymbolPart(outline: .rectangle(1, 1, 2, 2), isSign: true),
        ]
        #expect(area(sign.inOneStyle) == 12)
    }

    @Test("In shapes") func enclosures() {
        let circle = parts("0,0,16,16@circle")
        // A square may be 8.5 wide; drawn smaller, its lines are 0.347 thicker on each side before: 16.694 · 0.53125.
        #expect(has(circle[0].outline, 0, 0, 16, 16) && has(circle[1].outline, 8 - 4.4344, 8 - 4.4344, 8.8687, 8.8687))
        #expect(circle.map(\.level) == [1, 0] && circle.allSatisfy { !$0.isGround && !$0.isSign })
        #expect(isNear(area(circle[0].outline), .pi * (64 - 49), 0.1))
        let solid = parts("4,4,8,8-fill@circle.fill")
        #expect(solid.map(\.isGround) == [true, false] && solid.map(\.isSign) == [false, true])
        #expect(isNear(area(solid[0].outline), .pi * 64, 0.1) && has(solid[1].outline, 4, 4, 8, 8))
        // A wide one may come closer to the ring: 10.4 − 1.9 ÷ 4 = 9.925 wide.
        #expect(has(parts("0,6,16,4-fill@circle")[1].outline, 8 - 4.9625, 8 - 1.2406, 9.925, 2.4813))
        let square = parts("0,0,16,16-fill@square")
        #expect(has(square[0].outline, 0, 0, 16, 16) && has(square[1].outline, 3, 3, 10, 10))
        // Round corners leave out as much as this times the square of their radius: 2 outside, 1 inside.
        let corners = 4 - Double.pi
        #expect(isNear(area(square[0].outline), 256 - 4 * corners - (196 - corners), 0.05))
        let rectangle = parts("0,0,16,16-fill@rectangle")
        #expect(has(rectangle[0].outline, 0, 2, 16, 12) && has(rectangle[1].outline, 4.5, 4.5, 7, 7))
        #expect(isNear(area(rectangle[0].outline), 192 - 4 * corners - (140 - corners), 0.05))
        #expect(isNear(area(parts("4,4,8,8-fill@rectangle.fill")[0].outline), 192 - 4 * corners, 0.05))
        #expect(SymbolText.scale(of: "A", in: .circle) == 1 && SymbolText.scale(of: "A", in: .rectangle) == 0.86)
        #expect(SymbolText.scale(of: "12", in: .square) == 0.78 && SymbolText.scale(of: "12", in: .circle) == 0.74)
        for name in ["x-circle-fill", "patch-check", "shield-x", "chat-dots", "plus-square", "x-octagon"] {
            #expect(SymbolRecipe.isEnclosedIcon(name), "\(name)")
        }
        for name in [
            "circle", "circle-fill", "chat-left", "shield-shaded", "person-circle", "suit-diamond", "pencil-square",
        ] {
            #expect(!SymbolRecipe.isEnclosedIcon(name), "\(name)")
        }
    }

    @Test("Slashes") func slashes() {
        let slashed = parts("4,4,8,8") { $0.hasSlash = true }
        // From (3, 3) to (13, 13), 1.1 wide, with round ends; 0.8 on each side of it are cleared.
        #expect(slashed.map(\.level) == [1, 0] && has(slashed[1].outline, 2.45, 2.45, 11.1, 11.1))
        let leg = 8 - 2.7 / 2.0.squareRoot()
        #expect(isNear(area(slashed[0].outline), leg * leg, 0.02))
        #expect(isNear(area(slashed[1].outline), 1.1 * 200.0.squareRoot() + .pi * 0.55 * 0.55, 0.02))
        // As long as the symbol is large, and no longer than 7.4.
        #expect(
            has(parts("1,1,13,13") { $0.hasSlash = true }[1].outline, 7.5 - 6.7 - 0.55, 7.5 - 6.7 - 0.55, 14.5, 14.5))
        #expect(has(parts("0,0,16,16") { $0.hasSlash = true }[1].outline, 0.05, 0.05, 15.9, 15.9))
        let inside = parts("4,4,8,8@square") { ($0.hasSlash, $0.isSlashInside) = (true, true) }
        #expect(inside.count == 2 && inside[0].level == 1)
    }

    @Test("Thicker and thinner lines") func growing() {
        func widths(_ path: Path) -> [Double] {
            path.contours.compactMap { $0.inkBounds.map { Double($0.width) } }.sorted()
        }
        let square = Path.rectangle(4, 4, 8, 8)
        #expect(
            has(square.grown(by: 1, isSolid: false), 3, 3, 10, 10)
                && has(square.grown(by: -1, isSolid: true), 5, 5, 6, 6))
        #expect(square.grown(by: 0, isSolid: false) == square && square.grown(by: .nan, isSolid: false) == square)
        var ring = Path.rectangle(0, 0, 16, 16)
        ring.addPath(square.reversed)
        #expect(zip(widths(ring.grown(by: 1, isSolid: false)), [6, 18]).allSatisfy { isNear($0, $1) })
        #expect(zip(widths(ring.grown(by: 1, isSolid: true)), [10, 18]).allSatisfy { isNear($0, $1) })
        func row(_ count: Int) -> Path {
            var path = Path()
            for index in 0..<count { path.addPath(.rectangle(Double(index) * 10, 0, 1, 1)) }
            return path
        }
        #expect(widths(row(9).grown(by: 1, isSolid: false)).allSatisfy { isNear($0, 3) })
        #expect(widths(row(10).grown(by: 1, isSolid: false)).allSatisfy { isNear($0, 2) })
        #expect(widths(row(10).grown(by: -0.25, isSolid: false)).allSatisfy { isNear($0, 0.5) })
        let filled = Path.rectangle(0, 0, 16, 16)
        #expect(isNear(area(filled.linedOut(0)), 256 - 196) && isNear(area(filled.linedOut(0.5)), 289 - 169))
        var eye = filled
        eye.addPath(Path.rectangle(6, 6, 1, 1).reversed)
        #expect(isNear(area(eye.linedOut(0)), 61) && isNear(area(ring.linedOut(0)), 60))
        #expect(has(filled.without(.rectangle(5, -1, 20, 20)), 0, 0, 5, 16))
        let (a, b) = (Path.rectangle(0, 0, 4, 4).flattened(), Path.rectangle(2, 2, 4, 4).flattened())
        #expect(SymbolRegions.outline([a, b]) { first, _ in first > 0 }.map(area) == 28)
        #expect(
            SymbolRegions.outline([a], [b]) { $0 > 0 && $1 > 0 }?.inkBounds == CGRect(x: 2, y: 2, width: 2, height: 2))
        #expect(SymbolRegions.outline([Path.rectangle(0, 0, 2e6, 1).flattened()]) { first, _ in first > 0 } == nil)
    }

    @Test("Weights, and widths of lines in other sizes") func weights() {
        let thicknesses: [(Int, Double)] = [(100, 0.42), (400, 1), (450, 1.08), (900, 1.86), (1000, 1.86), (0, 0.42)]
        for (value, thickness) in thicknesses { #expect(isNear(SymbolWeight(value: value).thickness, thickness, 1e-9)) }
        for (thickness, value) in [(1, 400), (1.08, 450), (0.1, 100), (0.42, 100), (0.5, 150), (1.86, 900), (9, 900)] {
            #expect(SymbolWeight(thickness: thickness).value == value, "\(thickness)")
        }
        #expect(isNear(SymbolWeight(value: 700).growth, 0.265, 1e-9) && SymbolWeight.regular.growth == 0)
        let least: [(Double, Double)] = [(0.5, 0.4), (0.9, 0), (0.95, 0), (0.2, 0), (0.225, 1.5)]
        for (scale, growth) in least {
            #expect(isNear(SymbolWeight.compensation(for: scale), growth, 1e-9), "\(scale)")
        }
        func weight(_ name: String, _ unit: CGFloat) -> Int {
            SymbolStroke.weight(.regular, name: name, unit: unit).value
        }
        #expect(weight("star", 0.075) == 400 && weight("star", 0.06) == 550 && weight("star", 0.0708) == 400)
        #expect(weight("plus", 0.0947) == 400 && weight("plus", 0.075) != 400 && weight("plus.circle", 0.075) == 400)
        #expect(
            weight("arrow.right", 0.0947) == 400 && weight("arrow.right.circle", 0.075) == 400
                && weight("star", 0) == 400)
    }
}
