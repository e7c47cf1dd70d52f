import GalleyText

/// A program's images, colours and translations.
nonisolated package enum ProgramFiles {
    private static let fixed = Locked(false)

    /// From now on they stay as they are: what is read of them is kept for all views. Else each layout looks for them again.
    package static func stayAsTheyAre() { fixed.withLock { $0 = true } }

    /// Whether they stay as they are.
    package static var areFixed: Bool { fixed.withLock { $0 } }
}

extension AssetLibrary {
    private static let kept = Locked<[[URL]: AssetLibrary]>([:])

    /// The library of some folders: one for all where a program's files stay as they are.
    package static func library(folders: [URL]) -> AssetLibrary {
        guard ProgramFiles.areFixed else { return AssetLibrary(folders: folders) }
        return kept.withLock { kept in
            if let known = kept[folders] { return known }
            let library = AssetLibrary(folders: folders)
            kept[folders] = library
            return library
        }
    }
}
