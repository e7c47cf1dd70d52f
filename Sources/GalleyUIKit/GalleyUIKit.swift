// What `import UIKit` brings: Foundation, CoreGraphics' geometry, and UIKit's colours. The command line tool gives it the
// name; views, controllers and everything else of UIKit's are absent.
@_exported import Foundation
@_exported import CoreGraphics
@_exported import class Galley.UIColor
@_exported import class Galley.UITraitCollection
@_exported import enum Galley.UIUserInterfaceStyle
