@_exported import Galley
@_exported import GalleyFoundation
