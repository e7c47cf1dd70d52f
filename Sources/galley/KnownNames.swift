// Made by `make support` from the public API of the built modules: do not edit.

/// Names that there are, for what a misspelt one is meant to be.
enum KnownNames {
    /// What is called on views, shapes, texts, images and gestures.
    static let modifiers = words(
        """
        accentColor accessibility accessibilityAction accessibilityActions accessibilityAddTraits \
        accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent accessibilityElement \
        accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
        accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair \
        accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation \
        accessibilityRespondsToUserInteraction accessibilityScrollAction accessibilityShowsLargeContentViewer \
        accessibilitySortPriority accessibilityTextContentType accessibilityValue accessibilityZoomAction \
        actionSheet alert alignmentGuide allowsHitTesting allowsTightening anchorPreference angularGradient \
        animation antialiased aspectRatio autocapitalization autocorrectionDisabled background \
        backgroundPreferenceValue backgroundStyle badge baselineOffset blendMode blur bold border brightness \
        buttonBorderShape buttonRepeatBehavior buttonStyle capsule clipShape clipped colorInvert colorMultiply \
        colorScheme commands commandsRemoved commandsReplaced compositingGroup confirmationDialog conicGradient \
        containerRelativeFrame containerShape containerValue contentMargins contentShape contentTransition \
        contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius customAttribute \
        datePickerStyle defaultFocus defaultLaunchBehavior defaultPosition defaultScrollAnchor defaultSize \
        defaultWheelPickerItemHeight defersSystemGestures deleteDisabled disableAutocorrection disabled \
        disclosureGroupStyle documentRole draggable drawingGroup dropDestination dynamicTypeSize \
        edgesIgnoringSafeArea ellipticalGradient environment environmentObject equatable exclusively fileExporter \
        fileImporter fileMover fill findDisabled findNavigator fixedSize flipsForRightToLeftLayoutDirection \
        focusEffectDisabled focusScope focusSection focusable focused focusedSceneValue focusedValue font \
        fontDesign fontWeight fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover \
        gaugeStyle geometryGroup gesture glassEffect glassEffectID glassEffectTransition grayscale gridCellAnchor \
        gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle handlesExternalEvents \
        headerProminence help hidden highPriorityGesture hoverEffect hoverEffectDisabled hueRotation id \
        ignoresSafeArea image imageScale indexViewStyle inspector inspectorColumnWidth interactiveDismissDisabled \
        interpolation intersection italic keepsTogetherOnPage keepsWithNextOnPage kerning keyboardShortcut \
        keyboardType keyframeAnimator labelStyle labelsHidden layoutPriority layoutValue lineIntersection \
        lineLimit lineSpacing lineSubtraction linearGradient listItemTint listRowBackground listRowInsets \
        listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint \
        listSectionSpacing listStyle luminanceToAlpha map mask matchedGeometryEffect matchedTransitionSource \
        menuActionDismissBehavior menuBarExtraStyle menuIndicator menuOrder menuStyle minimumScaleFactor modifier \
        monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden \
        navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode \
        navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle \
        navigationTitle navigationTransition navigationViewStyle offset onAppear onChange onChanged \
        onContinuousHover onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand onGeometryChange \
        onHover onKeyPress onLongPressGesture onMoveCommand onOpenURL onPlayPauseCommand onPreferenceChange \
        onReceive onScrollGeometryChange onScrollPhaseChange onScrollVisibilityChange onSubmit onTapGesture \
        opacity overlay overlayPreferenceValue padding pageBreak path persistentSystemOverlays phaseAnimator \
        pickerStyle popover position preference preferredColorScheme prefersDefaultFocus presentationBackground \
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction \
        presentationCornerRadius presentationDetents presentationDragIndicator presentationSizing previewDevice \
        previewDisplayName previewInterfaceOrientation previewLayout privacySensitive progressViewStyle \
        projectionEffect radialGradient rect redacted refreshable renderingMode replaceDisabled resizable resolve \
        restorationBehavior rotation rotation3DEffect rotationEffect safeAreaInset safeAreaPadding saturation \
        scale scaleEffect scaledToFill scaledToFit scrollBounceBehavior scrollClipDisabled \
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash \
        scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion \
        searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions searchToolbarBehavior \
        searchable selectionDisabled sensoryFeedback sequenced shadow sheet simultaneousGesture simultaneously \
        size sizeThatFits statusBar statusBarHidden strikethrough stroke submitLabel submitScope subtracting \
        swipeActions symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariant symmetricDifference \
        tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewStyle tableColumnHeaders tableStyle tag task \
        textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization textRenderer \
        textScale textSelection tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility \
        toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility tracking \
        transaction transform transformAnchorPreference transformEffect transformEnvironment transformPreference \
        transition trim truncationMode underline union unredacted updating visualEffect windowLevel \
        windowResizability windowStyle windowToolbarStyle zIndex
        """)

