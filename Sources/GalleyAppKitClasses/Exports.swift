// What `import AppKit` brings in files of the command line tool: AppKit's values, and its classes as inert values. Constraints and Core
// Animation are the same as UIKit's.
@_exported import GalleyAppKit
@_exported import func GalleyUIKitClasses.CACurrentMediaTime
@_exported import class GalleyUIKitClasses.CAAnimation
@_exported import class GalleyUIKitClasses.CABasicAnimation
@_exported import class GalleyUIKitClasses.CAGradientLayer
@_exported import class GalleyUIKitClasses.CAKeyframeAnimation
@_exported import class GalleyUIKitClasses.CALayer
@_exported import class GalleyUIKitClasses.CAMediaTimingFunction
@_exported import class GalleyUIKitClasses.CAShapeLayer
@_exported import class GalleyUIKitClasses.CATransaction
@_exported import struct GalleyUIKitClasses.CACornerMask
@_exported import struct GalleyUIKitClasses.CAMediaTimingFunctionName
@_exported import struct GalleyUIKitClasses.CATransform3D
@_exported import let GalleyUIKitClasses.CATransform3DIdentity
@_exported import func GalleyUIKitClasses.CATransform3DMakeRotation
@_exported import func GalleyUIKitClasses.CATransform3DMakeScale
@_exported import func GalleyUIKitClasses.CATransform3DMakeTranslation
@_exported import func GalleyUIKitClasses.CATransform3DRotate
@_exported import func GalleyUIKitClasses.CATransform3DScale
@_exported import func GalleyUIKitClasses.CATransform3DTranslate
@_exported import class GalleyUIKitClasses.NSLayoutAnchor
@_exported import class GalleyUIKitClasses.NSLayoutConstraint
@_exported import class GalleyUIKitClasses.NSLayoutDimension
@_exported import class GalleyUIKitClasses.NSLayoutXAxisAnchor
@_exported import class GalleyUIKitClasses.NSLayoutYAxisAnchor
@_exported import enum GalleyUIKitClasses.NSLineBreakMode
@_exported import enum GalleyUIKitClasses.NSTextAlignment
@_exported import class GalleyUIKitClasses.NSMutableParagraphStyle
@_exported import class GalleyUIKitClasses.NSParagraphStyle
@_exported import class GalleyUIKitClasses.NSTextContainer
@_exported import struct GalleyUIKitClasses.Selector
@_exported import func GalleyUIKitClasses._Sel
