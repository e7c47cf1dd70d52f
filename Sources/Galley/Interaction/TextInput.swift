// How text is typed. Pictures have no keyboard: what is set here changes nothing that is drawn.

/// The sort of an on-screen keyboard.
nonisolated public struct UIKeyboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let `default` = UIKeyboardType(rawValue: 0)
    public static let asciiCapable = UIKeyboardType(rawValue: 1)
    public static let numbersAndPunctuation = UIKeyboardType(rawValue: 2)
    public static let URL = UIKeyboardType(rawValue: 3)
    public static let numberPad = UIKeyboardType(rawValue: 4)
    public static let phonePad = UIKeyboardType(rawValue: 5)
    public static let namePhonePad = UIKeyboardType(rawValue: 6)
    public static let emailAddress = UIKeyboardType(rawValue: 7)
    public static let decimalPad = UIKeyboardType(rawValue: 8)
    public static let twitter = UIKeyboardType(rawValue: 9)
    public static let webSearch = UIKeyboardType(rawValue: 10)
    public static let asciiCapableNumberPad = UIKeyboardType(rawValue: 11)
    public static let alphabet = asciiCapable
}

/// What a text field is filled in with.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    public static let givenName = UITextContentType(rawValue: "givenName")
    public static let middleName = UITextContentType(rawValue: "middleName")
    public static let familyName = UITextContentType(rawValue: "familyName")
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    public static let location = UITextContentType(rawValue: "location")
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    public static let addressState = UITextContentType(rawValue: "addressState")
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    public static let countryName = UITextContentType(rawValue: "countryName")
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    public static let URL = UITextContentType(rawValue: "URL")
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "password")
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// What begins with a capital letter while it is typed.
nonisolated public struct TextInputAutocapitalization: Sendable {
    private let name: String

    public static var never: TextInputAutocapitalization { .init(name: "never") }
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// UIKit's name for what begins with a capital letter.
nonisolated public struct UITextAutocapitalizationType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let none = UITextAutocapitalizationType(rawValue: 0)
    public static let words = UITextAutocapitalizationType(rawValue: 1)
    public static let sentences = UITextAutocapitalizationType(rawValue: 2)
    public static let allCharacters = UITextAutocapitalizationType(rawValue: 3)
}

/// How dragging a scroll view takes the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String

    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}

extension View {
    /// The sort of the keyboard for text that is typed into the view.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// What the text is: the system offers to fill it in.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

    /// Whether spelling is left alone.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

    /// Whether spelling is left alone.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }

    /// What begins with a capital letter.
    nonisolated public func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { self }

    /// What begins with a capital letter.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

    /// How dragging the view takes the keyboard away.
    nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