    /// What anything of Galley's has.
    static let members = words(
        """
        CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB URL a a1 a2 a3 a4 a5 abbreviated accentColor \
        accessibility accessibility1 accessibility2 accessibility3 accessibility4 accessibility5 \
        accessibilityAction accessibilityActions accessibilityAddTraits accessibilityAdjustableAction \
        accessibilityChildren accessibilityCustomContent accessibilityDifferentiateWithoutColor \
        accessibilityDimFlashingLights accessibilityElement accessibilityEnabled \
        accessibilityExtraExtraExtraLarge accessibilityExtraExtraLarge accessibilityExtraLarge \
        accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
        accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityInvertColors accessibilityLabel \
        accessibilityLabeledPair accessibilityLarge accessibilityLargeContentViewerEnabled \
        accessibilityLinkedGroup accessibilityMedium accessibilityPlayAnimatedImages accessibilityReduceMotion \
        accessibilityReduceTransparency accessibilityRemoveTraits accessibilityRepresentation \
        accessibilityRespondsToUserInteraction accessibilityScrollAction accessibilityShowButtonShapes \
        accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilitySwitchControlEnabled \
        accessibilityTextContentType accessibilityValue accessibilityVoiceOverEnabled accessibilityZoomAction \
        accessoryBar accessoryCircular accessoryCircularCapacity accessoryLinear accessoryLinearCapacity across \
        actionSheet actions activate active adaptable adaptive add addArc addCurve addCurveToPoint addEllipse \
        addEllipticalArc addFilter addGrid addLine addLineToPoint addLines addPath addQuadCurve \
        addQuadCurveToPoint addRect addRects addRelativeArc addRoundedRect addedTraits addressCity \
        addressCityAndState addressState advance advanced alert alignment alignmentGuide all allCases \
        allCharacters allCorners allowsDirectInteraction allowsFileURLs allowsHitTesting allowsSelection \
        allowsTightening alpha alphaComponent alphaThreshold alphabet always alwaysAvailable alwaysByFew \
        alwaysByOne alwaysOriginal alwaysTemplate anchor anchorPreference anchorZ angle angular angularGradient \
        animatableData animated animating animation answer antialiased appInfo appSettings appTermination \
        appVisibility appear append appendInterpolation appendLiteral apply applyWithBlock applying ascent \
        asciiCapable asciiCapableNumberPad aspectRatio assetFolders asymmetric atURL attributes \
        autocapitalization autocorrectionDisabled automatic avoidHidingContent axes axis b b1 b2 b3 b4 b5 \
        backdrop background backgroundColor backgroundPreferenceValue backgroundStyle backward badge balanced bar \
        base basedOnSize baseline baselineOffset bevel bezier bezierPoints birthdate bitsPerComponent \
        bitsPerPixel black blend blendMode blendModes blockHTML blue blueComponent blur bold border bordered \
        borderedProminent borderless borderlessButton bottom bottomBar bottomControlPoint bottomLeading \
        bottomLeft bottomOrnament bottomRight bottomTrailing bounce bouncy boundingBox boundingBoxOfPath \
        boundingRect bounds box breathe brightness brown browser buildArray buildBlock buildEither \
        buildExpression buildFinalResult buildIf buildLimitedAvailability buildOptional buildPartialBlock butt \
        button buttonBorderShape buttonRepeatBehavior buttonStyle byLayer bytes bytesPerRow c cadence calendar \
        callAsFunction callout cancel cancelAction cancelTasks cancellationAction canvas canvasOverflow capsLock \
        capsule caption caption2 carPlay causesPageTurn cells center centerFirstTextBaseline \
        centerLastTextBaseline centered cgColor cgImage cgPath change changedPlaces character characterIndices \
        characters checkbox children chrome circle circular circularEaseIn circularEaseInOut circularEaseOut \
        clamped clear clip clipBoundingRect clipShape clipToLayer clipped clockwise close closeSubpath codable \
        code color colorBurn colorDodge colorInvert colorMatrix colorMode colorMultiply colorScheme \
        colorSchemeContrast colorSpace colors columnAlignment columnHeader columns combine combined command \
        commands commandsRemoved commandsReplaced compact components compositingGroup compressed concat \
        concatenate concatenating condensed confirmationAction confirmationDialog conicGradient console constant \
        contain container containerRelative containerRelativeFrame containerShape containerSize containerValue \
        containerValues contains content contentChanged contentInsets contentMargins contentMinSize contentOffset \
        contentShape contentSize contentTransition contextMenu contextMenuPreview continue continuous contrast \
        control controlAccentColor controlBackgroundColor controlGroupStyle controlSize controlTextColor \
        coordinateSpace copy cornerRadii cornerRadius cornerSize corners count counterClockwise countryName \
        creditCardNumber cropped cropping cumulative current currentDate currentPoint currentValueLabel curve \
        custom customAttribute customizationBehavior customizationID cyan d damping dampingRatio dark darkGray \
        darkText darken dash dashDot dashDotDot dashPhase data date datePickerStyle dateTime dateTimeStyle \
        debugDescription decelerating decimalPad declaration decoration decrease decrement default defaultAction \
        defaultCustomization defaultFocus defaultLaunchBehavior defaultLayout defaultMinListHeaderHeight \
        defaultMinListRowHeight defaultPosition defaultScrollAnchor defaultSize defaultValue defaultVisibility \
        defaultWheelPickerItemHeight defersSystemGestures degrees delay delete deleteDisabled deleteForward depth \
        descent description desktop destinationOut destinationOver destructive destructiveAction detail \
        detailOnly device diagnostics didDisappear difference dimInactiveLayers dimensions direction \
        disableAutocorrection disabled disablesAnimations disablesSubpixelQuantization disappear discarded \
        disclosureGroupStyle dismiss dismissSearch dismissWindow displayList displayP3 displayPadding \
        displayScale distance documentRole done dot doubleColumn down downArrow downMirrored downUp dragPreview \
        draggable draw drawLayer drawPicture drawPixels drawingGroup drawnBlendModes drop dropDestination \
        dropEntered dropExited dropUnusedTraits dropUpdated duration dx dy dynamicTypeSize easeIn easeInEaseOut \
        easeInOut easeOut edge edgesIgnoringSafeArea edit editMode editor effect effectValue elements ellipse \
        elliptical ellipticalGradient emailAddress emphasized empty enabled encode encoded encodingThreads end \
        endIndex ended engine entries environment environmentObject equatable error escape evenOdd everyMinute \
        exclusion exclusively expanded explanation explicit explicitAlignment explicitGuide extendedLinear \
        extraExtraExtraLarge extraExtraLarge extraLarge extraSmall faded failure failurePolicy familyName figure \
        file fileExporter fileID fileImporter fileMover fileSystem fill find findDisabled findNavigator findings \
        first firstBaseline firstTextBaseline fit fitted fix fixed fixedLayout fixedSize flexible \
        flipsForRightToLeftLayoutDirection floating focusEffect focusEffectDisabled focusNext focusPrevious \
        focusScope focusSection focusable focused focusedSceneValue focusedValue folded followed \
        followsPreviewLayout font fontDesign fontWeight fontWidth footer footnote forClass forEach forbidden \
        force foreground foregroundColor foregroundStyle forgetMeasurements form formIndex formIntersection \
        formStyle formSymmetricDifference formUnion format formattingContext forward foundation fraction \
        fractionCompleted frame freeze frozen full fullScreenCover fullStreetAddress g1 g2 g3 g4 g5 gaugeStyle \
        geometry geometryGroup gesture getHue getRed givenName glassEffect glassEffectID glassEffectTransition \
        global glyphs go gradient graphical gray grayscale greedySiblings green greenComponent grid \
        gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColor gridColumnAlignment group groupBoxStyle \
        grouped guideNames h1 h2 h3 h4 h5 h6 handled handlesExternalEvents hardLight hasGivenName \
        hasItemsConforming hasMotion hasTag hash hashValue head header headerProminence heading headingLevel \
        headline heavy height heightPerWidth help hidden hiddenTitleBar hideInactiveLayers hierarchical high \
        highPriorityGesture highlight hint home horizontal horizontalSizeClass horizontalSpacing hourAndMinute \
        hover hoverEffect hoverEffectDisabled html hue hueRotation iOS iOS18 iOS26 icon iconOnly id idealFallback \
        identifier identity idle ignore ignored ignoresSafeArea image imageLoader imageOrientation imagePattern \
        imageScale immediately impact impactOccurred importExport inDisplayP3 inactive increase increased \
        increment index indexViewStyle indices indigo infinity initialOffset inline inlineHTML inlineLarge \
        inlineOnly inlineOnlyPreservingWhitespace inlinePresentationIntent inner innerRadius innerShadow \
        innerShadowed inputLabels insert inset insetGrouped inspector inspectorColumnWidth instruction \
        interacting interaction interactive interactiveDismissDisabled interactiveSpring interactively \
        interpolate interpolated interpolatingSpring interpolation interpretedSyntax intersection \
        invalidateTimelineContent invalidated inverse invert inverted invertsAlpha isAccessibilityCategory \
        isAccessibilitySize isAffine isAntialiased isButton isComplete isContinued isContinuous isDescribed \
        isDetailLink isDrawable isEOFilled isEditing isEmpty isEnabled isEqual isExpanded isFinite isFocused \
        isGlobal isHeader isHidden isIdentity isIdle isImage isInteractive isInvertible isKeyboardKey isLandscape \
        isLink isLocal isMixed isModal isOn isOpaque isPart isPositionedByUser isPresented isPressed isRect \
        isRightToLeft isScrollEnabled isScrolling isSearchField isSearching isSelected isShown isSilent isSmooth \
        isStaticText isSummaryElement isTabBar isToggle isTruncated isVisible isolation italic itemCount \
        itemProviders items iterative jobTitle join jpeg json keepsTogetherOnPage keepsWithNextOnPage kern \
        kerning key keyboard keyboardShortcut keyboardType keyframeAnimator kind known label labelColor \
        labelStyle labelsHidden landscape landscapeLeft landscapeRight languageCode large largeSubtitle \
        largeTitle largest lastBaseline lastTextBaseline layout layoutBegins layoutDirection \
        layoutDirectionBehavior layoutPriority layoutProperties layoutType layoutValue leading \
        leadingControlPoint leadingFirstTextBaseline leadingLastTextBaseline least left leftArrow leftMirrored \
        leftToRight legal letter levelChange lift light lightGray lightText lighten limited line lineBreak \
        lineCap lineCapStyle lineIntersection lineJoin lineJoinStyle lineLimit lineSpacing lineSubtraction \
        lineWidth linear linearBlue linearCapacity linearGradient linearGreen linearP3 linearRed linearSRGB lines \
        link linkColor list listItem listItemTint listRowBackground listRowInsets listRowSeparator \
        listRowSeparatorLeading listRowSeparatorTint listRowSeparatorTrailing listRowSpacing listSectionSeparator \
        listSectionSeparatorTint listSectionSpacing listStyle live local localName locale localization \
        localizedModel localizedString localizedStringResource location locations logicallyComplete look loose \
        low lowFrequency lowercase lowercaseSmallCaps luminanceToAlpha luminosity m11 m12 m13 m21 m22 m23 m31 m32 \
        m33 mac macOS magenta magicTap magnification magnitudeSquared main make makeBody makeCache makePreview \
        map mapColors mask mass matchedGeometry matchedGeometryEffect matchedTransitionSource material \
        materialize maxDetentValue maximumDistance maximumValueLabel meaning measure measuring medium menu \
        menuActionDismissBehavior menuBarExtraStyle menuIndicator menuOrder menuStyle mesh meshGradient message \
        messaging middle middleName minLength mini minimize minimumAngleDelta minimumDistance minimumDuration \
        minimumScaleDelta minimumScaleFactor minimumValueLabel mint minutes mirrors missingImage missingSymbol \
        miter miterLimit mix model modifier modifiers monochrome monospaced monospacedDigit most move \
        moveDisabled moveToPoint movement movingPicture multicolor multilineTextAlignment multiply \
        multiplyingAlpha mutableCopy name namePhonePad namePrefix nameSuffix named narrative nativeBounds \
        nativeScale navigation navigationBar navigationBarBackButtonHidden navigationBarDrawer \
        navigationBarHidden navigationBarItems navigationBarLeading navigationBarTitle \
        navigationBarTitleDisplayMode navigationBarTrailing navigationDestination navigationLink \
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationStack navigationSubtitle \
        navigationTitle navigationTransition navigationViewStyle needsFrame never newItem newPassword next \
        nextFrame nickname node nodes nonLinear nonRepeating nonReversing none normal normalized note \
        notesOrigins notificationOccurred nsImage number numberOfComponents numberPad numbersAndPunctuation \
        numeric numericPad numericText ofDocuments offUp offer offset offsetBy onAppear onChange onChanged \
        onContinuousHover onDelete onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand \
        onGeometryChange onHover onKeyPress onLongPressGesture onMove onMoveCommand onOpenURL onPlayPauseCommand \
        onPreferenceChange onReceive onScrollDown onScrollGeometryChange onScrollPhaseChange onScrollUp \
        onScrollVisibilityChange onSearchPresentation onSubmit onTapGesture onTextEntry oneTimeCode opacity \
        opaque opaqueSeparator openSettings openURL openWindow operation option orange organizationName \
        orientation origin original originalTarget origins outerRadius over overflow overlay \
        overlayPreferenceValue owners pad padding page pageBreak pageCount pageDown pageUp pages paging palette \
        parent part pass password pasteboard path pdf pdfData perceptual performDrop periodic \
        persistentSystemOverlays perspective phase phaseAnimator phone phonePad picker pickerStyle picture \
        pinInset pink pinned pixelHeight pixelLength pixelWidth place placeSubviews placed placedOutside \
        placeholder placeholderText placeholderTextColor placing plain playsSound plusDarker plusLighter png \
        pngData pngEncoding point pointerCancelled pointerDown pointerMoved pointerUp points popover portrait \
        portraitUpsideDown position postalCode predictedEndLocation predictedEndTranslation preference preferred \
        preferredColorScheme prefersDefaultFocus premultipliedBGRA prepare presentationBackground \
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction \
        presentationCornerRadius presentationDetents presentationDragIndicator presentationMode \
        presentationSizing presented previewDevice previewDisplayName previewInterfaceOrientation previewLayout \
        previews primary primaryAction principal printItem printsDiagnostics priority privacy privacySensitive \
        progress progressViewStyle projectedValue projection projectionEffect projectionTransform prominentDetail \
        properties proposal proposals proposed proposedSize pulse purple push quadCurve quads quality quaternary \
        quaternaryLabel quaternaryLabelColor quaternarySystemFill questions quinary r1 r2 r3 r4 r5 radial \
        radialGradient radians radioGroup radius raster rawValue read record rect rectangle red redComponent \
        redacted redactionReasons reduce refresh refreshable regular regularMaterial relative remove removeAll \
        removeAllPoints removeLast removed removedTraits render renderOptions renderer renderingMode \
        rendersAsynchronously reorderable repeat repeatCount repeatForever repeating replace replaceDisabled \
        replacingUnspecifiedDimensions resizable resize resizes resolve resolveSymbol resolvedColor \
        resolvedColors response responseCurve restorationBehavior return returnPartiallyParsedIfPossible \
        reversing right rightArrow rightMirrored rightToLeft rigid role root rotate rotated rotation \
        rotation3DEffect rotationEffect round rounded roundedBorder roundedRectangle route row rowAlignment \
        rowCount rows rule run sRGB sRGBLinear sRGBStops safeArea safeAreaInset safeAreaInsets safeAreaPadding \
        saturation saveItem scale scaleBy scaleEffect scaled scaledBy scaledToFill scaledToFit scenePhase screen \
        scroll scrollBounceBehavior scrollClipDisabled scrollContent scrollContentBackground scrollDisabled \
        scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash scrollPosition scrollTarget \
        scrollTargetBehavior scrollTargetLayout scrollTo scrollTransition scrollView scrolls search \
        searchCompletion searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions \
        searchSuggestionsPlacement searchToolbarBehavior searchable second secondary secondaryAction \
        secondaryLabel secondaryLabelColor secondarySystemBackground secondarySystemFill \
        secondarySystemGroupedBackground seconds section sectionActions sectionFooters sectionHeaders secureField \
        segmented selection selectionChanged selectionDisabled semantics semibold send sensoryFeedback sentences \
        separator separatorColor sequenced serif settings settle settlingDuration severity shading shadow \
        shadowed shape shared sharedBackgroundVisibility sheet shift short showMenu shownFrame showsIndicators \
        sideBySideButtons sidebar sidebarAdaptable sidebarOnly sidebarToggle simultaneousGesture simultaneously \
        single singleWindowList size sizeCategory sizeChanges sizeThatFits sizeThatFitsLayout skip slash slide \
        slider small smallCaps smooth smoothsColors snappy soft softBreak softLight solid sortPriority sourceAtop \
        sourceCode sourceRect space spacing speed spellOut spreadsheet spring square stack stackOrientation \
        standard start startAnchor startAngle startIndex startLocation startsMediaSession state status statusBar \
        statusBarHidden stepper stiffness stop stops streetAddressLine1 streetAddressLine2 stretch strikethrough \
        strikethroughStyle string stroke strokeBorder strokedPath stronglyEmphasized style subheadline \
        sublocality submitLabel submitScope subtitle subtracting subview subviews success suggestedName summary \
        supportsMultipleWindows suppressed svg svgData svgPicture svgText swapsSides sweep swiftUI swipeActions \
        switch symbolEffect symbolEffectsRemoved symbolFolders symbolRenderingMode symbolVariant symbolVariants \
        symbols symmetricDifference system systemAction systemBackground systemBlue systemBrown systemCyan \
        systemFill systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 systemGreen \
        systemGroupedBackground systemIndigo systemMint systemName systemOrange systemPink systemPurple systemRed \
        systemServices systemTeal systemYellow tab tabBar tabBarMinimizeBehavior tabBarOnly tabItem tabPlacement \
        tabViewBottomAccessory tabViewBottomAccessoryPlacement tabViewStyle table tableCell tableColumnHeaders \
        tableRow tableStyle tag tail takeOver tapOverlap tapTakers tapTarget task teal telephoneNumber template \
        tertiary tertiaryLabel tertiaryLabelColor tertiarySystemBackground tertiarySystemFill \
        tertiarySystemGroupedBackground text textBackgroundColor textCase textColor textContentType textCut \
        textEditing textEditor textEditorStyle textField textFieldStyle textFormatting \
        textInputAutocapitalization textPlatform textRenderer textScale textSelection thick thickMaterial thin \
        thinMaterial threshold throwError tight tile tiledImage time timeZone timer timingCurve tint tintColor \
        title title2 title3 titleAndIcon titleBar titleOnly toggle toggleStyle toolbar toolbarBackground \
        toolbarBackgroundVisibility toolbarColorScheme toolbarPrincipal toolbarRole toolbarTitleDisplayMode \
        toolbarTitleMenu toolbarVisibility top topBarLeading topBarTrailing topControlPoint topLeading topLeft \
        topRight topTrailing track tracking trailing trailingControlPoint trailingFirstTextBaseline \
        trailingLastTextBaseline traits transaction transferRepresentation transform transformAnchorPreference \
        transformEffect transformEnvironment transformPreference transient transition translateBy translatedBy \
        translation tree trigger trim trimmedPath truncationMode turned tv twitter tx ty type typographicBounds \
        uiImage ultraLight ultraThick ultraThickMaterial ultraThin ultraThinMaterial underline underlineStyle \
        undoRedo unified unifiedCompact union unitPoint unitsStyle unownedExecutor unplaced unredacted \
        unsizedAxes unspecified up upArrow upMirrored upUp update updateCache updateTarget updatesFrequently \
        updating uppercase uppercaseSmallCaps usable usableDash userInitiated userInterfaceIdiom \
        userInterfaceStyle username usesEvenOddFillRule validateDrop value values variableColor variants vector \
        velocity vertical verticalSizeClass verticalSpacing viewAligned viewID viewTree views visible visibleRect \
        vision visualEffect waitingCount warning webSearch weight wheel white wholeSymbol width wiggle willAppear \
        willLayOut winding window windowArrangement windowBackground windowBackgroundColor windowLevel windowList \
        windowResizability windowSize windowStyle windowToolbar windowToolbarStyle withAlphaComponent \
        withAnimation withRenderingMode withTransaction withoutMirroring word wordProcessing words wrappedValue \
        written x xLarge xSmall xxLarge xxxLarge y yellow zIndex zero zeroSize zoom zoomIn zoomOut
        """)

