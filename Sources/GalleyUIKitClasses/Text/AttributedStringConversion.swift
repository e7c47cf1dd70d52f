import GalleyUIKit
import GalleyViews

extension AttributedString {
    /// A text of Foundation's class. UIKit's fonts, colours and lines become SwiftUI's, which views show.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        let whole = NSRange(location: 0, length: nsStr.length)
        nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
            let letters = (nsStr.string as NSString).substring(with: range)
            append(AttributedString(letters, attributes: AttributeContainer(attributes)))
        }
    }
}

extension NSAttributedString {
    /// A text of Foundation's value. SwiftUI's colours and lines, and links, become UIKit's; fonts of SwiftUI's have no name there.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let letters = String(attrStr.characters[run.range])
            text.append(NSAttributedString(string: letters, attributes: run.attributes.keyed))
        }
        self.init(attributedString: text)
    }
}

extension AttributeContainer {
    /// What attributes of UIKit's mean to SwiftUI.
    fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
        var own = AttributeContainer()
        if let font = attributes[.font] as? UIFont { own.font = Font(font) }
        if let color = attributes[.foregroundColor] as? UIColor { own.swiftUI.foregroundColor = Color(uiColor: color) }
        if let color = attributes[.backgroundColor] as? UIColor { own.swiftUI.backgroundColor = Color(uiColor: color) }
        own.kern = Self.number(attributes[.kern])
        own.tracking = Self.number(attributes[.tracking])
        own.baselineOffset = Self.number(attributes[.baselineOffset])
        own.underlineStyle = Self.line(attributes[.underlineStyle], attributes[.underlineColor])
        own.strikethroughStyle = Self.line(attributes[.strikethroughStyle], attributes[.strikethroughColor])
        own.link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        self = own
    }

    private static func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Float: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    private static func line(_ style: Any?, _ color: Any?) -> Text.LineStyle? {
        let bits = (style as? NSUnderlineStyle)?.rawValue ?? number(style).map { Int($0) } ?? 0
        guard bits != 0 else { return nil }
        return Text.LineStyle(pattern: .solid, color: (color as? UIColor).map { Color(uiColor: $0) })
    }

    /// The same by UIKit's keys.
    fileprivate var keyed: [NSAttributedString.Key: Any] {
        var keyed: [NSAttributedString.Key: Any] = [:]
        if let color = self.swiftUI.foregroundColor { keyed[.foregroundColor] = UIColor(color) }
        if let color = self.swiftUI.backgroundColor { keyed[.backgroundColor] = UIColor(color) }
        if let kern = self.kern { keyed[.kern] = kern }
        if let tracking = self.tracking { keyed[.tracking] = tracking }
        if let offset = self.baselineOffset { keyed[.baselineOffset] = offset }
        if self.underlineStyle != nil { keyed[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if self.strikethroughStyle != nil { keyed[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if let link = self.link { keyed[.link] = link }
        return keyed
    }
}
