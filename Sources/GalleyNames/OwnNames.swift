/// Types that `import SwiftUI` brings with Galley and Apple's has not. What a file calls so means another module's where one is missing.
package enum OwnNames {
    package static let types = Set(
        """
        AVIFExporter ColorBitmap ColorMatrix DecorationMetrics Diagnostic DrawClip DrawGroup DrawItem DrawingCanvas EncodedImage \
        ExportError FileSettings FittedText FontError FontFace FontLibrary FontPlatform FontRequest FontVariation FrameRange \
        GlyphPicture GlyphRun GradientRamp GradientStop ImageDecoder ImageError ImageLoader ImageOrientation ImageStyle \
        JPEGExporter LayoutCheck LayoutExplanation LayoutFault LayoutFinding LayoutRecord LineMetrics LiveNode LiveView Look \
        MP4Exporter MeshVertex MovingPicture PDFExporter PDFSettings PDFStandard PNGEncoding PNGExporter PageNumber PageSize \
        PagedDocument Paint Paragraph ParagraphOptions Picture PictureColorSpace PictureFormat PictureJob PictureSettings \
        PlacedGlyph RasterImage RenderError RenderOptions RenderPool RenderedView ResponseCurve SVGExporter Scenario \
        ScenarioError ScenarioValue ScenarioWorld Semantics SmallCaps TextLine TextMeasurement TextObject TextPlatform TextSpan \
        TextStyleMetrics TextTruncation VectorFile VectorImage ViewElements ViewEvent ViewHost ViewTag ViewTreeBuilder WebPExporter
        """.split(separator: " ").map(String.init))
}
