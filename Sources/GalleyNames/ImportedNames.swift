/// The modules that texts import.
package enum ImportedNames {
    /// - Parameter isUnconditional: Whether an import under a condition is none.
    package static func all(in text: String, isUnconditional: Bool = false) -> Set<Substring> {
        var names: Set<Substring> = []
        var depth = 0
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
            if isUnconditional, let first = words.first, first.hasPrefix("#") {
                if first.hasPrefix("#if") { depth += 1 }
                if first == "#endif" { depth -= 1 }
            }
            guard depth == 0 else { continue }
            guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { continue }
            // `import struct Foundation.Date` is no import of all of it.
            names.insert(words[index + 1])
            // `import UIKit.UIFont` is one of UIKit.
            names.insert(words[index + 1].prefix { $0 != "." })
        }
        return names
    }
}