    /// Types, protocols and property wrappers.
    static let types = words(
        """
        AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior \
        AccessibilityCustomContentImportance AccessibilityCustomContentKey AccessibilityFocusState \
        AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityProperties \
        AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction \
        AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle \
        AccessoryLinearGaugeStyle ActionSheet Actions ActorType AdaptableTabBarPlacement Alert Alignment \
        AlignmentID AlignmentKey AllCases Anchor Angle AngularGradient AngularGradientPaint Animatable \
        AnimatableData AnimatableModifier AnimatablePair Animation AnimationCompletionCriteria \
        AnimationTimelineSchedule AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition AnyView \
        App AppStorage AppearSymbolEffect Array ArrayLiteralElement AsyncImage AsyncImagePhase \
        AttributeDynamicLookup AttributeScopes AttributedString AutomaticControlGroupStyle \
        AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticMenuBarExtraStyle \
        AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing \
        AutomaticSymbolEffect AutomaticTableStyle AutomaticTextEditorStyle Axis BackgroundColorAttribute \
        BackgroundDisplayMode BackgroundStyle BalancedNavigationSplitViewStyle BaselineOffsetAttribute \
        BezierPoint Bindable Binding BlendMode BlendModes BlurOptions Body Bool BorderedButtonStyle \
        BorderedListStyle BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle \
        BounceSymbolEffect BreatheSymbolEffect BundleDescription Button ButtonBorderShape ButtonMenuStyle \
        ButtonRepeatBehavior ButtonRole ButtonStyle ButtonStyleConfiguration ButtonToggleStyle CGAffineTransform \
        CGColor CGColorSpace CGFloat CGImage CGLineCap CGLineJoin CGMutablePath CGPath CGPathElement \
        CGPathElementType CGPathFillRule CGPoint CGRect CGSize CGVector Cache Cadence Canvas Capsule \
        CarriedRepresentation Case CharacterIndex CheckboxToggleStyle Children Circle CircularProgressViewStyle \
        ClipOptions CodableRepresentation Color ColorMatrix ColorPicker ColorRenderingMode ColorResource \
        ColorScheme ColorSchemeContrast ColorSpace Colors ColumnNavigationViewStyle ColumnsFormStyle CommandGroup \
        CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle Components \
        ConditionalTabContent ConditionalToolbarContent Configuration ContainerRelativeShape ContainerValueKey \
        ContainerValues Content ContentMarginPlacement ContentMode ContentShapeKinds ContentSizeCategory \
        ContentTransition ContentTransitionSymbolEffect ContentUnavailableView Context ContextMenu ControlGroup \
        ControlGroupStyle ControlGroupStyleConfiguration ControlSize CoordinateSpace CoordinateSpaceProtocol \
        CubicKeyframe CurrentValueLabel CustomLayout CustomLocalizedStringResourceConvertible \
        CustomPresentationDetent CustomizableToolbarContent Data DataRepresentation Date DateInterval DatePicker \
        DatePickerComponents DatePickerStyle DateStyle DateTimeStyle Decimal DecodingConfiguration \
        DefaultButtonStyle DefaultDatePickerStyle DefaultFocusEvaluationPriority DefaultGaugeStyle \
        DefaultGlassEffectShape DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle \
        DefaultNavigationViewStyle DefaultPickerStyle DefaultProgressViewStyle DefaultShareLinkLabel \
        DefaultTabLabel DefaultTabViewStyle DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem \
        DefaultWindowStyle DefaultWindowToolbarStyle Description Design Diagnostic Direction \
        DisabledTextSelectability DisappearSymbolEffect DisclosureGroup DisclosureGroupStyle \
        DisclosureGroupStyleConfiguration DiscreteSymbolEffect DismissAction DismissSearchAction \
        DismissWindowAction DisplayList Divider DocumentRole Double DoubleColumnNavigationViewStyle DragGesture \
        DrawClip DrawGroup DrawItem Drawing DrawingCanvas DrawingOptions DropDelegate DropInfo DropOperation \
        DropProposal DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EditActions EditButton \
        EditMode EditableCollectionContent Element Ellipse EllipticalGradient EmptyAnimatableData EmptyCommands \
        EmptyModifier EmptyView EmptyVisualEffect EnabledTextSelectability EncodedImage EncodingConfiguration \
        Entries Entry Environment EnvironmentKey EnvironmentObject EnvironmentValues EquatableView EventModifiers \
        EveryMinuteTimelineSchedule ExclusiveGesture ExpandedWindowToolbarStyle ExplicitTimelineSchedule \
        ExtendedGraphemeClusterLiteralType FailurePolicy FeedbackStyle FeedbackType FillShapeStyle FillStyle \
        Filter FilterOptions FittedPresentationSizing Flexibility Float FocusInteractions FocusState \
        FocusedBinding FocusedValue FocusedValueKey FocusedValues Font FontAttribute FontLibrary ForEach \
        ForegroundColorAttribute ForegroundStyle Form FormPresentationSizing FormStyle Format \
        FoundationAttributes FrameLimits FrameReason Gauge GaugeStyle GaugeStyleConfiguration GeometryEffect \
        GeometryProxy GeometryReader Gesture GestureMask GestureState GestureStateGesture Glass \
        GlassEffectContainer GlassEffectTransition GlobalCoordinateSpace Glossary GlyphPicture Gradient \
        GradientRamp GradientStop GraphicalDatePickerStyle GraphicsContext GraphicsRecorder Grid GridItem \
        GridLayout GridPlan GridRow GridTraits Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration \
        GroupedFormStyle GroupedListStyle GuideKey HStack HStackLayout HiddenTitleBarWindowStyle \
        HierarchicalShapeStyle HierarchicalShapeStyleModifier HorizontalAlignment HorizontalEdge HoverEffect \
        HoverPhase ID Icon IconOnlyLabelStyle IdentityTransition Image ImageLoader ImageOrientation ImagePaint \
        ImagePatternPaint ImageRenderer ImageResource ImageStyle ImportFromDevicesCommands IndefiniteSymbolEffect \
        Index IndexDisplayMode IndexViewStyle IndexedIdentifierCollection Indices InlinePickerStyle \
        InlinePresentationIntent InlinePresentationIntentAttribute InsetGroupedListStyle InsetListStyle \
        InsetShape InsetTableStyle Insets InsettableShape InspectorCommands Int Int16 Int32 Int64 Int8 \
        InterfaceOrientation Interpolation InterpretedSyntax Item Iterator KerningAttribute KeyEquivalent \
        KeyPress KeyboardShortcut KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent \
        KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration \
        LabeledContent LabeledControlGroupContent LabeledToolbarItemGroupContent LargeStack LayerBackdrop \
        LayerBlur LayerEffect LayerMask LayerProjection LayerShadow LayerThreshold Layout LayoutAxis \
        LayoutDirection LayoutDirectionBehavior LayoutExplanation LayoutFinding LayoutHost LayoutLines \
        LayoutNumber LayoutObserver LayoutProperties LayoutQuestions LayoutRecord LayoutSubview LayoutSubviews \
        LayoutTree LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading LimitBehavior Line LineStyle \
        LinearCapacityGaugeStyle LinearGradient LinearGradientPaint LinearKeyframe LinearProgressViewStyle Link \
        LinkShapeStyle List ListItemTint ListSectionSpacing ListStyle LiveNode LiveView LocalCoordinateSpace \
        Locale Localization LocalizationValue LocalizedStringKey LocalizedStringResource Locations \
        LongPressGesture Look MagnificationGesture MagnifyGesture MainStrings MarkdownParsingOptions \
        MatchedGeometryProperties Material MaximumValueLabel Menu MenuActionDismissBehavior MenuBarExtra \
        MenuBarExtraStyle MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient \
        MeshGradientPaint MeshVertex MinimumValueLabel Mode ModifiedContent MoveCommandDirection MoveKeyframe \
        MoveTransition MultiViewRoot MutableCollection NSColor NSImage NSItemProvider NSItemProviderWriting \
        NSString NSURL NamedCoordinateSpace Namespace NavigationBarDrawerDisplayMode NavigationBarItem \
        NavigationControlGroupStyle NavigationLink NavigationLinkPickerStyle NavigationPath NavigationSplitView \
        NavigationSplitViewColumn NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack \
        NavigationTransition NavigationView NavigationViewStyle Never Node ObjectWillChangePublisher \
        ObservedObject OffsetShape OffsetTransition OpacityTransition OpenSettingsAction OpenURLAction \
        OpenWindowAction Optional Orientation OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageNumber \
        PagePresentationSizing PageSize PageTabViewStyle PagedDocument PagingScrollTargetBehavior Paint \
        PalettePickerStyle Part Path Pattern PendingWork PeriodicTimelineSchedule PhaseAnimator Phases Picker \
        PickerStyle Picture PictureJob PinnedScrollableViews PixelDifference Place PlaceholderContentView \
        PlaceholderTextShapeStyle PlainButtonStyle PlainListStyle PlainTextEditorStyle PlainTextFieldStyle \
        PlainWindowStyle Point PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey \
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction \
        PresentationDetent PresentationMode PresentationShape PresentationSizing PresentedWindowContent Preview \
        PreviewDevice PreviewLayout PreviewProvider PreviewRegistry PreviewTrait Previews PrimitiveButtonStyle \
        PrimitiveButtonStyleConfiguration ProgressView ProgressViewStyle ProgressViewStyleConfiguration \
        ProjectionTransform Prominence ProminentDetailNavigationSplitViewStyle Proposal ProposedViewSize \
        ProvidedPreviews ProxyRepresentation PullDownMenuBarExtraStyle PulseSymbolEffect PushTransition Quad \
        Question QuestionableLayout RGBColorSpace RadialGradient RadialGradientPaint RadioGroupPickerStyle \
        RangeReplaceableCollection RasterImage RawValue Rectangle RectangleCornerRadii RedactionReasons \
        RefreshAction RelativeDateTimeFormatter RenderError RenderOptions RenderPool RenderedView RenderingMode \
        ReplaceSymbolEffect Representation ResizingMode Resolved ResolvedColor ResolvedImage ResolvedSymbol \
        ResolvedText ResponseCurve Result Role Root RotateGesture RotateSymbolEffect RotatedShape RotationGesture \
        RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle Rule Run RunSlice SVGMarkup SVGNumber \
        SVGPathReader SVGPathWriter SafeAreaRegions Scale ScaleTransition ScaledMetric ScaledShape Scene \
        SceneBuilder SceneLaunchBehavior ScenePhase SceneRestorationBehavior SceneStorage SceneWindows \
        ScrollAnchorRole ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollGeometry \
        ScrollIndicatorVisibility ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTarget \
        ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase \
        ScrollView ScrollViewProxy ScrollViewReader SearchFieldPlacement SearchPresentationToolbarBehavior \
        SearchScopeActivation SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section \
        SectionCollection SectionConfiguration SectionTraits SecureField SegmentedPickerStyle SelectionShapeStyle \
        Semantics SensoryFeedback SeparatorShapeStyle Sequence SequenceGesture Set Settings Severity Shading \
        ShadowOptions ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareLink SharePreview \
        SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SimultaneousGesture Size SlideTransition \
        Slider Source Spacer SpacerSizing SpatialTapGesture Spring SpringKeyframe StackNavigationViewStyle State \
        StateObject Stepper Stop Stride StrikethroughStyleAttribute String StringInterpolation StringLiteralType \
        StrokeStyle StylePaint SubSequence SubmitLabel SubmitTriggers Subview Subviews SubviewsCollection \
        SubviewsCollectionSlice SwiftUIAttributes SwitchToggleStyle SymbolEffect SymbolEffectOptions \
        SymbolEffectTransition SymbolRenderingMode SymbolVariants Tab TabBarMinimizeBehavior \
        TabBarOnlyTabViewStyle TabContent TabContentBuilder TabCustomizationBehavior TabPlacement TabRole \
        TabSection TabValue TabView TabViewBottomAccessoryPlacement TabViewStyle Table TableColumn \
        TableColumnAlignment TableColumnBuilder TableColumnContent TableColumnSortComparator TableForEachContent \
        TableRow TableRowBuilder TableRowContent TableRowValue TableStyle Tag TapGesture TargetContext \
        TemplateRenderingMode Text TextAlignment TextAttribute TextEditingCommands TextEditor TextEditorStyle \
        TextField TextFieldStyle TextFormattingCommands TextInputAutocapitalization TextPlatform TextProxy \
        TextRenderer TextSelectability TextStyle Threshold TimelineSchedule TimelineScheduleMode TimelineView \
        TimelineViewDefaultContext TintShapeStyle Title TitleAndIconLabelStyle TitleBarWindowStyle \
        TitleDisplayMode TitleOnlyLabelStyle Toggle ToggleStyle ToggleStyleConfiguration Token ToolbarCommands \
        ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior ToolbarCustomizationOptions \
        ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarItems ToolbarPlacement \
        ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu TrackingAttribute Transaction \
        TransactionKey TransferRepresentation TransferRepresentationBuilder Transferable TransformedShape \
        Transition TransitionPhase TransitionProperties TransitionSymbolEffect Tree TruncationMode \
        TupleTransferRepresentation TupleView TypographicBounds UIBezierPath UIColor UIDevice UIFeedbackGenerator \
        UIImage UIImpactFeedbackGenerator UIKeyboardType UINotificationFeedbackGenerator UIRectCorner UIScreen \
        UISelectionFeedbackGenerator UITextAutocapitalizationType UITextContentType UITraitCollection \
        UIUserInterfaceIdiom UIUserInterfaceStyle UInt UInt16 UInt32 UInt64 UInt8 URL UUID UnaryViewRoot \
        UnderlineStyleAttribute UnevenRoundedRectangle UnicodeScalarLiteralType UnifiedCompactWindowToolbarStyle \
        UnifiedWindowToolbarStyle UnitCurve UnitPoint UnitsStyle UserInterfaceSizeClass VStack VStackLayout Value \
        VariableColorSymbolEffect VectorArithmetic VectorImage VerticalAlignment VerticalEdge View \
        ViewAlignedScrollTargetBehavior ViewBuilder ViewBuilding ViewDimensions ViewElements ViewEvent ViewHost \
        ViewModifier ViewRoot ViewSpacing ViewTag ViewThatFits ViewTraits ViewTreeBuilder Visibility VisualEffect \
        Weight WheelDatePickerStyle WheelPickerStyle Width WiggleSymbolEffect Window WindowBackgroundShapeStyle \
        WindowGroup WindowLevel WindowMenuBarExtraStyle WindowResizability WindowStyle WindowToolbarStyle Wrapper \
        ZStack ZStackLayout ZoomNavigationTransition
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
