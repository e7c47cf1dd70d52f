import GalleyGraph

/// A content that is several pages, made one after the other.
@MainActor
package protocol PagedContent {
    var count: Int { get }
    /// A page's picture, by its number from 0 on.
    func page(_ index: Int) -> DisplayList
}

extension ViewTree {
    /// The document that the tree is, where it is one and nothing else.
    var document: (any PagedContent)? {
        var node = 0
        while true {
            if let pages = item(node)?.content as? any PagedContent { return pages }
            let children = pass.children(of: node)
            guard children.count == 1, let only = children.first else { return nil }
            node = only
        }
    }
}
