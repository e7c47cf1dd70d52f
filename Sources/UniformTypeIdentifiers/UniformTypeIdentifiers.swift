// Apple's module of types of files. What is in it is in a module of Galley's own name, which Galley itself needs: a module named
// UniformTypeIdentifiers turns `#if canImport(UniformTypeIdentifiers)` on in packages that build beside it.
@_exported import GalleyTypes
