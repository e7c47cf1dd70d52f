// CoreGraphics' geometry: Foundation's here, and Galley's where Foundation lacks it outside Apple's platforms. All of Foundation,
// because an import of single types brings none of their operators, and Apple's module brings the functions of C as well.
@_exported import Foundation
@_exported import struct GalleyGeometry.CGAffineTransform
@_exported import enum GalleyGeometry.CGLineCap
@_exported import enum GalleyGeometry.CGLineJoin
@_exported import struct GalleyGeometry.CGVector
