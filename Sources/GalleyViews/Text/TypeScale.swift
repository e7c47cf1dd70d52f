import GalleyGraph
import GalleyText

extension DynamicTypeSize {
    /// How many times as large as at the Large setting a text style is on iOS.
    func scale(of style: Font.TextStyle) -> CGFloat {
        CGFloat(setting.size(of: style.gallery) / TypeSizeSetting.large.size(of: style.gallery))
    }
}
