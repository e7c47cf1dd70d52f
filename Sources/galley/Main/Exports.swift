@_exported import GalleyProcesses
