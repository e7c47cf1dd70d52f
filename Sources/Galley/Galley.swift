// What `import SwiftUI` brings into scope on Apple's platforms: the vocabulary itself, Foundation, Combine and
// Observation.
@_exported import Foundation
@_exported import GalleyDrawing
@_exported import GalleyFormats
@_exported import GalleyLayout
@_exported import Observation
@_exported import OpenCombine
