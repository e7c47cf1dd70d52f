// The former name of GalleyExtraLayouts, for packages that import it.

@_exported import GalleyExtraLayouts
