// What `import OSLog` brings: the logging of `os`. Reading logs back (OSLogStore) is absent.
@_exported import GalleyOS
