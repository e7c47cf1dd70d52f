/// What the words mean that people look for symbols by, in the words that the symbols' names are made of.
enum SymbolMeanings {
    /// The symbols for a word, the most usual one first; none for a word that nothing is known of.
    static func symbols(for word: some StringProtocol) -> [Substring] {
        table[Substring(word)] ?? table[Substring(word.hasSuffix("s") ? word.dropLast() : word[...])] ?? []
    }

    /// By word.
    private static let table: [Substring: [Substring]] = {
        var table: [Substring: [Substring]] = [:]
        for line in text.split(separator: "\n") {
            let sides = line.split(separator: ":")
            let symbols = sides[1].split(separator: " ")
            for word in sides[0].split(separator: " ") { table[word, default: []] += symbols }
        }
        return table
    }()

    /// Words on the left, symbols on the right.
    private static let text = """
        delete remove bin garbage rubbish recycle: trash minus.circle
        setting preference option configure configuration config cog adjust: gearshape gear slider.horizontal.3
        search find lookup zoom loupe: magnifyingglass
        home start: house
        user profile account contact avatar human man woman member: person person.crop.circle
        people team group family community friend crowd: person.2 person.3
        email mail letter: envelope
        message chat comment talk speech sms conversation dialog: bubble.left message text.bubble
        call telephone dial: phone
        favorite favourite like love: heart star
        rate rating review score: star
        close cancel dismiss exit no: xmark xmark.circle
        ok done confirm accept tick yes check success complete finish: checkmark checkmark.circle
        add new create insert: plus plus.circle
        subtract less decrease: minus
        edit write compose change modify pen: pencil square.and.pencil
        share export: square.and.arrow.up
        download save import: square.and.arrow.down arrow.down.circle
        upload: square.and.arrow.up arrow.up.circle
        refresh reload sync update repeat restart rotate: arrow.clockwise arrow.triangle.2.circlepath
        undo revert: arrow.uturn.backward arrow.counterclockwise
        redo: arrow.uturn.forward arrow.clockwise
        back previous return: chevron.left arrow.left
        next continue proceed: chevron.right arrow.right
        expand open dropdown: chevron.down
        collapse: chevron.up
        menu hamburger: line.3.horizontal
        more dots overflow kebab: ellipsis ellipsis.circle
        filter: line.3.horizontal.decrease.circle line.3.horizontal.decrease
        sort order: arrow.up.arrow.down
        date day month event schedule agenda appointment: calendar
        time hour watch timer clock stopwatch history recent: clock timer stopwatch
        alert reminder notification notify ring alarm: bell alarm
        warning caution danger attention problem: exclamationmark.triangle
        error fail failure: exclamationmark.circle xmark.octagon
        info information about detail: info.circle
        help question support faq unknown: questionmark.circle
        secure security password private privacy protect safe locked: lock lock.shield shield
        unlock unlocked: lock.open
        photo picture image gallery album: photo camera
        camera photograph shoot selfie: camera
        video movie film cinema record: video film
        music song audio tune melody: music.note
        sound volume speaker loud: speaker.wave.2
        mute silent quiet: speaker.slash
        microphone voice dictate podcast: mic
        play run begin: play play.circle
        halt: stop pause
        location place gps position here address where: location mappin mappin.and.ellipse
        direction navigate navigation route: location map arrow.triangle.turn.up.right.diamond
        auto automobile vehicle drive taxi: car
        train subway metro rail: tram
        bike cycle cycling: bicycle
        plane flight fly airport travel trip: airplane
        ship boat: ferry sailboat
        shop shopping buy basket store checkout purchase: cart bag
        money dollar payment price cash pay coin wallet currency finance: dollarsign.circle creditcard banknote
        present: gift
        label price category: tag
        saved reading: bookmark
        directory: folder
        file document paper page: doc doc.text
        note memo: note.text
        read library literature study: book books.vertical
        bullet items: list.bullet
        tile gallery layout thumbnail: square.grid.2x2
        chart graph statistic analytics stats report diagram: chart.bar chart.line.uptrend.xyaxis
        growth trend increase: chart.line.uptrend.xyaxis
        web internet world language earth browser planet website: globe network
        network connection signal wireless internet: wifi antenna.radiowaves.left.and.right
        power energy electricity charge lightning thunder: bolt power battery.100
        brightness light day sunny summer: sun.max
        dark night sleep: moon moon.zzz
        weather: cloud.sun cloud
        rain rainy: cloud.rain
        winter cold ice freeze: snowflake
        storm: cloud.bolt tornado
        temperature heat: thermometer
        fire hot burn trending popular streak: flame
        water liquid humidity wet: drop
        nature plant eco garden green environment organic: leaf tree
        forest: tree
        flower blossom rose: camera.macro leaf
        pet dog cat animal paw: pawprint
        insect beetle: ladybug ant
        rabbit fast: hare
        turtle slow: tortoise
        food eat restaurant meal dinner lunch cook kitchen: fork.knife
        coffee tea drink cafe mug: cup.and.saucer
        health medical doctor hospital medicine clinic: cross stethoscope cross.case
        pill drug: pills
        sport fitness exercise workout gym: figure.run figure.walk dumbbell
        walking pedestrian step: figure.walk
        running jog: figure.run
        game gaming joystick: gamecontroller
        win winner award prize champion achievement cup: trophy medal rosette
        goal aim objective: target scope flag
        mark report: flag
        url hyperlink chain: link
        attach attachment clip: paperclip
        print: printer
        scan scanner qr barcode: qrcode qrcode.viewfinder barcode
        copy duplicate clone: doc.on.doc
        paste: doc.on.clipboard clipboard
        cut: scissors
        paint color colour theme brush art design draw: paintbrush paintpalette
        tool repair build fix maintenance service: wrench.and.screwdriver hammer wrench
        view show visible see watch look preview: eye
        hide hidden invisible: eye.slash
        logout signout leave: rectangle.portrait.and.arrow.right
        send submit: paperplane
        inbox: tray
        store backup: archivebox
        package parcel delivery ship product: shippingbox
        office company business city organization: building.2
        work job portfolio career: briefcase
        bank museum government: building.columns
        school education graduate learn university course student: graduationcap book
        idea bulb tip hint inspiration: lightbulb
        magic ai new effect shine: sparkles wand.and.stars
        robot processor chip hardware: cpu
        computer monitor screen pc: desktopcomputer display
        notebook: laptopcomputer
        mobile smartphone device cell: iphone
        tablet: ipad
        television: tv
        headphone headset earphone: headphones
        code develop developer programming html: chevron.left.forwardslash.chevron.right curlybraces
        console shell command: terminal
        database storage disk drive data: externaldrive cylinder server.rack
        smile happy emoji emotion mood: face.smiling
        approve upvote: hand.thumbsup
        dislike disapprove downvote: hand.thumbsdown
        touch tap press click: hand.tap
        wave hello hi greet welcome: hand.wave
        drag reorder: line.3.horizontal arrow.up.and.down.and.arrow.left.and.right
        fullscreen maximize enlarge: arrow.up.left.and.arrow.down.right
        minimize shrink: arrow.down.right.and.arrow.up.left
        layer stack: square.stack
        draft text article: doc.text newspaper
        news: newspaper
        quote: quote.bubble quote.opening
        crown king premium vip: crown
        verify verified badge: checkmark.seal
        pin location: mappin pin
        key login signin: key
        bed hotel rest: bed.double
        baby child kid: figure.and.child.holdinghands
        glasses: eyeglasses
        random mix: shuffle dice
        percent discount sale offer: percent tag
        measure size: ruler
        speed performance dashboard: speedometer gauge
        """
}
