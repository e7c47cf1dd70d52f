// Core Text's registration of fonts, and what of Core Graphics and Core Foundation that takes. Text itself is laid out by views.
@_exported import Foundation
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
