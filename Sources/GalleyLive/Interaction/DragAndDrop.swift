import GalleyGraph

/// What a view gives away where a finger drags it.
package struct DragSource {
    /// What is dragged, asked for when it is lifted; nothing is not lifted.
    package var items: @MainActor () -> [AnyObject]
    /// What is under the finger meanwhile; nil is the view itself.
    package var preview: (@MainActor (RenderOptions) -> DisplayList)?

    package init(items: @escaping @MainActor () -> [AnyObject], preview: (@MainActor (RenderOptions) -> DisplayList)?) {
        (self.items, self.preview) = (items, preview)
    }
}

/// What a view does with what is dragged over it.
package struct DropTarget {
    package enum Phase {
        /// Whether it is of use here.
        case asked
        case entered, moved, left, dropped
    }

    /// Told what is dragged, and where in the view's own space. Returns whether it would be taken there.
    package var handle: @MainActor (Phase, [AnyObject], CGPoint) -> Bool

    package init(_ handle: @escaping @MainActor (Phase, [AnyObject], CGPoint) -> Bool) { self.handle = handle }

    /// Whether a target is looked for, and no finger's place.
    @MainActor static var isSought = false
}
