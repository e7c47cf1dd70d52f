import Foundation
import GalleyGraph
import GalleyLive
import GalleyViews

/// What a row has for a finger that moves it to a side, and for the key that deletes.
struct RowSwipes {
    /// The row's name in its list: rows are moved one by one.
    var name: AnyHashable
    var leading, trailing: SwipeActions?
    /// Whether the row is selected.
    var isChosen = false
    /// Takes the row's element away.
    var delete: (@MainActor () -> Void)?

    /// What a swipe from the trailing edge shows: the row's own buttons, or one that deletes it (Apple's documentation of
    /// `swipeActions`: a row with its own buttons has no deletion of `onDelete`).
    func trailing(isEditing: Bool = false) -> SwipeActions? {
        if let trailing { return trailing }
        guard let delete else { return nil }
        return SwipeActions(
            allowsFullSwipe: true, buttons: AnyView(Button("Delete", role: .destructive, action: delete)))
    }
}

/// Lets a row be moved to a side, where the view is alive.
nonisolated struct RowSwiping: PrimitiveModifier {
    let swipes: RowSwipes

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        let swipes = modifier.swipes
        guard builder.live != nil, swipes.leading != nil || swipes.trailing() != nil else {
            return Base._build(content, into: builder)
        }
        let outer = builder.identity
        builder.identity = outer.named(swipes.name)
        builder.withInstalled(SwipedRow(swipes: swipes)) { row, builder in
            row.build(ElementView { Base._build(content, into: $0) }, builder)
        }
        builder.identity = outer
    }
}

/// A row, and the buttons beside it that its way to a side uncovers.
private struct SwipedRow {
    /// How far the row is from its place: to the right.
    @State private var shift: CGFloat = 0
    /// How far it stays from it when no finger moves it.
    @State private var rest: CGFloat = 0
    let swipes: RowSwipes

    init(swipes: RowSwipes) { self.swipes = swipes }

    /// UIKit's buttons are at least 74 points wide.
    private static let buttonWidth: CGFloat = 74
    /// The part of a row's width from which on a swipe is a long one.
    private static let fullSwipe: CGFloat = 0.6

    @MainActor func build(_ content: ElementView, _ builder: ViewTreeBuilder) {
        let (shift, rest) = ($shift, $rest)
        let close: @MainActor () -> Void = { (shift.wrappedValue, rest.wrappedValue) = (0, 0) }
        let isMirrored = builder.environment.layoutDirection == .rightToLeft
        let right = isMirrored ? swipes.trailing() : swipes.leading
        let left = isMirrored ? swipes.leading : swipes.trailing()
        let first = FirstSwipeAction(isLast: self.shift < 0)
        let after = AfterButtonAction(close)
        let buttons = (
            right: Self.buttons(right, first, after, builder), left: Self.buttons(left, first, after, builder)
        )
        let outerShow = builder.environment.showTrailingSwipe
        if builder.environment.editMode?.wrappedValue.isEditing == true {
            builder.environment.showTrailingSwipe = ShowTrailingSwipe {
                let room = CGFloat(isMirrored ? buttons.right.count : buttons.left.count) * Self.buttonWidth
                (shift.wrappedValue, rest.wrappedValue) = isMirrored ? (room, room) : (-room, -room)
            }
        }
        let target = SwipeTarget(
            isChosen: swipes.isChosen, delete: swipes.delete,
            move: { way, _ in
                let next = rest.wrappedValue + way
                shift.wrappedValue = min(max(next, left == nil ? 0 : -.infinity), right == nil ? 0 : .infinity)
            },
            end: { width, _ in
                let shown = shift.wrappedValue
                let (actions, room) =
                    shown > 0
                    ? (right, CGFloat(buttons.right.count) * Self.buttonWidth)
                    : (left, CGFloat(buttons.left.count) * Self.buttonWidth)
                if actions?.allowsFullSwipe == true, abs(shown) > width * Self.fullSwipe {
                    close()
                    first.act?()
                    return
                }
                let end = abs(shown) > room / 2 ? (shown > 0 ? room : -room) : 0
                (shift.wrappedValue, rest.wrappedValue) = (end, end)
            })
        func build<V: View>(_ view: V) { V._build(view, into: builder) }
        let item = NodeItem("swipe", InteractionContent(.swipe(target), isEnabled: builder.environment.isEnabled))
        let row = SwipedRowBody(
            content: content, shift: self.shift, isOpen: self.rest != 0, right: buttons.right, left: buttons.left,
            buttonWidth: Self.buttonWidth, close: close)
        builder.wrap({ build(row) }, item) { builder.tree.addPassthrough(around: $0) }
        builder.environment.showTrailingSwipe = outerShow
    }

