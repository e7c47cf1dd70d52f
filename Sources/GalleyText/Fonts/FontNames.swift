/// The names of the fonts that there are.
extension FontLibrary {
    /// The files of registered fonts, and of those that an installation should have.
    private var files: [FontFile] {
        registeredFiles + FontTable.expected.compactMap { face(FontChoice(file: $0.file))?.file }
    }

    /// The families of the fonts that were registered and of those that texts are drawn with, in alphabetical order.
    public var familyNames: [String] { Set(files.map(\.familyName)).filter { !$0.isEmpty }.sorted() }

    /// The PostScript names of a family's fonts, in alphabetical order; none for a family that is not there.
    public func fontNames(ofFamily family: String) -> [String] {
        let names = files.filter { $0.familyName.lowercased() == family.lowercased() }.map(\.postScriptName)
        return Set(names).filter { !$0.isEmpty }.sorted()
    }

    /// Whether there is a font of that family's, full or PostScript name.
    public func has(_ name: String) -> Bool { custom(name, FontRequest(family: name, size: 17)) != nil }
}
