import FoundationNetworking
import GalleyLoading

// What user code finds under these names. It sees FoundationNetworking through this module, so that these go before those; where it
// imports FoundationNetworking itself, Foundation's own are meant.

extension URLSessionConfiguration {
    /// Foundation's configuration, with the answers of a scenario where one holds.
    @_disfavoredOverload public class var `default`: URLSessionConfiguration { ScenarioLoading.standardConfiguration }

    /// Foundation's configuration, with the answers of a scenario where one holds.
    @_disfavoredOverload public class var ephemeral: URLSessionConfiguration { ScenarioLoading.ephemeralConfiguration }
}

extension URLSession {
    /// Foundation's session, with the answers of a scenario where one holds.
    @_disfavoredOverload public class var shared: URLSession { ScenarioLoading.sharedSession }
}
