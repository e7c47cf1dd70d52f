// CoreGraphics' geometry: Foundation's here, and Galley's where Foundation lacks it outside Apple's platforms. All of Foundation,
// because an import of single types brings none of their operators, and Apple's module brings the functions of C as well.
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
