import GalleyEngine

/// A leaf that is a text.
protocol WrittenLeaf: LeafBox {}
