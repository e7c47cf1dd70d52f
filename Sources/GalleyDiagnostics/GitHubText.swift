/// GitHub's workflow commands, as far as their texts go.
package enum GitHubText {
    package static func message(_ text: String) -> String {
        // By scalars: the end of a line on Windows is one character of two.
        text.unicodeScalars.reduce(into: "") { escaped, scalar in
            switch scalar {
            case "%": escaped += "%25"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
    }

    package static func field(_ text: String) -> String {
        message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
