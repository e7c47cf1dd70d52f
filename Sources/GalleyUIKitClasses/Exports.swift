// What `import UIKit` brings in files of the command line tool: UIKit's values, and its classes as inert values. Views keep what is
// set on them and are drawn by the SwiftUI view that looks like them, or as a box; everything else is kept without effect.
@_exported import struct GalleyLive.UIKeyboardType
@_exported import struct GalleyLive.UITextAutocapitalizationType
@_exported import struct GalleyLive.UITextContentType
@_exported import GalleyUIKit
@_exported import class GalleyViews.CGContext
@_exported import enum GalleyViews.CGPathDrawingMode
