import GalleyCoreLocation

/// What goes wrong with a map's questions.
public struct MKError: Error, CustomNSError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The kind of this one.
    public let code: Code

    /// An error of a kind.
    public init(_ code: Code) { self.code = code }

    /// `MKErrorDomain`.
    public static var errorDomain: String { MKErrorDomain }
    /// The kind's number.
    public var errorCode: Int { Int(code.rawValue) }
}

/// The domain of MapKit's errors.
public let MKErrorDomain = "MKErrorDomain"

/// Looks for places by their names. None is known here: every search ends with the error that none is found.
open class MKLocalSearch: NSObject, @unchecked Sendable {
    // Unchecked: what is stored never changes.

    /// What is looked for.
    open class Request: NSObject {
        /// What is looked for, in words.
        open var naturalLanguageQuery: String?
        /// Where.
        open var region = MKCoordinateRegion()
        /// Whether addresses are meant, or places of interest.
        open var resultTypes: ResultType = [.address, .pointOfInterest]
        /// Which kinds are meant.
        open var pointOfInterestFilter: MKPointOfInterestFilter?

        /// Nothing yet.
        public override init() {}
        /// Words.
        public convenience init(naturalLanguageQuery: String) {
            self.init()
            self.naturalLanguageQuery = naturalLanguageQuery
        }
        /// Words, in a part of the earth.
        public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
            self.init(naturalLanguageQuery: naturalLanguageQuery)
            self.region = region
        }
        /// What was suggested.
        public convenience init(completion: MKLocalSearchCompletion) {
            self.init(naturalLanguageQuery: completion.title)
        }
    }

    /// What was found.
    open class Response: NSObject {
        /// The places.
        public let mapItems: [MKMapItem] = []
        /// Where they are.
        public let boundingRegion = MKCoordinateRegion()
    }

    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = Self(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = Self(rawValue: 2)
        /// Mountains and rivers.
        public static let physicalFeature = Self(rawValue: 4)
    }

    /// What is told in the end.
    public typealias CompletionHandler = (Response?, (any Error)?) -> Void

    /// A search for something.
    public init(request: Request) {}

    /// Nothing is being searched.
    open var isSearching: Bool { false }
    /// Finds nothing.
    open func start(completionHandler: @escaping CompletionHandler) {
        completionHandler(nil, MKError(.placemarkNotFound))
    }
    /// Finds nothing.
    open func start() async throws -> Response { throw MKError(.placemarkNotFound) }
    /// Nothing is being searched.
    open func cancel() {}
}

/// Who is told of suggestions. None comes here.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
    /// There are suggestions.
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
    /// There are none.
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
    /// Nothing is done.
    public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
    /// Nothing is done.
    public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Suggests what may be meant by the beginning of a name. It has no suggestion here.
open class MKLocalSearchCompleter: NSObject {
    /// Kinds of results.
    public struct ResultType: OptionSet, Sendable {
        public let rawValue: UInt
        /// A set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Addresses.
        public static let address = Self(rawValue: 1)
        /// Places of interest.
        public static let pointOfInterest = Self(rawValue: 2)
        /// Words to search for.
        public static let query = Self(rawValue: 4)
    }

    /// The beginning of a name: kept.
    open var queryFragment = ""
    /// Where: kept.
    open var region = MKCoordinateRegion()
    /// Which kinds are meant: kept.
    open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
    /// Which kinds of places are meant: kept.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Who would be told.
    open weak var delegate: (any MKLocalSearchCompleterDelegate)?
    /// Nothing is being looked for.
    open var isSearching: Bool { false }
    /// None.
    open var results: [MKLocalSearchCompletion] { [] }
    /// Nothing is being looked for.
    open func cancel() {}
}

/// A suggestion.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
    // Unchecked: nothing is stored.

    /// Its first line.
    open var title: String { "" }
    /// Its second line.
    open var subtitle: String { "" }
}
