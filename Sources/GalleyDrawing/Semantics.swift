/// What a part of a picture means to a person who does not see it. Formats with a separate structure (PDF, SVG) write it
/// down; pictures in pixels pass it by.
///
/// An object, so that groups without a meaning, nearly all, pay one word.
public final class Semantics: Sendable {
    /// What a part is.
    public enum Role: Hashable, Sendable {
        /// The title of what follows; levels count from 1 (the highest) to 6. 0: one below the last heading that has a level.
        case heading(level: Int)
        /// What opens an address when it is used.
        case link(String)
        /// A picture that says something.
        case figure
        /// What only pleases the eye, or repeats what is said elsewhere.
        case decoration
        /// The same again, such as a mirror image of what is drawn elsewhere: nothing in it is read, found or followed a
        /// second time. Its letters are outlines.
        case copy
        /// Items below or beside each other.
        case list
        /// A part of a list.
        case listItem
        /// Rows of cells.
        case table
        /// A line of a table.
        case tableRow
        /// The cell above a column.
        case columnHeader
        /// A cell of a table's line.
        case tableCell
    }

    /// Nil if the part is no more than what it shows.
    public let role: Role?
    /// What is said in place of what is seen.
    public let label: String?
    /// Whether someone wrote the label for readers; else it is the name of a file, for example.
    public let isDescribed: Bool
    /// Whether it continues with what was on the page before: a list, a table, or a paragraph if it has no role.
    public let isContinued: Bool

    /// Whether nothing is said of the part, whatever lies in it.
    package var isSilent: Bool { role == .decoration || role == .copy }

    /// Makes a meaning.
    public init(_ role: Role?, label: String? = nil, isDescribed: Bool = true, isContinued: Bool = false) {
        self.role = role
        self.label = label
        self.isDescribed = isDescribed
        self.isContinued = isContinued
    }
}
