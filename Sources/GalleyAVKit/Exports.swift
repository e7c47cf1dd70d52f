// What `import AVKit` brings in files of the command line tool: a film's place on the screen, black, and films as inert values.
@_exported import GalleyAVFoundation
