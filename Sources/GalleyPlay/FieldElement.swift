import Galley
import GalleyLive
import GalleyProtocol

extension LivePicture.Field {
    /// A field as a page shows it.
    ///
    /// - Parameters:
    ///   - node: The view that is typed into.
    ///   - listens: Whether views around it listen to keys.
    init?(_ node: LiveNode, listens: Bool) {
        guard let field = node.field else { return nil }
        let (look, frame) = (field.appearance, node.frame)
        let letters = look.letters
        let inner = CGRect(
            x: frame.minX + look.insets.leading, y: frame.minY + look.insets.top,
            width: max(frame.width - look.insets.leading - look.insets.trailing, 0),
            height: max(frame.height - look.insets.top - look.insets.bottom, 0))
        let line = look.isTall ? letters.lineHeight : Double(inner.height)
        self.init(
            text: field.text,
            frame: [inner.minX, inner.minY, inner.width, inner.height].map { $0.isFinite ? Self.short(Double($0)) : 0 },
            font: (letters.isItalic ? "italic " : "")
                + "\(letters.weight) \(Self.css(letters.size))px/\(Self.css(line))px \(Self.family(letters))",
            color: Self.css(letters.color))
        selection = field.selection.map { [$0.lowerBound, $0.upperBound] }
        isSecure = look.isSecure ? true : nil
        hasLines = field.hasLines ? true : nil
        isTall = look.isTall ? true : nil
        self.listens = listens ? true : nil
        prompt = look.prompt.isEmpty ? nil : look.prompt
        inputmode = Self.modes[look.traits.keyboard.rawValue]
        autocomplete = look.traits.content.flatMap { Self.contents[$0.rawValue] }
        enterkeyhint = look.traits.submitLabel.flatMap { Self.labels[$0] }
        autocapitalize = look.traits.capitals.flatMap { Self.capitals[$0] }
        isUncorrected = look.traits.isCorrected ? nil : true
        align = [.center: "center", .trailing: "end"][letters.alignment]
    }

    private static func short(_ value: Double) -> Double { (value * 100).rounded() / 100 }

    /// A number without a fraction that says nothing.
    private static func css(_ value: Double) -> String {
        let value = short(value)
        return value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    /// The browser's own families: those of the device that it runs on.
    private static func family(_ letters: LetterLook) -> String {
        let general =
            switch letters.design {
            case .serif: "ui-serif,serif"
            case .monospaced: "ui-monospace,monospace"
            case .rounded: "ui-rounded,system-ui,sans-serif"
            default: "-apple-system,Inter,system-ui,sans-serif"
            }
        // A name is quoted; what could end the quotes is left out.
        guard let family = letters.family?.filter({ $0.isLetter || $0.isNumber || " -_".contains($0) }) else {
            return general
        }
        return "'\(family)',\(general)"
    }

    private static func css(_ color: ResolvedColor) -> String {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        return "rgb(\(byte(color.red)) \(byte(color.green)) \(byte(color.blue)) / \(css(color.alpha)))"
    }

    /// HTML's `inputmode` by UIKit's number of a keyboard.
    private static let modes = [
        2: "text", 3: "url", 4: "numeric", 5: "tel", 6: "tel", 7: "email", 8: "decimal", 10: "search", 11: "numeric",
    ]

    /// HTML's `autocomplete` by UIKit's name of a content.
    private static let contents = [
        "name": "name", "namePrefix": "honorific-prefix", "givenName": "given-name", "middleName": "additional-name",
        "familyName": "family-name", "nameSuffix": "honorific-suffix", "nickname": "nickname",
        "jobTitle": "organization-title", "organizationName": "organization", "fullStreetAddress": "street-address",
        "streetAddressLine1": "address-line1", "streetAddressLine2": "address-line2", "addressCity": "address-level2",
        "addressState": "address-level1", "sublocality": "address-level3", "countryName": "country-name",
        "postalCode": "postal-code", "telephoneNumber": "tel", "emailAddress": "email", "URL": "url",
        "creditCardNumber": "cc-number", "username": "username", "password": "current-password",
        "newPassword": "new-password", "oneTimeCode": "one-time-code", "birthdate": "bday",
    ]

    /// HTML's `enterkeyhint` by SwiftUI's name of a submit label.
    private static let labels = [
        "done": "done", "go": "go", "send": "send", "join": "go", "route": "go", "search": "search", "return": "enter",
        "next": "next", "continue": "next",
    ]

    /// HTML's `autocapitalize` by SwiftUI's name.
    private static let capitals = [
        "never": "none", "words": "words", "sentences": "sentences", "characters": "characters",
    ]
}
