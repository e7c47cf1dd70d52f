// CoreGraphics' geometry: Foundation's here, and Galley's where Foundation lacks it outside Apple's platforms.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import enum GalleyDrawing.CGLineCap
@_exported import enum GalleyDrawing.CGLineJoin
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
