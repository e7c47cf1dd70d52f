/// Every area, in the order in which it is reported.
@MainActor
public let allAreas: [Area] = [
    proposalCases,
    frameCases,
    modifierCases,
    stackCases,
    spacerCases,
    spacingCases,
    alignmentCases,
    rightToLeftCases,
    containerCases,
    gridCases,
    textCases,
    shapeCases,
    customLayoutCases,
    derivedFrames,
    derivedModifiers,
    derivedLayers,
    derivedStacks,
    derivedSpacers,
    derivedNesting,
    derivedGuides,
]
