#!/usr/bin/env python3
"""Draws every picture of docs/gallery/, light and dark at two pixels a point, and the table of them in its README.md.

Usage: gallery.py GALLEY [NAME...]     NAME: only these sources, e.g. Settings; the table is then left as it is
       gallery.py GALLEY --into FOLDER [NAME...]   the pictures alone, somewhere else
"""
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GALLERY = os.path.join(ROOT, 'docs', 'gallery')
README = os.path.join(GALLERY, 'README.md')
BEGIN, END = '<!-- pictures -->\n', '<!-- end of pictures -->\n'

PHONE = ['--device', 'iPhone 16', '--chrome']
TABLET = ['--device', 'iPad mini', '--chrome']
HERE = []

# A source in Examples/Gallery, how its previews are shown, and the width of their pictures in the table.
SOURCES = [
    ('Settings', PHONE), ('Mail', PHONE), ('Chat', PHONE), ('Onboarding', PHONE), ('Shop', PHONE), ('LogIn', PHONE),
    ('MoreScreens', PHONE), ('Presentations', PHONE), ('Navigation', PHONE), ('Lists', PHONE), ('Dashboard', TABLET),
    ('Tablet', TABLET), ('Buttons', HERE), ('Controls', HERE), ('Pickers', HERE), ('Styles', HERE), ('Effects', HERE),
    ('Texts', HERE), ('ListStyles', HERE), ('Overview18', PHONE + ['--look', 'ios18']),
]


def draw(galley, name, options, appearance, place=GALLERY):
    """Draws the previews of a source and answers their names with their files, in the source's order."""
    folder = os.path.join(place, appearance)
    os.makedirs(folder, exist_ok=True)
    source = os.path.join('Examples', 'Gallery', name + '.swift')
    run = subprocess.run(
        [galley, 'render', source, '--scale', '2', '--opaque', '--appearance', appearance, '--strict',
         '--json', '--timeout', '600', '--now', '2025-06-15T15:06:40Z', '-o', folder + '/']
        + options, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if run.returncode != 0:
        sys.stderr.write(run.stdout)
        sys.exit(f'gallery.py: {source} cannot be drawn')
    views = json.loads(run.stdout)['views']
    return [(view['name'], os.path.basename(view['outputs'][0]), view['size']) for view in views]


def title(name):
    with open(os.path.join(ROOT, 'Examples', 'Gallery', name + '.swift')) as file:
        return file.readline().lstrip('/ ').strip()


def table(name, pictures):
    """The part of README.md about one source."""
    lines = [f'### [{name}.swift](../../Examples/Gallery/{name}.swift)', '', title(name), '', '| | light | dark |',
             '|---|---|---|']
    for picture, file, size in pictures:
        width = min(size[0], 300 if size[0] < 500 else 420)
        images = [f'<img src="{appearance}/{file}" width="{width:.0f}" alt="{picture}, {appearance}">'
                  for appearance in ('light', 'dark')]
        lines.append(f'| {picture} | {images[0]} | {images[1]} |')
    return '\n'.join(lines) + '\n\n'


def main():
    galley, names, place = os.path.abspath(sys.argv[1]), sys.argv[2:], GALLERY
    if names[:1] == ['--into']:
        place, names = os.path.abspath(names[1]), names[2:]
    known = [name for name, _ in SOURCES]
    for name in names:
        if name not in known:
            sys.exit(f"gallery.py: there is no source '{name}'; there are {', '.join(known)}")
    parts, kept = [], {'light': set(), 'dark': set()}
    for name, options in SOURCES:
        if names and name not in names:
            continue
        for appearance in ('light', 'dark'):
            pictures = draw(galley, name, options, appearance, place)
            for _, file, _ in pictures:
                if file in kept[appearance]:
                    sys.exit(f'gallery.py: two pictures are called {file}')
                kept[appearance].add(file)
        parts.append(table(name, pictures))
    if names or place != GALLERY:
        return
    for appearance, files in kept.items():
        for file in sorted(os.listdir(os.path.join(GALLERY, appearance))):
            if file not in files:
                os.remove(os.path.join(GALLERY, appearance, file))
    with open(README) as file:
        text = file.read()
    if BEGIN not in text or END not in text:
        sys.exit(f'gallery.py: {README} has no place for the pictures')
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    with open(README, 'w') as file:
        file.write(before + BEGIN + '\n' + ''.join(parts) + END + after)
    print(f"{len(kept['light'])} pictures, light and dark, in docs/gallery/")


if __name__ == '__main__':
    main()
