import GalleyGraph
import GalleyText

extension Text.Layout {
    /// Glyphs of one font and one part of the text that stand beside each other, from left to right.
    nonisolated public struct Run: RandomAccessCollection, Equatable {
        let source: TextLayoutSource
        let line: Int
        let index: Int

        var glyphs: GlyphRun { source.lines[line].runs[index] }

        public var startIndex: Int { 0 }
        public var endIndex: Int { glyphs.glyphs.count }
        /// One glyph, counted from 0 on the left.
        public subscript(glyph: Int) -> RunSlice { RunSlice(run: self, indices: glyph..<glyph + 1) }
        /// Glyphs that stand beside each other, counted from 0 on the left.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The value of this type that `Text.customAttribute(_:)` attached, or nil.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            source.leaf.details[glyphs.tag].attributes[ObjectIdentifier(key)] as? T
        }

        /// The direction that the characters are read in.
        public var layoutDirection: LayoutDirection { glyphs.isRightToLeft ? .rightToLeft : .leftToRight }

        /// The room that the run takes.
        public var typographicBounds: TypographicBounds { self[0..<count].typographicBounds }

        /// Where the character of each glyph stands in the text.
        public var characterIndices: [CharacterIndex] { self[0..<count].characterIndices }

        public static func == (a: Run, b: Run) -> Bool {
            a.source === b.source && a.line == b.line && a.index == b.index
        }
    }

    /// Some glyphs of a run that stand beside each other.
    nonisolated public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run that the glyphs are of.
        public var run: Run
        /// Which of the run's glyphs.
        public var indices: Range<Int>

        /// Some of a run's glyphs; those that it does not have are left out.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices.clamped(to: 0..<run.count)
        }

        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        /// One glyph, by its place in the run.
        public subscript(glyph: Int) -> RunSlice { RunSlice(run: run, indices: glyph..<glyph + 1) }
        /// Glyphs that stand beside each other, by their places in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The value of this type that `Text.customAttribute(_:)` attached, or nil.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// The room that the glyphs take.
        public var typographicBounds: TypographicBounds {
            let glyphs = run.glyphs
            let details = run.source.leaf.details[glyphs.tag]
            let scale = glyphs.size / details.size
            let metrics = details.metrics
            let part = glyphs.glyphs[indices]
            let left = part.reduce(part.first?.x ?? 0) { Swift.min($0, $1.x) }
            var bounds = TypographicBounds()
            bounds.origin = CGPoint(
                x: left, y: run.source.lines[run.line].baseline - details.raise * scale)
            bounds.width = part.reduce(0) { $0 + $1.advance }
            bounds.ascent = metrics.ascent * scale
            bounds.descent = metrics.descent * scale
            bounds.leading = metrics.leading * scale
            return bounds
        }

        /// Where the character of each glyph stands in the text.
        public var characterIndices: [CharacterIndex] {
            let glyphs = run.glyphs
            return glyphs.glyphs[indices].map { CharacterIndex(offset: glyphs.textStart + $0.cluster) }
        }

        /// The glyphs as a separate run, with the characters that they stand for.
        var glyphs: GlyphRun {
            var part = run.glyphs
            let all = part.glyphs
            part.glyphs = Array(all[indices])
            let start = part.glyphs.map(\.cluster).min() ?? 0
            let last = part.glyphs.map(\.cluster).max() ?? 0
            let bytes = Array(part.text.utf8)
            let end = all.map(\.cluster).filter { $0 > last }.min() ?? bytes.count
            part.text = String(decoding: bytes[Swift.min(start, end)..<end], as: UTF8.self)
            part.textStart += start
            for index in part.glyphs.indices { part.glyphs[index].cluster -= start }
            return part
        }

        public static func == (a: RunSlice, b: RunSlice) -> Bool { a.run == b.run && a.indices == b.indices }
    }
}

extension GraphicsContext {
    /// Draws a line of text.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.line.runs, baseline: line.line.baseline, of: line.source, isPart: false)
    }

    /// Draws a run of text.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw([run.glyphs], baseline: run.source.lines[run.line].baseline, of: run.source, isPart: true)
    }

    /// Draws some glyphs of a run of text.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let source = slice.run.source
        draw([slice.glyphs], baseline: source.lines[slice.run.line].baseline, of: source, isPart: true)
    }
}
