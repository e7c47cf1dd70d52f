import Foundation

/// Our own outlines for symbols that the icon set has no counterpart for, on the icon set's 16 × 16 grid and with its
/// pen of one unit. A drawing is a list of steps, separated by semicolons:
///
/// | step | draws |
/// |---|---|
/// | `rect x y w h [r]`, `frame x y w h r` | a filled or a one unit thick outlined rectangle with round corners |
/// | `disc cx cy r`, `ring cx cy r`, `oval cx cy rx ry [degrees]` | a filled circle, an outlined circle, a turned ellipse |
/// | `poly x y …`, `path d` | a filled polygon, SVG path data |
/// | `line x y …`, `curve x y …`, `arc cx cy r from to` | a line with round ends, straight, smooth or round |
/// | `arrow head x y …`, `biarrow head x y …` | a line with an open arrow head at its end, or at both ends |
/// | `dashframe x y w h r n m`, `dashring cx cy r n` | dashed outlines; `n` and `m` count the dashes of a side |
/// | `pen w`, `bend r` | the pen's width and the radius of bends for the lines that follow |
///
/// `hole` before a step cuts it out of what it lies on.
enum SymbolDrawings {
    /// A drawing of the table, or letters and digits, whose name is in quotation marks.
    static func outline(named name: String) -> SymbolOutline? {
        if let text = SymbolText.text(ofDrawing: name) { return SymbolText.outline(of: text) }
        return table[name[...]].map { draw(String($0)) }
    }

    static func has(_ name: String) -> Bool { table[name[...]] != nil }

    static var names: [String] { table.keys.map(String.init).sorted() }

    private static let table: [Substring: Substring] = {
        var table: [Substring: Substring] = [:]
        for line in SymbolTable.lines(of: source, parts, composed) {
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
            table[Substring(line[..<colon])] = Substring(line[line.index(after: colon)...])
        }
        return table
    }()

    static func draw(_ steps: String) -> SymbolOutline {
        var result = SymbolOutline()
        var pen = Pen()
        for step in steps.split(separator: ";") {
            var words = step.split(separator: " ")
            let isHole = words.first == "hole"
            if isHole { words.removeFirst() }
            guard let name = words.first else { continue }
            let outline: SymbolOutline
            if name == "path" {
                let data = SVGPathParser.parse(words.dropFirst().joined(separator: " ")).outline
                outline = data.normalisedForNonZero(evenOdd: false)
            } else {
                outline = pen.draw(name, words.dropFirst().compactMap { Double($0) })
            }
            result.append(isHole ? outline.reversed : outline)
        }
        return result
    }

    private struct Pen {
        var width = 1.0
        var bend = 0.0

        mutating func draw(_ name: Substring, _ values: [Double]) -> SymbolOutline {
            func value(_ index: Int) -> Double { index < values.count ? values[index] : 0 }
            switch name {
            case "pen": width = value(0)
            case "bend": bend = value(0)
            case "rect": return .rectangle(value(0), value(1), value(2), value(3), radius: value(4))
            case "frame":
                let (x, y, w, h, r) = (value(0), value(1), value(2), value(3), value(4))
                var frame = SymbolOutline.rectangle(x, y, w, h, radius: r)
                frame.append(.rectangle(x + 1, y + 1, w - 2, h - 2, radius: r - 1).reversed)
                return frame
            case "disc": return .ellipse(value(0), value(1), value(2), value(2))
            case "ring":
                var ring = SymbolOutline.ellipse(value(0), value(1), value(2), value(2))
                ring.append(.ellipse(value(0), value(1), value(2) - 1, value(2) - 1).reversed)
                return ring
            case "oval":
                let turn = SymbolTransform.rotation(degrees: value(4)).about(value(0), value(1))
                return .ellipse(value(0), value(1), value(2), value(3)).applying(turn)
            case "poly": return .polygon(values)
            case "line": return .stroke(SymbolOutline.bent(points(values), radius: bend), width: width)
            case "curve": return .stroke(SymbolOutline.smooth(points(values)), width: width)
            case "arc": return arc(value(0), value(1), value(2), value(3), value(4))
            case "arrow", "biarrow":
                let line = SymbolOutline.bent(points(values.dropFirst()), radius: bend)
                return .arrow(line, head: value(0), width: width, isDouble: name == "biarrow")
            case "dashframe": return dashedFrame(values)
            case "dashring":
                let step = 360 / max(1, value(3))
                return (0..<max(0, Int(value(3)))).reduce(into: SymbolOutline()) { ring, index in
                    let from = step * (Double(index) - 0.28)
                    ring.append(arc(value(0), value(1), value(2), from, from + step * 0.56))
                }
            default: break
            }
            return SymbolOutline()
        }

