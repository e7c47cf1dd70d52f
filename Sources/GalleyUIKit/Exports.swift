// What `import UIKit` brings: Foundation, Core Graphics (the same as the module of that name, which the vocabulary must not be built with:
// other packages would see it), and UIKit's values: colours, pictures, paths, and the screen that a picture
// stands for; and Core Text's registration of fonts. The command line tool gives the module the name; views,
// controllers and everything else of UIKit's are absent.
@_exported import Foundation
@_exported import class GalleyDrawing.CGColor
@_exported import class GalleyDrawing.CGColorSpace
@_exported import enum GalleyDrawing.CGColorRenderingIntent
@_exported import func GalleyDrawing.CGColorSpaceCreateDeviceGray
@_exported import func GalleyDrawing.CGColorSpaceCreateDeviceRGB
@_exported import class GalleyDrawing.CGImage
@_exported import class GalleyDrawing.CGMutablePath
@_exported import class GalleyDrawing.CGPath
@_exported import struct GalleyDrawing.CGPathElement
@_exported import enum GalleyDrawing.CGPathElementType
@_exported import enum GalleyDrawing.CGPathFillRule
@_exported import struct GalleyGeometry.CGAffineTransform
@_exported import enum GalleyGeometry.CGLineCap
@_exported import enum GalleyGeometry.CGLineJoin
@_exported import struct GalleyGeometry.CGVector
@_exported import func GalleyGeometry.CGPointMake
@_exported import func GalleyGeometry.CGRectMake
@_exported import func GalleyGeometry.CGSizeMake
@_exported import func GalleyGeometry.CGVectorMake
@_exported import typealias GalleyViews.CFData
@_exported import class GalleyViews.CFError
@_exported import func GalleyViews.CFErrorCopyDescription
@_exported import typealias GalleyViews.CFString
@_exported import typealias GalleyViews.CFURL
@_exported import class GalleyViews.CGDataProvider
@_exported import class GalleyViews.CGFont
@_exported import enum GalleyViews.CTFontManagerError
@_exported import func GalleyViews.CTFontManagerRegisterFontURLs
@_exported import func GalleyViews.CTFontManagerRegisterFontsForURL
@_exported import func GalleyViews.CTFontManagerRegisterGraphicsFont
@_exported import enum GalleyViews.CTFontManagerScope
