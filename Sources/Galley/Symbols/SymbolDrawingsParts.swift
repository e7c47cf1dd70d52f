extension SymbolDrawings {
    /// Drawings for symbols with layers, and those that are put together from several pieces; see `SymbolDrawings`.
    static let parts = """
        arrow.to.line:arrow 3.6 0.8 8 11.6 8; line 15 2.6 15 13.4
        align.left:line 0.5 0.5 0.5 15.5; frame 2.6 2.4 13 4.6 1.4; frame 2.6 9 8 4.6 1.4
        align.left.fill:line 0.5 0.5 0.5 15.5; rect 2.6 2.4 13 4.6 1.4; rect 2.6 9 8 4.6 1.4
        align.middle:rect 7.5 0 1 2.9 0.5; rect 7.5 6.5 1 3 0.5; rect 7.5 13.1 1 2.9 0.5; frame 1 2.4 14 4.6 1.4; frame 3.6 9 8.8 4.6 1.4
        align.middle.fill:rect 7.5 0 1 2.9 0.5; rect 7.5 6.5 1 3 0.5; rect 7.5 13.1 1 2.9 0.5; rect 1 2.4 14 4.6 1.4; rect 3.6 9 8.8 4.6 1.4
        flip:rect 7.5 0.8 1 14.4 0.5; poly 5.8 3 5.8 12.6 0.6 12.6; hole poly 4.8 6.4 4.8 11.6 2 11.6; poly 10.2 3 10.2 12.6 15.4 12.6; hole poly 11.2 6.4 11.2 11.6 14 11.6
        flip.fill:rect 7.5 0.8 1 14.4 0.5; poly 5.8 3 5.8 12.6 0.6 12.6; poly 10.2 3 10.2 12.6 15.4 12.6
        ruler:frame 0 4.6 16 6.8 1.4; line 3 5.4 3 7.4; line 5.5 5.4 5.5 8.4; line 8 5.4 8 7.4; line 10.5 5.4 10.5 8.4; line 13 5.4 13 7.4
        ruler.fill:rect 0 4.6 16 6.8 1.4; hole rect 2.5 4.6 1 2.8; hole rect 5 4.6 1 3.8; hole rect 7.5 4.6 1 2.8; hole rect 10 4.6 1 3.8; hole rect 12.5 4.6 1 2.8
        layer.top:path M8 1.4 15.2 5 8 8.6 0.8 5ZM8 2.5 3 5 8 7.5 13 5Z
        layer.top.fill:path M8 1.2 15.4 5 8 8.8 0.6 5Z
        layer.middle:line 1.3 8 8 11.3 14.7 8
        layer.bottom:line 1.3 11 8 14.3 14.7 11
        person.bust:oval 8 6.1 2.6 2.9; path M3.2 12.1C3.8 10.6 5.6 9.9 8 9.9S12.2 10.6 12.8 12.1A6.3 6.3 0 0 1 3.2 12.1Z
        person.bust.low:oval 8 6.4 2.2 2.4; path M3.4 13C3.6 10.8 5.6 9.7 8 9.7S12.4 10.8 12.6 13Z
        person.bust.square:oval 8 6.2 2.8 3.1; path M2.6 15C2.9 12.2 5.1 10.5 8 10.5S13.1 12.2 13.4 15Z
        radio.dot:disc 2.6 13.4 2.1
        radio.wave.1:arc 2.6 13.4 6 270 360
        radio.wave.2:arc 2.6 13.4 10.4 270 360
        sound.wave.1:arc 4.6 8 4.4 -40 40
        sound.wave.2:arc 4.6 8 7 -40 40
        sound.wave.3:arc 4.6 8 9.6 -40 40
        pause:frame 3 2.2 4 11.6 1.2; frame 9 2.2 4 11.6 1.2
        pause.fill:rect 3 2.2 4 11.6 1.2; rect 9 2.2 4 11.6 1.2
        frame.bar:rect 2 3.6 1.3 8.8 0.6
        needle:poly 12.2 3.8 9.3 9.3 3.8 12.2 6.7 6.7; hole disc 8 8 1
        nosign:ring 8 8 8; line 2.9 2.9 13.1 13.1
        mappin:disc 8 3.8 3.7; rect 7.4 7 1.2 9 0.6
        ellipse.below:path M5.4 12.1C3.2 12.4 1.9 13.1 1.9 13.9 1.9 15.1 4.6 16 8 16S14.1 15.1 14.1 13.9C14.1 13.1 12.8 12.4 10.6 12.1L10.4 13.1C12 13.3 13 13.6 13 13.9 13 14.4 10.9 15 8 15S3 14.4 3 13.9C3 13.6 4 13.3 5.6 13.1Z
        battery.100:rect 2 6 10 4 0.5
        battery.50:rect 2 6 5 4 0.5
        photo.frame:frame 0 0.8 16 14.4 2; frame 2.2 3 11.6 10 0.8; path M3.2 12L6.2 7.6 8.4 10.2 9.8 8.8 12.8 12Z; disc 10.6 6 1.1
        saucer:line 1.5 15.2 13 15.2
        circle.dotted:disc 8 0.8 0.7; disc 11.6 1.77 0.7; disc 14.23 4.4 0.7; disc 15.2 8 0.7; disc 14.23 11.6 0.7; disc 11.6 14.23 0.7; disc 8 15.2 0.7; disc 4.4 14.23 0.7; disc 1.77 11.6 0.7; disc 0.8 8 0.7; disc 1.77 4.4 0.7; disc 4.4 1.77 0.7
        dots.connected:disc 8 2.8 2.3; disc 2.8 13 2.3; disc 13.2 13 2.3; disc 6.4 6.4 0.6; disc 5.4 8.2 0.6; disc 4.4 10 0.6; disc 9.6 6.4 0.6; disc 10.6 8.2 0.6; disc 11.6 10 0.6; disc 6.2 13 0.6; disc 8 13 0.6; disc 9.8 13 0.6
        """
}
