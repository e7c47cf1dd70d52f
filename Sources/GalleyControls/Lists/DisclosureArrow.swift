import GalleyGraph
import GalleyViews

/// The arrow at the end of a row that leads on: 7 points wide and 12 tall, at 30 %, its middle 5⅔ before the end of the row's
/// content and 15⅔ after what is before it (rules.md §18.7).
package struct DisclosureArrow: View {
    package init() {}

    package var body: some View {
        Image(systemName: "chevron.forward").role(.decoration).font(.footnote.weight(.semibold))
            .foregroundStyle(Color(.system(.tertiaryLabel)))
            .frame(width: 34 / 3)
            .padding(.leading, 10)
    }
}
