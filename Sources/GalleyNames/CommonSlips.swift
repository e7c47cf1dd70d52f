import Foundation
import GalleyProtocol
import GalleyScenario

/// Slips of which the compiler tells what they lead to, and not what they are.
package enum CommonSlips {
    /// What to say about an error, and the slip that it comes of.
    ///
    /// - Parameters:
    ///   - message: What the compiler says.
    ///   - importsViews: Whether the file that it is about imports a module that has SwiftUI's names; nil for no file.
    ///   - uses: The names that its line uses.
    ///   - rest: The line's text from the error's place on.
    package static func advice(
        on message: Substring, importsViews: Bool?, _ uses: [UsedNames.Use], rest: Substring = ""
    ) -> (name: String, text: String)? {
        if message.hasPrefix("cannot find"), importsViews == false, let match = message.firstMatch(of: /'(\w+)'/),
            KnownNames.types.contains(String(match.1))
        {
            return ("import SwiftUI", "the file lacks 'import SwiftUI', which brings '\(match.1)'")
        }
        if message.hasPrefix("consecutive statements on a line"), rest.hasPrefix(",") {
            return (",", "between views stands no comma; take it out")
        }
        if message.hasPrefix("expected ',' separator"), rest.hasPrefix(":") {
            return (":", "a value that begins with a point is no label; a comma follows it, and not a colon")
        }
        return views(message) ?? branches(message) ?? values(message, uses) ?? calls(message, uses)
            ?? members(message) ?? directions(message)
    }

    /// What chooses between views or values.
    private static func branches(_ message: Substring) -> (String, String)? {
        if message.hasPrefix("branches have mismatching types") {
            return (
                "@ViewBuilder",
                "both branches make a value of one type; a property or function that shows one view or another has @ViewBuilder before it"
            )
        }
        if message.hasPrefix("result values in '? :' expression have mismatching types") {
            return ("? :", "both sides have one type; one view or another is shown by if … { … } else { … }")
        }
        if message.contains("return statements in its body do not have matching underlying types") {
            return ("return", "between views stands no 'return': if … { Text(\"…\") } else { … }")
        }
        return nil
    }

    /// What stands between views.
    private static func views(_ message: Substring) -> (String, String)? {
        if message.contains("type '()' cannot conform to 'View'") {
            return (
                "()",
                "between views stand views alone; a call such as print is written 'let _ = print(…)', and what changes state stands in "
                    + "an action"
            )
        }
        if first(message, "cannot conform to 'View'", /^type '\(.*\) -> .+' cannot conform to 'View'/) != nil
            || first(message, "value of type '(", /^value of type '\(.*\) -> .+' has no member/) != nil
        {
            return ("call", "a function is called with parentheses behind its name: .bold(), and not .bold")
        }
        if let match = first(message, "KeyPath<", /^type '\w*KeyPath<.*' has no member '(\w+)'/) {
            return ("\\.\(match.1)", "a key path begins with a backslash: '\\.\(match.1)'")
        }
        if let match = first(message, "cannot find '", /^cannot find '(\w+)' in scope/),
            colors.contains(String(match.1))
        {
            return (String(match.1), "a colour has a point before it: '.\(match.1)'")
        }
        if message.hasPrefix("static method 'buildExpression' requires"),
            let match = message.firstMatch(of: /that '(.+)' conform to 'View'/)
        {
            return (
                "View(\(match.1))",
                "'\(match.1)' is no view, and between views stand views alone; a value is shown by Text(\"\\(…)\")"
            )
        }
        if message.hasPrefix("closure containing control flow statement cannot be used with result builder") {
            return ("for", "views are repeated by ForEach(…) { … }; other loops stand in a function")
        }
        if let match = first(message, "has no member 'subscript'", /^type '(\w+)<.*>' has no member 'subscript'/) {
            return ("[]", "what '\(match.1)' shows stands in braces: \(match.1) { … }")
        }
        if message.hasPrefix("type annotation missing in pattern") {
            return ("var", "a variable has a value or a type: 'var count = 0', or 'var count: Int'")
        }
        if message.hasPrefix("'async' call in a function that does not support concurrency") {
            return ("async", "an action waits in a task: Task { … await … }; a view by .task { … }")
        }
        if let match = first(
            message, "reference to property",
            /^reference to property '(\w+)' in closure requires explicit use of 'self'/)
        {
            return ("self.\(match.1)", "write 'self.\(match.1)'")
        }
        if message.hasPrefix("type '"), message.hasSuffix("does not conform to protocol 'View'") {
            return ("body", "what a view shows is its 'var body: some View { … }'")
        }
        if message.contains("'self' is immutable") {
            return (
                "self",
                "what a view changes of itself is declared with @State, as in '@State private var count = 0'; of any other struct "
                    + "it is changed by a 'mutating func'"
            )
        }
        return nil
    }

    /// A value of one type in the place of another.
    private static func values(_ message: Substring, _ uses: [UsedNames.Use]) -> (String, String)? {
        if first(message, "expected argument type 'Binding<", /type '\w+' to expected argument type 'Binding</) != nil {
            return ("Binding", "a binding is wanted: '$name' of a @State, or .constant(…) for what never changes")
        }
        if first(
            message, "type '()' to expected argument type", /type '\(\)' to expected argument type '.*\(\) -> Void'/)
            != nil
        {
            return (
                "action", "an action is a closure, { … }, or a function's name; with () the function is called at once"
            )
        }
        if message.contains("type 'ClosedRange<Int>' to expected argument type 'Range<Int>'") {
            return ("...", "ForEach takes a range without its end: 0..<4, and not 0...3")
        }
        if let match = first(
            message, "conform to 'ObservableObject'", /requires that '(?:\w+\.)*(\w+)' conform to 'ObservableObject'/)
        {
            return (
                "ObservableObject \(match.1)",
                "what a view watches is declared 'class \(match.1): ObservableObject', and what changes in it '@Published var'"
            )
        }
        if message.hasPrefix("value of optional type"), message.contains("must be unwrapped to a value") {
            return ("??", "say what stands for nothing, as in 'name ?? \"\"', or ask first: if let name { … }")
        }
        if first(
            message, "expected argument type 'Angle'", /type '(Int|Double|CGFloat)' to expected argument type 'Angle'/)
            != nil
        {
            return ("Angle", "an angle has its unit: .degrees(…) or .radians(…)")
        }
        if message.contains("type 'String' to expected argument type 'URL'") {
            return ("URL", "an address is made of its text by URL(string: …)")
        }
        if message.hasPrefix("missing argument label 'color:' in call"), uses.contains(where: { $0.name == "shadow" }) {
            return ("shadow", "a shadow's extent has its label: .shadow(radius: …)")
        }
        if message.contains("expected argument type 'PrimitiveButtonStyleConfiguration'") {
            return ("Button", "a button has an action behind its title: Button(\"…\") { … }")
        }
        if first(
            message, "expected argument type 'Font.TextStyle'",
            /type '(Int|Double|CGFloat)' to expected argument type 'Font.TextStyle'/) != nil
        {
            return ("size", "a size has its label: .system(size: …)")
        }
        if let match = first(
            message, "expected argument type 'Color'", /type '(UI|NS)Color' to expected argument type 'Color'/)
        {
            let label = match.1 == "UI" ? "uiColor" : "nsColor"
            return ("Color(\(label):)", "a \(match.1)Color is made a Color by Color(\(label): …)")
        }
        if let match = first(message, "conform to 'Identifiable'", /requires that '(.+)' conform to 'Identifiable'/) {
            return (
                "id \(match.1)",
                "what tells the elements apart is said by 'id: \\.self', or by '\(match.1)' as Identifiable"
            )
        }
        if let match = first(
            message, "conform to 'StringProtocol'", /requires that '(.+)' conform to 'StringProtocol'/),
            uses.contains(where: { $0.name == "Text" })
        {
            let form = match.1 == "Date" ? "Text(…, style: .date), or by Text(…, format: .dateTime)" : "Text(\"\\(…)\")"
            return ("Text(\(match.1))", "Text shows a String: a value of type '\(match.1)' is shown by \(form)")
        }
        return nil
    }

    /// A pattern's first match in a message that has words of it: those are looked for first, because a pattern is read again for each
    /// message, which costs a hundred times as much.
    private static func first<Output>(
        _ message: Substring, _ words: String, _ pattern: @autoclosure () -> Regex<Output>
    ) -> Regex<Output>.Match? {
        message.contains(words) ? message.firstMatch(of: pattern()) : nil
    }

    /// A member that is a word of another's.
    private static func members(_ message: Substring) -> (String, String)? {
        if let match = first(message, "type 'Shape' has no member", /^type 'Shape' has no member '(round\w*)'/) {
            return (String(match.1), "a rectangle with round corners is '.rect(cornerRadius: …)'")
        }
        return nil
    }

    /// How a value is written in a text, where an error is about a member that nothing says the type of.
    ///
    /// - Returns: What was written, and the words that it can be.
    package static func format(
        in message: Substring, _ uses: [UsedNames.Use]
    ) -> (written: String, known: Set<String>)? {
        guard let match = message.firstMatch(of: /^reference to member '(\w+)' cannot be resolved without/),
            uses.contains(where: { $0.labels?.contains("format:") ?? false || $0.name == "formatted" })
        else { return nil }
        return (String(match.1), formats)
    }

    private static let formats: Set<String> = [
        "byteCount", "components", "currency", "dateTime", "interval", "iso8601", "list", "measurement", "name",
        "number", "percent", "relative", "time", "timer", "units", "url",
    ]

    /// Types that no module makes of a text or of a number.
    package static let plainTypes: Set<String> = [
        "Angle", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Color", "Double", "EdgeInsets", "Float", "Font",
        "Int", "Range", "UnitPoint",
    ]

    /// A label that is nearly one of those that a call misses.
    private static func label(_ message: Substring, _ uses: [UsedNames.Use]) -> (String, String)? {
        guard message.hasPrefix("missing argument"), message.contains(" for parameter") else { return nil }
        let missing = message.matches(of: /'(\w+)'/).map { String($0.1) }
        for use in uses {
            let written = use.labels?.matches(of: /(\w+):/).map { String($0.1) } ?? []
            for label in written where label != "_" && !missing.contains(label) {
                guard
                    let meant = missing.first(where: { name in
                        name.hasPrefix(label) && label.count > 1
                            || name.count > 3 && Spelling.distance(name, label) <= 2
                    })
                else { continue }
                return ("\(label):", "write '\(meant):' in place of '\(label):'")
            }
        }
        return nil
    }

    /// Labels that a call has not.
    private static func calls(_ message: Substring, _ uses: [UsedNames.Use]) -> (String, String)? {
        if let slip = label(message, uses) { return slip }
        if let match = message.firstMatch(of: /^argument '(.+)' must precede argument '(.+)'/) {
            return ("\(match.1) \(match.2)", "write '\(match.1):' before '\(match.2):'")
        }
        if message.hasPrefix("extraneous argument label 'system:'"), uses.contains(where: { $0.name == "Image" }) {
            return ("system", "a symbol has its label: Image(systemName: \"…\")")
        }
        if message.hasPrefix("missing argument label 'role:'"), uses.contains(where: { $0.name == "Button" }) {
            return ("Button", "a button has a title or a label behind its action: Button(action: …) { … }")
        }
        if message.contains("extraneous argument label 'hex:' in call") {
            return ("hex", "SwiftUI has no colours by 'hex'; projects that write it have an extension of Color")
        }
        guard message.contains("'Content' could not be inferred") || message.hasPrefix("extra argument") else {
            return nil
        }
        for use in uses where use.name.hasSuffix("Stack") && !use.isMember {
            let labels = use.labels?.matches(of: /(\w+):/).map { String($0.1) } ?? []
            guard let wrong = labels.first(where: { !stackLabels.contains($0) }) else { continue }
            return (
                "\(use.name)(\(wrong):)", "'\(use.name)' has no '\(wrong):'; it takes 'alignment:' and 'spacing:'"
            )
        }
        return nil
    }

    private static let colors: Set<String> = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "purple", "red",
        "teal",
        "white", "yellow", "accentColor",
    ]

    private static let stackLabels: Set<String> = ["alignment", "spacing", "pinnedViews", "content", "path", "root"]

    /// Directions as other systems call them.
    private static func directions(_ message: Substring) -> (String, String)? {
        guard
            let match = first(
                message, "has no member '", /type '(\w*Alignment|UnitPoint|Edge|Edge\.Set)\??' has no member '(\w+)'/),
            let meant = directions[String(match.2)]
        else { return nil }
        return (String(match.2), "did you mean '\(meant)'?")
    }

    private static let directions = [
        "left": "leading", "right": "trailing", "middle": "center", "centre": "center", "up": "top", "down": "bottom",
        "start": "leading", "end": "trailing",
    ]
}
