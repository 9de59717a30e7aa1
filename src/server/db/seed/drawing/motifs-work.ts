import type { Palette } from './colours.ts'
import { boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

/** A sewing machine, as stands by the thousand in every factory. */
export function sewingMachine(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    patch('M-148 84H148V116H-148z', b, palette),
    patch('M-108 -92H96C128 -92 136 -70 136 -44V84H66V-26H-58V6H-108z', a, palette),
    inked(boxPath([-96, 6, 26, 36]), palette.cream, palette),
    line('M-83 42V78', palette.cream, 7),
    inked(circlePath(140, -22, 30), c, palette),
    dot([140, -22, 9], palette.dark),
    inked(boxPath([-10, -122, 34, 30]), d, palette),
    line('M6 -122C-20 -150 -80 -140 -84 -92', palette.cream, 4),
    placed(
      ring(8, () => flat(petalPath(30, 10), d)),
      { x: 16, y: -58 },
    ),
    inked('M-148 66C-110 52 -60 80 -20 62C6 52 34 70 58 66V84H-148z', c, seam(palette, 4)),
    stitches('M-140 76H50', palette.cream, 3),
  ].join('')
}

/** What a doctor listens with. */
export function stethoscope(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const tube = 'M-86 -120C-96 -20 -70 24 -26 30C20 24 46 -20 36 -120M-26 30C-26 110 72 130 84 40'
  return [
    line(tube, palette.dark, 30),
    line(tube, a, 18),
    line('M-100 -122h26M24 -122h26', d, 16),
    inked(circlePath(86, 14, 44), b, seam(palette, 7)),
    inked(circlePath(86, 14, 24), palette.cream, palette),
    flat('M86 26C60 8 70 -10 86 2C102 -10 112 8 86 26z', c),
  ].join('')
}

/** A parcel with a ribbon. */
export function parcel(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    patch('M-126 -46L0 -104L126 -46V78L0 136L-126 78z', a, palette),
    inked('M-126 -46L0 12L126 -46L0 -104z', d, seam(palette, 5)),
    line('M0 12V136', palette.dark, 6),
    inked('M-76 -69L50 -11V22L78 9V-24L-48 -82z', b, seam(palette, 4)),
    inked('M-96 28L-40 54V84L-96 58z', palette.cream, seam(palette, 4)),
    line('M-86 46L-52 62', c, 6),
  ].join('')
}

/** A helmet for the site. */
export function hardHat(palette: Palette): Drawing {
  const [a, b, , d] = palette.paints
  return [
    patch('M-120 40C-120 -60 -70 -104 0 -104S120 -60 120 40z', d, palette),
    inked('M-26 -112H26L34 40H-34z', a, seam(palette, 5)),
    patch('M-152 40H152C152 74 60 86 0 86S-152 74 -152 40z', b, palette),
    line('M-86 -18C-80 -46 -70 -58 -54 -70', palette.cream, 8),
    stitches('M-130 58C-60 72 60 72 130 58', palette.cream, 3.4),
  ].join('')
}

/** Coins in three piles. */
export function coins(palette: Palette): Drawing {
  const pile = (x: number, high: number, fill: string) =>
    Array.from({ length: high }, (_, at) => {
      const y = 96 - at * 28
      return `<path d="M${x - 52} ${y - 14}V${y}A52 20 0 0 0 ${x + 52} ${y}V${y - 14}z" fill="${fill}" stroke="${palette.dark}" stroke-width="5"/><ellipse cx="${x}" cy="${y - 14}" rx="52" ry="20" fill="${palette.cream}" stroke="${palette.dark}" stroke-width="5"/>${flat(`M${x - 22} ${y - 14}a22 8 0 1 0 44 0a22 8 0 1 0 -44 0z`, fill)}`
    }).join('')
  const [a, b, , d] = palette.paints
  return pile(-98, 3, a) + pile(98, 5, b) + pile(0, 7, d)
}

/** What one hears and speaks with at a call centre. */
export function headset(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const band = 'M-104 20C-116 -150 116 -150 104 20'
  const shell = inked('M-26 -44C10 -50 30 -30 30 6S10 62 -26 56z', b, seam(palette, 6))
  return [
    line(band, palette.dark, 34),
    line(band, a, 22),
    stitches('M-96 -30C-80 -116 80 -116 96 -30', palette.cream, 3),
    placed(shell, { x: -100, y: 20, flip: true }),
    placed(shell, { x: 100, y: 20 }),
    line('M108 74C104 116 60 126 18 120', palette.dark, 15),
    line('M108 74C104 116 60 126 18 120', c, 7),
    inked(circlePath(4, 118, 22), d, palette),
  ].join('')
}

/** A sheaf of ripe paddy. */
export function sheaf(palette: Palette): Drawing {
  const [a, b, , d] = palette.paints
  const grains = [-232, -206, -180, -154, -128].flatMap((y) =>
    [-34, 34].map((turn) => placed(inked(petalPath(38, 13), turn < 0 ? d : a, seam(palette, 3)), { y: y + 14, turn })),
  )
  const ear = (turn: number) => placed(line('M0 0V-210', palette.leaf, 9) + grains.join(''), { turn, y: 104 })
  const stubs = [-30, -10, 10, 30].map((turn) => placed(line('M0 0V54', palette.leaf, 9), { turn: turn / 2, x: turn, y: 76 }))
  return [
    ...stubs,
    ...[-40, 40, -20, 20, 0].map(ear),
    inked('M-42 62C-14 74 14 74 42 62L38 92C14 104 -14 104 -38 92z', b, seam(palette, 5)),
    stitches('M-34 80C-10 90 10 90 34 80', palette.cream, 3),
  ].join('')
}
