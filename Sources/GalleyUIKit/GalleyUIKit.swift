// What `import UIKit` brings: Foundation, Core Graphics, and UIKit's values: colours, pictures, paths, and the screen that a picture
// stands for. The command line tool gives it the name; views, controllers and everything else of UIKit's are absent.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import class Galley.UIBezierPath
@_exported import class Galley.UIColor
@_exported import class Galley.UIDevice
@_exported import class Galley.UIFeedbackGenerator
@_exported import class Galley.UIImage
@_exported import class Galley.UIImpactFeedbackGenerator
@_exported import class Galley.UINotificationFeedbackGenerator
@_exported import struct Galley.UIRectCorner
@_exported import class Galley.UIScreen
@_exported import class Galley.UISelectionFeedbackGenerator
@_exported import class Galley.UITraitCollection
@_exported import enum Galley.UIUserInterfaceIdiom
@_exported import enum Galley.UIUserInterfaceStyle
