"""Faults planted in an SVG picture, each of which the check must notice."""

FAULTS = [
    ("no title", lambda svg: svg.replace("<title", "<desc").replace("</title>", "</desc>")),
    ("no language", lambda svg: svg.replace(' xml:lang="en"', "")),
    ("an id twice", lambda svg: svg.replace("</svg>", '<g id="title"/></svg>')),
    ("a reference to nothing", lambda svg: svg.replace("</svg>", '<rect width="1" height="1" clip-path="url(#none)"/></svg>')),
    ("a picture without a name", lambda svg: svg.replace("</svg>", '<g role="img"><rect width="9" height="9" opacity="0"/></g></svg>')),
    ("a link without a text", lambda svg: svg.replace("</svg>", '<a href="https://example.com"><rect width="9" height="9" opacity="0"/></a></svg>')),
    ("a heading without a level", lambda svg: svg.replace("</svg>", '<g role="heading"><text opacity="0">A</text></g></svg>')),
    ("a role that there is not", lambda svg: svg.replace("</svg>", '<g role="pictrue" aria-label="A"><text opacity="0">A</text></g></svg>')),
    ("text that is heard elsewhere", lambda svg: svg.replace("</svg>", '<g aria-owns="later"/><text id="between" y="9" opacity="0">between</text><text id="later" y="9" opacity="0">later</text></svg>')),
    ("a mark of 12 by 12 points", lambda svg: svg.replace("</svg>", '<rect x="3" y="3" width="12" height="12" fill="red"/></svg>')),
]
