import type { Palette } from './colours.ts'
import { boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

/** Two mangoes on their twig. */
export function mango(palette: Palette): Drawing {
  const fruit = (skin: string, cheek: string) =>
    patch('M-6 -74C44 -84 92 -44 92 14C92 72 46 104 0 104C-24 104 -40 92 -62 96C-58 80 -80 62 -80 22C-80 -30 -50 -68 -6 -74z', skin, palette) +
    flat('M-6 -66C-46 -60 -72 -26 -72 20C-60 -20 -30 -40 16 -44C10 -54 4 -62 -6 -66z', cheek) +
    stitches('M-48 54C-20 84 40 84 70 34', palette.cream, 3)
  const leaf = (turn: number, x: number) =>
    placed(inked(petalPath(132, 34), palette.leaf, seam(palette, 5)) + line('M0 -8V-112', palette.cream, 3), { x, y: -84, turn })
  const twig = 'M-8 -150C-14 -110 -30 -90 -36 -40M-10 -104C30 -104 58 -84 62 -30'
  return [
    line(twig, palette.dark, 18),
    line(twig, '#B9783A', 9),
    leaf(-84, -14),
    leaf(70, 24),
    leaf(20, 2),
    placed(fruit('#F5A524', '#E5582B'), { x: 62, y: 36, scale: 0.78, turn: -12 }),
    placed(fruit('#FFD447', '#F08A24'), { x: -34, y: 40, scale: 0.96, turn: 8 }),
  ].join('')
}

/** Stems of jute, tied, the fibre hanging loose. */
export function jute(palette: Palette): Drawing {
  const [a, b] = palette.paints
  const strand = (x: number, turn: number) =>
    placed(line('M0 0C14 40 -14 80 4 130', '#E0B65A', 9) + line('M6 6C20 44 -8 84 10 126', '#B98A34', 3), { x, y: 8, turn })
  const stem = (turn: number) =>
    placed(
      line('M0 0V-150', '#7FA23A', 9) +
        [-60, -100, -140].map((y, at) => placed(inked(petalPath(44, 11), palette.leaf, seam(palette, 3)), { y, turn: at % 2 ? 62 : -62 })).join('') +
        placed(inked(petalPath(40, 10), palette.leaf, seam(palette, 3)), { y: -146 }),
      { turn, y: 14 },
    )
  return [
    ...[-30, -15, 0, 15, 30].map(stem),
    ...[-48, -30, -12, 8, 26, 44].map((x, at) => strand(x, (at - 2.5) * -5)),
    patch('M-66 -4C-30 12 30 12 66 -4L60 40C30 54 -30 54 -60 40z', a, palette),
    line('M-60 18C-20 32 20 32 60 18', b, 8),
  ].join('')
}

/** A bicycle with a basket of flowers. */
export function bicycle(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="56" r="62" fill="none" stroke="${palette.dark}" stroke-width="15"/><circle cx="${x}" cy="56" r="62" fill="none" stroke="${palette.cream}" stroke-width="3" stroke-dasharray="7 7"/>${placed(
      ring(12, () => line('M0 0V-54', palette.cream, 2.5)),
      { x, y: 56 },
    )}${dot([x, 56, 11], d)}`
  const frame = 'M-88 56L-44 -38L52 -38L-2 56zM-44 -38L-2 56M52 -38L88 56M52 -38L46 -78'
  return [
    wheel(-88),
    wheel(88),
    line(frame, palette.dark, 17),
    line(frame, a, 9),
    inked('M-80 -62C-60 -74 -24 -70 -12 -58C-30 -46 -66 -46 -80 -62z', b, seam(palette, 5)),
    line('M-46 -56L-44 -38', palette.dark, 9),
    line('M20 -92C34 -80 46 -78 60 -84', palette.dark, 11),
    inked('M68 -78H132L122 -30H78z', '#B9783A', seam(palette, 5)),
    stitches('M78 -60H124M80 -44H120', palette.cream, 3),
    ...[74, 98, 122].map((x, at) =>
      placed(ring(7, () => flat(petalPath(20, 7), at % 2 ? d : c)) + dot([0, 0, 6], palette.cream), { x, y: -88 - (at % 2) * 12 }),
    ),
    inked(circlePath(-2, 56, 19), c, seam(palette, 5)),
    line('M-2 56L14 88M4 90H26', palette.dark, 7),
  ].join('')
}

/** A telescope on three legs, and what it looks at. */
export function telescope(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const star = (r: number) =>
    flat(
      `M0 ${-r}Q${r * 0.16} ${-r * 0.16} ${r} 0Q${r * 0.16} ${r * 0.16} 0 ${r}Q${-r * 0.16} ${r * 0.16} ${-r} 0Q${-r * 0.16} ${-r * 0.16} 0 ${-r}z`,
      palette.cream,
    )
  const tube =
    patch(boxPath([-118, -26, 96, 52]), b, palette) +
    patch(boxPath([-30, -34, 110, 68]), a, palette) +
    inked(boxPath([72, -42, 30, 84]), d, seam(palette, 6)) +
    inked(boxPath([-138, -16, 24, 32]), palette.cream, seam(palette, 5)) +
    stitches('M-20 0H66', palette.cream, 4)
  return [
    line('M0 20L-68 146M0 20L0 150M0 20L68 146', palette.dark, 15),
    line('M0 20L-68 146M0 20L0 150M0 20L68 146', '#B9783A', 7),
    placed(tube, { y: -6, turn: -32 }),
    inked(circlePath(0, 20, 19), c, seam(palette, 5)),
    placed(star(34), { x: 118, y: -122 }),
    placed(star(20), { x: -72, y: -118 }),
    placed(star(16), { x: 24, y: -140 }),
    placed(star(18), { x: 136, y: 0 }),
  ].join('')
}

/** A book that lies open, a ribbon and a bird of paper. */
export const openBook = (palette: Palette): Drawing =>
  [
    patch('M-150 -44L-6 -20V118L-150 92zM150 -44L6 -20V118L150 92z', palette.paints[0], palette),
    inked('M0 -24C-40 -58 -98 -62 -138 -48V84C-98 70 -40 76 0 106C40 76 98 70 138 84V-48C98 -62 40 -58 0 -24z', palette.cream, seam(palette, 6)),
    line('M0 -22V104', palette.dark, 5),
    line(
      'M-116 -22C-84 -28 -54 -22 -24 -6M-116 4C-84 -2 -54 4 -24 20M-116 30C-84 24 -54 30 -24 46M116 -22C84 -28 54 -22 24 -6M116 4C84 -2 54 4 24 20',
      palette.dark,
      5,
    ),
    inked('M78 16L110 12V74L94 62L78 78z', palette.paints[1], seam(palette, 4)),
    placed(inked('M-60 8L64 -30L20 34L4 14L-4 44L-18 10z', palette.paints[2], seam(palette, 5)) + line('M64 -30L4 14', palette.dark, 4), {
      x: -4,
      y: -100,
      turn: -8,
    }),
  ].join('')

/** An umbrella in the rain. */
export function umbrella(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const drop = (x: number, y: number) => placed(flat('M0 -18C14 0 12 12 0 12S-14 0 0 -18z', palette.cream), { x, y })
  return [
    drop(-128, -96),
    drop(-92, -138),
    drop(128, -96),
    drop(92, -138),
    drop(-118, 74),
    drop(-66, 106),
    drop(112, 66),
    drop(72, 110),
    line('M0 -120V104C0 140 52 140 52 104', palette.dark, 17),
    line('M0 -120V104C0 140 52 140 52 104', d, 8),
    patch('M-144 14C-144 -70 -80 -116 0 -116S144 -70 144 14C120 -8 96 -8 72 14C48 -8 24 -8 0 14C-24 -8 -48 -8 -72 14C-96 -8 -120 -8 -144 14z', a, palette),
    flat('M0 -112C-46 -96 -68 -40 -72 8C-48 -10 -24 -8 0 8C24 -8 48 -10 72 8C68 -40 46 -96 0 -112z', b),
    flat('M0 -112C-16 -80 -22 -30 -22 0C-12 -4 -6 0 0 8C6 0 12 -4 22 0C22 -30 16 -80 0 -112z', c),
    stitches('M-126 -14C-100 -30 100 -30 126 -14', palette.cream, 3.4),
    line('M0 -118V-142', palette.dark, 9),
  ].join('')
}
