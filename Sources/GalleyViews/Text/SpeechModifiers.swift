import GalleyGraph

extension View {
    /// Has texts read letter by letter.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accepted("speechSpellsOutCharacters")
    }

    /// Has texts read with their punctuation.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accepted("speechAlwaysIncludesPunctuation")
    }

    /// Has texts read higher or lower.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { accepted("speechAdjustedPitch") }

    /// Has announcements wait for those before them.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accepted("speechAnnouncementsQueued")
    }

    /// Lays texts out as those of a language.
    /// - Note: Accepted, does nothing here: a text's own letters decide.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        accepted("typesettingLanguage", shownIn: .picture)
    }
}

extension Text {
    /// Has the text read letter by letter.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

    /// Has the text read with its punctuation.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Has the text read higher or lower.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Has the announcement wait for those before it.
    /// - Note: Accepted, does nothing here: how a text is spoken is the screen reader's.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Lays the text out as one of a language.
    /// - Note: Accepted, does nothing here: a text's own letters decide.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

/// What writing tools may do with a text.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let number: Int

    /// Whatever the system finds right.
    public static let automatic = WritingToolsBehavior(number: 0)
    /// They write in the text.
    public static let complete = WritingToolsBehavior(number: 1)
    /// They write beside it.
    public static let limited = WritingToolsBehavior(number: 2)
    /// They are not there.
    public static let disabled = WritingToolsBehavior(number: 3)
}

extension View {
    /// What writing tools may do with the texts inside.
    /// - Note: Accepted, does nothing here: there are no writing tools.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        accepted("writingToolsBehavior")
    }
}
