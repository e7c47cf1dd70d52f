import SwiftUI

/// Something expected of a scene: numbers, and how to find them.
@MainActor public struct Check {
    /// What the numbers are of.
    public let label: String
    /// What each number is called in a message.
    let parts: [String]
    public let expected: [Double]
    /// How far a number may be off: a millionth of a point, unless the source is rounded.
    public private(set) var tolerance = 1e-6
    private let read: @MainActor (Subject) -> [Double]?

    private init(
        _ label: String, _ parts: [String], _ expected: [Double], _ read: @escaping @MainActor (Subject) -> [Double]?
    ) {
        self.label = label
        self.parts = parts
        self.expected = expected
        self.read = read
    }

    /// What the scene shows; nil where there is nothing of that name.
    func found(in subject: Subject) -> [Double]? { read(subject) }

    /// The same, off by at most `tolerance`.
    func within(_ tolerance: Double) -> Check {
        var copy = self
        copy.tolerance = tolerance
        return copy
    }

    // MARK: Frames

    /// A named view's frame.
    static func frame(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Check {
        Check("frame of \(name)", ["x", "y", "width", "height"], [x, y, width, height]) {
            $0.frame(name).map { [$0.minX, $0.minY, $0.width, $0.height] }
        }
    }

    /// A named view's size.
    static func size(_ name: String, _ width: CGFloat, _ height: CGFloat) -> Check {
        Check("size of \(name)", ["width", "height"], [width, height]) { $0.frame(name).map { [$0.width, $0.height] } }
    }

    /// The whole view's size.
    static func size(_ width: CGFloat, _ height: CGFloat) -> Check {
        Check("size", ["width", "height"], [width, height]) { $0.size.map { [$0.width, $0.height] } }
    }

    private static func measure(
        _ what: String, _ name: String, _ expected: CGFloat, _ value: @escaping (CGRect) -> CGFloat
    ) -> Check {
        Check("\(what) of \(name)", [what], [expected]) { $0.frame(name).map { [value($0)] } }
    }

    static func x(_ name: String, _ expected: CGFloat) -> Check { measure("x", name, expected, \.minX) }
    static func y(_ name: String, _ expected: CGFloat) -> Check { measure("y", name, expected, \.minY) }
    static func maxX(_ name: String, _ expected: CGFloat) -> Check { measure("right edge", name, expected, \.maxX) }
    static func midX(_ name: String, _ expected: CGFloat) -> Check { measure("middle x", name, expected, \.midX) }
    static func midY(_ name: String, _ expected: CGFloat) -> Check { measure("middle y", name, expected, \.midY) }
    static func width(_ name: String, _ expected: CGFloat) -> Check { measure("width", name, expected, \.width) }
    static func height(_ name: String, _ expected: CGFloat) -> Check { measure("height", name, expected, \.height) }

    /// The widths of several named views.
    static func widths(_ names: String, _ expected: CGFloat...) -> Check {
        let names = names.split(separator: " ").map(String.init)
        return Check("widths of \(names.joined(separator: ", "))", names, expected.map(Double.init)) { subject in
            let widths = names.compactMap { subject.frame($0)?.width }
            return widths.count == names.count ? widths.map(Double.init) : nil
        }
    }

    /// How far `b` begins below (or right of) the end of `a`.
    static func gap(_ a: String, _ b: String, _ expected: CGFloat, along axis: Axis = .vertical) -> Check {
        Check("gap between \(a) and \(b)", ["gap"], [expected]) { subject in
            guard let a = subject.frame(a), let b = subject.frame(b) else { return nil }
            return [axis == .vertical ? b.minY - a.maxY : b.minX - a.maxX]
        }
    }

    /// Where `b` begins, counted from where `a` begins.
    static func offset(_ b: String, from a: String, _ x: CGFloat, _ y: CGFloat) -> Check {
        Check("place of \(b) in \(a)", ["x", "y"], [x, y]) { subject in
            guard let a = subject.frame(a), let b = subject.frame(b) else { return nil }
            return [b.minX - a.minX, b.minY - a.minY]
        }
    }

    /// That a view of this name is part of the layout, or is not.
    static func shown(_ name: String, _ expected: Bool = true) -> Check {
        Check("views named \(name)", ["number"], [expected ? 1 : 0]) { [$0.frame(name) == nil ? 0 : 1] }
    }

    // MARK: Answers

    /// What the view answers to a proposal.
    static func answer(_ width: CGFloat?, _ height: CGFloat?, is answer: (width: CGFloat, height: CGFloat)) -> Check {
        Check("answer to \(text(width)) × \(text(height))", ["width", "height"], [answer.width, answer.height]) {
            $0.answer(width, height).map { [$0.width, $0.height] }
        }
    }

    /// The width that the view answers to a proposal.
    static func answer(_ width: CGFloat?, _ height: CGFloat?, width expected: CGFloat) -> Check {
        Check("width for \(text(width)) × \(text(height))", ["width"], [expected]) {
            $0.answer(width, height).map { [$0.width] }
        }
    }

    /// The height that the view answers to a proposal.
    static func answer(_ width: CGFloat?, _ height: CGFloat?, height expected: CGFloat) -> Check {
        Check("height for \(text(width)) × \(text(height))", ["height"], [expected]) {
            $0.answer(width, height).map { [$0.height] }
        }
    }

    private static func text(_ length: CGFloat?) -> String { length.map { number($0) } ?? "nil" }

    // MARK: Pictures and other values

    /// The colour at a point of the picture: red, green, blue and alpha, 0 to 255.
    static func color(_ x: CGFloat, _ y: CGFloat, _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255)
        -> Check
    {
        Check("colour at \(number(x)), \(number(y))", ["red", "green", "blue", "alpha"], [red, green, blue, alpha]) {
            $0.picture.color(x, y)
        }
    }

    /// The alpha at a point of the picture, 0 to 255.
    static func alpha(_ x: CGFloat, _ y: CGFloat, _ expected: Double) -> Check {
        Check("alpha at \(number(x)), \(number(y))", ["alpha"], [expected]) {
            $0.picture.color(x, y).map { [$0[3]] }
        }
    }

    /// The box around what is drawn, in the view's own space.
    static func ink(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Check {
        Check("ink", ["x", "y", "width", "height"], [x, y, width, height]) {
            $0.picture.ink.map { [$0.minX, $0.minY, $0.width, $0.height] }
        }
    }

    /// The picture's sides in pixels.
    static func pixels(_ width: Int, _ height: Int) -> Check {
        Check("picture", ["width", "height"], [Double(width), Double(height)]) {
            [Double($0.picture.width), Double($0.picture.height)]
        }
    }

    /// Numbers that no frame shows, read after the view was laid out.
    static func values(_ label: String, _ expected: [Double], _ read: @escaping @MainActor () -> [Double]) -> Check {
        Check(label, expected.indices.map { "number \($0 + 1)" }, expected) { subject in
            subject.size == nil ? nil : read()
        }
    }
}

/// A number without needless digits.
func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
}
