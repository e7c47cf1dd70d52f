import GalleyEngine

extension LayoutTree {
    /// The names of the users' guides that the tree has met, in the order of their keys.
    package var guideNames: [(key: GuideKey, name: String)] {
        var names: [(GuideKey, String)] = []
        var key = GuideKey.lastTextBaseline.rawValue + 1
        while let guide = customGuideIfMet(GuideKey(rawValue: key)) {
            names.append((GuideKey(rawValue: key), ((guide as? CustomGuide).map { "\($0.id)" }) ?? "guide"))
            key += 1
        }
        return names
    }
}
