// CoreGraphics' geometry: Foundation's here, and Galley's where Foundation lacks it outside Apple's platforms. All of Foundation,
// because an import of single types brings none of their operators, and Apple's module brings the functions of C as well.
@_exported import Foundation
@_exported import enum GalleyDrawing.CGLineCap
@_exported import enum GalleyDrawing.CGLineJoin
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
