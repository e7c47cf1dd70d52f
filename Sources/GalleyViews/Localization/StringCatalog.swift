import GalleyGraph

/// A String Catalog (`.xcstrings`): the texts of all languages in one file.
nonisolated struct StringCatalog: Sendable {
    var sourceLanguage: String
    /// Texts by key, then by language.
    var strings: [String: [String: StringEntry]] = [:]

    init(_ data: Data) throws {
        let file = try JSONDecoder().decode(File.self, from: data)
        sourceLanguage = file.sourceLanguage
        for (key, string) in file.strings {
            for (language, localization) in string.localizations ?? [:] {
                guard let form = localization.form else { continue }
                var entry = StringEntry(form: form)
                for (name, substitution) in localization.substitutions ?? [:] {
                    guard let form = substitution.form else { continue }
                    entry.variables[name] = StringEntry.Variable(
                        position: substitution.argNum, form: form.replacingArgument(substitution.formatSpecifier))
                }
                strings[key, default: [:]][language] = entry
            }
        }
    }

    private struct File: Decodable {
        var sourceLanguage: String
        var strings: [String: Entry]
    }

    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private final class Localization: Decodable {
        var stringUnit: Unit?
        var variations: [String: [String: Localization]]?
        var substitutions: [String: Localization]?
        var argNum: Int?
        var formatSpecifier: String?

        struct Unit: Decodable {
            var value: String?
        }

        /// The text in its forms; a unit without a value is not translated yet.
        var form: StringEntry.Form? {
            for (kind, forms) in [("plural", variations?["plural"]), ("device", variations?["device"])] {
                guard let forms = forms?.compactMapValues(\.form), !forms.isEmpty else { continue }
                return kind == "plural" ? .plural(forms) : .device(forms)
            }
            guard let value = stringUnit?.value, !value.isEmpty else { return nil }
            return .text(value)
        }
    }
}

extension StringEntry.Form {
    /// The form with `%arg` as the format that the substitution says.
    fileprivate func replacingArgument(_ specifier: String?) -> StringEntry.Form {
        guard let specifier else { return self }
        return switch self {
        case .text(let text): .text(text.replacing("%arg", with: "%\(specifier)"))
        case .plural(let forms): .plural(forms.mapValues { $0.replacingArgument(specifier) })
        case .device(let forms): .device(forms.mapValues { $0.replacingArgument(specifier) })
        }
    }
}
