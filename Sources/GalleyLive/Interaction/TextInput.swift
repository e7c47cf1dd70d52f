import GalleyGraph

// How text is typed. What is set here changes nothing that is drawn; a live view's page tells the browser (`TextInputTraits`).

/// The sort of an on-screen keyboard.
nonisolated public struct UIKeyboardType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// A keyboard by UIKit's number for it.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The usual keyboard.
    public static let `default` = UIKeyboardType(rawValue: 0)
    /// Letters of ASCII.
    public static let asciiCapable = UIKeyboardType(rawValue: 1)
    /// Numbers and punctuation.
    public static let numbersAndPunctuation = UIKeyboardType(rawValue: 2)
    /// What addresses of pages are made of.
    public static let URL = UIKeyboardType(rawValue: 3)
    /// Digits alone.
    public static let numberPad = UIKeyboardType(rawValue: 4)
    /// What telephone numbers are made of.
    public static let phonePad = UIKeyboardType(rawValue: 5)
    /// Names, or telephone numbers.
    public static let namePhonePad = UIKeyboardType(rawValue: 6)
    /// What email addresses are made of.
    public static let emailAddress = UIKeyboardType(rawValue: 7)
    /// Digits and a decimal separator.
    public static let decimalPad = UIKeyboardType(rawValue: 8)
    /// Letters, with `@` and `#` at hand.
    public static let twitter = UIKeyboardType(rawValue: 9)
    /// Words to search for, or addresses.
    public static let webSearch = UIKeyboardType(rawValue: 10)
    /// The digits of ASCII alone.
    public static let asciiCapableNumberPad = UIKeyboardType(rawValue: 11)
    /// An old name of `asciiCapable`.
    public static let alphabet = asciiCapable
}

/// What a text field is filled in with.
nonisolated public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    /// A content by UIKit's name for it.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, such as `Dr.`
    public static let namePrefix = UITextContentType(rawValue: "namePrefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "givenName")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middleName")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "familyName")
    /// What stands behind a name, such as `Jr.`
    public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What someone does.
    public static let jobTitle = UITextContentType(rawValue: "jobTitle")
    /// The name of a company.
    public static let organizationName = UITextContentType(rawValue: "organizationName")
    /// A place with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A street address, all of it.
    public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "addressCity")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "addressState")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "countryName")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// The address of a page.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A credit card's number.
    public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being chosen.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code that is valid once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A date with a time.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// What begins with a capital letter while it is typed.
nonisolated public struct TextInputAutocapitalization: Sendable {
    package let name: String

    /// Nothing.
    public static var never: TextInputAutocapitalization { .init(name: "never") }
    /// Every word.
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    /// Every sentence.
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    /// All letters are capital.
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// UIKit's name for what begins with a capital letter.
nonisolated public struct UITextAutocapitalizationType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    /// A choice by UIKit's number for it.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Nothing.
    public static let none = UITextAutocapitalizationType(rawValue: 0)
    /// Every word.
    public static let words = UITextAutocapitalizationType(rawValue: 1)
    /// Every sentence.
    public static let sentences = UITextAutocapitalizationType(rawValue: 2)
    /// All letters are capital.
    public static let allCharacters = UITextAutocapitalizationType(rawValue: 3)
}

/// How dragging a scroll view takes the keyboard away.
nonisolated public struct ScrollDismissesKeyboardMode: Sendable {
    private let name: String

    /// As the kind of view does.
    public static var automatic: ScrollDismissesKeyboardMode { .init(name: "automatic") }
    /// As soon as the drag begins.
    public static var immediately: ScrollDismissesKeyboardMode { .init(name: "immediately") }
    /// It follows the finger.
    public static var interactively: ScrollDismissesKeyboardMode { .init(name: "interactively") }
    /// It does not.
    public static var never: ScrollDismissesKeyboardMode { .init(name: "never") }
}
