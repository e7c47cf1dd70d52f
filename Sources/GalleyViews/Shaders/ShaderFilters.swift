import GalleyGraph

// Metal's functions as filters of a context: they are not run here, and what is drawn stays as it is.
extension GraphicsContext.Filter {
    /// Passes each pixel's colour through a Metal function, which is not run here.
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter {
        GraphicsContext.Filter(storage: .none)
    }

    /// Moves pixels by a Metal function, which is not run here.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        GraphicsContext.Filter(storage: .none)
    }

    /// Draws what is drawn through a Metal function, which is not run here.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        GraphicsContext.Filter(storage: .none)
    }
}
