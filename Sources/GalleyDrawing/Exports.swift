// Paths and transforms are part of drawing's vocabulary.
@_exported import GalleyGeometry
