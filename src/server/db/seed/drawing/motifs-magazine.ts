import type { Palette } from './colours.ts'
import { boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

/** A ticket with a square of dots, its corner torn off. */
export function ticket(palette: Palette): Drawing {
  const [a, b, , d] = palette.paints
  const eye = (x: number, y: number) => inked(boxPath([x, y, 30, 30]), palette.cream, seam(palette, 7)) + flat(boxPath([x + 10, y + 10, 10, 10]), palette.dark)
  const grains = Array.from({ length: 25 }, (_, index) => [index % 5, Math.floor(index / 5)] as const)
    .filter(([x, y]) => (x * 3 + y * 5 + x * y) % 4 < 2 && !(x < 2 && y < 2) && !(x > 2 && y < 2) && !(x < 2 && y > 2))
    .map(([x, y]) => flat(boxPath([-82 + x * 21, -42 + y * 21, 17, 17]), palette.dark))
  return placed(
    [
      patch('M-142 -84H142V-24a24 24 0 0 0 0 48V84H-142V24a24 24 0 0 0 0 -48z', a, palette),
      inked(boxPath([-100, -60, 130, 120]), palette.cream, seam(palette, 5)),
      ...grains,
      eye(-92, -52),
      eye(-8, -52),
      eye(-92, 22),
      stitches('M58 -78V78', palette.cream, 4),
      placed(
        ring(8, () => flat(petalPath(34, 11), d)),
        { x: 98 },
      ),
      dot([98, 0, 9], b),
    ].join(''),
    { turn: -10 },
  )
}

/** A stall with a striped roof, baskets before it. */
export function stall(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const stripes = [0, 1, 2, 3, 4, 5].map((at) =>
    inked(`M${-120 + at * 40} -112H${-80 + at * 40}L${-94 + at * 46 + 8} -40a23 24 0 0 1 -46 0z`, at % 2 ? palette.cream : a, seam(palette, 4)),
  )
  const basket = (x: number, fill: string) =>
    [-26, 0, 26].map((left) => inked(circlePath(x + left, 52, 17), fill, seam(palette, 3))).join('') +
    inked(circlePath(x - 13, 36, 17), fill, seam(palette, 3)) +
    inked(circlePath(x + 13, 36, 17), fill, seam(palette, 3)) +
    inked(`M${x - 54} 60H${x + 54}L${x + 38} 116H${x - 38}z`, '#B9783A', seam(palette, 5)) +
    stitches(`M${x - 44} 80H${x + 44}M${x - 38} 98H${x + 38}`, palette.cream, 2.6)
  return [
    line('M-122 -60V116M122 -60V116', palette.dark, 13),
    line('M-122 -60V116M122 -60V116', d, 6),
    flat(boxPath([-116, -44, 232, 78]), palette.water),
    ...[-70, 0, 70].map((x, at) => line(`M${x} -40V-14`, palette.cream, 3) + inked(petalPathDown(x, -14), at % 2 ? b : c, seam(palette, 3))),
    ...stripes,
    basket(-66, d),
    basket(66, b),
  ].join('')
}
const petalPathDown = (x: number, y: number) => `M${x} ${y}c-22 10 -16 38 0 42c16 -4 22 -32 0 -42z`

/** A merchant's book in red cloth, a pen across it. */
export const ledger = (palette: Palette): Drawing =>
  placed(
    [
      patch('M-104 -122H96C112 -122 112 124 96 124H-104z', '#C22A2A', palette),
      flat('M-96 108H92V122H-96z', palette.cream),
      inked(boxPath([-104, -122, 30, 246]), palette.dark, seam(palette, 3)),
      stitches('M-66 -108V110', palette.cream, 3),
      inked(boxPath([-44, -84, 118, 70]), palette.cream, seam(palette, 4)),
      line('M-28 -64H58M-28 -48H40M-28 -32H52', palette.dark, 4),
      placed(ring(12, (at) => flat(petalPath(44, 11), at % 2 ? palette.paints[0] : palette.paints[3])) + dot([0, 0, 10], palette.cream), { x: 16, y: 52 }),
      placed(inked('M-8 -150H8V20L0 44L-8 20z', palette.paints[2], seam(palette, 4)), { x: 118, y: 34, turn: 24 }),
    ].join(''),
    { turn: -6 },
  )

/** A loom without legs: sticks, threads and the cloth that grows. */
export function loom(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const stick = (y: number, fill: string, half = 140) =>
    inked(`M${-half} ${y - 10}H${half}a10 10 0 0 1 0 20H${-half}a10 10 0 0 1 0 -20z`, fill, seam(palette, 5))
  const warp = Array.from({ length: 15 }, (_, at) => line(`M${-98 + at * 14} -120V60`, at % 3 ? c : d, 5))
  const diamond = (index: number, y: number, fill: string) => flat(`M${-92 + index * 34} ${y}l14 -11l14 11l-14 11z`, fill)
  const row = (y: number, fills: readonly [string, string]) => [0, 1, 2, 3, 4, 5].map((index) => diamond(index, y, fills[index % 2 ? 1 : 0])).join('')
  const plain = [palette.cream, palette.cream] as const
  const rows = row(34, [a, d]) + row(58, plain) + row(82, [a, d]) + row(106, plain)
  return [
    line('M-134 -124L0 -160L134 -124', palette.dark, 8),
    ...warp,
    inked(boxPath([-106, 18, 212, 112]), b, seam(palette, 6)),
    rows,
    stitches('M-98 26H98M-98 122H98', c, 3),
    stick(-122, '#B9783A'),
    stick(-58, a, 124),
    stick(-12, c, 132),
    stick(132, '#B9783A'),
  ].join('')
}

/** A river launch of three decks, all lights on. */
export function launch(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const deck = (y: number, half: number, fill: string) =>
    inked(boxPath([-half, y, half * 2 - 12, 42]), fill, seam(palette, 5)) +
    Array.from({ length: Math.floor(half / 17) }, (_, at) => inked(boxPath([-half + 14 + at * 32, y + 12, 17, 18]), d, seam(palette, 3))).join('')
  return [
    inked('M-16 -134H18L24 -80H-20z', a, seam(palette, 5)),
    flat('M-15 -122H20V-108H-17z', palette.cream),
    line('M76 -96V-150', palette.dark, 5),
    flat('M76 -150L112 -138L76 -126z', b),
    deck(-86, 84, palette.cream),
    deck(-44, 108, c),
    deck(-2, 128, palette.cream),
    patch('M-152 40H152C146 84 122 100 104 100H-112C-132 98 -148 70 -152 40z', b, palette),
    stitches('M-132 62H134', palette.cream, 4),
    stitches('M-150 120q18 -14 36 0t36 0t36 0t36 0t36 0t36 0t36 0t36 0', palette.cream, 3),
  ].join('')
}

/** A sheet about a person: picture, lines, a seal. */
export const paper = (palette: Palette): Drawing =>
  placed(
    [
      placed(inked(boxPath([-96, -132, 192, 264]), palette.paints[1], seam(palette, 5)), { turn: 9, x: 12, y: 4 }),
      patch('M-100 -136H64L104 -96V136H-100z', palette.cream, palette),
      inked('M64 -136V-96H104z', palette.paints[3], seam(palette, 4)),
      inked(boxPath([-78, -112, 62, 70]), palette.paints[2], seam(palette, 4)),
      dot([-47, -84, 15], palette.cream),
      flat('M-74 -44C-68 -70 -26 -70 -20 -44z', palette.cream),
      line('M4 -92H46M4 -72H74M4 -52H60', palette.dark, 7),
      line('M-78 -12H78M-78 12H62M-78 36H78M-78 60H40', palette.dark, 6),
      placed(ring(10, (at) => flat(petalPath(36, 11), at % 2 ? palette.paints[0] : palette.paints[1])) + dot([0, 0, 13], palette.cream), { x: 60, y: 96 }),
    ].join(''),
    { turn: -5 },
  )

/** A phone that shows a river and a sun. */
export const phone = (palette: Palette): Drawing =>
  placed(
    [
      patch(
        'M-66 -146H66C82 -146 88 -138 88 -124V124C88 138 82 146 66 146H-66C-82 146 -88 138 -88 124V-124C-88 -138 -82 -146 -66 -146z',
        palette.dark,
        palette,
      ),
      flat(boxPath([-72, -116, 144, 224]), palette.water),
      dot([22, -58, 30], palette.paints[3]),
      flat('M-72 20C-40 -16 -10 -10 14 16S56 30 72 10V108H-72z', palette.leaf),
      stitches('M-66 52C-30 34 10 60 66 44M-66 80C-20 64 20 88 66 74', palette.cream, 3),
      placed(inked('M-26 0H26C22 14 -22 14 -26 0zM0 -4V-44L24 -10z', palette.paints[0], seam(palette, 3)), { x: -22, y: 4 }),
      line('M-16 -131H16', palette.cream, 6),
      dot([0, 127, 9], palette.cream),
    ].join(''),
    { turn: 8 },
  )

/** A shield with a keyhole. */
export const shield = (palette: Palette): Drawing =>
  [
    patch('M0 -144C40 -116 84 -106 122 -106C126 0 92 98 0 146C-92 98 -126 0 -122 -106C-84 -106 -40 -116 0 -144z', palette.paints[0], palette),
    inked('M0 -112C32 -92 64 -84 94 -82C96 0 68 76 0 112C-68 76 -96 0 -94 -82C-64 -84 -32 -92 0 -112z', palette.paints[2], seam(palette, 5)),
    placed(
      ring(14, (at) => flat(petalPath(70, 14), at % 2 ? palette.paints[3] : palette.cream)),
      { y: -10 },
    ),
    dot([0, -10, 40], palette.dark),
    inked('M-13 -8a20 20 0 1 1 26 0L20 36H-20z', palette.cream, seam(palette, 4)),
  ].join('')
