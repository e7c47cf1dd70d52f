import GalleyProtocol

extension Compiler {
    /// Files to compile.
    struct Job {
        var source: SourceSet
        var generated: GeneratedSource
        var options: SourceOptions
        /// The folder that the results go to.
        var work: Cache.Entry
        /// The folder that keeps what several files were compiled to, so that only what changes is compiled again.
        var objects: Cache.Entry?
        /// Where modules are found; nil where only Galley's are needed.
        var modules: [String]?
        /// How the compiler is to read the source.
        var attempt = ConditionedSource.Attempt()
        /// What the module is called.
        var moduleName = EntryFile.ownModule
    }

    /// What was compiled.
    struct Product {
        var library: String
        /// Changes with what was compiled.
        var identity: String
        /// What the files declare; empty when the view was given.
        var survey: SourceSurvey
        /// Keeps the library from being removed by others; nil where it lies in no cache.
        var entry: Cache.Entry?
        /// Whether it was compiled now, and not by an earlier run.
        var isNew = false
        /// Where images, colours and translations are looked for.
        var assetFolders: [String] = []
        /// Folders of symbols that were built with the views.
        var symbolFolders: [String] = []
        /// Font files that the program brings along.
        var fonts: [String] = []
        /// Whose controls the views were built for; nil where options say so.
        var look: HostRequest.Look?
        /// A host that lies beside the bundles of a package's targets; nil for Galley's own.
        var host: String?
        /// What stands for the app's bundle; nil where the views ask for none, or it would be empty.
        var bundle: BundleFolder?
        /// What the user has to know of the packages that the files are compiled against.
        var warnings: [String] = []
        /// The Swift files of a package's target, whose library has lines.
        var packageFiles: [String]?
        /// Keeps what was built of a package, which the library reads its resources from.
        var objects: Cache.Entry?
    }
}
