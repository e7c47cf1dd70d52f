/// The exit statuses of `galley` (docs/cli.md); numbers as in sysexits(3).
public enum ExitStatus {
    /// A view could not be drawn as asked: an infinite size, or a diagnostic with `--strict`.
    public static let notDrawn: Int32 = 1
    /// `galley check`: nothing is wrong but that Galley lacks names of Apple's.
    public static let gap: Int32 = 2
    /// `galley check`: nothing is wrong but that modules cannot be had.
    public static let absentModule: Int32 = 3
    /// A wrong option or value.
    public static let usage: Int32 = 64
    /// The user's source, or the expression of `--view`, does not compile.
    public static let source: Int32 = 65
    /// The input file is missing or cannot be read.
    public static let noInput: Int32 = 66
    /// The toolchain or a part of Galley is missing.
    public static let unavailable: Int32 = 69
    /// The user's code crashed, or Galley failed inside.
    public static let crash: Int32 = 70
    /// The user's code needs more memory than it may have.
    public static let memory: Int32 = 71
    /// An output, the cache or standard output cannot be written.
    public static let cannotWrite: Int32 = 73
    /// Something took longer than it may; as timeout(1) says it.
    public static let timeout: Int32 = 124
    /// Ended by a signal, whose number is added to this.
    public static let signal: Int32 = 128
}