        private func points<Values: Collection<Double>>(_ values: Values) -> [CGPoint] {
            let list = Array(values)
            return stride(from: 0, to: list.count - 1, by: 2).map { CGPoint(x: list[$0], y: list[$0 + 1]) }
        }

        private func arc(_ cx: Double, _ cy: Double, _ r: Double, _ from: Double, _ to: Double) -> SymbolOutline {
            .stroke(SymbolOutline.arcPoints(cx, cy, r, from: from, to: to), width: width)
        }

        /// Round corners, and dashes with equal gaps between them.
        private func dashedFrame(_ values: [Double]) -> SymbolOutline {
            guard values.count == 7 else { return SymbolOutline() }
            let (x, y, maxX, maxY, r) = (values[0], values[1], values[0] + values[2], values[1] + values[3], values[4])
            var frame = arc(x + r, y + r, r, 180, 270)
            frame.append(arc(maxX - r, y + r, r, 270, 360))
            frame.append(arc(maxX - r, maxY - r, r, 0, 90))
            frame.append(arc(x + r, maxY - r, r, 90, 180))
            func dashes(_ from: CGPoint, _ to: CGPoint, _ count: Double) {
                let unit = 1 / (2 * count + 1)
                for index in 0..<Int(count) {
                    let (start, end) = ((Double(2 * index) + 1.2) * unit, (Double(2 * index) + 1.8) * unit)
                    let line = [start, end].map {
                        CGPoint(x: from.x + (to.x - from.x) * $0, y: from.y + (to.y - from.y) * $0)
                    }
                    frame.append(.stroke(line, width: width))
                }
            }
            dashes(CGPoint(x: x + r, y: y), CGPoint(x: maxX - r, y: y), values[5])
            dashes(CGPoint(x: x + r, y: maxY), CGPoint(x: maxX - r, y: maxY), values[5])
            dashes(CGPoint(x: x, y: y + r), CGPoint(x: x, y: maxY - r), values[6])
            dashes(CGPoint(x: maxX, y: y + r), CGPoint(x: maxX, y: maxY - r), values[6])
            return frame
        }
    }

