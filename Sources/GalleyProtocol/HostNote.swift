/// Lines that the host writes to standard error for the tool, which does not pass them on.
package enum HostNote {
    /// Begins a line with what a layout that is checked is asked next.
    package static let example = "galley-host: asks about"
}
