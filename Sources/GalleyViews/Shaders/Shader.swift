import GalleyGraph

/// A call of one of a program's Metal functions.
///
/// Metal is not here: no function is run. Effects leave their views as they are, styles fill with the foreground, and the picture
/// says so.
nonisolated public struct Shader: Equatable, Sendable {
    /// What a function is given.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case numbers([Float])
            case bounds
            case colors([Color])
            case image(Image)
            case data(Data)
        }

        private let value: Value

        /// A number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument(value: .numbers([Float(x)])) }
        /// Two numbers.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y)]))
        }
        /// A point.
        public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
        /// A size.
        public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
        /// A distance.
        public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
        /// Three numbers.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z)]))
        }
        /// Four numbers.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            Argument(value: .numbers([Float(x), Float(y), Float(z), Float(w)]))
        }
        /// Any number of numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .numbers(array)) }
        /// The rectangle of what the function is applied to.
        public static var boundingRect: Argument { Argument(value: .bounds) }
        /// A colour.
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color])) }
        /// Any number of colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array)) }
        /// A picture.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }
        /// Bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }

    /// The function.
    public var function: ShaderFunction
    /// What it is given.
    public var arguments: [Argument]
    /// Whether colours between two steps are made of dots. Nothing is drawn with it.
    public var dithersColor = false

    /// A call of a function.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

/// One of a program's Metal functions, by its name.
@dynamicCallable
nonisolated public struct ShaderFunction: Equatable, Sendable {
    /// Where it is.
    public var library: ShaderLibrary
    /// What it is called.
    public var name: String

    /// A function by its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// A call of the function.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A program's Metal functions: each name is one.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Equatable, Sendable {
    private let place: String

    /// Those of the program.
    public static let `default` = ShaderLibrary(place: "default")
    /// Those of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(place: bundle.bundlePath) }

    private init(place: String) { self.place = place }

    /// Those of a compiled library.
    public init(data: Data) { place = "data \(data.hashValue)" }
    /// Those of a compiled library's file.
    public init(url: URL) { place = url.absoluteString }

    /// A function by its name.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    /// One of the program's functions by its name.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
}

extension Shader: ShapeStyle {
    @MainActor public static func _paint(_ style: Self, in builder: ViewTreeBuilder) -> StylePaint {
        builder.context.report(
            .warning,
            "the Metal function “\(style.function.name)” is not run here: what it would fill has the foreground style")
        return ForegroundStyle._paint(ForegroundStyle(), in: builder)
    }
}
