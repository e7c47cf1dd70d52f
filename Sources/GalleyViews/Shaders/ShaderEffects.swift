import GalleyGraph

/// Says that a view is as it would be without a Metal function.
private nonisolated struct UnrunShader: PrimitiveModifier {
    let shader: Shader
    let isEnabled: Bool

    @MainActor static func _build<Base: View>(_ modifier: Self, around content: Base, into builder: ViewTreeBuilder) {
        if modifier.isEnabled {
            builder.context.report(
                .warning,
                "the Metal function “\(modifier.shader.function.name)” is not run here: its view is drawn without it")
        }
        Base._build(content, into: builder)
    }
}

extension View {
    /// Passes each pixel's colour through a Metal function, which is not run here: the view stays as it is, and the picture
    /// says so.
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        modifier(UnrunShader(shader: shader, isEnabled: isEnabled))
    }

    /// Moves pixels by a Metal function, which is not run here: the view stays as it is, and the picture says so.
    nonisolated public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(UnrunShader(shader: shader, isEnabled: isEnabled))
    }

    /// Draws the view through a Metal function, which is not run here: the view stays as it is, and the picture says so.
    nonisolated public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View {
        modifier(UnrunShader(shader: shader, isEnabled: isEnabled))
    }
}

extension VisualEffect {
    /// Passes each pixel's colour through a Metal function.
    /// - Note: Accepted, does nothing here: Metal's functions are not run.
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    /// Moves pixels by a Metal function.
    /// - Note: Accepted, does nothing here: Metal's functions are not run.
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    { self }

    /// Draws the view through a Metal function.
    /// - Note: Accepted, does nothing here: Metal's functions are not run.
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        self
    }
}
