// Made by `make support` from the public API of the built modules: do not edit.

/// Names that there are, for what a misspelt one is meant to be.
package enum KnownNames {
    /// What is called on views, shapes, texts, images and gestures.
    package static let modifiers = words(
        """
        accentColor accepted accessibility accessibilityAction accessibilityActions accessibilityAddTraits \
        accessibilityAdjustableAction accessibilityChildren accessibilityCustomContent accessibilityElement \
        accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint accessibilityIdentifier \
        accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair \
        accessibilityLinkedGroup accessibilityRemoveTraits accessibilityRepresentation \
        accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry \
        accessibilityScrollAction accessibilityShowsLargeContentViewer accessibilitySortPriority \
        accessibilityTextContentType accessibilityValue accessibilityZoomAction actionSheet alert alignmentGuide \
        allowsHitTesting allowsTightening anchorPreference angularGradient animation antialiased aspectRatio \
        autocapitalization autocorrectionDisabled background backgroundPreferenceValue backgroundStyle badge \
        baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing \
        buttonStyle capsule chosenPart clipShape clipped colorEffect colorInvert colorMultiply colorScheme \
        commands commandsRemoved commandsReplaced compositingGroup confirmationDialog conicGradient \
        containerBackground containerRelativeFrame containerShape containerValue contentMargins contentShape \
        contentTransition contextMenu contrast controlGroupStyle controlSize coordinateSpace cornerRadius \
        customAttribute datePickerStyle defaultFocus defaultForeground defaultLaunchBehavior defaultPosition \
        defaultScrollAnchor defaultSize defaultWheelPickerItemHeight defersSystemGestures deleteDisabled \
        disableAutocorrection disabled disclosureGroupStyle distortionEffect documentRole draggable drawingGroup \
        dropDestination dynamicTypeSize edgesIgnoringSafeArea ellipticalGradient environment environmentObject \
        equatable exclusively fileExporter fileImporter fileMover fill findDisabled findNavigator fixedSize \
        flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection focusable focused \
        focusedSceneValue focusedValue font fontDesign fontWeight fontWidth foregroundColor foregroundStyle \
        formStyle frame fullScreenCover gaugeStyle geometryGroup gesture glassEffect glassEffectID \
        glassEffectTransition glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes \
        gridColumnAlignment groupBoxStyle handlesExternalEvents headerProminence help hidden highPriorityGesture \
        hoverEffect hoverEffectDisabled hueRotation id ignoresSafeArea image imageScale indexViewStyle inspector \
        inspectorColumnWidth interactiveDismissDisabled interpolation intersection italic keepsTogetherOnPage \
        keepsWithNextOnPage kerning keyboardShortcut keyboardType keyframeAnimator labelStyle labeledContentStyle \
        labelsHidden layerEffect layoutPriority layoutValue leaving lineHeight lineIntersection lineLimit \
        lineSpacing lineSubtraction linearGradient listItemTint listRowBackground listRowInsets listRowSeparator \
        listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint listSectionSpacing \
        listStyle liveTab liveTap luminanceToAlpha map mask matchedGeometryEffect matchedTransitionSource \
        menuActionDismissBehavior menuBarExtraStyle menuIndicator menuOrder menuStyle minimumScaleFactor modifier \
        monospaced monospacedDigit moveDisabled multilineTextAlignment navigationBarBackButtonHidden \
        navigationBarHidden navigationBarItems navigationBarTitle navigationBarTitleDisplayMode \
        navigationDestination navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle \
        navigationTitle navigationTransition navigationViewStyle offset onAppear onChange onChanged \
        onContinueUserActivity onContinuousHover onDeleteCommand onDisappear onDrag onDrop onEnded onExitCommand \
        onFinished onGeometryChange onGlass onHover onKeyPress onLongPressGesture onMoveCommand onOpenURL \
        onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange \
        onScrollVisibilityChange onSubmit onTapGesture opacity overlay overlayPreferenceValue padding pageBreak \
        path persistentSystemOverlays phaseAnimator pickerStyle popover position preference preferredColorScheme \
        prefersDefaultFocus presentationBackground presentationBackgroundInteraction \
        presentationCompactAdaptation presentationContentInteraction presentationCornerRadius presentationDetents \
        presentationDragIndicator presentationSizing previewDevice previewDisplayName previewInterfaceOrientation \
        previewLayout privacySensitive progressViewStyle projectionEffect radialGradient rect redacted \
        refreshable renameAction renderingMode replaceDisabled resizable resolve restorationBehavior role \
        rotation rotation3DEffect rotationEffect rowTrait safeAreaBar safeAreaInset safeAreaPadding saturation \
        scale scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior scrollClipDisabled \
        scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators scrollIndicatorsFlash \
        scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion \
        searchFocused searchPresentationToolbarBehavior searchScopes searchSuggestions searchToolbarBehavior \
        searchable secondaryForeground selectionDisabled sensoryFeedback sequenced shadow sheet \
        simultaneousGesture simultaneously size sizeThatFits speechAdjustedPitch speechAlwaysIncludesPunctuation \
        speechAnnouncementsQueued speechSpellsOutCharacters statusBar statusBarHidden strikethrough stroke \
        submitLabel submitScope subtracting swipeActions symbolColorRenderingMode symbolEffect \
        symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode symbolVariant symmetricDifference \
        tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewStyle tableColumnHeaders tableStyle tag task \
        textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization textRenderer \
        textScale textSelection tint toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility \
        toolbarColorScheme toolbarRole toolbarTitleDisplayMode toolbarTitleMenu toolbarVisibility tracking \
        transaction transform transformAnchorPreference transformEffect transformEnvironment transformPreference \
        transition trim truncationMode typesettingLanguage underline union unredacted updating userActivity \
        visualEffect windowLevel windowResizability windowStyle windowToolbarStyle writingToolsBehavior zIndex
        """)

    /// What anything of Galley's has.
    package static let members = words(
        """
        CACurrentMediaTime CATransform3DConcat CATransform3DEqualToTransform CATransform3DGetAffineTransform \
        CATransform3DIdentity CATransform3DInvert CATransform3DIsAffine CATransform3DIsIdentity \
        CATransform3DMakeAffineTransform CATransform3DMakeRotation CATransform3DMakeScale \
        CATransform3DMakeTranslation CATransform3DRotate CATransform3DScale CATransform3DTranslate \
        CGColorSpaceCreateDeviceGray CGColorSpaceCreateDeviceRGB CTFontCreateCopyWithAttributes \
        CTFontCreateWithName CTFontGetAscent CTFontGetCapHeight CTFontGetDescent CTFontGetLeading CTFontGetSize \
        CTFontGetXHeight CTFontManagerRegisterFontURLs CTFontManagerRegisterFontsForURL \
        CTFontManagerRegisterGraphicsFont NSApp NSSelectorFromString NSStringFromSelector \
        NSUndoManagerDidRedoChange NSUndoManagerDidUndoChange NSUserActivityTypeBrowsingWeb OK P3 SRGB \
        UIGraphicsGetCurrentContext UIImageWriteToSavedPhotosAlbum UIRectFill UIRectFrame URL a a1 a2 a3 a4 a5 \
        abbreviated above absoluteColorimetric accent accentColor accepted acceptsFirstMouse \
        acceptsFirstResponder accessibility accessibility1 accessibility2 accessibility3 accessibility4 \
        accessibility5 accessibilityAction accessibilityActions accessibilityAddTraits \
        accessibilityAdjustableAction accessibilityChildren accessibilityContrast accessibilityCustomContent \
        accessibilityDifferentiateWithoutColor accessibilityDimFlashingLights \
        accessibilityDisplayShouldReduceMotion accessibilityDisplayShouldReduceTransparency accessibilityElement \
        accessibilityElementsHidden accessibilityEnabled accessibilityExtraExtraExtraLarge \
        accessibilityExtraExtraLarge accessibilityExtraLarge accessibilityFocused accessibilityHeading \
        accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors \
        accessibilityInputLabels accessibilityInvertColors accessibilityLabel accessibilityLabeledPair \
        accessibilityLarge accessibilityLargeContentViewerEnabled accessibilityLinkedGroup accessibilityMedium \
        accessibilityPlayAnimatedImages accessibilityReduceMotion accessibilityReduceTransparency \
        accessibilityRemoveTraits accessibilityRepresentation accessibilityRespondsToUserInteraction \
        accessibilityRotor accessibilityRotorEntry accessibilityScrollAction accessibilityShowButtonShapes \
        accessibilityShowsLargeContentViewer accessibilitySortPriority accessibilitySwitchControlEnabled \
        accessibilityTextContentType accessibilityTraits accessibilityValue accessibilityVoiceOverEnabled \
        accessibilityZoomAction accessory accessoryBar accessoryCircular accessoryCircularCapacity \
        accessoryLinear accessoryLinearCapacity accessoryType accessoryView across action actionSheet actions \
        activate activateFileViewerSelecting activationState active activeAlways activeInActiveApp \
        activeInKeyWindow activeWhenFirstResponder activityType adaptable adapted adaptive \
        adaptivePresentationStyle add addAction addAnimations addArc addArrangedSubview addButton addChild \
        addChildWindow addClip addCompletion addConstraint addConstraints addControl addCurve addCurveToPoint \
        addEllipse addEllipticalArc addFileWrapper addFilter addGestureRecognizer addGlobalMonitorForEvents \
        addGrid addInteraction addItem addItems addKeyframe addLayoutGuide addLine addLineToPoint addLines \
        addLocalMonitorForEvents addPath addQuadCurve addQuadCurveToPoint addRect addRects addRegularFile \
        addRelativeArc addRoundedRect addSublayer addSubview addTarget addTextField addToReadingList \
        addTrackingArea addTraits addUserInfoEntries addedTraits addingAttributes additionalSafeAreaInsets \
        additive address addressCity addressCityAndState addressState adjust adjustable adjustedContentInset \
        adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenDisabled \
        adjustsImageWhenHighlighted adopt adoptColumn advance advanced affine affineTransform airDrop alert \
        alertButtonHeight alertButtonInset alertButtonSpacing alertFirstButtonReturn alertIsGlass alertPadding \
        alertPart alertRadius alertSecondButtonReturn alertStyle alertThirdButtonReturn alertWidth aliases \
        alignment alignmentGuide alignmentMode all allButUpsideDown allCases allCharacters allCorners \
        allEditingEvents allEvents allPlaces allPresses allTouchEvents allTouches allowUserInteraction \
        allowableMovement allowedContentTypes allowedFileTypes allowedTouchTypes allowsContinuousInteraction \
        allowsDefaultTighteningForTruncation allowsDirectInteraction allowsEdgeAntialiasing allowsEditing \
        allowsEditingTextAttributes allowsFileURLs allowsHitTesting allowsMultipleSelection allowsSelection \
        allowsSelectionDuringEditing allowsTightening allowsUndo alpha alphaComponent alphaRange alphaShift \
        alphaSpeed alphaThreshold alphaValue alphabet alreadyRegistered alternate alternateIconName always \
        alwaysAvailable alwaysBounceHorizontal alwaysBounceVertical alwaysByFew alwaysByOne alwaysOriginal \
        alwaysTemplate amounts anchor anchorPoint anchorPreference anchorZ angle angular angularGradient \
        animatableData animate animateChanges animateKeyframes animated animates animating animation \
        animationDidStart animationDidStop animationDuration animationImages animationKeys animationRepeatCount \
        animations announcement announcementDidFinishNotification answer answersForgotten antialiased any anyTag \
        appInfo appSettings appTermination appVisibility appear appearance append appendInterpolation \
        appendLiteral application applicationDefined applicationDidBecomeActive applicationDidEnterBackground \
        applicationDidFinishLaunching applicationDidReceiveMemoryWarning applicationIconBadgeNumber \
        applicationIconImage applicationShouldHandleReopen applicationShouldTerminate \
        applicationShouldTerminateAfterLastWindowClosed applicationState applicationSupportDirectory \
        applicationWillEnterForeground applicationWillFinishLaunching applicationWillResignActive \
        applicationWillTerminate apply applyWithBlock applying applyingSymbolConfiguration \
        apportionsSegmentWidthsByContent aqua areAnimationsEnabled areRows area arguments arrangedSubviews arrow \
        asHandedIn asLabel asParts asProvided ascender ascent asciiCapable asciiCapableNumberPad askForFrame \
        aspectRatio asset assetColor assetFolders assetSource assets assignToContact asymmetric at atURL atomic \
        attachment attributed attributedPlaceholder attributedText attributedTitle attributes autocapitalization \
        autocapitalizationType autocorrectionDisabled autocorrectionType autoenablesItems autohidesScrollers \
        automatic automaticDimension automaticSize automaticallyAdjustsScrollViewInsets autorepeat \
        autoresizesSubviews autoresizingMask autoreverse autoreverses available availableLanguages \
        availableMediaTypes avoidHidingContent awakeFromNib axes axial axis b b1 b2 b3 b4 b5 backBarButtonItem \
        backButtonAppearance backButtonTitle backIndicatorImage backIndicatorTransitionMaskImage backItem \
        backToFront backdrop background backgroundColor backgroundConfiguration backgroundEffect backgroundImage \
        backgroundImageContentMode backgroundPreferenceValue backgroundRefreshStatus backgroundStyle \
        backgroundTimeRemaining backgroundView backing backingScaleFactor backward backwards badge \
        badgeBackgroundColor badgeColor badgeDigits badgeHeight badgeOffset badgePositionAdjustment \
        badgeTextAttributes badgeTop badgeValue balanced bar barButtonItem barStyle barTintColor barometric bars \
        base baseBackgroundColor baseForegroundColor basedOnSize baseline baselineOffset batteryLevel \
        batteryLevelDidChangeNotification batteryState batteryStateDidChangeNotification becomeCurrent \
        becomeFirstResponder becomeKey becomesKeyOnlyIfNeeded beep began begin beginBackgroundTask beginBuild \
        beginFromCurrentState beginGeneratingDeviceOrientationNotifications beginIgnoringInteractionEvents \
        beginLayout beginPDFPage beginPage beginPath beginReceivingRemoteControlEvents beginRefreshing beginSheet \
        beginSheetModal beginTime beginTurn beginUndoGrouping beginUpdates beginningOfDocument behavior \
        behindWindow below bestMatch bevel bezel bezelBorder bezelColor bezelStyle bezier bezierPoints birthRate \
        birthdate bitsPerComponent bitsPerPixel black blackTranslucent blend blendMode blendModes blendingMode \
        blockHTML bloodGlucose blue blueComponent blueRange blur blurReplace bold boldSystemFont boldText \
        boldTextStatusDidChangeNotification bookmarks border borderColor borderStyle borderType borderWidth \
        bordered borderedGround borderedProminent borderedTinted borderless borderlessButton both bottom \
        bottomAnchor bottomBar bottomControlPoint bottomLeading bottomLeft bottomMargin bottomOrnament \
        bottomRight bottomTrailing bounce bounces bouncesZoom bouncy bounded boundingBox boundingBoxOfPath \
        boundingRect bounds box breathe brightness bringSubviewToFront brown browser buffered build buildArray \
        buildBlock buildContent buildEither buildExpression buildFinalResult buildGhosts buildIf \
        buildLimitedAvailability buildMenu buildOptional buildPartialBlock builder builtCount bundle bundles butt \
        button buttonAppearance buttonBorderShape buttonFontSize buttonRadius buttonRepeatBehavior \
        buttonShapesEnabled buttonSize buttonSizing buttonStyle buttonType buttons buttonsAreCapsules \
        byCharWrapping byClipping byLayer byTruncatingHead byTruncatingMiddle byTruncatingTail byValue \
        byWordWrapping bytes bytesPerRow c cachesDirectory cadence calculationMode calculationModeCubic \
        calculationModeLinear calendar calendarEvent callAsFunction callout cameToWindow camera cameraCaptureMode \
        cameraDevice cameraOverlayView canBeOfferedAgain canBecomeFirstResponder canBecomeKey canBecomeMain \
        canCancelContentTouches canChooseDirectories canChooseFiles canCreateDirectories canJoinAllSpaces \
        canLoadObject canOpenURL canPerformAction canRedo canResignFirstResponder canUndo cancel cancelAction \
        cancelOperation cancelTasks cancellationAction cancelled cancelsTouchesInView canvas canvasOverflow \
        capHeight capitals capsLock capsule caption caption1 caption2 capturedDidChangeNotification carPlay card \
        cardSeparator caseIsGiven causesPageTurn cellForItem cellForRow cells center centerFirstTextBaseline \
        centerLastTextBaseline centerX centerXAnchor centerXWithinMargins centerY centerYAnchor \
        centerYWithinMargins centered centeredHorizontally centeredVertically cgColor cgContext cgImage cgPath \
        change changeCount changeEnvironment changeItems changeMemory changeSegments changed changedNotification \
        changedPlaces changes changesSelectionAsPrimaryAction character characterIndices characters \
        charactersIgnoringModifiers charging checkbox checkmark child childForStatusBarStyle children chosenPart \
        chrome circle circular circularEaseIn circularEaseInOut circularEaseOut clamped clear clearButtonMode \
        clearContents clearsOnBeginEditing clickCount clip clipBoundingRect clipShape clipToLayer clipped \
        clipsToBounds clockScheme clockwise closable close closeButton closePDF closePath closeSubpath closedHand \
        codable code collectionBehavior collectionView collectionViewContentSize collectionViewLayout color \
        colorArray colorBurn colorDodge colorEffect colorInvert colorMatrix colorMode colorMultiply colorScheme \
        colorSchemeContrast colorSpace colors columnAlignment columnHeader columns combine combined command \
        commands commandsRemoved commandsReplaced commit committed common compact compactAppearance compactInline \
        compactInlineLayoutAppearance compactPrompt compactScrollEdgeAppearance complete \
        completionWithItemsHandler completions components compose compositingGroup compressed concat concatenate \
        concatenating concentric condensed configuration configurationUpdateHandler configureWithDefault \
        configureWithDefaultBackground configureWithOpaqueBackground configureWithTransparentBackground confirm \
        confirmationAction confirmationDialog conic conicGradient connectedScenes console constant constraint \
        constraintChildren constraintGuides constraintKeeper constraints contactAdd contacts contain container \
        containerBackground containerDependentAxes containerRelative containerRelativeFrame containerShape \
        containerSize containerValue containerValues contains containsTraits content contentBackground \
        contentChanged contentCompressionResistancePriority contentConfiguration contentEdgeInsets \
        contentHorizontalAlignment contentHuggingPriority contentInset contentInsetAdjustmentBehavior \
        contentInsets contentLayoutGuide contentMargins contentMaxSize contentMinSize contentMode contentOffset \
        contentPriority contentScaleFactor contentShape contentSize contentTintColor contentTransition \
        contentType contentVerticalAlignment contentView contentViewController contents contentsGravity \
        contentsRect contentsScale context contextMenu contextMenuPreview continue continuous contrast control \
        controlAccentColor controlBackgroundColor controlGroupStyle controlInModifiers controlSize \
        controlTextColor controlTextDidBeginEditing controlTextDidChange controlTextDidEndEditing convert \
        convertTime converted coordinateSpace coordinator copy copyToPasteboard core cornerCurve cornerRadii \
        cornerRadius cornerSize cornerStyle corners cost count countDownDuration countDownTimer counterClockwise \
        countryName cover coverVertical covered coveredPage covers creditCardNumber critical cropRect cropped \
        cropping crossDissolve crossed crosshair cubic cuboid cumulative current currentContext currentDate \
        currentEvent currentImage currentPage currentPageIndicatorTintColor currentPoint currentTitle \
        currentValueLabel cursorUpdate curve curveEaseIn curveEaseInOut curveEaseOut curveLinear custom \
        customAttribute customSpacing customView customizationBehavior customizationID cut cyan d damping \
        dampingRatio dark darkAqua darkContent darkGray darkText darken \
        darkerSystemColorsStatusDidChangeNotification dash dashDot dashDotDot dashPhase data dataDetectorTypes \
        dataSource date dateAndTime datePickerMode datePickerStyle dateRange dateTime dateTimeStyle deactivate \
        debugDescription decelerating decelerationRate decimalPad declaration declareTypes decoration decrease \
        decrement default defaultAction defaultCustomization defaultFocus defaultForeground defaultHigh \
        defaultIntent defaultLaunchBehavior defaultLayout defaultLow defaultMinListHeaderHeight \
        defaultMinListRowHeight defaultPosition defaultPrompt defaultScrollAnchor defaultSize \
        defaultTextAttributes defaultValue defaultVisibility defaultWheelPickerItemHeight deferred deferredWork \
        defersSystemGestures definesPresentationContext degrees delay delaysContentTouches delaysTouchesBegan \
        delaysTouchesEnded delegate delegateClass delete deleteBackward deleteDisabled deleteForward deleteRows \
        denied depth dequeueReusableCell descender descent describe description deselectItem deselectRow design \
        desktop desktopDirectory destination destinationOut destinationOver destructive destructiveAction detail \
        detailButton detailDisclosure detailDisclosureButton detailOnly detailTextLabel detents device \
        deviceIndependentFlagsMask diagnostics dialogButtonHeight dialogRadius didActivateNotification \
        didAddSubview didBecomeActiveNotification didBecomeKeyNotification didChangeNotification didDisappear \
        didDisconnectNotification didEndEditingNotification didEnterBackgroundNotification \
        didFinishLaunchingNotification didMove didMoveToSuperview didMoveToWindow didReceiveMemoryWarning \
        didReceiveMemoryWarningNotification didResignKeyNotification didResizeNotification difference \
        dimInactiveLayers dimensions dimmed dimming direct direction directionalLayoutMargins directoryURL \
        disableAutocorrection disableUndoRegistration disabled disabledStyle disablesAnimations \
        disablesSubpixelQuantization disappear discarded disclosureGroupStyle disclosureIndicator discrete \
        discreteInput dismantleNSView dismantleNSViewController dismantleUIView dismantleUIViewController dismiss \
        dismissSearch dismissWindow display displayAsPalette displayGamut displayIfNeeded displayInline \
        displayList displayP3 displayPadding displayScale distance distortionEffect distribution dithersColor \
        dividerThickness document documentColor documentPicker documentPickerWasCancelled documentRole \
        documentView documentsDirectory done doneButtonAppearance dot double doubleColumn doubleValue down \
        downArrow downMirrored downUp downloads downloadsDirectory draft dragPreview dragThatCanResizeScene \
        draggable drain draw drawHierarchy drawLayer drawParts drawPath drawPicture drawPixels drawText drawing \
        drawingGroup drawingOrder drawn drawnBlendModes drawsBackground drop dropDestination dropEntered \
        dropExited dropUnusedTraits dropUpdated duration durationOffset dx dy dynamic dynamicTypeSize \
        dynamicallyCall easeIn easeInEaseOut easeInOut easeOut edge edges edgesForExtendedLayout \
        edgesIgnoringSafeArea edit editMode editedImage editingChanged editingDidBegin editingDidEnd \
        editingDidEndOnExit editingRect editor effect effectValue effectiveAnimation effectiveAppearance \
        effectiveUserInterfaceLayoutDirection elementKindSectionFooter elementKindSectionHeader elementTraits \
        elements elevated ellipse elliptical ellipticalGradient emailAddress emergencyCall emissionLatitude \
        emissionLongitude emissionRange emitterCells emitterMode emitterPosition emitterShape emitterSize \
        emphasized empty enableUndoRegistration enabled enabledInteraction enablesReturnKeyAutomatically encode \
        encoded encodingThreads end endBackgroundTask endBuild endEditing \
        endGeneratingDeviceOrientationNotifications endIgnoringInteractionEvents endIndex endOfDocument \
        endPDFPage endPage endPoint endReceivingRemoteControlEvents endRefreshing endSheet endTransitions \
        endUndoGrouping endUpdates ended engine engineLength enter entries environment environmentObject eoFill \
        eoFillStroke equal equalCentering equalSpacing equatable error errorDescription escape estimatedItemSize \
        estimatedRowHeight evenOdd everyMinute exact exchangeSubview excludedActivityTypes exclusion exclusively \
        existingFile expanded expirationDate explained explanation explicit explicitAlignment explicitGuide \
        extendedLayoutIncludesOpaqueBars extendedLinear exterior extraDark extraExtraExtraLarge extraExtraLarge \
        extraLarge extraLight extraSmall face faceDown faceUp fade faded failed failure failurePolicy falloff \
        family familyName familyNames fast fastForward faults favorites featureSettings featured field \
        fieldHeight fieldInset fieldRadius figure file fileExporter fileID fileImporter fileMover fileNotFound \
        fileSystem fileURL fileWrapper fileWrappers filename fill fillColor fillEllipse fillEqually fillMode \
        fillPath fillProportionally fillRule fillStroke filled filters find findDisabled findNavigator findings \
        fingersDown fingersMoved fingersUp first firstAttribute firstBaseline firstBaselineAnchor firstItem \
        firstLineHeadIndent firstTextBaseline fit fitted fittingSize fittingSizeLevel fix fixed fixedLayout \
        fixedSize fixedSpace flagsChanged flashScrollIndicators flat flattened flexible flexibleBottomMargin \
        flexibleHeight flexibleLeftMargin flexibleRightMargin flexibleSpace flexibleTopMargin flexibleWidth \
        flipHorizontal flipsForRightToLeftLayoutDirection float float2 float3 float4 floatArray floating flush \
        focalLength focus focusBinding focusEffect focusEffectDisabled focusNext focusPrevious focusRingType \
        focusScope focusSection focusTarget focusable focused focusedSceneValue focusedValue focusedView folded \
        follow followed followsPreviewLayout followsUndockedKeyboard followsWindowActiveState font fontAttributes \
        fontDescriptor fontDesign fontName fontNames fontPlatform fontSize fontWeight fontWidth food footer \
        footerReferenceSize footnote forClass forEach forbidden force forceLeftToRight forceRightToLeft \
        foreground foregroundActive foregroundColor foregroundInactive foregroundStyle forgetMeasurements form \
        formIndex formIntersection formSheet formStyle formSymmetricDifference formUnion format formatted \
        formattingContext forward forwards foundation fraction fractionComplete fractionCompleted frame \
        frameLayoutGuide frameWay frames freeze fromBottom fromLeft fromRight fromTop fromValue front frozen full \
        fullName fullScreen fullScreenAuxiliary fullScreenCover fullScreenPrimary fullScreenUI \
        fullSizeContentView fullStreetAddress function g1 g2 g3 g4 g5 gallery gaugeStyle general geometry \
        geometryGroup gesture gestureRecognizer gestureRecognizerShouldBegin gestureRecognizers getHue getRed \
        ghosts giveEditMode givenName glass glassEffect glassEffectID glassEffectTransition glassEffectUnion \
        glassProminent global glyphs go gone google gradient graphical gray gray2 gray3 gray4 gray5 gray6 \
        grayscale greaterThanOrEqual greedySiblings green greenComponent greenRange grid gridCellAnchor \
        gridCellColumns gridCellUnsizedAxes gridColor gridColumnAlignment gridTraits grooveBorder group \
        groupBoxStyle grouped groupedBackground groupedGround groupingLevel groupsByEvent grown guesses \
        guideNames guides h1 h2 h3 h4 h5 h6 handle handleTop handled handlesExternalEvents hardLight hasChrome \
        hasColors hasDifferentColorAppearance hasGivenName hasHorizontalScroller hasImages \
        hasItemConformingToTypeIdentifier hasItemsConforming hasLearnedWord hasLines hasMotion hasPerspective \
        hasShadow hasShown hasStrings hasTag hasURLs hasVerticalScroller hasWideWindow hash hashValue head \
        headIndent header headerProminence headerReferenceSize headerView heading headingLevel headings headline \
        heavy height heightAnchor heightPerWidth heightTracksTextView help helpButton hidden hiddenTitleBar hide \
        hideInactiveLayers hidesBackButton hidesBarsOnSwipe hidesBottomBarWhenPushed hidesForSinglePage \
        hidesNavigationBarDuringPresentation hidesOnDeactivate hidesSearchBarWhenScrolling hidesView \
        hidesWhenStopped hierarchical high highPriorityGesture highlight highlighted highlightedImage \
        highlightedTextColor hint history hit hitTest holding home horizontal horizontalScrollIndicatorInsets \
        horizontalSizeClass horizontalSpacing host hourAndMinute hover hoverEffect hoverEffectDisabled html \
        hudWindow hue hueRotation hug iBeam iOS iOS18 iOS26 icon iconColor iconOnly id idealFallback idealSize \
        identifier identifierForVendor identity idle ignore ignoreWord ignored ignoredWords ignoresMouseEvents \
        ignoresSafeArea image imageEdgeInsets imageInsets imageLoader imageOrientation imagePadding imagePattern \
        imagePickerController imagePickerControllerDidCancel imagePlacement imageScale imageScaling imageURL \
        imageView images immediate immediately impact impactOccurred importExport inContainer inDisplayP3 inPart \
        inPlace inTree inVisibleRect inactive increase increased increment index indexPathForSelectedRow \
        indexPathsForSelectedItems indexViewStyle indicatorStyle indices indigo indirect indirectPointer inert \
        infinite infinity infoDark infoLight informational informativeText inherit initialOffset initialVelocity \
        inline inlineHTML inlineLarge inlineLayoutAppearance inlineOnly inlineOnlyPreservingWhitespace \
        inlinePresentationIntent inner innerRadius innerShadow innerShadowed input inputAccessoryView \
        inputDownArrow inputEscape inputLabels inputLeftArrow inputRightArrow inputUpArrow inputView insert \
        insertArrangedSubview insertRows insertSegment insertSublayer insertSubview inserted insertionPointColor \
        inset insetGrouped insets insetsInView insetsLayoutMarginsFromSafeArea inside inspector \
        inspectorColumnWidth install instanceAlphaOffset instanceColor instanceCount instanceDelay \
        instanceTransform instantiateInitialViewController instantiateViewController instruction \
        insufficientPermissions integerValue interPageSpacing interacting interaction interactions interactive \
        interactiveDismissDisabled interactivePopGestureRecognizer interactiveSpring interactiveWithAccessory \
        interactively interfaceOrientation interfaceOrientations interpolate interpolated interpolatingSpring \
        interpolation interpretedSyntax intersection intrinsicContentSize invalid invalidFontData invalidate \
        invalidateIntrinsicContentSize invalidateLayout invalidateTimelineContent invalidated inverse inversion \
        invert inverted invertsAlpha isAccessibilityCategory isAccessibilityElement isAccessibilitySize isActive \
        isAdditive isAffine isAnimating isAntialiased isAssistiveTouchRunning isAutomaticDashSubstitutionEnabled \
        isAutomaticQuoteSubstitutionEnabled isAutomaticSpellingCorrectionEnabled \
        isAutomaticTextReplacementEnabled isBaselineRelativeArrangement isBatteryMonitoringEnabled isBehind \
        isBeingDismissed isBeingPresented isBezeled isBoldTextEnabled isBordered isButton isCameraDeviceAvailable \
        isCaptured isChosen isClosedCaptioningEnabled isComplete isContextMenuInteractionEnabled isContinued \
        isContinuous isContinuousSpellCheckingEnabled isControl isCorrected isCumulative isCurrent isDark \
        isDarkerSystemColorsEnabled isDecelerating isDeep isDefault isDescendant isDescribed isDetailLink \
        isDirectionalLockEnabled isDirectory isDisabled isDisplayedWhenStopped isDoubleSided isDragging \
        isDrawable isEOFilled isEditable isEditing isElevated isEligibleForHandoff isEligibleForPrediction \
        isEligibleForPublicIndexing isEligibleForSearch isEmphasized isEmpty isEnabled isEqual isExact \
        isExclusiveTouch isExpanded isExtensionHidden isFile isFinite isFirstResponder isFlat isFlipped \
        isFloatingPanel isFocusable isFocused isForLayout isFormatted isGeneratingDeviceOrientationNotifications \
        isGlass isGlobal isGrayscaleEnabled isGuidedAccessEnabled isHeader isHidden isHighlighted \
        isHorizontallyResizable isIdentity isIdle isIdleTimerDisabled isImage isInFrames isInPages isInPlace \
        isInRows isInSidebar isIndeterminate isInsertion isInteractive isInvertColorsEnabled isInvertible \
        isItalic isKeyWindow isKeyboardKey isLandscape isLayoutMarginsRelativeArrangement isLeftUnderWay isLink \
        isLive isLocal isMixed isModal isModalInPresentation isMomentary isMonoAudioEnabled isMovable \
        isMovableByWindowBackground isMovedByPerson isMoving isMovingFromParent isMovingToParent \
        isMultipleTouchEnabled isMultitaskingSupported isNavigationBarHidden isNearUnsafeArea \
        isNetworkActivityIndicatorVisible isNews isNextPhase isOn isOnOffSwitchLabelsEnabled isOpaque \
        isPagingEnabled isPart isPaused isPictureOfItsOwn isPortrait isPositionedByUser isPresented isPressed \
        isProtectedDataAvailable isProximityMonitoringEnabled isRect isRedoing isReduceMotionEnabled \
        isReduceTransparencyEnabled isRefreshing isRegisteredForRemoteNotifications isRegularFile \
        isReleasedWhenClosed isRemovedOnCompletion isRequest isRichText isRightToLeft isRunning isSafe isSame \
        isScrollEnabled isScrolling isSearchField isSearching isSecure isSecureTextEntry isSeen isSelectable \
        isSelected isShakeToUndoEnabled isShown isSilent isSmooth isSourceTypeAvailable isSpacer \
        isSpeakScreenEnabled isSpeakSelectionEnabled isStaticText isStatusBarHidden isSummaryElement \
        isSwitchControlRunning isSymbolImage isTabBar isTall isTemplate isToggle isToolbarHidden isTracking \
        isTranslucent isTrial isTruncated isUnderLargeTitle isUnderTabs isUnderWay isUndoRegistrationEnabled \
        isUndoing isUnsettled isUpsideDown isUserInteractionEnabled isValidInterfaceOrientation isVertical \
        isVerticallyResizable isVideoAutoplayEnabled isViewLoaded isVisible isVoiceOverRunning isWorking \
        isWrapped isZooming isolation italic italicSystemFont italicText item itemCount itemHeight \
        itemPositioning itemProviders itemSize itemSpacing itemWidth items iterative jobTitle join jpeg jpegData \
        json justified keepsMenuPresented keepsTogetherOnPage keepsWithNextOnPage keptConstraints keptPart kern \
        kerning key keyCode keyCommands keyDown keyEquivalent keyEquivalentModifierMask keyPath keyPress keyTimes \
        keyUp keyWindow keyboard keyboardAnimationCurveUserInfoKey keyboardAnimationDurationUserInfoKey \
        keyboardAppearance keyboardDidChangeFrameNotification keyboardDidHideNotification \
        keyboardDidShowNotification keyboardDismissMode keyboardFrameBeginUserInfoKey keyboardFrameEndUserInfoKey \
        keyboardIsLocalUserInfoKey keyboardLayoutGuide keyboardShortcut keyboardType \
        keyboardWillChangeFrameNotification keyboardWillHideNotification keyboardWillShowNotification \
        keyframeAnimator keywords kind known label labelColor labelFontSize labelSpacing labelStyle \
        labeledContentStyle labelled labelsHidden laidOut landmarks landscape landscapeLeft landscapeRight \
        languageCode large largeSubtitle largeTitle largeTitleDisplayMode largeTitleHeight \
        largeTitleTextAttributes largest largestUndimmedDetentIdentifier lastBaseline lastBaselineAnchor \
        lastTextBaseline late latestTransition layOut layer layerClass layerEffect layerMaxXMaxYCorner \
        layerMaxXMinYCorner layerMinXMaxYCorner layerMinXMinYCorner layout layoutBegins layoutChanged \
        layoutDirection layoutDirectionBehavior layoutFrame layoutGuides layoutIfNeeded layoutMargins \
        layoutMarginsDidChange layoutMarginsGuide layoutOrigin layoutPriority layoutProperties layoutSublayers \
        layoutSubviews layoutType layoutValue leading leadingAnchor leadingControlPoint leadingFirstTextBaseline \
        leadingLastTextBaseline leadingMargin learnWord least leave leaveScreen leaveScreens leaving left \
        leftAnchor leftArrow leftBarButtonItem leftBarButtonItems leftMargin leftMirrored leftMouseDown \
        leftMouseDragged leftMouseUp leftToRight leftView leftViewMode legal legibilityWeight length lens \
        lessThanOrEqual letter letterLook letters level levelChange levels levelsOfUndo library libraryDirectory \
        lies lifetime lifetimeRange lift light lightContent lightGray lightText lighten limited line lineBorder \
        lineBreak lineBreakMode lineCap lineCapStyle lineCount lineDashPattern lineDashPhase lineFragmentPadding \
        lineHeight lineHeightMultiple lineIntersection lineJoin lineJoinStyle lineLimit lineMetrics lineSpacing \
        lineSubtraction lineWidth linear linearBlue linearCapacity linearGradient linearGreen linearP3 linearRed \
        linearSRGB lines link linkColor linkTextAttributes links linksSelectRows liquid list listCell listItem \
        listItemTint listPlainCell listRowBackground listRowInsets listRowSeparator listRowSeparatorLeading \
        listRowSeparatorTint listRowSeparatorTrailing listRowSpacing listSectionSeparator \
        listSectionSeparatorTint listSectionSpacing listStyle lists live liveTab liveTap loadDataRepresentation \
        loadItem loadObject loadView loadViewIfNeeded loaded local localName localOnly locale localization \
        localized localizedModel localizedString localizedStringResource localizedSubtitle localizedTitle \
        location locationInWindow locations logicallyComplete long longest look loose low lowFrequency lowercase \
        lowercaseSmallCaps luminanceToAlpha luminosity m11 m12 m13 m14 m21 m22 m23 m24 m31 m32 m33 m34 m41 m42 \
        m43 m44 mac macOS macPicture magenta magicTap magnification magnify magnitudeSquared mail main mainMenu \
        mainWindow make makeBody makeCache makeContentView makeCoordinator makeCovers makeFirstResponder makeKey \
        makeKeyAndOrderFront makeKeyAndVisible makeNSView makeNSViewController makePreview makeUIView \
        makeUIViewController makesConstraints map mapColors mapped margins mark markDynamic marks marksItself \
        markupAsPDF mask masked maskedCorners masksToBounds mass matchedGeometry matchedGeometryEffect \
        matchedTransitionSource matches material materialize matrix maxDetentValue maxSize maxValue maxXMargin \
        maxYMargin maximumDate maximumDistance maximumFileSize maximumFramesPerSecond maximumLineHeight \
        maximumNumberOfLines maximumNumberOfTouches maximumSize maximumTrackTintColor maximumValue \
        maximumValueImage maximumValueLabel maximumZoomScale meaning measure measurement measuring mediaType \
        mediaTypes mediaURL medium meet menu menuActionDismissBehavior menuActionTriggered menuBarExtraStyle \
        menuIndicator menuOrder menuStyle mesh meshGradient message messageText messaging metrics middle \
        middleName minLength minSize minValue minXMargin minYMargin mini miniaturizable miniaturize \
        miniaturizeButton minimal minimize minimum minimumAngleDelta minimumDate minimumDistance minimumDuration \
        minimumFontSize minimumInteritemSpacing minimumLineHeight minimumLineSpacing minimumNumberOfTouches \
        minimumPressDuration minimumScaleDelta minimumScaleFactor minimumSize minimumTrackTintColor minimumValue \
        minimumValueImage minimumValueLabel minimumZoomScale mint minuteInterval minutes mirrored mirrors \
        missingAsset missingImage missingSymbol misspelledWords miter miterLimit mix mixed modalPanel \
        modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle model modifier \
        modifierFlags modifiers momentaryChange momentaryLight momentaryPushIn monochrome monospaced \
        monospacedDigit monospacedDigitSystemFont monospacedSystemFont more most mostRecent mostRounds mostViewed \
        motion motionBegan motionCancelled motionEnded motionNumbers motionShake mouseDown mouseDragged \
        mouseEntered mouseEnteredAndExited mouseExited mouseLocation mouseMoved mouseUp move moveDisabled moveIn \
        moveToActiveSpace moveToPoint moved movement moviesDirectory movingPicture multiSelection multicolor \
        multilineTextAlignment multiple multiplication multiplier multiply multiplyingAlpha musicDirectory \
        mutableCopy name nameFieldStringValue nameOfToday namePhonePad namePrefix nameSuffix named namedTags \
        names narrative narrow nativeBounds nativeScale natural navigation navigationBar \
        navigationBarBackButtonHidden navigationBarDrawer navigationBarHidden navigationBarItems \
        navigationBarLeading navigationBarTitle navigationBarTitleDisplayMode navigationBarTrailing \
        navigationController navigationDestination navigationItem navigationLink navigationOrientation \
        navigationSplitView navigationSplitViewColumnWidth navigationSplitViewStyle navigationStack \
        navigationSubtitle navigationTitle navigationTransition navigationViewStyle needsDisplay \
        needsDisplayOnBoundsChange needsFrame needsLayout nested nesting never newData newItem newPassword next \
        nextColumn nextFrame nextGridRow nextMoment nextPhases nextResponder nextSection nickname no noBorder \
        noData noIntrinsicMetric noSegment node nodePlaces nodes nonLinear nonRepeating nonReversing nonZero \
        nonactivatingPanel none normal normalized notAnAttribute notEnabled notFinite notMirrored note noteScreen \
        notesOrigins nothing notificationOccurred now nsImage number numberFormatStyle numberOfClicksRequired \
        numberOfComponents numberOfGlyphs numberOfItems numberOfLines numberOfPages numberOfRows numberOfSections \
        numberOfSegments numberOfTapsRequired numberOfTouches numberOfTouchesRequired numberPad numbers \
        numbersAndPunctuation numeric numericPad numericText object obscuresBackgroundDuringPresentation observe \
        observers of ofDocuments off offImage offUp offer offset offsetBy oldestFirst oldestLast on onAppear \
        onChange onChanged onContinueUserActivity onContinuousHover onDelete onDeleteCommand onDisappear onDrag \
        onDragWithAccessory onDrop onEnded onExitCommand onFinished onGeometryChange onGlass onHover onImage \
        onKeyPress onLongPressGesture onMove onMoveCommand onOff onOpenURL onPlayPauseCommand onPreferenceChange \
        onReceive onScrollDown onScrollGeometryChange onScrollPhaseChange onScrollUp onScrollVisibilityChange \
        onSearchPresentation onSubmit onTapGesture onTextEntry onTintColor oneBesideSecondary oneOverSecondary \
        oneTimeCode only opacity opaque opaqueSeparator open openHand openInIBooks openMenu \
        openNotificationSettingsURLString openScreens openSessions openSettings openSettingsURLString openURL \
        openWindow operation operationNotAllowed option options orange orderFront orderFrontRegardless \
        orderFrontStandardAboutPanel orderOut organizationName organize orientation \
        orientationDidChangeNotification origin originIgnored original originalImage originalTarget origins other \
        out outer outerRadius outline outside over overCurrentContext overFullScreen overflow overlap overlay \
        overlayPreferenceValue overrideUserInterfaceStyle ownAccent ownContentSize ownFrame ownLabel ownProcess \
        owner owners owningView paced pad padding page pageBreak pageControlHeight pageCount pageCurl pageDot \
        pageDown pageDrawsFields pageIndicatorTintColor pageInset pagePitch pageScrolled pageSheet pageUp \
        pageViewController pages paging paints palette panGestureRecognizer paragraph paragraphSpacing \
        paragraphStyle parent part partialCurl pass password past pasteboard path pause pauseAnimation \
        pauseAssistiveTechnology pdfData pencil pending pendingCount pendingNode perceptual performAsCurrent \
        performBatchUpdates performClose performDrop performSegue performWithoutAnimation periodic \
        permittedArrowDirections persistent persistentIdentifier persistentSystemOverlays person personHeight \
        personWeight perspective phase phaseAnimator phone phoneNumber phonePad photo photoLibrary picker \
        pickerStyle pickerView picture pictureSettings pictures picturesDirectory pillHeight pillInset pillRadius \
        pinInset pinchGestureRecognizer pink pinned pixelHeight pixelLength pixelWidth place placeSubviews placed \
        placedOutside placeholder placeholderRect placeholderString placeholderText placeholderTextColor places \
        placing plain plainSeparator platform play playback playsSound plusDarker plusLighter png pngData \
        pngEncoding point pointSize pointerCancelled pointerDown pointerMoved pointerUp pointingHand points pop \
        popToRootViewController popToViewController popUpMenu popViewController popover \
        popoverPresentationController popoverRadius portrait portraitUpsideDown position possible post \
        postScriptName postToFacebook postToTwitter postalCode postscriptName predictedEndLocation \
        predictedEndTranslation preference preferred preferredAction preferredColorScheme preferredContentSize \
        preferredContentSizeCategory preferredCornerRadius preferredDatePickerStyle preferredDisplayMode \
        preferredFilename preferredFont preferredFontDescriptor preferredFramesPerSecond preferredIndicatorImage \
        preferredMaxLayoutWidth preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle \
        preferredStyle preferringMonochrome preferringMulticolor prefersCrossFadeTransitions prefersDefaultFocus \
        prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersHomeIndicatorAutoHidden \
        prefersLargeTitles prefersScrollingExpandsWhenScrolledToEdge prefersStatusBarHidden premultipliedBGRA \
        prepare prepareForInterfaceBuilder prepareForReuse present presentation presentationBackground \
        presentationBackgroundInteraction presentationCompactAdaptation presentationContentInteraction \
        presentationController presentationControllerDidAttemptToDismiss presentationControllerDidDismiss \
        presentationControllerShouldDismiss presentationControllerWillDismiss presentationCornerRadius \
        presentationDetents presentationDragIndicator presentationMode presentationSizing presented \
        presentedViewController presentingViewController preservesSuperviewLayoutMargins press presses \
        pressesBegan pressesChanged pressesEnded previewDevice previewDisplayName previewInterfaceOrientation \
        previewLayout previews previousLocation primary primaryAction primaryActionTriggered principal print \
        printItem printsDiagnostics priority privacy privacySensitive process progress progressTintColor \
        progressViewStyle prohibited projected projectedValue projection projectionEffect projectionTransform \
        prominent prominentDetail prompt properties proposal proposals proposed proposedSize pull pulse purple \
        push pushOnPushOff pushViewController quadCurve quads quality quaternary quaternaryFill quaternaryLabel \
        quaternaryLabelColor quaternarySystemFill questions quinary quinaryLabel r1 r2 r3 r4 r5 radial \
        radialGradient radians radio radioGroup radius rainfall range rangeOfMisspelledWord raster \
        rasterizationScale rawValue reach read readableContentGuide readableContentTypes \
        readableTypeIdentifiersForItemProvider rear rebuild recents recessed recognized record rect rectangle red \
        redComponent redRange redacted redaction redactionReasons redo redoActionName redoMenuItemTitle redraw \
        reduce reduceMotionStatusDidChangeNotification reduceTransparencyStatusDidChangeNotification reference \
        refresh refreshControl refreshable regionEntered regionExited regionMoved register \
        registerDataRepresentation registerForRemoteNotifications registerObject registerUndo \
        registeredTypeIdentifiers regular regularFileContents regularMaterial regularSquare relation relative \
        relativeColorimetric release reloadAllComponents reloadComponent reloadData reloadItems reloadRows \
        reloadSections remoteControl remoteControlNextTrack remoteControlPause remoteControlPlay \
        remoteControlPreviousTrack remoteControlStop remoteControlTogglePlayPause remoteNotification remove \
        removeAction removeAll removeAllActions removeAllAnimations removeAllItems removeAllPoints \
        removeAllSegments removeAnimation removeArrangedSubview removeConstraint removeConstraints \
        removeFileWrapper removeFromParent removeFromSuperlayer removeFromSuperview removeGestureRecognizer \
        removeInteraction removeLast removeLayoutGuide removeMonitor removeSegment removeStatusItem removeTarget \
        removeTrackingArea removed removedTraits rename renameAction render renderMode renderOptions rendered \
        renderer rendering renderingMode rendersAsynchronously reorderable repeat repeatCount repeatDuration \
        repeatForever repeating replace replaceDisabled replacePending replaceSublayer replaced \
        replacingUnspecifiedDimensions reply report reports reposition representedObject requestGeometryUpdate \
        requestSceneSessionActivation requestSceneSessionDestruction require required requiresExclusiveTouchType \
        reset resignCurrent resignFirstResponder resignKey resizable resize resizeAspect resizeAspectFill \
        resizeLeftRight resizeUpDown resizes resolve resolveSymbol resolved resolvedColor resolvedColors \
        resolving response responseCurve rest restorationBehavior restorationIdentifier restoreEnvironment \
        restoreGState restricted resumeAssistiveTechnology return returnKeyType returnPartiallyParsedIfPossible \
        reuseIdentifier reveal reverse reversing rewind right rightAnchor rightArrow rightBarButtonItem \
        rightBarButtonItems rightMargin rightMirrored rightMouseDown rightToLeft rightView rightViewMode rigid \
        road role root rootPreferences rootView rootViewController rotate rotated rotation rotation3DEffect \
        rotationEffect round roundRect rounded roundedBorder roundedDisclosure roundedRect roundedRectangle route \
        row rowAlignment rowBadge rowBreak rowCount rowHeight rowHeightAlone rowOverflow rowSelection rowTrait \
        rows rtf rule run runIfOver runModal runOnLargeStack runs sRGB sRGBLinear sRGBStops safeArea safeAreaBar \
        safeAreaInset safeAreaInsets safeAreaInsetsDidChange safeAreaLayoutGuide safeAreaPadding safeAreaRegions \
        sampleCount saturation save saveGState saveItem saveToCameraRoll savedPhotosAlbum scale scaleAspectFill \
        scaleAspectFit scaleAxesIndependently scaleBy scaleEffect scaleNone scaleProportionallyDown \
        scaleProportionallyUpOrDown scaleRange scaleSpeed scaleToFill scaled scaledBy scaledFont scaledToFill \
        scaledToFit scaledValue scene sceneClass sceneDidBecomeActive sceneDidDisconnect sceneDidEnterBackground \
        scenePadding scenePhase sceneSizeStayPut sceneWillEnterForeground sceneWillResignActive scope \
        scopeButtonTitles scopeRowHeight scopes screen screenChanged screenObject screenSaver screens scroll \
        scrollAxes scrollBounceBehavior scrollClipDisabled scrollContent scrollContentBackground scrollDirection \
        scrollDisabled scrollDismissesKeyboard scrollEdgeAppearance scrollIndicatorInsets scrollIndicators \
        scrollIndicatorsFlash scrollOffset scrollPosition scrollRangeToVisible scrollRectToVisible scrollSettings \
        scrollTarget scrollTargetBehavior scrollTargetLayout scrollTargets scrollTo scrollToItem scrollToRow \
        scrollTransition scrollView scrollViewDidEndDecelerating scrollViewDidEndDragging \
        scrollViewDidEndScrollingAnimation scrollViewDidEndZooming scrollViewDidScroll scrollViewDidScrollToTop \
        scrollViewDidZoom scrollViewName scrollViewWillBeginDecelerating scrollViewWillBeginDragging \
        scrollViewWillEndDragging scrollWheel scrollableAxes scrolled scrollingDeltaX scrollingDeltaY scrolls \
        scrollsToTop search searchBar searchBarCancelButtonClicked searchBarSearchButtonClicked \
        searchBarShouldBeginEditing searchBarStyle searchBarTextDidBeginEditing searchBarTextDidEndEditing \
        searchCompletion searchController searchFieldHeight searchFieldRadius searchFocused \
        searchPresentationToolbarBehavior searchResultsController searchResultsUpdater searchRowHeight \
        searchScopes searchSuggestions searchSuggestionsPlacement searchTextField searchToolbarBehavior searchTop \
        searchable second secondAttribute secondItem secondary secondaryAction secondaryFill secondaryForeground \
        secondaryLabel secondaryLabelColor secondaryOnly secondarySystemBackground secondarySystemFill \
        secondarySystemGroupedBackground seconds section sectionActions sectionFooterHeight sectionFooters \
        sectionHeaderHeight sectionHeaderTopPadding sectionHeaders sectionHeadersPinToVisibleBounds \
        sectionIndexColor sectionInset secureField seed segmented segmentedHeight segmentedInset \
        segmentedLensRadius segmentedRadius segmentedTextSize segments select selectFile selectItem selectRow \
        selected selectedBackgroundView selectedColor selectedDetentIdentifier selectedImage selectedIndex \
        selectedItem selectedRange selectedRow selectedScopeButtonIndex selectedSegmentIndex \
        selectedSegmentTintColor selectedTextRange selectedUnits selectedViewController selection \
        selectionChanged selectionDisabled selectionIndicatorImage selectionIndicatorTintColor selectionStyle \
        semanticContentAttribute semantics semibold semitransient send sendAction sendActions sendEvent \
        sendSubviewToBack sender sensoryFeedback sentences separator separatorColor separatorInset separatorStyle \
        sequenced serif session set setActionName setActivationPolicy setAffineTransform setAllowsAntialiasing \
        setAlpha setAlternateIconName setAnimationDuration setAnimationTimingFunction setAnimationsEnabled \
        setAttributedTitle setBackButtonBackgroundImage setBackButtonTitlePositionAdjustment \
        setBackIndicatorImage setBackgroundImage setButtonType setCollectionViewLayout setCompletionBlock \
        setContentCompressionResistancePriority setContentHuggingPriority setContentOffset setContentSize \
        setCustomSpacing setData setDate setDisableActions setDividerImage setEditing setEnabled setFill \
        setFillColor setFrame setFrameAutosaveName setFrameOrigin setFrameSize setHighlighted setImage \
        setIndicatorImage setInner setItems setLineCap setLineDash setLineJoin setLineWidth setMaximumTrackImage \
        setMinimumTrackImage setMiterLimit setNavigationBarHidden setNeedsDisplay setNeedsLayout \
        setNeedsStatusBarAppearanceUpdate setNeedsUpdateConfiguration setNeedsUpdateConstraints \
        setNeedsUpdateOfHomeIndicatorAutoHidden setNeedsUpdateOfSupportedInterfaceOrientations setObject setOn \
        setProgress setSelected setShadow setShadowImage setShouldAntialias setShowsCancelButton setString \
        setStroke setStrokeColor setThumbImage setTitle setTitleColor setTitlePositionAdjustment \
        setTitleShadowColor setTitleTextAttributes setTitleVerticalPositionAdjustment setToolbarHidden \
        setTranslation setValue setViewControllers setWidth setZoomScale setting settings settle settlingDuration \
        several severity shading shadow shadowColor shadowImage shadowOffset shadowOpacity shadowPath \
        shadowRadius shadowStyle shadowed shadowlessSquare shape share shareAction shared \
        sharedBackgroundVisibility sharing sheet sheetInset sheetPresentationController sheetRadius sheetTop \
        shift short shortName shortcut shortcutItem shortcutItems shouldAutorotate \
        shouldDifferentiateWithoutColor shouldRasterize shouldShowFileExtensions show showDetailViewController \
        showMenu showWindow shown shownFrame shownScreens showsActivityIndicator showsBaselineSeparator \
        showsCameraControls showsCancelButton showsHorizontalScrollIndicator showsIndicators \
        showsMenuAsPrimaryAction showsScopeBar showsTouchWhenHighlighted showsVerticalScrollIndicator \
        sideBySideButtons sidebar sidebarAdaptable sidebarOnly sidebarToggle significantTimeChangeNotification \
        simultaneousGesture simultaneously single singleLine singleLineEtched singleMark singleSelection \
        singleWindowList size sizeAndPlacement sizeCategory sizeChanges sizeRestrictions sizeThatFits \
        sizeThatFitsLayout sizeToFit sizingOptions skip slant slash slide slider sliderHeight sliderKnob \
        sliderTrack sliding small smallCaps smallSquare smallSystemFontSize smartDashesType smartInsertDeleteType \
        smartQuotesType smooth smoothsColors snappy snapshot snapshotView snowfall soft softBreak softLight solid \
        solvedItem sortPriority source sourceApplication sourceAtop sourceCode sourceRect sourceType sourceView \
        space spacing spatial speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued \
        speechSpellsOutCharacters speed spellCheckingType spellOut sphere spin spinRange spineLocation spinning \
        splitViewController spoken spokenName spreadsheet spring square squareLength stack stackAxis \
        stackOrientation stacked stackedItemPositioning stackedItemSpacing stackedItemWidth \
        stackedLayoutAppearance staleCache standard standardAppearance standardBody standardBounds \
        standardWindowButton start startAnchor startAngle startAnimating startAnimation startIndex startLocation \
        startPoint startsMediaSession state staticText stationary status statusBar statusBarFrame statusBarHidden \
        statusBarManager statusBarOrientation statusBarStyle statusItem staysInFrame step stepValue stepper \
        stepperRadius stepperSize stiffness stop stopAnimating stopAnimation stops stopwatch storage store \
        storedValues storyboard streetAddressLine1 streetAddressLine2 stretch strikethrough strikethroughColor \
        strikethroughStyle string stringValue strings stroke strokeBorder strokeColor strokeEllipse strokeEnd \
        strokePath strokeStart strokeWidth strokedPath stronglyEmphasized style styleMask styleMemory styleType \
        subheadline sublayerTransform sublayers sublocality submenu submit submitLabel submitScope subtitle \
        subtitleHeight subtitleTextAttributes subtracting subtype subview subviews success suggestedName summary \
        superlayer superview supportedInterfaceOrientations supportsAlpha supportsAlternateIcons \
        supportsMultipleScenes supportsMultipleWindows suppressed surface svg svgData svgPicture svgText \
        swapsSides sweep swiftUI swipe swipeActions switch switchInset switchKnob switchReach switchSize symbol \
        symbolColorRenderingMode symbolConfiguration symbolEffect symbolEffectsRemoved symbolFolders \
        symbolRenderingMode symbolSetting symbolVariableValueMode symbolVariant symbolVariants symbolWeight \
        symbolic symbolicTraits symbols symmetricDifference system systemAction systemBackground systemBlue \
        systemBrown systemChromeMaterial systemChromeMaterialDark systemChromeMaterialLight systemCyan systemFill \
        systemFont systemFontSize systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
        systemGreen systemGroupedBackground systemIndigo systemLayoutSizeFitting systemMaterial \
        systemMaterialDark systemMaterialLight systemMint systemName systemOrange systemPink systemPurple \
        systemRed systemServices systemTeal systemThickMaterial systemThickMaterialDark systemThickMaterialLight \
        systemThinMaterial systemThinMaterialDark systemThinMaterialLight systemUltraThinMaterial \
        systemUltraThinMaterialDark systemUltraThinMaterialLight systemVersion systemYellow tab \
        tabAccessoryHeight tabBar tabBarController tabBarHeight tabBarItem tabBarMinimizeBehavior tabBarOnly \
        tabInset tabItem tabLabelSize tabOverlap tabPlacement tabPlatterHeight tabPlatterInset tabScreenObject \
        tabView tabViewBottomAccessory tabViewBottomAccessoryPlacement tabViewStyle tabWidth table tableCell \
        tableColumnHeaders tableFooterView tableHeaderView tableRow tableStyle tableView tables tag tail take \
        takeBatches takeDiagnostics takeWindow taken takes takesURLs tapCount tapOverlap tapParts tapPlace \
        tapTakers tapTarget target targetContentIdentifier targetTimestamp task tasks teal team telephoneNumber \
        tellDepartures template terminate terminateCancel terminateLater terminateNow tertiary tertiaryBackground \
        tertiaryFill tertiaryGroupedBackground tertiaryLabel tertiaryLabelColor tertiarySystemBackground \
        tertiarySystemFill tertiarySystemGroupedBackground text textAlignment textBackgroundColor textCase \
        textColor textContainer textContainerInset textContentType textCut textDidBeginEditing \
        textDidBeginEditingNotification textDidChange textDidChangeNotification textDidEndEditing \
        textDidEndEditingNotification textEditing textEditor textEditorStyle textField textFieldDidBeginEditing \
        textFieldDidChangeSelection textFieldDidEndEditing textFieldShouldBeginEditing textFieldShouldClear \
        textFieldShouldEndEditing textFieldShouldReturn textFieldStyle textFields textFormatting \
        textInputAutocapitalization textInputTraits textInset textLabel textMemory textPlatform textRange \
        textRect textRenderer textScale textSelection textSettings textStyle textView textViewDidBeginEditing \
        textViewDidChange textViewDidChangeSelection textViewDidEndEditing textViewShouldBeginEditing \
        textViewShouldEndEditing texts texturedRounded texturedSquare thick thickMaterial thickness thin \
        thinMaterial threshold throwError thumbTintColor tick tiff tight tile tiledImage time timeOffset timeZone \
        timedScopes timer timestamp timingCurve timingFunction timingFunctions tint tintAdjustmentMode tintColor \
        tintColorDidChange tintGradient tintPaint tinted title title1 title2 title3 titleAlignment titleAndIcon \
        titleBar titleColor titleEdgeInsets titleForSegment titleLabel titleOnly titlePadding \
        titlePositionAdjustment titleTextAttributes titleView titleVisibility titlebar titlebarAppearsTransparent \
        titled toGlobal toValue toggle toggleFullScreen toggleStyle toolTip toolbar toolbarBackground \
        toolbarBackgroundVisibility toolbarButton toolbarColorScheme toolbarEdge toolbarExtent toolbarHeight \
        toolbarHeightAlone toolbarItemHeight toolbarItems toolbarPrincipal toolbarRole toolbarTextInset \
        toolbarTitleDisplayMode toolbarTitleMenu toolbarTop toolbarVisibility top topAnchor topAttached \
        topBarLeading topBarTrailing topControlPoint topItem topLeading topLeft topMargin topRated topRight \
        topTrailing topViewController touchCancel touchDown touchDownRepeat touchDragEnter touchDragExit \
        touchDragInside touchDragOutside touchUpInside touchUpOutside touches touchesBegan touchesCancelled \
        touchesEnded touchesMoved track trackTintColor tracking trailing trailingAnchor trailingControlPoint \
        trailingFirstTextBaseline trailingLastTextBaseline trailingMargin traitBold traitCollection \
        traitCollectionDidChange traitCondensed traitExpanded traitItalic traitLooseLeading traitMonoSpace \
        traitTightLeading traits transaction transferRepresentation transform transform3D \
        transformAnchorPreference transformEffect transformEnvironment transformPreference transformsToGlobal \
        transient transition transitionCrossDissolve transitionCurlDown transitionCurlUp transitionFlipFromLeft \
        transitionFlipFromRight transitionStyle transitioningDelegate translateBy translatedBy \
        translatesAutoresizingMaskIntoConstraints translation trash tree trigger trim trimmedPath tripleColumn \
        truncationMode turn turned tv twitter twoBesideSecondary twoDisplaceSecondary twoOverSecondary tx ty type \
        typeHigh typeLow typeMedium types typesettingLanguage typingAttributes typographicBounds uiImage \
        ultraLight ultraThick ultraThickMaterial ultraThin ultraThinMaterial unattached underPageBackground \
        underWindowBackground underline underlineColor underlineStyle underlineText undo undoActionName \
        undoManager undoMenuItemTitle undoRedo unhide unified unifiedCompact union unitPoint unitsPerEm \
        unitsStyle universalLinksOnly unknown unlearnWord unlessEditing unmap unordered unownedExecutor unplaced \
        unplugged unrecognizedFormat unredacted unregisterForRemoteNotifications unselectedItemTintColor \
        unsizedAxes unspecified up upArrow upMirrored upUp update updateCache updateConstraints \
        updateConstraintsIfNeeded updateLayer updateNSView updateNSViewController updateSearchResults \
        updateTarget updateTrackingAreas updateUIView updateUIViewController updateViewConstraints updated \
        updatesFrequently updating uppercase uppercaseSmallCaps url urlContexts urls usable usableDash usage user \
        userActivity userDidTakeScreenshotNotification userInfo userInitiated userInterfaceIdiom \
        userInterfaceLayoutDirection userInterfaceLevel userInterfaceStyle username usesBottomSafeArea \
        usesEvenOddFillRule utilityWindow validateDrop value value1 value2 valueChanged values variable \
        variableColor variableLength variants vector velocity velocityRange vertical \
        verticalScrollIndicatorInsets verticalSizeClass verticalSpacing vibrantDark vibrantLight video \
        videoMaximumDuration videoQuality view viewAligned viewControllers viewCount viewDidAppear \
        viewDidChangeEffectiveAppearance viewDidDisappear viewDidLayout viewDidLayoutSubviews viewDidLoad \
        viewDidMoveToSuperview viewDidMoveToWindow viewForZooming viewID viewIfLoaded viewIsAppearing \
        viewSafeAreaInsetsDidChange viewTree viewWillAppear viewWillDisappear viewWillLayoutSubviews viewWillMove \
        viewWillTransition viewWithTag viewport views visibility visible visibleCells visibleFrame visibleRect \
        visibleViewController vision visit visualEffect voiceOverStatusDidChangeNotification volume wait \
        waitingCount wake walk wantedSize wantsLayer wantsWindow warning weather webSearch webpageURL weight \
        wheel wheels whileEditing white whiteLarge wholeSymbol wide wideTabBarHeight wideTabHeight width \
        widthAnchor widthTracksTextView wiggle willAppear willCloseNotification willConnectNotification \
        willDeactivateNotification willEnterForegroundNotification willLayOut willMove willRemoveSubview \
        willResignActiveNotification willTerminateNotification wind winding window windowApplication \
        windowArrangement windowBackground windowBackgroundColor windowDidBecomeKey windowDidLoad \
        windowDidResignKey windowDidResize windowInsets windowLevel windowList windowResizability windowScene \
        windowShouldClose windowSize windowStyle windowToolbar windowToolbarStyle windowWillClose windows with \
        withAlphaComponent withAnimation withConfiguration withDesign withFamily withInstalled withListed \
        withNameUpdating withRenderingMode withSize withSymbolicTraits withTintColor withTransaction \
        withUniqueName withinWindow withoutMapping withoutMirroring word wordProcessing words work workout \
        worksWhenModal wrap wrappedValue wraps writableContentTypes write writingToolsBehavior written x \
        xAcceleration xHeight xLarge xSmall xxLarge xxxLarge y yAcceleration yahoo yearAndMonth yellow yes \
        zAcceleration zIndex zPosition zero zeroSize zoom zoomButton zoomIn zoomOut zoomScale
        """)

    /// Types, protocols and property wrappers.
    package static let types = words(
        """
        AcceptedModifier AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityChildBehavior \
        AccessibilityCustomContentImportance AccessibilityCustomContentKey AccessibilityFocusState \
        AccessibilityHeadingLevel AccessibilityLabeledPairRole AccessibilityProperties AccessibilityRotorContent \
        AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor \
        AccessibilityTextContentType AccessibilityTraits AccessibilityZoomGestureAction \
        AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle \
        AccessoryLinearGaugeStyle AccessoryType Action ActionSheet Actions ActivationPolicy ActivationState \
        ActivityType ActorType AdaptableTabBarPlacement AdjustModifier Alert Alignment AlignmentID AlignmentKey \
        AllCases Anchor Angle AngularGradient AngularGradientPaint Animatable AnimatableData AnimatableModifier \
        AnimatablePair Animation AnimationCompletion AnimationCompletionCriteria AnimationCurve AnimationOptions \
        AnimationTimelineSchedule Animator AnyGesture AnyGradient AnyLayout AnyShape AnyShapeStyle AnyTransition \
        AnyView App AppStorage AppearSymbolEffect Argument Array ArrayLiteralElement AssetError AssetLibrary \
        AssetSource AsyncImage AsyncImagePhase AttachedGesture Attribute AttributeDynamicLookup AttributeName \
        AttributeScopes AttributedString Attributes AutomaticControlGroupStyle AutomaticDisclosureGroupStyle \
        AutomaticFormStyle AutomaticLabeledContentStyle AutomaticMenuBarExtraStyle \
        AutomaticNavigationSplitViewStyle AutomaticNavigationTransition AutomaticPresentationSizing \
        AutomaticSymbolEffect AutomaticTableStyle AutomaticTextEditorStyle AutoresizingMask Axis BackedView \
        BackgroundColorAttribute BackgroundDisplayMode BackgroundStyle BackingStoreType \
        BalancedNavigationSplitViewStyle BarGround BarMetrics BaselineOffsetAttribute BatteryState Behavior \
        BezelStyle BezierPoint Bindable Binding BlendMode BlendModes BlendingMode BlurOptions \
        BlurReplaceTransition Body Bool BorderStyle BorderedButtonStyle BorderedListStyle \
        BorderedProminentButtonStyle BorderlessButtonMenuStyle BorderlessButtonStyle BounceSymbolEffect \
        BreatheSymbolEffect BundleDescription Button ButtonBorderShape ButtonMenuStyle ButtonRepeatBehavior \
        ButtonRole ButtonSizing ButtonStyle ButtonStyleConfiguration ButtonToggleStyle ButtonTrait ButtonType \
        CAAnimation CAAnimationCalculationMode CAAnimationDelegate CAAnimationGroup CABasicAnimation CACornerMask \
        CADisplayLink CAEmitterCell CAEmitterLayer CAEmitterLayerEmitterMode CAEmitterLayerEmitterShape \
        CAEmitterLayerRenderMode CAGradientLayer CAGradientLayerType CAKeyframeAnimation CALayer \
        CALayerContentsGravity CALayerCornerCurve CALayerDelegate CAMediaTimingFillMode CAMediaTimingFunction \
        CAMediaTimingFunctionName CAPropertyAnimation CAReplicatorLayer CAScrollLayer CAShapeLayer \
        CAShapeLayerFillRule CAShapeLayerLineCap CAShapeLayerLineJoin CASpringAnimation CATextLayer \
        CATextLayerAlignmentMode CATransaction CATransform3D CATransformLayer CATransition CATransitionSubtype \
        CATransitionType CFData CFError CFString CFTimeInterval CFURL CGAffineTransform CGColor \
        CGColorRenderingIntent CGColorSpace CGContext CGDataProvider CGFloat CGFont CGImage CGLineCap CGLineJoin \
        CGMutablePath CGPath CGPathDrawingMode CGPathElement CGPathElementType CGPathFillRule CGPoint CGRect \
        CGSize CGVector CTFont CTFontManagerError CTFontManagerScope Cache Cadence CameraCaptureMode CameraDevice \
        Canvas Capsule Caret CarriedRepresentation Case Category CellStyle ChangeBatch ChangeLog ChangeMemory \
        CharacterIndex CheckboxToggleStyle CheckedLayoutView Child Children Circle CircularProgressViewStyle \
        ClipOptions ClippingWork CodableRepresentation CollectionBehavior Color ColorFilter ColorMatrix \
        ColorPicker ColorRenderingMode ColorResource ColorScheme ColorSchemeContrast ColorSpace Colors \
        ColumnNavigationViewStyle ColumnsFormStyle CommandGroup CommandGroupPlacement CommandMenu Commands \
        CommandsBuilder CompactDatePickerStyle CompletionWithItemsHandler Components ConcentricRectangle \
        ConditionalTabContent ConditionalToolbarContent Configuration ConnectionOptions ConstraintItem \
        ConstraintKeeper ContainerBackgroundPlacement ContainerRelativeShape ContainerValueKey ContainerValues \
        Content ContentHorizontalAlignment ContentInsetAdjustmentBehavior ContentMarginPlacement ContentMedium \
        ContentMode ContentShapeKinds ContentSizeCategory ContentStep ContentTransition \
        ContentTransitionSymbolEffect ContentUnavailableView ContentVerticalAlignment Context ContextMenu \
        ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlMetrics ControlNames ControlSize \
        ControlStyleKey ControlStyleModifier ControlValue CoordinateFrames CoordinateSpace \
        CoordinateSpaceProtocol Coordinator Corner CornerStyle CoverMetrics CubicKeyframe CurrentValueLabel \
        CustomColor CustomLayout CustomLocalizedStringResourceConvertible CustomPresentationDetent \
        CustomizableToolbarContent Data DataRepresentation Date DateInterval DateOffset DatePicker \
        DatePickerComponents DatePickerStyle DateReference DateStyle DateTimeStyle DecelerationRate Decimal \
        DecodedPictures DecodingConfiguration DeepRelease DefaultButtonLabel DefaultButtonStyle \
        DefaultDatePickerStyle DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultGlassEffectShape \
        DefaultGroupBoxStyle DefaultLabelStyle DefaultListStyle DefaultMenuStyle DefaultNavigationViewStyle \
        DefaultPickerStyle DefaultProgressViewStyle DefaultShareLinkLabel DefaultTabLabel DefaultTabViewStyle \
        DefaultTextFieldStyle DefaultToggleStyle DefaultToolbarItem DefaultWindowStyle DefaultWindowToolbarStyle \
        DeferredContent DeferredText DeferredWork Description Design Detent DeviceMemory DeviceWindow Diagnostic \
        DiagnosticOutput Direction DisabledTextSelectability DisappearSymbolEffect DisclosureArrow \
        DisclosureGroup DisclosureGroupStyle DisclosureGroupStyleConfiguration DiscreteSymbolEffect DismissAction \
        DismissSearchAction DismissWindowAction DisplayList DisplayMode Distribution Divider DocumentGroup \
        DocumentRole Double DoubleColumnNavigationViewStyle DragGesture DrawClip DrawGroup DrawItem DrawMap \
        DrawMapStep DrawStep DrawWalk Drawing DrawingCanvas DrawingOptions DrawnImage DropDelegate DropInfo \
        DropOperation DropProposal DynamicProperty DynamicTypeSize DynamicViewContent Edge EdgeInsets EdgeReach \
        EditActions EditButton EditMode EditableCollectionContent EditedTextModifier EditingStyle Effect \
        EffectCut EffectGeometry EffectModifier Element ElementTraits ElementView Ellipse EllipticalGradient \
        EmptyAnimatableData EmptyCommands EmptyModifier EmptyView EmptyVisualEffect EnabledTextSelectability \
        EnclosingSection EncodedImage EncodingConfiguration Entries Entry Environment EnvironmentKey \
        EnvironmentModifier EnvironmentObject EnvironmentValues EquatableView Event EventModifiers EventSubtype \
        EventType EventTypeMask EveryMinuteTimelineSchedule ExclusiveGesture ExpandedWindowToolbarStyle \
        ExplainableLazy ExplainedLazy ExplicitTimelineSchedule ExtendedGraphemeClusterLiteralType FailurePolicy \
        Falloff FeedbackStyle FeedbackType FieldAppearance FileDocument FileDocumentConfiguration \
        FileDocumentReadConfiguration FileDocumentWriteConfiguration FileWrapper FillContent FillShapeStyle \
        FillStyle Filter FilterOptions FingerScrolling FinishedGesture FittedPresentationSizing Flexibility Float \
        FocusBinding FocusInteractions FocusState FocusTarget FocusedBinding FocusedValue FocusedValueKey \
        FocusedValues Font FontAttribute FontLibrary FontTraits ForEach ForegroundColorAttribute ForegroundLevels \
        ForegroundStyle Form FormPresentationSizing FormStyle Format FormatInput FormatOptions FormatOutput \
        FormatStyle FoundationAttributes FrameContent FrameLimits FrameMarker FrameReason FrameWay Gauge \
        GaugeStyle GaugeStyleConfiguration GeometryEffect GeometryPreferences GeometryProxy GeometryReader \
        Gesture GestureMask GestureState GestureStateGesture Ghost Glass GlassButtonStyle GlassEffectContainer \
        GlassEffectTransition GlassGround GlassPart GlassProminentButtonStyle GlobalCoordinateSpace Glossary \
        GlyphPicture Gradient GradientRamp GradientStop GraphStep GraphicalDatePickerStyle GraphicsContext Grid \
        GridItem GridLayout GridPlan GridRow GridTraits Group GroupBox GroupBoxStyle GroupBoxStyleConfiguration \
        GroupedFormStyle GroupedListStyle Guide GuideKey HSplitView HStack HStackLayout HandedIn \
        HiddenTitleBarWindowStyle HierarchicalShapeStyle HierarchicalShapeStyleModifier HitTest \
        HorizontalAlignment HorizontalEdge HoverEffect HoverPhase ID Icon IconOnlyLabelStyle Identifier Identity \
        IdentityTransition Image ImageAsset ImageLoader ImageOrientation ImagePaint ImagePatternPaint \
        ImageRenderer ImageResource ImageStyle ImportFromDevicesCommands IndefiniteSymbolEffect Index \
        IndexDisplayMode IndexPath IndexViewStyle IndexedIdentifierCollection IndicatorStyle Indices InfoKey \
        InlinePickerStyle InlinePicture InlinePresentationIntent InlinePresentationIntentAttribute Inner \
        InsetGroupedListStyle InsetListStyle InsetShape InsetTableStyle Insets InsettableShape InspectorCommands \
        InstallableProperty Int Int16 Int32 Int64 Int8 Interaction InteractionContent InteractionModifier \
        InterfaceOrientation Interpolation InterpretedSyntax Item ItemPositioning ItemTransition Iterator \
        KeptPart KerningAttribute Key KeyEquivalent KeyPress KeyboardDismissMode KeyboardShortcut \
        KeyframeAnimationOptions KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent \
        KeyframeTrackContentBuilder Keyframes KeyframesBuilder Label LabelStyle LabelStyleConfiguration \
        LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent \
        LabeledToolbarItemGroupContent LargeStack LargeTitleDisplayMode LaunchOptionsKey LayerBackdrop LayerBlur \
        LayerEffect LayerMask LayerProjection LayerShadow LayerThreshold Layout LayoutAxis LayoutCheck \
        LayoutDirection LayoutDirectionBehavior LayoutExplanation LayoutFault LayoutFinding LayoutHost \
        LayoutLines LayoutNumber LayoutObserver LayoutProbe LayoutProperties LayoutQuestions LayoutRecord \
        LayoutSubview LayoutSubviews LayoutTree LayoutValueKey LazyHGrid LazyHStack LazyVGrid LazyVStack Leading \
        LetterLook Level LibraryContentBuilder LibraryContentProvider LibraryItem LimitBehavior Line LineHeight \
        LineStyle LinearCapacityGaugeStyle LinearGradient LinearGradientPaint LinearKeyframe \
        LinearProgressViewStyle Link LinkButtonStyle LinkShapeStyle List ListItemTint ListSectionSpacing \
        ListStyle LiveCore LiveField LiveNameModifier LiveNode LivePlace LiveState LiveView LoadedPicture \
        LocalCoordinateSpace Locale Localization LocalizationValue LocalizedStringKey LocalizedStringResource \
        LocalizedText Locations LongPressGesture Look MadeObject MagnificationGesture MagnifyGesture MainStrings \
        MainThread MarkdownParsingOptions MatchedGeometryProperties Material MaterialNote MaximumValueLabel \
        Measurement MeasurementFormatUnitUsage Menu MenuActionDismissBehavior MenuBarExtra MenuBarExtraStyle \
        MenuOrder MenuPickerStyle MenuStyle MenuStyleConfiguration MeshGradient MeshGradientPaint MeshVertex \
        MinimumValueLabel ModalResponse Mode ModifiedContent ModifierBase ModifierFlags Motion \
        MoveCommandDirection MoveKeyframe MoveTransition MultiDatePicker MultiViewRoot MutableCollection NSAlert \
        NSAppearance NSApplication NSApplicationDelegate NSApplicationDelegateAdaptor NSBorderType NSButton \
        NSClickGestureRecognizer NSClipView NSColor NSControl NSControlTextEditingDelegate NSCursor \
        NSDirectionalEdgeInsets NSDirectionalRectEdge NSEvent NSFocusRingType NSFont NSFontDescriptor \
        NSGestureRecognizer NSHostingController NSHostingSizingOptions NSHostingView NSImage NSImageScaling \
        NSImageView NSItemProvider NSItemProviderError NSItemProviderReading \
        NSItemProviderRepresentationVisibility NSItemProviderWriting NSLayoutAnchor NSLayoutConstraint \
        NSLayoutDimension NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSLineBreakMode NSMenu NSMenuItem \
        NSMutableParagraphStyle NSOpenPanel NSPanGestureRecognizer NSPanel NSParagraphStyle NSPasteboard \
        NSPopover NSProgressIndicator NSResponder NSSavePanel NSScreen NSScrollView NSSearchField \
        NSSearchFieldDelegate NSSecureTextField NSSlider NSSound NSStatusBar NSStatusBarButton NSStatusItem \
        NSString NSSwitch NSText NSTextAlignment NSTextContainer NSTextField NSTextFieldDelegate NSTextView \
        NSTextViewDelegate NSToolbar NSTrackingArea NSURL NSUnderlineStyle NSUserActivity \
        NSUserInterfaceItemIdentifier NSView NSViewController NSViewControllerRepresentable \
        NSViewControllerRepresentableContext NSViewControllerType NSViewRepresentable NSViewRepresentableContext \
        NSViewType NSVisualEffectView NSWindow NSWindowController NSWindowDelegate NSWorkspace Name NamedBox \
        NamedCoordinateSpace NamedSpaceWork NamedView Namespace NavigationBarDrawerDisplayMode NavigationBarItem \
        NavigationControlGroupStyle NavigationDirection NavigationLink NavigationLinkPickerStyle \
        NavigationOrientation NavigationPath NavigationSplitView NavigationSplitViewColumn \
        NavigationSplitViewStyle NavigationSplitViewVisibility NavigationStack NavigationTransition \
        NavigationView NavigationViewStyle Nesting Never NextColumn Node NodeContent NodeItem NodePlace \
        Notification NumberVector ObjectWillChangePublisher ObservedObject OffsetShape OffsetTransition \
        OpacityTransition OpenExternalURLOptionsKey OpenSettingsAction OpenURLAction OpenURLOptionsKey \
        OpenWindowAction Opening Operation Optional Options OptionsKey OrderingMode Orientation OutlineGroup \
        OutlineSubgroupChildren OwnModules Owner PageIndexViewStyle PageNumber PagePresentationSizing PageSize \
        PageTabViewStyle PagedContent PagedDocument PagingScrollTargetBehavior Paint Painter PalettePickerStyle \
        Part Parts PasteButton PasteboardType Path Pattern PendingWork PeriodicTimelineSchedule Phase \
        PhaseAnimator Phases Picker PickerStyle Picture PictureJob PinnedScrollableViews PixelDifference \
        PixelGrid Place PlacedView PlaceholderContentView PlaceholderTextShapeStyle PlainButtonStyle \
        PlainListStyle PlainTextEditorStyle PlainTextFieldStyle PlainWindowStyle PlatformView Point \
        PopoverAttachmentAnchor Position PreferenceKey PreferenceValues PreferredColorSchemeKey \
        PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction \
        PresentationDetent PresentationMode PresentationShape PresentationSizing PresentedWindowContent \
        PressTarget Preview PreviewDevice PreviewLayout PreviewLayoutKey PreviewProvider PreviewRegistry \
        PreviewTrait Previews PrimitiveButtonStyle PrimitiveButtonStyleConfiguration PrimitiveModifier Priority \
        ProgressView ProgressViewStyle ProgressViewStyleConfiguration ProjectionTransform Prominence \
        ProminentDetailNavigationSplitViewStyle PropertyPlace Proposal ProposedViewSize ProvidedPreviews \
        ProxyRepresentation PullDownMenuBarExtraStyle PulseSymbolEffect PushTransition Quad QualityType Question \
        QuestionableLayout RGBColorSpace RadialGradient RadialGradientPaint RadioGroupPickerStyle \
        RangeReplaceableCollection RasterImage RawValue ReadConfiguration ReadingOptions Rectangle \
        RectangleCornerRadii Redaction RedactionReasons ReferenceFileDocument ReferenceFileDocumentConfiguration \
        RefreshAction RefreshTarget Relation RelativeDateTimeFormatter RenameAction RenameButton RenderContext \
        RenderError RenderKey RenderOptions RenderPool RenderSession RenderedView RenderingMode \
        ReplaceSymbolEffect Representation RepresentedParts RepresentedPlace ResizingMode Resolved ResolvedColor \
        ResolvedImage ResolvedSymbol ResolvedText ResponseCurve Result Role Root RotateGesture RotateSymbolEffect \
        RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle RowAnimation \
        RowSelection RowShowsBadge RowTrait Rule Run RunSlice SVGMarkup SVGNumber SVGPathReader SVGPathWriter \
        SafeArea SafeAreaRegions Scale ScaleSymbolEffect ScaleTransition ScaledMetric ScaledShape Scene \
        SceneBuilder SceneLaunchBehavior ScenePadding ScenePhase SceneRestorationBehavior SceneStorage \
        SceneWindows ScreenOwner ScrollAnchorRole ScrollBehaviorModifier ScrollBounceBehavior ScrollDirection \
        ScrollDismissesKeyboardMode ScrollGeometry ScrollIndicatorVisibility ScrollObserver ScrollOffset \
        ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollReport ScrollReportModifier ScrollRequest \
        ScrollSettings ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext \
        ScrollTransitionConfiguration ScrollTransitionPhase ScrollView ScrollViewProxy ScrollViewReader \
        ScrollingWork SearchFieldPlacement SearchPresentationToolbarBehavior SearchScopeActivation \
        SearchSuggestionsPlacement SearchToolbarBehavior SearchUnavailableContent Section SectionCollection \
        SectionConfiguration SectionPart SectionTraits SecureField Segment SegmentedOptions SegmentedPickerStyle \
        SelectionShapeStyle SelectionStyle Selector Semantics SensoryFeedback SeparatorShapeStyle SeparatorStyle \
        Sequence SequenceGesture Set Settings Severity Shader ShaderFunction ShaderLibrary Shading ShadowOptions \
        ShadowStyle Shape ShapeRole ShapeStyle ShapeView ShareAction ShareLink SharePreview ShownScreens \
        SidebarAdaptableTabViewStyle SidebarCommands SidebarListStyle SimultaneousGesture Size SlideTransition \
        Slider Snapshot Source SourceType Space Spacer SpacerSizing SpatialTapGesture SpokenLabel Spring \
        SpringKeyframe StackGuard StackNavigationViewStyle StandardBody State StateObject StateStore StateValue \
        Stepper Stop Stopwatch Storage Stride StrikethroughStyleAttribute String StringInterpolation \
        StringLiteralType StrokeStyle Style StyleMask StylePaint StyledControl SubSequence SubmitLabel \
        SubmitTriggers Subview Subviews SubviewsCollection SubviewsCollectionSlice SwiftUIAttributes SwipeTarget \
        SwitchToggleStyle SymbolColorRenderingMode SymbolConfiguration SymbolEffect SymbolEffectOptions \
        SymbolEffectTransition SymbolRenderingMode SymbolScale SymbolSetting SymbolVariableValueMode \
        SymbolVariants SymbolWeight SymbolicTraits SystemColor SystemColors SystemDesign SystemFormatStyle \
        SystemItem Tab TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabContent TabContentBuilder \
        TabCustomizationBehavior TabPlacement TabRole TabSection TabValue TabView TabViewBottomAccessoryPlacement \
        TabViewStyle Table TableColumn TableColumnAlignment TableColumnBuilder TableColumnContent \
        TableColumnSortComparator TableForEachContent TableRow TableRowBuilder TableRowContent TableRowValue \
        TableStyle Tag TagKey TapFault TapGesture TargetContext TemplateRenderingMode TerminateReply Text \
        TextAlignment TextAttribute TextContext TextEdit TextEditing TextEditingCommands TextEditor \
        TextEditorStyle TextEntryModifier TextField TextFieldStyle TextFormattingCommands \
        TextInputAutocapitalization TextInputTraits TextLeaf TextPlatform TextProxy TextRenderer TextRendering \
        TextSelectability TextSelection TextSettings TextSource TextStyle Threshold TimeDataSource \
        TimelineSchedule TimelineScheduleMode TimelineView TimelineViewDefaultContext Timer TintAdjustmentMode \
        TintShapeStyle Title TitleAlignment TitleAndIconLabelStyle TitleBarWindowStyle TitleDisplayMode \
        TitleOnlyLabelStyle TitleVisibility TitledScreen Toggle ToggleStyle ToggleStyleConfiguration Token \
        ToolbarCommands ToolbarContent ToolbarContentBuilder ToolbarCustomizationBehavior \
        ToolbarCustomizationOptions ToolbarDefaultItemKind ToolbarItem ToolbarItemGroup ToolbarItemPlacement \
        ToolbarItems ToolbarPlacement ToolbarRole ToolbarSpacer ToolbarTitleDisplayMode ToolbarTitleMenu \
        TouchType TrackingAttribute TraitKey TraitWritingModifier Transaction TransactionKey \
        TransferRepresentation TransferRepresentationBuilder Transferable TransformedShape Transition \
        TransitionPhase TransitionProperties TransitionStyle TransitionSymbolEffect Tree Trigger TruncationMode \
        TupleTransferRepresentation TupleView TypographicBounds UIAccessibility UIAccessibilityContrast \
        UIAccessibilityTraits UIAction UIActivity UIActivityIndicatorView UIActivityViewController \
        UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance \
        UIAppearanceContainer UIApplication UIApplicationDelegate UIApplicationDelegateAdaptor \
        UIApplicationShortcutIcon UIApplicationShortcutItem UIAxis UIBackgroundConfiguration \
        UIBackgroundFetchResult UIBackgroundRefreshStatus UIBackgroundTaskIdentifier UIBarAppearance \
        UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStateAppearance UIBarItem UIBarMetrics \
        UIBarPosition UIBarStyle UIBezierPath UIBlurEffect UIButton UICellConfigurationState \
        UICollectionReusableView UICollectionView UICollectionViewCell UICollectionViewDataSource \
        UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewFlowLayout \
        UICollectionViewLayout UIColor UIColorPickerViewController UIColorPickerViewControllerDelegate \
        UIColorWell UICommand UIConfigurationState UIContentConfiguration UIContentSizeCategory UIContentView \
        UIControl UICoordinateSpace UIDataDetectorTypes UIDatePicker UIDatePickerStyle UIDevice \
        UIDeviceOrientation UIDisplayGamut UIDocumentPickerDelegate UIDocumentPickerViewController UIEdgeInsets \
        UIEvent UIFeedbackGenerator UIFont UIFontDescriptor UIFontMetrics UIGestureRecognizer \
        UIGestureRecognizerDelegate UIGlassEffect UIGraphicsImageRenderer UIGraphicsImageRendererContext \
        UIGraphicsImageRendererFormat UIGraphicsRendererFormat UIHostingConfiguration UIHostingController \
        UIHostingControllerSizingOptions UIHoverGestureRecognizer UIImage UIImagePickerController \
        UIImagePickerControllerDelegate UIImageView UIImpactFeedbackGenerator UIInteraction \
        UIInterfaceOrientation UIInterfaceOrientationMask UIKeyCommand UIKeyModifierFlags UIKeyboardAppearance \
        UIKeyboardLayoutGuide UIKeyboardType UILabel UILayoutGuide UILayoutPriority UILegibilityWeight \
        UILongPressGestureRecognizer UIMenu UIMenuBuilder UIMenuElement UIModalPresentationStyle \
        UIModalTransitionStyle UINavigationBar UINavigationBarAppearance UINavigationController \
        UINavigationControllerDelegate UINavigationItem UINotificationFeedbackGenerator UIOffset UIOpenURLContext \
        UIPageControl UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate \
        UIPanGestureRecognizer UIPasteboard UIPickerView UIPickerViewDataSource UIPickerViewDelegate \
        UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController \
        UIPopoverPresentationControllerDelegate UIPresentationController UIPress UIPressesEvent UIProgressView \
        UIRectCorner UIRectEdge UIRefreshControl UIResponder UIReturnKeyType UIRotationGestureRecognizer UIScene \
        UISceneConfiguration UISceneDelegate UISceneSession UISceneSizeRestrictions UIScreen \
        UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate UISearchBar UISearchBarDelegate \
        UISearchController UISearchResultsUpdating UISegmentedControl UISelectionFeedbackGenerator \
        UISemanticContentAttribute UISheetPresentationController UISlider UISplitViewController UIStackView \
        UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue UISwipeGestureRecognizer \
        UISwitch UITabBar UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarItem \
        UITabBarItemAppearance UITabBarItemStateAppearance UITableView UITableViewCell UITableViewController \
        UITableViewDataSource UITableViewDelegate UITableViewHeaderFooterView UITapGestureRecognizer \
        UITextAutocapitalizationType UITextAutocorrectionType UITextChecker UITextContentType UITextField \
        UITextFieldDelegate UITextInputTraits UITextPosition UITextRange UITextSmartDashesType \
        UITextSmartInsertDeleteType UITextSmartQuotesType UITextSpellCheckingType UITextView UITextViewDelegate \
        UIToolbar UIToolbarAppearance UITouch UITraitCollection UITraitEnvironment \
        UITraitEnvironmentLayoutDirection UIUserInterfaceIdiom UIUserInterfaceLayoutDirection \
        UIUserInterfaceLevel UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIView \
        UIViewAnimatingPosition UIViewController UIViewControllerRepresentable \
        UIViewControllerRepresentableContext UIViewControllerTransitionCoordinator \
        UIViewControllerTransitioningDelegate UIViewControllerType UIViewPropertyAnimator UIViewRepresentable \
        UIViewRepresentableContext UIViewType UIVisualEffect UIVisualEffectView UIWindow UIWindowScene \
        UIWindowSceneDelegate UInt UInt16 UInt32 UInt64 UInt8 URL URLBytes UUID UnaryViewRoot \
        UnderlineStyleAttribute UndoManager UnevenRoundedRectangle UnicodeScalarLiteralType \
        UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UnitCurve UnitLength UnitMass UnitPoint \
        UnitSpeed UnitTemperature UnitVolume UnitWidth UnitsStyle Use UserDefaults UserInterfaceSizeClass \
        VSplitView VStack VStackLayout Value ValueMotion VariableColorSymbolEffect VectorArithmetic VectorImage \
        VerticalAlignment VerticalEdge View ViewAlignedScrollTargetBehavior ViewBuilder ViewBuilding \
        ViewDimensions ViewElements ViewEvent ViewHost ViewMode ViewModifier ViewOrigin ViewOwner ViewRoot \
        ViewSpacing ViewTag ViewThatFits ViewTraits ViewTree ViewTreeBuilder Visibility VisualEffect \
        VisualEffects Weight WheelDatePickerStyle WheelPickerStyle Width WiggleSymbolEffect Window \
        WindowBackgroundShapeStyle WindowDragGesture WindowGroup WindowLevel WindowMenuBarExtraStyle \
        WindowResizability WindowSizeKey WindowStyle WindowToolbarStyle Wrapper WrappingModifier \
        WriteConfiguration WritingOptions WritingToolsBehavior WrittenLeaf ZStack ZStackLayout \
        ZoomNavigationTransition iOS
        """)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }
}
