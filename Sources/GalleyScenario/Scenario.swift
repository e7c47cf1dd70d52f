import Foundation

/// The world that a view is shown in, as data: what URLs answer, what is stored, when and where it is.
///
/// What it does not name is as it is without a scenario. docs/scenario.md has the keys of its file.
public struct Scenario: Codable, Hashable, Sendable {
    /// What URLs answer, the first that fits; nil where requests are none of the scenario's matter. With answers, or an
    /// empty list, a request that none fits fails, as without a network.
    public var urls: [Answer]?
    /// What `UserDefaults.standard` and `AppStorage` find stored.
    public var defaults: [String: ScenarioValue] = [:]
    /// Files of a person's home folder, such as `Documents/notes.json`.
    public var files: [String: Data] = [:]
    /// The moment at which the view begins.
    public var date: Date?
    /// The zone's name, such as `Europe/Berlin`.
    public var timeZone: String?
    /// Language and region, such as `de_DE`.
    public var locale: String?
    /// Whether colours are dark.
    public var isDark: Bool?
    /// How large text is, such as `xxxLarge`.
    public var typeSize: String?
    /// Whether rows run from right to left.
    public var isRightToLeft: Bool?
    /// The device whose screen it is, such as `iPhone 16`.
    public var device: String?

    /// A scenario that says nothing.
    public init() {}

    /// What a URL answers.
    public struct Answer: Codable, Hashable, Sendable {
        /// The URL, where `*` stands for any text: with its query where it has a `?`, of any host where it begins with `/`.
        public var url: String
        /// Such as `POST`; nil for all.
        public var method: String?
        /// What the request's body has to be, where `*` stands for any text; nil for any.
        public var requestBody: String?
        /// The status of HTTP.
        public var status = 200
        /// The answer's headers.
        public var headers: [String: String] = [:]
        /// The answer's body.
        public var body = Data()
        /// The seconds until it comes.
        public var delay = 0.0
        /// Why there is no answer.
        public var failure: Fault?
        /// How often it answers; after that the next one that fits does.
        public var times: Int?

        /// An answer of some bytes, which is there at once.
        public init(_ url: String, status: Int = 200, body: Data = Data()) {
            (self.url, self.status, self.body) = (url, status, body)
        }

        /// An answer of JSON.
        public init(_ url: String, json: ScenarioValue, status: Int = 200) {
            self.init(url, status: status, body: json.json)
            headers = ["Content-Type": "application/json"]
        }

        /// No answer.
        public init(_ url: String, failure: Fault) {
            self.init(url)
            self.failure = failure
        }
    }

    /// Why a request gets no answer.
    public enum Fault: String, Codable, Sendable, CaseIterable {
        /// There is no network.
        case offline
        /// The answer takes too long: told at once, unless there is a delay.
        case timeout
        /// There is no such host.
        case noHost
        /// The host does not answer.
        case refused
        /// The connection ends before the answer does.
        case lost
        /// The host is not who it says it is.
        case certificate

        /// Foundation's code in `NSURLErrorDomain`.
        public var code: Int {
            switch self {
            case .offline: -1009
            case .timeout: -1001
            case .noHost: -1003
            case .refused: -1004
            case .lost: -1005
            case .certificate: -1202
            }
        }
    }
}
