import GalleyDrawing

extension [DrawItem] {
    /// What can be read in the items, and what is said in its place.
    var spokenText: String {
        var text = ""
        // Where the letters of the last run end in their text.
        var end = 0
        for item in self {
            switch item {
            case .glyphs(let run, _, _, _):
                // Lines end without the space that they were broken at.
                if let last = text.last, !last.isWhitespace, run.textStart != end { text += " " }
                text += run.text
                end = run.textStart + run.text.utf8.count
            case .group(let group):
                let said: String
                if let semantics = group.semantics, semantics.isSilent || semantics.role == .figure {
                    said = ""
                } else {
                    said = group.semantics?.label ?? group.items.spokenText
                }
                if let last = text.last, let first = said.first, !last.isWhitespace, !first.isWhitespace,
                    group.tag != nil
                {
                    text += " "
                }
                text += said
            default: break
            }
        }
        return text
    }

    /// What is said of the first picture among the items.
    var figure: String? {
        for case .group(let group) in self {
            if group.semantics?.isSilent == true { continue }
            if group.semantics?.role == .figure { return group.semantics?.label }
            if let found = group.items.figure { return found }
        }
        return nil
    }
}
