// What `import AppKit` brings: Foundation, Core Graphics, and AppKit's values: colours and pictures. The command line tool gives it
// the name; views, controllers and everything else of AppKit's are absent.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import class Galley.NSColor
@_exported import class Galley.NSImage
