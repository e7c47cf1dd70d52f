// What every source of the vocabulary sees, and who imports it with it (Galley.swift).
@_exported import Foundation
@_exported import GalleyDrawing
@_exported import GalleyFormats
@_exported import GalleyLayout
@_exported import Observation
@_exported import OpenCombine
