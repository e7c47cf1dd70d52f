import Foundation
import GalleyGraph
import GalleyViews

/// A row's word to the list it is in.
package protocol RowTrait {
    associatedtype Value
}

/// How far a row's content lies inside of it, in place of the list's own insets.
enum RowInsets: RowTrait { typealias Value = EdgeInsets }
/// What lies behind a row, in place of the list's own ground.
enum RowBackground: RowTrait { typealias Value = AnyView }
enum RowTopSeparator: RowTrait { typealias Value = Visibility }
enum RowBottomSeparator: RowTrait { typealias Value = Visibility }
enum RowTopSeparatorTint: RowTrait { typealias Value = Color }
enum RowBottomSeparatorTint: RowTrait { typealias Value = Color }
enum SectionTopSeparator: RowTrait { typealias Value = Visibility }
enum SectionBottomSeparator: RowTrait { typealias Value = Visibility }
/// The distance to the next section, in points.
enum SectionGap: RowTrait { typealias Value = ListSectionSpacing }
/// How many levels a row lies inside of others.
enum RowDepth: RowTrait { typealias Value = Int }
enum RowCanBeDeleted: RowTrait { typealias Value = Bool }
enum RowCanBeMoved: RowTrait { typealias Value = Bool }
/// What takes a row's element away, given the row's number among those that were listed with it.
enum RowDeletion: RowTrait { typealias Value = (Int) -> Void }
/// What puts a row's element in another place.
enum RowMoving: RowTrait { typealias Value = RowMove }
/// What is dropped before and behind a row.
enum RowDropping: RowTrait { typealias Value = RowDrop }
/// Whether a row shows its badge itself.
package enum RowShowsBadge: RowTrait { package typealias Value = Bool }
/// What a person's swipe from the leading edge shows.
enum RowLeadingSwipe: RowTrait { typealias Value = SwipeActions }
/// What a person's swipe from the trailing edge shows.
enum RowTrailingSwipe: RowTrait { typealias Value = SwipeActions }

/// Buttons that appear when a row is swiped; a picture shows it at rest.
struct SwipeActions {
    /// Whether a long swipe does what the first button does.
    var allowsFullSwipe: Bool
    var buttons: AnyView
}

extension ElementTraits {
    package subscript<Trait: RowTrait>(_ trait: Trait.Type) -> Trait.Value? {
        get { values[ObjectIdentifier(trait)] as? Trait.Value }
        set { values[ObjectIdentifier(trait)] = newValue }
    }
}

extension View {
    /// Says something of the rows that the view stands for; what is said inside of it already stays.
    package nonisolated func rowTrait<Trait: RowTrait>(_ trait: Trait.Type, _ value: Trait.Value?) -> some View {
        modifier(TraitWritingModifier { $0[trait] = value })
    }
}

private enum RowBadgeKey: EnvironmentKey { static var defaultValue: Text? { nil } }

extension EnvironmentValues {
    /// The badge of the row that the place is in, for views that put something after it.
    package var rowBadge: Text? {
        get { self[RowBadgeKey.self] }
        set { self[RowBadgeKey.self] = newValue }
    }
}
