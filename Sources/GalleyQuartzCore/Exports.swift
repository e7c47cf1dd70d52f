// What `import QuartzCore` brings in files of the command line tool. The compiler takes one alias for a module: this is a second name.
@_exported import GalleyUIKitClasses
