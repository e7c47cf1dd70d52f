@_exported import GalleyUIKit
