import GalleyEngine

/// A leaf that is a text.
package protocol WrittenLeaf: LeafDelegate {}
