// Angles, unit points and transforms are part of layout's vocabulary.
@_exported import GalleyGeometry
