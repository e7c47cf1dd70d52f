extension SymbolDrawings {
    /// Drawings of devices, tools and pieces for the symbols of `SymbolTable.composedNames`; see `SymbolDrawings`.
    static let composed = """
        info:disc 8 2.6 1.3; pen 1.4; line 6.2 6.7 8.4 6.7 8.4 13.4; line 5.9 13.4 10.7 13.4
        calendar:frame 0.5 1.2 15 14 2.6; path M3.1 1.2H12.9A2.6 2.6 0 0 1 15.5 3.8V5.2H0.5V3.8A2.6 2.6 0 0 1 3.1 1.2Z; rect 5.7 6.8 1.6 1.6 0.4; rect 8.7 6.8 1.6 1.6 0.4; rect 11.7 6.8 1.6 1.6 0.4; rect 2.7 9.3 1.6 1.6 0.4; rect 5.7 9.3 1.6 1.6 0.4; rect 8.7 9.3 1.6 1.6 0.4; rect 11.7 9.3 1.6 1.6 0.4; rect 2.7 11.8 1.6 1.6 0.4; rect 5.7 11.8 1.6 1.6 0.4; rect 8.7 11.8 1.6 1.6 0.4
        iphone:frame 3.6 0 8.8 16 2.2; rect 6.2 1.8 3.6 1 0.5; rect 6.2 13.6 3.6 0.8 0.4
        iphone.fill:rect 3.6 0 8.8 16 2.2; hole rect 6.2 1.5 3.6 1 0.5; hole rect 6.2 13.9 3.6 0.8 0.4
        ipad:frame 1.6 0.4 12.8 15.2 1.9; rect 5.6 13.1 4.8 0.9 0.45
        ipad.fill:rect 1.6 0.4 12.8 15.2 1.9; hole rect 5.6 13.4 4.8 0.9 0.45
        network:ring 8 8 7.4; oval 8 8 3.3 7.2 24; hole oval 8 8 2.4 6.4 24; oval 8 8 7.2 3 24; hole oval 8 8 6.4 2.1 24; disc 5.6 4.6 1.5; disc 11.6 6.4 1.5; disc 4.4 9.6 1.5; disc 10.4 11.4 1.5
        film.fill:rect 0 0 16 16 2; hole rect 1.2 1.5 1.9 1.9 0.4; hole rect 1.2 5.2 1.9 1.9 0.4; hole rect 1.2 8.9 1.9 1.9 0.4; hole rect 1.2 12.6 1.9 1.9 0.4; hole rect 12.9 1.5 1.9 1.9 0.4; hole rect 12.9 5.2 1.9 1.9 0.4; hole rect 12.9 8.9 1.9 1.9 0.4; hole rect 12.9 12.6 1.9 1.9 0.4; hole rect 4.3 7.5 7.4 1
        timer:arc 8 8.4 7 270 560; pen 1.2; line 8 1.6 8 4.4; line 8.3 8.7 4.5 4.9
        list.bullet.indent:disc 1.4 3.6 1; line 4.4 3.6 15.2 3.6; disc 4.8 8 1; line 7.8 8 15.2 8; disc 4.8 12.4 1; line 7.8 12.4 15.2 12.4
        book.closed:bend 1.8; line 13.4 12.2 13.4 0.6 2.6 0.6 2.6 13.8; bend 1.4; line 13.4 12.2 4.2 12.2 2.6 13.8 4.2 15.4 13.4 15.4; line 12.5 12.4 12.5 15.2
        book.closed.fill:path M4.6 0.3H13.9V11.4H4.4C3.5 11.4 2.7 11.7 2.1 12.2V2.8A2.5 2.5 0 0 1 4.6 0.3Z; path M4.3 12.5H13.9V15.7H4.3A1.6 1.6 0 0 1 4.3 12.5Z
        desktopcomputer:frame 0 0.8 16 11.4 1.9; rect 1 8.6 14 1; rect 6.5 12 3 2.6; rect 4.6 14.2 6.8 1 0.5
        internaldrive:frame 0 4 16 8.6 2.2; rect 1 8.4 14 1; disc 12.6 11 0.8
        internaldrive.fill:rect 0 4 16 8.6 2.2; hole rect 1 8 14 0.9; hole disc 12.6 10.8 0.8
        memorychip:frame 1 4 14 8 1.5; frame 4 6.2 8 3.6 0.6; line 3.6 1.8 3.6 3.8; line 6.5 1.8 6.5 3.8; line 9.5 1.8 9.5 3.8; line 12.4 1.8 12.4 3.8; line 3.6 12.2 3.6 14.2; line 6.5 12.2 6.5 14.2; line 9.5 12.2 9.5 14.2; line 12.4 12.2 12.4 14.2
        memorychip.fill:rect 1 4 14 8 1.5; hole rect 4 6.4 8 3.2 0.6; line 3.6 1.8 3.6 4.4; line 6.5 1.8 6.5 4.4; line 9.5 1.8 9.5 4.4; line 12.4 1.8 12.4 4.4; line 3.6 11.6 3.6 14.2; line 6.5 11.6 6.5 14.2; line 9.5 11.6 9.5 14.2; line 12.4 11.6 12.4 14.2
        photo.on.rectangle.angled:frame 4 5.4 12 9.4 1.9; path M5 13.8V12.4L8 9.4 10.6 12 12 10.8 15 13.4V13.8Z; disc 11.4 8.2 1.1; bend 1.6; line 2.6 11.4 0.8 4.6 10.6 1.9 11.2 4
        photo.on.rectangle.angled.fill:rect 4 5.6 12 9.4 1.9; hole path M5.2 13.8V12.6L8.2 9.6 10.8 12.2 12.2 11 14.8 13.4V13.8Z; hole disc 11.6 8.4 1.1; path M2.8 12.2 0.5 4.5A1.6 1.6 0 0 1 1.6 2.6L9.6 0.6A1.6 1.6 0 0 1 11.5 1.7L12.1 4.4H5A2.2 2.2 0 0 0 2.8 6.6Z
        photo.on.rectangle.fill:rect 0 4.4 12.8 10.2 1.9; hole path M1.2 13.4V12L4.4 8.8 7.2 11.6 8.6 10.4 11.6 13V13.4Z; hole disc 8.6 7.4 1.1; path M3 3.2V3A1.8 1.8 0 0 1 4.8 1.2H14.2A1.8 1.8 0 0 1 16 3V9.8A1.8 1.8 0 0 1 14.2 11.6H14V5.2A2 2 0 0 0 12 3.2Z
        sidebar.left:frame 0 2 16 12 2; rect 5.6 3 1 10; pen 0.9; line 2.1 5.2 3.9 5.2; line 2.1 7.4 3.9 7.4; line 2.1 9.6 3.9 9.6
        wand.and.stars:pen 1.8; line 1.6 14.4 9.4 6.6; path M12.6 0.4C12.89 2.37 13.53 3.01 15.5 3.3 13.53 3.59 12.89 4.23 12.6 6.2 12.31 4.23 11.67 3.59 9.7 3.3 11.67 3.01 12.31 2.37 12.6 0.4Z; path M6 1.1C6.19 2.39 6.61 2.81 7.9 3 6.61 3.19 6.19 3.61 6 4.9 5.81 3.61 5.39 3.19 4.1 3 5.39 2.81 5.81 2.39 6 1.1Z; path M13.4 7.9C13.59 9.19 14.01 9.61 15.3 9.8 14.01 9.99 13.59 10.41 13.4 11.7 13.21 10.41 12.79 9.99 11.5 9.8 12.79 9.61 13.21 9.19 13.4 7.9Z
        paintbrush.fill:rect 7 -1.6 2 7.6 1; path M5.2 7.2A1 1 0 0 1 6.2 6.2H9.8A1 1 0 0 1 10.8 7.2V9H5.2Z; path M5.2 9.9H10.8C11.6 13 10 15.6 7 17.2 7.4 15.6 5 14.4 5.2 9.9Z
        paintbrush:frame 6.8 -1.8 2.4 8 1.2; frame 5 5.9 6 3.6 1; path M5 9.4H11C12.2 13 10.2 16 6.2 17.6 7 15.4 4.8 14.2 5 9.4Z; hole path M6 9.4H10.2C10.9 12.2 9.8 14.2 7.9 15.6 7.7 13.8 6 13.2 6 9.4Z
        arrow.triangle.branch:bend 2.4; line 4 15.4 4 4.4; line 4 12.8 4 11.2 11.8 9 11.8 4.4; poly 4 0.4 7 4.8 1 4.8; poly 11.8 0.4 14.8 4.8 8.8 4.8
        arrowtriangles.facing.line:poly 0 4 6 8 0 12; hole poly 1 5.9 4.2 8 1 10.1; rect 7.5 1 1 14 0.5; poly 16 4 10 8 16 12; hole poly 15 5.9 11.8 8 15 10.1
        arrowtriangles.facing.line.fill:poly 0 4.4 5.6 8 0 11.6; rect 7.5 1 1 14 0.5; poly 16 4.4 10.4 8 16 11.6
        arrow.2.squarepath:bend 1.6; arrow 2.6 9.4 13 3 13 3 3.2; arrow 2.6 6.6 3 13 3 13 12.8
        cube:line 8 0.9 14.3 4.4 14.3 11.6 8 15.1 1.7 11.6 1.7 4.4 8 0.9; line 1.9 4.6 8 8 14.1 4.6; line 8 8 8 14.8
        cube.fill:poly 8 0.6 14.2 4.1 8 7.5 1.8 4.1; poly 1.2 5 7.5 8.5 7.5 15.6 1.2 12; poly 14.8 5 8.5 8.5 8.5 15.6 14.8 12
        display.behind:bend 1.4; line 1.2 9.6 0.6 9.6 0.6 0.8 12.8 0.8 12.8 2
        rectangle.connected.to.line.below:frame 1.4 1.4 13.2 8 1.8; rect 7.5 9 1 4; line 0.8 13.4 15.2 13.4
        rectangle.connected.to.line.below.fill:rect 1.4 1.4 13.2 8 1.8; rect 7.5 9 1 4; line 0.8 13.4 15.2 13.4
        selection.pin.in.out:frame 2.6 4.2 10.8 7.6 0.5; disc 3.1 2.2 1.5; line 3.1 3 3.1 11.6; disc 12.9 13.8 1.5; line 12.9 4.4 12.9 13
        testtube.2:line 0.6 1 7 1; line 1.8 1 1.8 12.6; line 5.8 1 5.8 12.6; arc 3.8 12.6 2 0 180; path M1.8 8H5.8V12.6A2 2 0 0 1 1.8 12.6Z; line 9 1 15.4 1; line 10.2 1 10.2 12.6; line 14.2 1 14.2 12.6; arc 12.2 12.6 2 0 180; path M10.2 5.4H14.2V12.6A2 2 0 0 1 10.2 12.6Z
        clock.hands:line 8 5.2 8 8.2 10 9.4
        side.waves:arc 8 8 7.4 -30 30; arc 8 8 7.4 150 210
        radio.side:disc 2.4 8 2; arc 2.4 8 5.6 -46 46; arc 2.4 8 9.2 -46 46; arc 2.4 8 12.6 -46 46
        haze:line 1.6 13.2 14.4 13.2; line 3.8 15.4 12.2 15.4
        lines.below:line 1 13 15 13; line 1 15.5 11 15.5
        circle.grid.cross:ring 8 2.6 2.5; ring 8 13.4 2.5; ring 2.6 8 2.5; ring 13.4 8 2.5
        circle.grid.cross.fill:disc 8 2.6 2.5; disc 8 13.4 2.5; disc 2.6 8 2.5; disc 13.4 8 2.5
        circle.grid.cross.left:ring 8 2.6 2.5; ring 8 13.4 2.5; disc 2.6 8 2.5; ring 13.4 8 2.5
        circle.hexagongrid:ring 8 8 2.3; ring 13.2 8 2.3; ring 2.8 8 2.3; ring 10.6 3.5 2.3; ring 5.4 3.5 2.3; ring 10.6 12.5 2.3; ring 5.4 12.5 2.3
        circle.hexagongrid.fill:disc 8 8 2.3; disc 13.2 8 2.3; disc 2.8 8 2.3; disc 10.6 3.5 2.3; disc 5.4 3.5 2.3; disc 10.6 12.5 2.3; disc 5.4 12.5 2.3
        plusminus:line 8 1.6 8 9.4; line 4 5.5 12 5.5; line 4 13.4 12 13.4
        space:bend 1; line 1.6 5.6 1.6 10.6 14.4 10.6 14.4 5.6
        square.behind:bend 1.6; line 5.4 15.4 14.2 15.4 14.2 6.6 13.6 6
        square.grid.4x3.fill:rect 0 2 3.4 3.4 0.7; rect 4.2 2 3.4 3.4 0.7; rect 8.4 2 3.4 3.4 0.7; rect 12.6 2 3.4 3.4 0.7; rect 0 6.3 3.4 3.4 0.7; rect 4.2 6.3 3.4 3.4 0.7; rect 8.4 6.3 3.4 3.4 0.7; rect 12.6 6.3 3.4 3.4 0.7; rect 0 10.6 3.4 3.4 0.7; rect 4.2 10.6 3.4 3.4 0.7; rect 8.4 10.6 3.4 3.4 0.7; rect 12.6 10.6 3.4 3.4 0.7
        square.on.circle:frame 0 5.4 10.4 10.4 1.8; arc 10.6 5.4 4.9 196 434
        squares.leading.rectangle:frame 0 1 4.2 4.2 1.1; frame 0 5.9 4.2 4.2 1.1; frame 0 10.8 4.2 4.2 1.1; frame 5.4 1 10.6 14 1.8
        squares.leading.rectangle.fill:rect 0 1 4.2 4.2 1.1; rect 0 5.9 4.2 4.2 1.1; rect 0 10.8 4.2 4.2 1.1; rect 5.4 1 10.6 14 1.8
        wineglass:bend 0.6; line 3.8 0.7 12.2 0.7; curve 3.8 0.7 3.5 4.4 4.6 7.4 8 9 11.4 7.4 12.5 4.4 12.2 0.7; line 3.6 4.6 12.4 4.6; line 8 9 8 15.2; line 4.8 15.3 11.2 15.3
        wineglass.fill:curve 3.8 0.7 3.5 4.4 4.6 7.4 8 9 11.4 7.4 12.5 4.4 12.2 0.7; line 3.8 0.7 12.2 0.7; path M3.4 4.2H12.6C12.4 7 11 9.4 8 9.5 5 9.4 3.6 7 3.4 4.2Z; line 8 9 8 15.2; line 4.8 15.3 11.2 15.3
        mountain.2.fill:path M0.7 12.4 4.9 4.6A1.1 1.1 0 0 1 6.8 4.6L8.8 8.3 9.6 7A1.1 1.1 0 0 1 11.5 7L15.3 12.4A1 1 0 0 1 14.5 14H1.6A1.1 1.1 0 0 1 0.7 12.4Z
        rectangle.tophalf.inset.filled:frame 0 2 16 12 2; rect 2 4 12 4 0.7
        rectangle.bottomhalf.inset.filled:frame 0 2 16 12 2; rect 2 8 12 4 0.7
        rectangle.lefthalf.inset.filled:frame 0 2 16 12 2; rect 2 4 6 8 0.7
        rectangle.righthalf.inset.filled:frame 0 2 16 12 2; rect 8 4 6 8 0.7
        rectangle.topthird.inset.filled:frame 0 2 16 12 2; rect 2 4 12 2.88 0.7
        rectangle.bottomthird.inset.filled:frame 0 2 16 12 2; rect 2 9.12 12 2.88 0.7
        rectangle.leftthird.inset.filled:frame 0 2 16 12 2; rect 2 4 4.32 8 0.7
        rectangle.rightthird.inset.filled:frame 0 2 16 12 2; rect 9.68 4 4.32 8 0.7
        rectangle.center.inset.filled:frame 0 2 16 12 2; rect 4.64 5.76 6.72 4.48 0.7
        square.tophalf.inset.filled:frame 0 0 16 16 2; rect 2 2 12 6 0.7
        square.bottomhalf.inset.filled:frame 0 0 16 16 2; rect 2 8 12 6 0.7
        square.lefthalf.inset.filled:frame 0 0 16 16 2; rect 2 2 6 12 0.7
        square.righthalf.inset.filled:frame 0 0 16 16 2; rect 8 2 6 12 0.7
        square.topthird.inset.filled:frame 0 0 16 16 2; rect 2 2 12 4.32 0.7
        square.bottomthird.inset.filled:frame 0 0 16 16 2; rect 2 9.68 12 4.32 0.7
        square.leftthird.inset.filled:frame 0 0 16 16 2; rect 2 2 4.32 12 0.7
        square.rightthird.inset.filled:frame 0 0 16 16 2; rect 9.68 2 4.32 12 0.7
        square.center.inset.filled:frame 0 0 16 16 2; rect 4.64 4.64 6.72 6.72 0.7
        """
}
