// What `import SwiftUI` brings into scope on Apple's platforms: the vocabulary, whose floors these are, Foundation, Combine and
// Observation.
@_exported import Foundation
@_exported import GalleyAppKit
@_exported import GalleyControls
@_exported import GalleyDrawing
@_exported import GalleyFormats
@_exported import GalleyFoundationNames
@_exported import GalleyGraph
@_exported import GalleyInsight
@_exported import GalleyLayout
@_exported import GalleyLive
@_exported import GalleyPages
@_exported import GalleyScreens
@_exported import struct GalleyText.FontError
@_exported import class GalleyText.FontLibrary
@_exported import GalleyUIKit
@_exported import GalleyViews
@_exported import Observation
@_exported import OpenCombine
