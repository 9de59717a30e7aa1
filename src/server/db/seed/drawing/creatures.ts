import type { Palette } from './colours.ts'
import { around, at, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, seam, stitches } from './shapes.ts'

/** A peacock facing right with its fan open behind it; feet on 0,150. */
export function peacock(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const feather = (degrees: number, length: number, fill: string) => {
    const [x, y] = around(degrees, length)
    return (
      line(`M-10 60L${at(x - 10, y + 60)}`, palette.leaf, 6) +
      placed(inked(petalPath(52, 19), fill, seam(palette, 3)), { x: x * 0.86 - 10, y: y * 0.86 + 60, turn: degrees }) +
      dot([x * 1.02 - 10, y * 1.02 + 60, 9], palette.cream) +
      dot([x * 1.02 - 10, y * 1.02 + 60, 5], palette.dark)
    )
  }
  const back = [-92, -70, -48, -26, -4, 18, 40].map((degrees, index) => feather(degrees, 168, index % 2 ? a : c))
  const front = [-81, -59, -37, -15, 7].map((degrees) => feather(degrees, 112, b))
  const body = 'M-46 78C-40 30 10 30 26 4C38 -18 34 -46 46 -62C60 -78 84 -70 82 -50C80 -38 70 -36 68 -20C66 40 50 96 4 104C-20 106 -42 100 -46 78z'
  const crest = [-24, 0, 24].map((turn) => placed(line('M0 0V-26', palette.dark, 3) + dot([0, -28, 5], d), { x: 62, y: -70, turn })).join('')
  return [
    ...back,
    ...front,
    line('M2 100V146M-14 100V146M2 146h18M-14 146h18', palette.dark, 5),
    patch(body, '#1B75BC', palette),
    flat('M-28 76C-16 50 16 52 30 30C34 66 22 90 -2 92C-16 92 -26 88 -28 76z', c),
    stitches('M-18 78C-8 64 10 64 22 48', palette.cream, 2),
    inked('M80 -56L106 -48L80 -42z', d, seam(palette, 3)),
    dot([64, -54, 7], palette.cream),
    dot([65, -54, 3.5], palette.dark),
    crest,
  ].join('')
}

/** A small bird flying to the right. */
export const bird = (palette: Palette, colour: string): Drawing =>
  [
    placed(inked(petalPath(62, 19), palette.paints[2], seam(palette, 4)), { x: 6, y: -4, turn: 24 }),
    inked('M-34 4L-70 -14L-60 4L-72 18z', palette.paints[2], seam(palette, 4)),
    inked('M-44 6C-24 -20 22 -24 40 -4C32 20 -16 28 -44 6z', colour, seam(palette, 4)),
    placed(inked(petalPath(66, 22), palette.paints[3], seam(palette, 4)) + stitches('M0 -8V-46', palette.dark, 1.8), { x: -6, y: 2, turn: -34 }),
    inked('M38 -6L56 0L38 4z', palette.paints[0], seam(palette, 2.5)),
    dot([28, -4, 4], palette.cream),
    stitches('M-26 8C-8 16 10 14 22 8', palette.cream, 1.8),
  ].join('')

/** A hilsa, swimming to the right. */
export function fish(palette: Palette): Drawing {
  const scales = [0, 1, 2, 3].flatMap((column) => [-1, 0, 1].map((row) => `M${-52 + column * 30 + (row ? 12 : 0)} ${row * 20 - 10}q16 10 0 20`)).join('')
  return [
    patch('M-92 0L-146 -46C-132 -14 -132 14 -146 46z', palette.paints[1], palette),
    inked('M-30 -46C-6 -84 34 -78 44 -48z', palette.paints[1], seam(palette, 5)),
    patch('M-98 0C-50 -64 60 -70 132 0C60 70 -50 64 -98 0z', palette.paints[2], palette),
    flat('M82 -38C104 -28 120 -14 132 0C120 14 104 28 82 38C94 14 94 -14 82 -38z', palette.paints[3]),
    line(scales, palette.cream, 3.5),
    dot([104, -10, 9], palette.cream),
    dot([106, -10, 4.5], palette.dark),
  ].join('')
}

/** The face of a tiger, as carried in the New Year's procession. */
export function tiger(palette: Palette): Drawing {
  const half = (flip: boolean) =>
    placed(
      [
        inked('M60 -96C86 -146 138 -128 126 -76z', '#F59A23', seam(palette, 6)),
        flat('M78 -100C92 -124 116 -116 112 -88z', palette.paints[1]),
        line('M58 -34C74 -54 100 -52 112 -34', palette.dark, 10),
        inked(circlePath(54, -12, 24), palette.cream, seam(palette, 5)),
        dot([50, -10, 12], palette.dark),
        line('M128 0C112 4 104 2 94 -4M126 30C108 30 100 26 92 20M110 66C96 60 90 54 84 48M30 -112C34 -96 30 -84 22 -76', palette.dark, 9),
        line('M40 62h84M40 74l78 18', palette.cream, 3),
      ].join(''),
      { flip },
    )
  return [
    patch('M0 -122C84 -122 132 -66 132 10C132 92 66 134 0 134S-132 92 -132 10C-132 -66 -84 -122 0 -122z', '#F59A23', palette),
    half(false),
    half(true),
    patch('M0 14C50 14 72 46 60 84C46 116 -46 116 -60 84C-72 46 -50 14 0 14z', palette.cream, palette),
    inked('M-24 24H24L0 52z', palette.paints[1], seam(palette, 5)),
    inked('M-40 72C-20 60 20 60 40 72C30 106 -30 106 -40 72z', '#C81E3A', seam(palette, 5)),
    flat('M-30 68l8 16l8 -18zM30 68l-8 16l-8 -18z', '#FFFFFF'),
    line('M0 -118V-72M-16 -112L-10 -80M16 -112L10 -80', palette.dark, 8),
  ].join('')
}
