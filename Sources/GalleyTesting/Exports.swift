@_exported import enum GalleySnapshots.SnapshotRecording
