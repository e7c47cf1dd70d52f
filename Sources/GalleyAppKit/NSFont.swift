import GalleyUIKit

/// AppKit's font. It is UIKit's class: both describe the system's font, or one by its name, in a size.
public typealias NSFont = UIFont

/// What a font of AppKit's is like.
public typealias NSFontDescriptor = UIFontDescriptor
