import GalleyDrawing

extension [DrawItem] {
    /// What can be read in the items, and what is said in its place.
    var spokenText: String {
        var walk = SpokenWalk()
        self.walk(&walk)
        return walk.texts[0].text
    }

    /// What is said of the first picture among the items that something is said of.
    var figure: String? {
        var walk = FigureWalk()
        self.walk(&walk)
        return walk.label
    }
}

private struct SpokenWalk: DrawWalk {
    /// What was read, and where the letters of the last run end in their text: of all, and of each group around.
    var texts = [(text: "", end: 0)]

    mutating func visit(_ mark: DrawItem) -> Bool {
        guard case .glyphs(let run, _, _, _) = mark else { return true }
        let inner = texts.count - 1
        // Lines end without the space that they were broken at.
        if let last = texts[inner].text.last, !last.isWhitespace, run.textStart != texts[inner].end {
            texts[inner].text += " "
        }
        texts[inner].text += run.text
        texts[inner].end = run.textStart + run.text.utf8.count
        return true
    }

    mutating func enter(_ group: DrawGroup) -> DrawStep {
        if let semantics = group.semantics {
            if semantics.isSilent || semantics.role == .figure { return .past }
            if let label = semantics.label {
                say(label, of: group)
                return .past
            }
        }
        texts.append(("", 0))
        return .inside
    }

    mutating func leave(_ group: DrawGroup) { say(texts.removeLast().text, of: group) }

    private mutating func say(_ said: String, of group: DrawGroup) {
        let inner = texts.count - 1
        if let last = texts[inner].text.last, let first = said.first, !last.isWhitespace, !first.isWhitespace,
            group.tag != nil
        {
            texts[inner].text += " "
        }
        texts[inner].text += said
    }
}

private struct FigureWalk: DrawWalk {
    var label: String?

    mutating func visit(_ mark: DrawItem) -> Bool { true }

    mutating func enter(_ group: DrawGroup) -> DrawStep {
        guard let semantics = group.semantics else { return .inside }
        if semantics.isSilent { return .past }
        guard semantics.role == .figure else { return .inside }
        label = semantics.label
        return label == nil ? .past : .end
    }
}
