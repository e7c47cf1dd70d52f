extension String {
    /// The path of the folder that a path's file lies in: "" where the path is a name alone, "/" where it lies in the root, and for the
    /// root itself. Slashes at the end are no part of the name.
    ///
    /// As `NSString.deletingLastPathComponent` says it, which ends the process on Linux for a name of one character (Swift 6.3.1).
    package var parentFolder: String {
        func withoutSlashes(_ path: Substring) -> Substring {
            var path = path
            while path.last == "/" { path.removeLast() }
            return path
        }
        let name = withoutSlashes(self[...])
        guard let slash = name.lastIndex(of: "/") else { return name.isEmpty && !isEmpty ? "/" : "" }
        let parent = withoutSlashes(name[..<slash])
        return parent.isEmpty ? "/" : String(parent)
    }
}
