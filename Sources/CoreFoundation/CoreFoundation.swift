// CoreFoundation's C interface is the toolchain's own module of this name. Its geometry is Foundation's here, and Galley's
// where Foundation lacks it outside Apple's platforms.
@_exported import CoreFoundation
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct GalleyLayout.CGAffineTransform
@_exported import struct GalleyLayout.CGVector