    private static let source = """
        rectangle:frame 0 2 16 12 2
        rectangle.fill:rect 0 2 16 12 2
        rectangle.portrait:frame 2.5 0 11 16 2
        rectangle.portrait.fill:rect 2.5 0 11 16 2
        rectangle.inset.filled:frame 0 2 16 12 2; rect 2 4 12 8 0.8
        square.inset.filled:frame 0 0 16 16 2; rect 2 2 12 12 0.8
        circle.inset.filled:ring 8 8 8; disc 8 8 5.6
        capsule:frame 0 3.5 16 9 4.5
        capsule.fill:rect 0 3.5 16 9 4.5
        oval:oval 8 8 8 5.5; hole oval 8 8 7 4.5
        oval.fill:oval 8 8 8 5.5
        rectangle.dashed:dashframe 0.5 2.5 15 11 2.2 3 2
        square.dashed:dashframe 0.5 0.5 15 15 2.2 3 3
        app.dashed:dashframe 0.5 0.5 15 15 3.8 2 2
        circle.dashed:dashring 8 8 7.5 14
        face.dashed:dashring 8 8 7.5 14; oval 5.6 6.4 0.9 1.3; oval 10.4 6.4 0.9 1.3; arc 8 8.2 3.6 35 145
        square.split.2x1:frame 0 0 16 16 2; rect 7.5 1 1 14
        square.split.2x1.fill:path M2 0H7.4V16H2A2 2 0 0 1 0 14V2A2 2 0 0 1 2 0ZM8.6 0H14A2 2 0 0 1 16 2V14A2 2 0 0 1 14 16H8.6Z
        square.split.1x2:frame 0 0 16 16 2; rect 1 7.5 14 1
        square.split.1x2.fill:path M2 0H14A2 2 0 0 1 16 2V7.4H0V2A2 2 0 0 1 2 0ZM0 8.6H16V14A2 2 0 0 1 14 16H2A2 2 0 0 1 0 14Z
        square.split.2x2:frame 0 0 16 16 2; rect 7.5 1 1 14; rect 1 7.5 6.5 1; rect 8.5 7.5 6.5 1
        square.split.2x2.fill:path M2 0H7.4V7.4H0V2A2 2 0 0 1 2 0ZM8.6 0H14A2 2 0 0 1 16 2V7.4H8.6ZM0 8.6H7.4V16H2A2 2 0 0 1 0 14ZM8.6 8.6H16V14A2 2 0 0 1 14 16H8.6Z
        rectangle.split.2x1:frame 0 2 16 12 2; rect 7.5 3 1 10
        rectangle.split.1x2:frame 0 2 16 12 2; rect 1 7.5 14 1
        rectangle.split.2x2:frame 0 2 16 12 2; rect 7.5 3 1 10; rect 1 7.5 6.5 1; rect 8.5 7.5 6.5 1
        rectangle.split.3x1:frame 0 2 16 12 2; rect 5 3 1 10; rect 10 3 1 10
        rectangle.split.3x3:frame 0 2 16 12 2; rect 5 3 1 10; rect 10 3 1 10; rect 1 5.7 4 1; rect 6 5.7 4 1; rect 11 5.7 4 1; rect 1 9.3 4 1; rect 6 9.3 4 1; rect 11 9.3 4 1
        rectangle.grid.1x2:frame 0 1.5 16 6 1.5; frame 0 8.5 16 6 1.5
        rectangle.grid.1x2.fill:rect 0 1.5 16 6 1.5; rect 0 8.5 16 6 1.5
        rectangle.grid.2x2:frame 0 2 7.5 5.5 1.4; frame 8.5 2 7.5 5.5 1.4; frame 0 8.5 7.5 5.5 1.4; frame 8.5 8.5 7.5 5.5 1.4
        rectangle.grid.2x2.fill:rect 0 2 7.5 5.5 1.4; rect 8.5 2 7.5 5.5 1.4; rect 0 8.5 7.5 5.5 1.4; rect 8.5 8.5 7.5 5.5 1.4
        rectangle.grid.3x2:frame 0 2.5 4.8 5 1.2; frame 5.6 2.5 4.8 5 1.2; frame 11.2 2.5 4.8 5 1.2; frame 0 8.5 4.8 5 1.2; frame 5.6 8.5 4.8 5 1.2; frame 11.2 8.5 4.8 5 1.2
        rectangle.grid.3x2.fill:rect 0 2.5 4.8 5 1.2; rect 5.6 2.5 4.8 5 1.2; rect 11.2 2.5 4.8 5 1.2; rect 0 8.5 4.8 5 1.2; rect 5.6 8.5 4.8 5 1.2; rect 11.2 8.5 4.8 5 1.2
        rectangle.3.group:frame 0 2 8.6 12 1.5; frame 9.8 2 6.2 5.4 1.4; frame 9.8 8.6 6.2 5.4 1.4
        rectangle.3.group.fill:rect 0 2 8.6 12 1.5; rect 9.8 2 6.2 5.4 1.4; rect 9.8 8.6 6.2 5.4 1.4
        rectangle.3.group.bubble.left:frame 0 1 8.2 10 1.5; frame 9.4 1 6.6 4.4 1.4; path M9.9 7H14.6A1.4 1.4 0 0 1 16 8.4V11A1.4 1.4 0 0 1 14.6 12.4H12.4L10 14.8V12.4H9.9A1.4 1.4 0 0 1 8.9 11V8.4A1.4 1.4 0 0 1 9.9 7Z; hole rect 10 8.1 4.9 3.2 0.3
        rectangle.3.offgrid:frame 0 4 6.6 5 1.2; frame 7.8 1.5 8.2 7.5 1.2; frame 3.4 10.2 8.6 4.3 1.2
        rectangle.3.offgrid.fill:rect 0 4 6.6 5 1.2; rect 7.8 1.5 8.2 7.5 1.2; rect 3.4 10.2 8.6 4.3 1.2
        rectangle.on.rectangle:frame 0 5 12.5 9.5 1.8; bend 1.4; line 3 3.6 3 2 15.5 2 15.5 11 14 11
        rectangle.fill.on.rectangle.fill:rect 0 5 12.5 9.5 1.8; path M3 3.8V3.3A1.8 1.8 0 0 1 4.8 1.5H14.2A1.8 1.8 0 0 1 16 3.3V9.2A1.8 1.8 0 0 1 14.2 11H13.7V5.6A1.8 1.8 0 0 0 11.9 3.8Z
        rectangle.fill.on.rectangle.angled.fill:rect 0 6 12.4 8.8 1.6; poly 3.7 4.7 4.5 1.2 15.8 4.2 13.9 12.3 13.6 12.2 13.6 6.4 12 4.7
        rectangle.expand.vertical:frame 0.5 5 15 6 1.5; poly 8 0 10.6 3.4 5.4 3.4; poly 8 16 10.6 12.6 5.4 12.6
        rectangle.compress.vertical:frame 0.5 5.2 15 5.6 1.5; poly 8 4 10.6 0.6 5.4 0.6; poly 8 12 10.6 15.4 5.4 15.4
        square.on.square:frame 0 4 12 12 2; bend 1.5; line 4.5 2.4 4.5 0.5 15.5 0.5 15.5 11.5 13.6 11.5
        square.fill.on.square.fill:rect 0 4 12 12 2; path M4 2.8V2A2 2 0 0 1 6 0H14A2 2 0 0 1 16 2V10A2 2 0 0 1 14 12H13.2V4.8A2 2 0 0 0 11.2 2.8Z
        plus.square.on.square:frame 0 4 12 12 2; bend 1.5; line 4.5 2.4 4.5 0.5 15.5 0.5 15.5 11.5 13.6 11.5; path M5.5 7H6.5V9.5H9V10.5H6.5V13H5.5V10.5H3V9.5H5.5Z
        plus.square.fill.on.square.fill:rect 0 4 12 12 2; path M4 2.8V2A2 2 0 0 1 6 0H14A2 2 0 0 1 16 2V10A2 2 0 0 1 14 12H13.2V4.8A2 2 0 0 0 11.2 2.8Z; hole path M5.5 7H6.5V9.5H9V10.5H6.5V13H5.5V10.5H3V9.5H5.5Z
        doc.on.doc:frame 1 4 9.5 12 1.8; bend 1.4; line 4.8 2.4 4.8 0.5 14.5 0.5 14.5 12 12.2 12
        doc.on.doc.fill:rect 1 4 9.5 12 1.8; path M4.4 2.8V1.8A1.8 1.8 0 0 1 6.2 0H13.2A1.8 1.8 0 0 1 15 1.8V10.7A1.8 1.8 0 0 1 13.2 12.5H11.7V4.6A1.8 1.8 0 0 0 9.9 2.8Z
        squares.below.rectangle:frame 0 1 16 8 1.8; frame 0 10.6 4.6 4.6 1.2; frame 5.7 10.6 4.6 4.6 1.2; frame 11.4 10.6 4.6 4.6 1.2
        list.bullet.below.rectangle:frame 0 0.5 16 7 1.8; disc 1 10.4 1; disc 1 14.2 1; line 4 10.4 15.5 10.4; line 4 14.2 15.5 14.2
        list.dash:line 1 4 2.6 4; line 5.5 4 15 4; line 1 8 2.6 8; line 5.5 8 15 8; line 1 12 2.6 12; line 5.5 12 15 12
        circle.grid.3x3:ring 2.3 2.3 2.2; ring 8 2.3 2.2; ring 13.7 2.3 2.2; ring 2.3 8 2.2; ring 8 8 2.2; ring 13.7 8 2.2; ring 2.3 13.7 2.2; ring 8 13.7 2.2; ring 13.7 13.7 2.2
        circle.grid.3x3.fill:disc 2.3 2.3 2.1; disc 8 2.3 2.1; disc 13.7 2.3 2.1; disc 2.3 8 2.1; disc 8 8 2.1; disc 13.7 8 2.1; disc 2.3 13.7 2.1; disc 8 13.7 2.1; disc 13.7 13.7 2.1
        circle.grid.2x2:ring 3.8 3.8 3.3; ring 12.2 3.8 3.3; ring 3.8 12.2 3.3; ring 12.2 12.2 3.3
        circle.grid.2x2.fill:disc 3.8 3.8 3.2; disc 12.2 3.8 3.2; disc 3.8 12.2 3.2; disc 12.2 12.2 3.2
        skew:line 4.5 3 15 3 11.5 13 1 13 4.5 3
        text.word.spacing:rect 0 3 5.2 4.6 1; rect 10.8 3 5.2 4.6 1; line 5.2 10.2 5.2 14.2; line 10.8 10.2 10.8 14.2; line 6.8 12.2 9.2 12.2
        arrow.left.and.right:biarrow 3.2 15.2 8 0.8 8
        arrow.uturn.left:bend 4; arrow 3.2 5 13.5 14.5 13.5 14.5 5.5 1.2 5.5
        arrow.turn.up.forward.iphone:frame 6.5 5 8 11 1.8; line 9.6 14 11.4 14; bend 1.5; arrow 2.2 2 12 2 2.4 8.6 2.4
        point.3.connected.trianglepath.dotted:ring 8 2.8 2.3; ring 2.8 13 2.3; ring 13.2 13 2.3; disc 6.4 6.4 0.6; disc 5.4 8.2 0.6; disc 4.4 10 0.6; disc 9.6 6.4 0.6; disc 10.6 8.2 0.6; disc 11.6 10 0.6; disc 6.2 13 0.6; disc 8 13 0.6; disc 9.8 13 0.6
        music.quarternote.3:oval 1.9 11.8 1.8 1.4 -20; rect 2.8 4.6 0.9 7.2 0.3; oval 7.1 11.8 1.8 1.4 -20; rect 8 4.6 0.9 7.2 0.3; oval 12.3 11.8 1.8 1.4 -20; rect 13.2 4.6 0.9 7.2 0.3
        battery.75:rect 2 6 7.5 4 0.5
        battery.25:rect 2 6 2.5 4 0.5
        underline:line 1 15.3 15 15.3
        digitalcrown.horizontal.press.fill:rect 1 9 14 6.5 1.6; hole rect 3.6 10.5 0.8 3.5 0.4; hole rect 6.2 10.5 0.8 3.5 0.4; hole rect 9 10.5 0.8 3.5 0.4; hole rect 11.6 10.5 0.8 3.5 0.4; arrow 2.4 8 0.8 8 7
        scroll:bend 1.6; line 2.4 3.5 1.6 3.5 1.6 1.2 5 1.2 5 4.2; line 4.6 1.2 12.6 1.2 12.6 10.6; line 5 4 5 12.5; frame 5.6 10.9 10 4 2; line 7.2 4.2 10.6 4.2; line 7.2 7.2 10.6 7.2
        scribble:pen 1.2; curve 1 11.5 3 4.5 5.4 2.6 4.8 7.5 4 12.4 6.4 10 9.4 3.8 11 4.8 9.4 9.6 9.2 12.4 11.4 10.4 13 8.4 13.2 11 15 11.2
        fork.knife:rect 2 1 1 5.6 0.5; rect 4.2 1 1 5.6 0.5; rect 6.4 1 1 5.6 0.5; path M2 5.4H7.4C7.4 7.6 6.6 8.4 5.3 8.7V14.4A0.6 0.6 0 0 1 4.1 14.4V8.7C2.8 8.4 2 7.6 2 5.4Z; path M10.9 1C13 1.9 14 4.2 14 6.6V9.2H12.2V14.4A0.65 0.65 0 0 1 10.9 14.4Z
        hand.raised.fill:rect 4.5 2.2 1.9 8 0.95; rect 6.75 0.5 1.9 9 0.95; rect 9 1 1.9 8 0.95; rect 11.25 2.7 1.9 8 0.95; path M4.5 8H13.15V10.8C13.15 13.7 11.2 15.8 8.5 15.8 6.4 15.8 5 14.8 4 13L1.7 9.5C1.2 8.7 1.5 8 2.2 7.7 2.9 7.5 3.5 7.8 4 8.6L4.5 9.3Z
        person.3:ring 8 4.8 2.5; path M3.4 13.5C3.4 10.4 5.4 8.4 8 8.4S12.6 10.4 12.6 13.5Z; hole path M4.5 12.5C4.7 10.5 6.1 9.4 8 9.4S11.3 10.5 11.5 12.5Z; ring 2.6 6 1.8; ring 13.4 6 1.8; path M0 12.9C0 10.4 1 8.7 2.7 8.7 3.5 8.7 4.2 9 4.7 9.6L4 10.3C3.6 9.9 3.2 9.7 2.7 9.7 1.7 9.7 1.1 10.7 1 11.9H2.6V12.9ZM16 12.9C16 10.4 15 8.7 13.3 8.7 12.5 8.7 11.8 9 11.3 9.6L12 10.3C12.4 9.9 12.8 9.7 13.3 9.7 14.3 9.7 14.9 10.7 15 11.9H13.4V12.9Z
        person.3.fill:disc 8 4.8 2.5; path M3.6 13.4C3.6 10.4 5.5 8.4 8 8.4S12.4 10.4 12.4 13.4Z; disc 2.6 6 1.8; disc 13.4 6 1.8; path M0 12.9C0 10.4 1 8.7 2.7 8.7 3.4 8.7 4 8.9 4.4 9.4 3.3 10.5 2.7 11.7 2.6 12.9ZM16 12.9C16 10.4 15 8.7 13.3 8.7 12.6 8.7 12 8.9 11.6 9.4 12.7 10.5 13.3 11.7 13.4 12.9Z
        figure.stand:disc 8 2 1.8; pen 1.7; line 5 5.6 11 5.6; line 4.8 5.8 4.2 9.6; line 11.2 5.8 11.8 9.6; rect 6 4.8 4 5.4 0.8; line 6.9 9.6 6.7 15; line 9.1 9.6 9.3 15
        figure.walk:disc 9 1.9 1.7; pen 1.7; line 8.6 5 7.6 9.4; line 7.7 9.2 10 11.4 11 15; line 7.6 9.4 6.8 12 4.4 15; line 8.8 5.2 10.8 7.4 13 8; line 8.4 5.2 5.4 6.6 4.6 9.2
        figure.run:disc 11 2 1.7; pen 1.7; line 9.4 4.8 7.4 8.8; line 7.6 8.8 10.4 10.6 9.4 14.4; line 7.2 9 5.6 11.6 1.8 11.8; line 9.6 5 11.8 7.6 14.4 7; line 9.2 4.8 5.8 4.6 4 7
        hare.fill:oval 7.2 10.4 5 3.2 -14; disc 12.6 7.6 2.1; oval 10.2 3.6 0.9 3.2 -28; oval 12.2 3.4 0.9 3 -14; disc 2 9.8 1.3; oval 4.4 13.2 3 1.1; oval 11.4 13.2 2.2 0.9; hole disc 13.3 7.1 0.4
        tortoise.fill:path M2 11C2 7.2 4.4 4.5 7.3 4.5S12.2 7 12.4 11Z; oval 14 9 1.7 1.4; rect 3.2 10.4 2 3 0.8; rect 9.2 10.4 2 3 0.8; poly 2.4 9.8 0.4 11 2.4 11.2; hole disc 14.4 8.7 0.35
        bird.fill:path M0.6 9.4L4.6 7.9C5 5 7.2 3 9.9 3 11.8 3 13.1 3.9 13.7 5.2L15.8 6.1 13.8 6.9C13.7 10.6 11.2 13 7.6 13 5 13 2.8 11.8 1.6 10.2Z; line 7 12.6 6.4 15.2; line 9.2 12.4 9.4 15.2; hole disc 11.4 5.7 0.6
        cat.fill:poly 2.2 1 6 3.6 2.6 7.4; poly 13.8 1 10 3.6 13.4 7.4; oval 8 9.2 6.2 5.8; hole oval 5.6 8.4 0.8 1.1; hole oval 10.4 8.4 0.8 1.1; hole poly 7.2 10.8 8.8 10.8 8 11.8
        pawprint.fill:oval 3 7.2 1.6 2.1 -20; oval 6 3.6 1.6 2.3 -8; oval 10 3.6 1.6 2.3 8; oval 13 7.2 1.6 2.1 20; path M8 7.6C10.4 7.6 12.6 10.6 12.6 12.6 12.6 14 11.6 14.6 10.6 14.6 9.6 14.6 8.9 14.1 8 14.1S6.4 14.6 5.4 14.6C4.4 14.6 3.4 14 3.4 12.6 3.4 10.6 5.6 7.6 8 7.6Z
        leaf.fill:path M14.6 1.4C15.4 8 13.4 13.2 8.4 13.6 6.6 13.7 5 13 4 11.8L2.2 14.8A0.6 0.6 0 0 1 1.1 14.2C2.6 10.8 5.4 7.6 9.6 5.8 5.4 6.6 3.4 8.4 2.4 10.4 1.4 4.6 5.8 4 9 3.6 11.4 3.3 13.4 2.8 14.6 1.4Z
        dumbbell.fill:rect 0 6 1.6 4 0.6; rect 2 3.6 2.4 8.8 0.8; rect 4.8 7.2 6.4 1.6; rect 11.6 3.6 2.4 8.8 0.8; rect 14.4 6 1.6 4 0.6
        bed.double.fill:path M2 3H14A1 1 0 0 1 15 4V7.5H13.4A1 1 0 0 0 12.4 6.3H9.4A1 1 0 0 0 8.4 7.5H7.6A1 1 0 0 0 6.6 6.3H3.6A1 1 0 0 0 2.6 7.5H1V4A1 1 0 0 1 2 3Z; path M1 8.5H15A1 1 0 0 1 16 9.5V13.5H14.6V12H1.4V13.5H0V9.5A1 1 0 0 1 1 8.5Z
        books.vertical:frame 0.5 1 4 14.5 1; frame 5.2 3.4 4 12.1 1; line 10.5 3 13.2 2.4 15.4 14.2 12.7 14.8 10.5 3
        books.vertical.fill:rect 0.5 1 4 14.5 0.8; rect 5.2 3.4 4 12.1 0.8; poly 9.9 2.6 13.6 1.8 16 14.6 12.3 15.4
        circle.circle:ring 8 8 8; ring 8 8 4.2
        scope:ring 8 8 6.5; line 8 0.6 8 4.6; line 8 11.4 8 15.4; line 0.6 8 4.6 8; line 11.4 8 15.4 8
        app.fill:rect 0 0 16 16 4
        crown:line 1.6 11.5 0.9 4 4.9 7 8 2.2 11.1 7 15.1 4 14.4 11.5 1.6 11.5; rect 1.4 13.2 13.2 1.2 0.6
        crown.fill:poly 1.3 12 0.4 3.4 4.8 6.6 8 1.4 11.2 6.6 15.6 3.4 14.7 12; rect 1.3 13 13.4 1.5 0.6
        cross:path M5.5 0.5H10.5A1 1 0 0 1 11.5 1.5V4.5H14.5A1 1 0 0 1 15.5 5.5V10.5A1 1 0 0 1 14.5 11.5H11.5V14.5A1 1 0 0 1 10.5 15.5H5.5A1 1 0 0 1 4.5 14.5V11.5H1.5A1 1 0 0 1 0.5 10.5V5.5A1 1 0 0 1 1.5 4.5H4.5V1.5A1 1 0 0 1 5.5 0.5Z; hole path M5.5 1.5H10.5V5.5H14.5V10.5H10.5V14.5H5.5V10.5H1.5V5.5H5.5Z
        cross.fill:path M5.5 0.5H10.5A1 1 0 0 1 11.5 1.5V4.5H14.5A1 1 0 0 1 15.5 5.5V10.5A1 1 0 0 1 14.5 11.5H11.5V14.5A1 1 0 0 1 10.5 15.5H5.5A1 1 0 0 1 4.5 14.5V11.5H1.5A1 1 0 0 1 0.5 10.5V5.5A1 1 0 0 1 1.5 4.5H4.5V1.5A1 1 0 0 1 5.5 0.5Z
        equal:line 2 5.8 14 5.8; line 2 10.2 14 10.2
        divide:line 2 8 14 8; disc 8 3.6 1.2; disc 8 12.4 1.2
        face.parts:rect 4.6 5 1 2.4 0.5; rect 10.4 5 1 2.4 0.5; arc 8 7.6 3.6 40 140; line 8.3 5.4 8.3 8.6 7.4 8.8
        sidebar.squares.leading:frame 0 2 16 12 2; rect 5 3 1 10; rect 2 4.6 2 2 0.4; rect 2 7.6 2 2 0.4
        """
}
