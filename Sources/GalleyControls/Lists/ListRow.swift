import Foundation
import GalleyGraph
import GalleyLive
import GalleyViews

/// What is shown beside a row while its list is edited.
struct ListRowEditing {
    var showsDeletion, showsMoving: Bool
    /// Whether the row is one of those that are chosen; nil where several rows cannot be.
    var isChosen: Bool?

    /// Whether there is nothing beside the row.
    var isEmpty: Bool { !showsDeletion && !showsMoving && isChosen == nil }
}

/// A row with what its list puts around it.
struct ListRow: View {
    let content: BuiltNode
    let insets: EdgeInsets
    /// Whether its content keeps the list's distance to the card's sides.
    let hasMargin: Bool
    let height: CGFloat
    let badge: Text?
    let editing: ListRowEditing
    let card: CardShape
    let ground: Color?
    let background: AnyView?
    let lines: RowLines
    /// Whether its ground lies over the line of the row above.
    let coversLineAbove: Bool
    let metrics: ListMetrics
    let swipes: RowSwipes
    /// What moves the row; nil where it cannot be, and in pictures.
    let movable: MovableRow?
    /// What takes what is dropped on the row's halves; nil where nothing does, and in pictures.
    let drop: RowDropPlace?
    /// Selects the row; nil where it cannot be.
    let choose: (@MainActor () -> Void)?

    var body: some View {
        line
            .padding(insets)
            .modifier(ContentMargin(metrics: metrics, isWanted: hasMargin))
            .frame(minHeight: height)
            .liveTap(choose)
            .modifier(RowSeparators(lines: lines))
            .background { backgroundView }
            .modifier(RowDropModifier(place: drop))
            .modifier(RowSwiping(swipes: swipes))
            .modifier(CardMargin(metrics: metrics))
            .modifier(RowMoveModifier(movable: movable))
            .role(.listItem)
    }

    @ViewBuilder private var line: some View {
        if badge == nil, editing.isEmpty {
            content.frame(maxWidth: .infinity, alignment: .leading)
        } else {
            HStack(spacing: 0) {
                if let isChosen = editing.isChosen {
                    RowMark(symbol: isChosen ? "checkmark.circle.fill" : "circle")
                        .foregroundStyle(
                            isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.tertiary), AnyShapeStyle(.tint))
                } else if editing.showsDeletion {
                    DeletionMark()
                }
                content.frame(maxWidth: .infinity, alignment: .leading)
                if let badge { badge.foregroundStyle(.secondary).padding(.leading, 8) }
                if editing.showsMoving { MoveHandle(movable: movable) }
            }
        }
    }

    @ViewBuilder private var backgroundView: some View {
        if let background {
            background.clipShape(card)
        } else if let ground {
            card.fill(ground).padding(.top, coversLineAbove ? -lines.thickness : 0)
        }
    }
}

/// A symbol before a row.
private struct RowMark: View {
    let symbol: String

    var body: some View {
        Image(systemName: symbol)
            .font(.system(size: 22))
            .frame(width: 24, height: 0)
            .padding(.trailing, 16)
    }
}

/// The mark of a row that can be deleted: a tap on it shows the button that does, as a swipe would.
private struct DeletionMark: View {
    @Environment(\.showTrailingSwipe) private var show

    var body: some View {
        // The mark takes no height from the row, but a finger finds it in all of the row's.
        RowMark(symbol: "minus.circle.fill").foregroundStyle(.white, .red).accessibilityHidden(true)
            .overlay {
                if let show {
                    NamedView("DeletionMark") {
                        Color.clear.frame(width: 40, height: 44).accessibilityLabel(Text("Remove")).liveTap(show.action)
                    }
                }
            }
    }
}

/// A section's card as far as one row has it: round at the corners that are the card's.
struct CardShape: Shape {
    var isFirst, isLast: Bool
    var radius: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let (top, bottom) = (isFirst ? radius : 0, isLast ? radius : 0)
        if top == 0, bottom == 0 { return Path(rect) }
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: rect)
    }
}
