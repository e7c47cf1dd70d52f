import GalleyDiagnostics
import GalleyNames
import GalleyProtocol

/// What is said of a mistake beside what the compiler says.
extension MessageJudge {
    /// - Parameter uses: The names that the message's line uses.
    func ruling(on found: CompilerDiagnostic, _ uses: [UsedNames.Use]) -> Ruling {
        var ruling = plainRuling(on: found, uses)
        ruling.isLiteral = ruling.kind == .mistake && isOfLiteral(found)
        guard found.severity == .error, ruling.kind == .mistake, ruling.advice == nil, ruling.slip == nil,
            let place = found.place,
            let advice = nearest.advice(
                onSlip: "\(place.file):\(place.line):\(place.column ?? 1) \(found.text)",
                {
                    CommonSlips.advice(
                        on: Substring(found.text), line: place.line, column: place.column ?? 1,
                        in: source.file(at: place.file), uses)?.text ?? Self.textAdvice(on: found, uses)
                })
        else { return ruling }
        if let match = advice.wholeMatch(of: /did you mean '(\w+)'\?/) {
            // The word's place is known where the message is about it.
            if ruling.name == nil { ruling.advice = advice }
            ruling.meant = String(match.1)
        } else {
            ruling.advice = advice
        }
        return ruling
    }

    /// Whether a text or a number that is written out is of the wrong type.
    private func isOfLiteral(_ found: CompilerDiagnostic) -> Bool {
        guard found.text.hasPrefix("cannot convert"),
            let match = found.text.firstMatch(
                of: /^cannot convert value of type '\w+' to expected argument type '(\w+)/),
            CommonSlips.plainTypes.contains(String(match.1)), let place = found.place,
            let first = source.file(at: place.file)?.rest(line: place.line, column: place.column ?? 1).first
        else { return false }
        return first == "\"" || first.isNumber
    }

    /// Whether a message speaks of a closure or a function where the type of a module that is not here is meant: of what has no type the
    /// compiler takes one for the other.
    func followsFromUnknownType(_ found: CompilerDiagnostic, in file: String) -> Bool {
        guard absentOf[file] != nil else { return false }
        return found.text.hasPrefix("passing non-escaping parameter") || found.text.hasPrefix("trailing closure passed")
            || found.text.hasPrefix("value of type '(")
                && found.text.wholeMatch(of: /value of type '\(.*\) -> .+' has no member '\w+'/) != nil
    }

    /// The compiler says of `Text(42)` no more than that nothing fits.
    private static func textAdvice(on found: CompilerDiagnostic, _ uses: [UsedNames.Use]) -> String? {
        guard found.text.hasPrefix("no exact matches in call to initializer"),
            uses.contains(where: { $0.name == "Text" && $0.labels == "(_:)" })
        else { return nil }
        return
            "Text shows a String: a value of another type is shown by Text(\"\\(…)\"), a number also by Text(…, format: .number)"
    }
}
