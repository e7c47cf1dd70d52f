"""How far two programs' pictures of one thing lie apart.

Programs smooth edges differently, so a pixel may have any colour between those around it, as in Tests/FormatChecks."""

import subprocess

import numpy
from PIL import Image

# By how much a channel, 0 to 255, may leave the range of the nine pixels there in the other picture, and how many pixels of a
# million may leave it by more. librsvg draws with Cairo, as Galley does; Chromium has a rasteriser and a blur of its own.
LIMITS = {"librsvg": (16, 60), "Chromium": (48, 200)}

# More of a million pixels, where a program is known to draw something otherwise, by the names of sources.
KNOWN = {
    # Neither `image-rendering` nor what is sharp in an SVG picture inside of one counts for librsvg 2.54.
    ("Pictures", "librsvg"): 2000,
    # Cairo's soft light is another than that of CSS (compositing and blending, 9.1.9), which Chromium and our pixels follow.
    ("Effects", "librsvg"): 4000,
}


def load(path):
    """A picture on white, as rows of red, green and blue."""
    with Image.open(path) as image:
        image = image.convert("RGBA")
        ground = Image.new("RGBA", image.size, "white")
        return numpy.asarray(Image.alpha_composite(ground, image).convert("RGB"), dtype=numpy.int16)


def around(picture):
    """The least and the most of the nine pixels around each."""
    rows = numpy.pad(picture, ((1, 1), (1, 1), (0, 0)), mode="edge")
    height, width = picture.shape[:2]
    parts = [rows[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    return numpy.minimum.reduce(parts), numpy.maximum.reduce(parts)


def strangers(one, other, tolerance):
    """Where a picture's pixels are like none near them in the other."""
    least, most = around(other)
    return ((one < least - tolerance) | (one > most + tolerance)).any(axis=2)


def difference(source, viewer, theirs, ours):
    """How many pixels differ, of a million; a picture of them; and a sentence where they are too many."""
    if abs(theirs.shape[0] - ours.shape[0]) > 1 or abs(theirs.shape[1] - ours.shape[1]) > 1:
        return 1e6, None, f"{viewer}: {theirs.shape[1]}×{theirs.shape[0]} pixels, ours {ours.shape[1]}×{ours.shape[0]}"
    # A size that is not whole is rounded up by some and to the nearest by others.
    height, width = min(theirs.shape[0], ours.shape[0]), min(theirs.shape[1], ours.shape[1])
    theirs, ours = theirs[:height, :width], ours[:height, :width]
    tolerance, allowed = LIMITS[viewer]
    allowed = KNOWN.get((source, viewer), allowed)
    added, missed = strangers(theirs, ours, tolerance), strangers(ours, theirs, tolerance)
    share = max(added.sum(), missed.sum()) * 1e6 / (height * width)
    both = added | missed
    if share <= allowed:
        return share, both, None
    y, x = (int(value[0]) for value in numpy.nonzero(both))
    return share, both, f"{viewer}: {share:.0f} pixels of a million, the first at ({x}, {y}), more than {allowed}"


def librsvg(svg, scale, out):
    subprocess.run(["rsvg-convert", f"--zoom={scale}", f"--output={out}", svg], check=True)
    return load(out)