    /// The buttons of one side, from the edge inwards.
    @MainActor private static func buttons(
        _ actions: SwipeActions?, _ first: FirstSwipeAction, _ after: AfterButtonAction, _ builder: ViewTreeBuilder
    ) -> [ElementView] {
        guard let actions else { return [] }
        let content = actions.buttons.buttonStyle(SwipeButtonStyle(first: first))
            .environment(\.afterButtonAction, after)
        return DialogActions(content, builder).inOrder.map(\.view)
    }
}

/// Uncovers the buttons at a row's trailing edge, as a swipe does.
final class ShowTrailingSwipe {
    let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

private enum ShowTrailingSwipeKey: EnvironmentKey { static var defaultValue: ShowTrailingSwipe? { nil } }

extension EnvironmentValues {
    var showTrailingSwipe: ShowTrailingSwipe? {
        get { self[ShowTrailingSwipeKey.self] }
        set { self[ShowTrailingSwipeKey.self] = newValue }
    }
}

/// What the first of the buttons does that are uncovered: the one next to the edge.
@MainActor
private final class FirstSwipeAction {
    private let isLast: Bool
    private(set) var act: (() -> Void)?

    /// - Parameter isLast: Whether the button next to the edge is the last one that is built.
    init(isLast: Bool) { self.isLast = isLast }

    func note(_ action: @escaping () -> Void) { if act == nil || isLast { act = action } }
}

private struct SwipedRowBody: View {
    @Environment(\.layoutDirection) private var direction
    let content: ElementView
    let shift: CGFloat
    let isOpen: Bool
    let right, left: [ElementView]
    let buttonWidth: CGFloat
    let close: @MainActor () -> Void

    var body: some View {
        content
            .overlay { if isOpen { Color.clear.liveTap(close) } }
            // To the right, in either direction: an offset is mirrored.
            .offset(x: direction == .rightToLeft ? -shift : shift)
            .background {
                if shift != 0 {
                    let buttons = shift > 0 ? right : left
                    let room = max(abs(shift), CGFloat(buttons.count) * buttonWidth)
                    HStack(spacing: 0) {
                        ForEach(0..<buttons.count, id: \.self) { buttons[shift > 0 ? $0 : buttons.count - 1 - $0] }
                    }
                    .frame(width: room)
                    .frame(width: abs(shift), alignment: shift > 0 ? .leading : .trailing)
                    .clipped()
                    .frame(maxWidth: .infinity, alignment: shift > 0 ? .leading : .trailing)
                    .environment(\.layoutDirection, .leftToRight)
                }
            }
            .clipped()
    }
}

/// White on the button's tint, on red where it destroys something, else on grey; as tall as the row.
private struct SwipeButtonStyle: ButtonStyle {
    let first: FirstSwipeAction

    func makeBody(configuration: Configuration) -> some View {
        first.note(configuration.action)
        return SwipeButton(configuration: configuration)
    }
}

private struct SwipeButton: View {
    @Environment(\.tintColor) private var tint
    let configuration: ButtonStyleConfiguration

    var body: some View {
        configuration.label
            .labelStyle(.iconOnly)
            .font(.system(size: 15, weight: .medium))
            .lineLimit(1)
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(configuration.role == .destructive ? .red : tint ?? .gray)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .contentShape(Rectangle())
    }
}
