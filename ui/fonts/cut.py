"""Cuts the page's two faces out of the packages that they come in. README.md says how to run it."""

import sys
from math import cos, hypot, pi, sin
from pathlib import Path
from unicodedata import normalize

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR
from fontTools.varLib.instancer import instantiateVariableFont

# English and Spanish, and with them most of the west; Romanian; what the names of players to the north and east need.
LETTERS = {*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *"ĂăȘșȚț", *"ĄąĆćČčĎďĘęĚěĞğİıŁłŃńŇňŐőŒœŘřŚśŞşŠšŤťŮůŰűŹźŻżŽž"}
SIGNS = {*"–—‘’“”„†•…‹›€−"}
WEIGHTS = (400, 700)
FEATURES = ["kern", "tnum", "lnum"]

# Signs that the sans has not: strokes between points of a square, of 0 to 10 both ways.
ROUND = [(5 + 3.6 * cos(turn * pi / 12), 4.4 + 3.6 * sin(turn * pi / 12)) for turn in range(-12, 10)]
DRAWN = {
    "←": [[(9, 4.6), (1, 4.6)], [(4, 7.6), (1, 4.6), (4, 1.6)]],
    "→": [[(1, 4.6), (9, 4.6)], [(6, 7.6), (9, 4.6), (6, 1.6)]],
    "↑": [[(5, 0.6), (5, 8.6)], [(2, 5.6), (5, 8.6), (8, 5.6)]],
    "↓": [[(5, 8.6), (5, 0.6)], [(2, 3.6), (5, 0.6), (8, 3.6)]],
    "↵": [[(8.6, 8), (8.6, 3.6), (1, 3.6)], [(4, 6.6), (1, 3.6), (4, 0.6)]],
    "⇧": [[(5, 8.6), (0.8, 4.6), (3, 4.6), (3, 1), (7, 1), (7, 4.6), (9.2, 4.6), (5, 8.6)]],
    "↺": [ROUND, [(2.5, 9.6), ROUND[-1], (5.2, 6.6)]],
    "✓": [[(1.2, 4.4), (4, 1.2), (9, 8.4)]],
    "✕": [[(1.6, 8), (8.4, 1.2)], [(1.6, 1.2), (8.4, 8)]],
}


def cut(file, wanted):
    """The font with the wanted letters that it has, in the weights that the page uses."""
    font = TTFont(file)
    options = Options(layout_features=FEATURES, hinting=False, notdef_outline=True, glyph_names=False)
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(letter) for letter in wanted])
    subsetter.subset(font)
    return instantiateVariableFont(font, {"wght": WEIGHTS})


def join(font, other):
    """Adds the letters of the other font, each kerned as the letter that it has a mark on."""
    new = {name: f"other.{name}" for name in other.getGlyphOrder() if name != ".notdef"}
    font.setGlyphOrder(font.getGlyphOrder() + list(new.values()))
    for old, name in new.items():
        glyph = other["glyf"][old]
        for part in glyph.components if glyph.isComposite() else []:
            part.glyphName = new[part.glyphName]
        font["glyf"].glyphs[name] = glyph
        font["hmtx"][name] = other["hmtx"][old]
        font["gvar"].variations[name] = other["gvar"].variations.get(old, [])
    letters, known = other.getBestCmap(), font.getBestCmap()
    bases = {}
    for code, name in letters.items():
        encode(font, code, new[name])
        base = known.get(ord(normalize("NFD", chr(code))[0]))
        if base:
            bases.setdefault(base, []).append(new[name])
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            pairs = getattr(pairs, "ExtSubTable", pairs)
            if getattr(pairs, "Format", None) == 2 and hasattr(pairs, "ClassDef1"):
                kern_alike(pairs, bases, font)


def kern_alike(pairs, bases, font):
    for base, names in bases.items():
        for classes in (pairs.ClassDef1.classDefs, pairs.ClassDef2.classDefs):
            if base in classes:
                classes.update(dict.fromkeys(names, classes[base]))
        if base in pairs.Coverage.glyphs:
            pairs.Coverage.glyphs += names
    pairs.Coverage.glyphs.sort(key=font.getGlyphID)


def encode(font, code, name):
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name


def draw(font, sign, strokes):
    """Adds a sign, in strokes as thick as those of a letter."""
    unit, half = font["OS/2"].sCapHeight / 9.2, 0.52
    pen = TTGlyphPen(None)
    for stroke in strokes:
        for (ax, ay), (bx, by) in zip(stroke, stroke[1:]):
            length = hypot(bx - ax, by - ay)
            x, y = (bx - ax) / length * half, (by - ay) / length * half
            # A little longer than the line, so that two strokes that meet have no notch between them.
            ax, ay, bx, by = ax - x * 0.6, ay - y * 0.6, bx + x * 0.6, by + y * 0.6
            corners = [(ax - y, ay + x), (bx - y, by + x), (bx + y, by - x), (ax + y, ay - x)]
            first, *others = [(round(across * unit), round(up * unit)) for across, up in corners]
            pen.moveTo(first)
            for corner in others:
                pen.lineTo(corner)
            pen.closePath()
    name = f"drawn.{ord(sign):x}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    glyph = pen.glyph()
    glyph.flags[0] |= 0x40  # Strokes overlap.
    font["glyf"].glyphs[name] = glyph
    font["hmtx"][name] = (round(10 * unit), min(x for x, _ in glyph.coordinates))
    font["gvar"].variations[name] = []
    encode(font, ord(sign), name)


def main(packages, folder):
    for face, drawn in [("faustina", {}), ("asap", DRAWN)]:
        files = packages / "@fontsource-variable" / face / "files"
        font, other = (cut(files / f"{face}-{part}-wght-normal.woff2", LETTERS | SIGNS) for part in ["latin", "latin-ext"])
        join(font, other)
        for sign, strokes in drawn.items():
            draw(font, sign, strokes)
        del font["HVAR"]
        add_HVAR(font)
        missing = [letter for letter in sorted(LETTERS | SIGNS) if ord(letter) not in font.getBestCmap()]
        font.flavor = "woff2"
        font["head"].modified = font["head"].created
        font.recalcTimestamp = False
        font.save(folder / f"{face}.woff2")
        print(face, (folder / f"{face}.woff2").stat().st_size, "bytes; it has no", "".join(missing) or "gap")


main(Path(sys.argv[1]), Path(__file__).parent)
