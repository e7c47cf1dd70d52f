import GalleyGraph
import GalleyText

extension DynamicTypeSize {
    /// How many times as large as at the Large setting lengths and fonts are on iOS that follow a text style.
    package func scale(of style: Font.TextStyle) -> CGFloat { CGFloat(setting.lengthScale(of: style.gallery)) }

    /// The distance between the baselines of a text style on iOS, in points.
    package func lineHeight(of style: Font.TextStyle) -> CGFloat { CGFloat(setting.lineHeight(of: style.gallery)) }
}
