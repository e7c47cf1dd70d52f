import Foundation

/// How a symbol is made from icons: one or more layers, joined by `+`, and perhaps an enclosing shape after `@`.
///
/// A layer is the name of an icon, `*` and the name of one of our drawings, or letters in quotation marks, and then steps:
/// `:r90` turns it clockwise, `:h` and `:v` mirror it, `:s0.5` scales it about the middle, `:x2` and `:y-1` move it,
/// `:first` keeps the first contour only, `:c0,2` keeps the ones counted, and `:hole` cuts it out of the layers before it.
/// What it means: `:l1` and `:l2` make it secondary and tertiary in hierarchical and palette rendering, a colour's name
/// (`:yellow`) gives it that colour in multicolour rendering, `:wave` makes it one of the steps that a variable value
/// counts, `:gap` clears the layers before it around it, and `:sign` lays it on them, cut out where all is in one style.
/// `:outline` makes the line around a filled shape of it.
/// Example: `arrow-left-right:r90@square` is a pair of vertical arrows in an outlined square.
struct SymbolRecipe: Sendable, Equatable {
    enum Step: Sendable, Equatable {
        case rotate(Double)
        case mirrorHorizontally
        case mirrorVertically
        case scale(Double)
        case moveX(Double)
        case moveY(Double)
        case contours([Int])
        case hole
    }

    struct Layer: Sendable, Equatable {
        /// An icon's file name without its extension, a drawing's name, or letters in quotation marks.
        var name: String
        var isDrawing: Bool
        var steps: [Step] = []
        var level = 0
        var color: SymbolColor?
        var isWave = false
        var hasGap = false
        var isSign = false
        var isOutlined = false

        /// How much smaller it is drawn.
        var scale: Double {
            steps.reduce(1) { scale, step in if case .scale(let factor) = step { scale * abs(factor) } else { scale } }
        }
    }

    enum Enclosure: String, Sendable, CaseIterable {
        case circle, square, rectangle
    }

    var layers: [Layer]
    var enclosure: Enclosure?
    /// The enclosure is solid and the layers are cut out of it.
    var isSolid = false
    /// A line from the upper left to the lower right lies over everything.
    var hasSlash = false
    /// The line is inside the enclosing shape.
    var isSlashInside = false

    /// The icon that the whole recipe is, unchanged.
    var plainIcon: String? {
        guard layers.count == 1, enclosure == nil, !hasSlash, !layers[0].isDrawing else { return nil }
        return layers[0] == Layer(name: layers[0].name, isDrawing: false) ? layers[0].name : nil
    }

    init(icon: String) {
        layers = [Layer(name: icon, isDrawing: false)]
    }

    /// Nil when the text is not a recipe.
    init?(_ text: Substring) {
        let parts = text.split(separator: "@", maxSplits: 1)
        guard let body = parts.first else { return nil }
        if parts.count == 2 {
            let name = parts[1].trimmingCharacters(in: .whitespaces)
            isSolid = name.hasSuffix(".fill")
            guard let shape = Enclosure(rawValue: isSolid ? String(name.dropLast(5)) : name) else { return nil }
            enclosure = shape
        }
        layers = []
        for text in body.split(separator: "+") {
            let words = text.trimmingCharacters(in: .whitespaces).split(separator: ":")
            guard let source = words.first else { return nil }
            let isOurs = source.hasPrefix("*")
            let name = String(isOurs ? source.dropFirst() : source)
            var layer = Layer(name: name, isDrawing: isOurs || SymbolText.text(ofDrawing: name) != nil)
            for word in words.dropFirst() {
                guard layer.read(word) else { return nil }
            }
            layers.append(layer)
        }
        if layers.isEmpty { return nil }
    }
}

extension SymbolRecipe.Layer {
    /// Takes a word of a recipe; false when it means nothing.
    fileprivate mutating func read(_ word: Substring) -> Bool {
        switch word {
        case "h": steps.append(.mirrorHorizontally)
        case "v": steps.append(.mirrorVertically)
        case "first": steps.append(.contours([0]))
        case "hole": steps.append(.hole)
        case "wave": isWave = true
        case "gap": hasGap = true
        case "sign": isSign = true
        case "outline": isOutlined = true
        default:
            if let color = SymbolColor(rawValue: String(word)) {
                self.color = color
                return true
            }
            if word.first == "c" {
                let places = word.dropFirst().split(separator: ",").map { Int($0) }
                guard !places.isEmpty, !places.contains(nil) else { return false }
                steps.append(.contours(places.compactMap(\.self)))
                return true
            }
            return readNumber(word)
        }
        return true
    }

    private mutating func readNumber(_ word: Substring) -> Bool {
        guard let value = Double(word.dropFirst()), value.isFinite else { return false }
        switch word.first {
        case "r": steps.append(.rotate(value))
        case "s": steps.append(.scale(value))
        case "x": steps.append(.moveX(value))
        case "y": steps.append(.moveY(value))
        case "l": level = Int(min(max(value, 0), 2))
        default: return false
        }
        return true
    }
}
