// CoreFoundation's C interface is the toolchain's own module of this name. Its geometry is Foundation's here, and Galley's
// where Foundation lacks it outside Apple's platforms. All of Foundation, because an import of single types brings none of their
// operators, and Apple's module brings the functions of C as well.
@_exported import CoreFoundation
@_exported import Foundation
@_exported import struct GalleyGeometry.CGAffineTransform
@_exported import struct GalleyGeometry.CGVector
