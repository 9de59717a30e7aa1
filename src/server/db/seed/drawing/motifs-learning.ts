import type { Palette } from './colours.ts'
import { at, boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

/** A laptop out of whose screen a flower grows. */
export function laptop(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    patch('M-120 -110H120V54H-120z', palette.dark, palette),
    inked('M-106 -96H106V42H-106z', c, seam(palette, 4)),
    ...[-76, -58, -40].map((y, index) => line(`M-92 ${y}h${[34, 52, 26][index] ?? 30}`, palette.cream, 6)),
    line('M30 42C26 10 40 -20 34 -44', palette.leaf, 8),
    placed(inked(petalPath(44, 16), palette.leaf, seam(palette, 3)), { x: 32, y: 10, turn: -62 }),
    placed(inked(petalPath(44, 16), palette.leaf, seam(palette, 3)), { x: 34, y: -2, turn: 62 }),
    placed(ring(8, () => inked(petalPath(42, 14), a, seam(palette, 3))) + dot([0, 0, 13], d), { x: 34, y: -50 }),
    patch('M-152 54H152L132 96H-132z', b, palette),
    stitches('M-128 70H128M-120 82H120', palette.cream, 3),
    inked('M-34 54H34L30 64H-30z', palette.dark, seam(palette, 2)),
  ].join('')
}

export function robot(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    line('M0 -118V-146', palette.dark, 6),
    dot([0, -150, 13], d),
    patch('M-72 -116H72V-22H-72z', a, palette),
    inked(circlePath(-32, -72, 21), palette.cream, palette),
    inked(circlePath(32, -72, 21), palette.cream, palette),
    dot([-30, -70, 9], palette.dark),
    dot([34, -70, 9], palette.dark),
    line('M-28 -40H28M-14 -40V-32M0 -40V-32M14 -40V-32', palette.dark, 5),
    inked('M-94 -86h18v34h-18zM76 -86h18v34h-18z', c, palette),
    patch('M-84 -14H84V100H-84z', b, palette),
    line('M-88 0C-130 10 -138 50 -126 84M88 0C130 10 138 -30 126 -64', palette.dark, 17),
    line('M-88 0C-130 10 -138 50 -126 84M88 0C130 10 138 -30 126 -64', c, 9),
    placed(
      ring(8, () => flat(petalPath(38, 13), d)),
      { y: 42 },
    ),
    inked(circlePath(0, 42, 14), palette.cream, palette),
    stitches('M-70 0H70M-70 86H70', palette.cream, 2.6),
    inked('M-60 102h34v40h-34zM26 102h34v40h-34z', a, seam(palette, 5)),
  ].join('')
}

export function rocket(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return placed(
    [
      inked('M-30 84C-40 120 -10 132 0 166C10 132 40 120 30 84z', d, seam(palette, 5)),
      flat('M-12 86C-18 110 -2 118 0 138C2 118 18 110 12 86z', '#E5382B'),
      patch('M-44 20C-86 40 -92 84 -86 108C-70 90 -52 84 -36 82zM44 20C86 40 92 84 86 108C70 90 52 84 36 82z', b, palette),
      patch('M0 -156C56 -110 62 -10 40 86H-40C-62 -10 -56 -110 0 -156z', palette.cream, palette),
      inked('M0 -156C28 -134 42 -104 48 -74H-48C-42 -104 -28 -134 0 -156z', a, seam(palette, 5)),
      inked(circlePath(0, -26, 28), c, seam(palette, 6)),
      flat('M-14 -36A18 18 0 0 1 8 -44', palette.cream),
      line('M-42 40H42M-40 58H40', a, 7),
      stitches('M-30 70H30', palette.dark, 3),
    ].join(''),
    { turn: 28, y: -6 },
  )
}

/** A pile of books with one open on top. */
export function books(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const shut = (y: number, x: number, fill: string) =>
    patch(`M${x - 104} ${y}H${x + 96}C${x + 112} ${y} ${x + 112} ${y + 40} ${x + 96} ${y + 40}H${x - 104}z`, fill, palette) +
    line(`M${x + 84} ${y + 12}H${x - 70}M${x + 84} ${y + 28}H${x - 70}`, palette.cream, 4)
  return [
    shut(104, 0, a),
    shut(62, 14, b),
    shut(20, -10, c),
    patch('M0 2C-40 -30 -92 -30 -136 -14V-122C-92 -138 -40 -134 0 -106z', palette.cream, palette),
    patch('M0 2C40 -30 92 -30 136 -14V-122C92 -138 40 -134 0 -106z', palette.cream, palette),
    ...[-94, -72, -50].map((y) =>
      stitches(`M-116 ${y}C-80 ${y - 10} -48 ${y - 8} -20 ${y + 8}M20 ${y + 8}C48 ${y - 8} 80 ${y - 10} 116 ${y}`, palette.dark, 3.2),
    ),
    inked('M84 -136V-66L100 -80L116 -62V-132z', d, seam(palette, 4)),
  ].join('')
}

/** A lamp of an idea, as an oil lamp's flame in a bulb. */
export function bulb(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const glow = ring(12, (index) => `<g transform="translate(0 -112)">${inked(petalPath(index % 2 ? 40 : 26, 9), b, seam(palette, 3))}</g>`)
  return [
    placed(glow, { y: -30 }),
    patch('M0 -122C62 -122 94 -74 84 -24C76 8 44 24 40 60H-40C-44 24 -76 8 -84 -24C-94 -74 -62 -122 0 -122z', d, palette),
    inked('M0 -86C30 -50 40 -30 28 -6C16 16 -16 16 -28 -6C-40 -30 -30 -50 0 -86z', a, seam(palette, 5)),
    flat('M0 -48C14 -28 18 -18 12 -6C6 4 -6 4 -12 -6C-18 -18 -14 -28 0 -48z', palette.cream),
    line('M-24 60C-20 36 -14 28 0 24C14 28 20 36 24 60', palette.dark, 4),
    patch('M-42 60H42L34 116H-34z', c, palette),
    stitches('M-38 78H38M-36 96H36', palette.cream, 3.4),
    inked('M-22 116H22L12 138H-12z', palette.dark, seam(palette, 3)),
  ].join('')
}

/** Columns that grow, with a coin sun. */
export function growth(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const column = (x: number, height: number, fill: string) =>
    patch(boxPath([x, 110 - height, 48, height]), fill, palette) + flat(`M${x + 24} ${124 - height}l12 16l-12 16l-12 -16z`, palette.cream)
  return [
    column(-134, 76, b),
    column(-74, 120, c),
    column(-14, 160, a),
    column(46, 208, d),
    line('M-150 110H150', palette.dark, 9),
    stitches('M-150 110H150', palette.cream, 2.4),
    line(`M-128 4C-60 -10 -10 -60 36 -122`, palette.cream, 9),
    flat(`M${at(60, -148)}L${at(18, -134)}L${at(46, -100)}z`, palette.cream),
    placed(patch(circlePath(0, 0, 36), palette.paints[3], palette) + ring(6, () => flat(petalPath(24, 8), palette.dark)), { x: -106, y: -66 }),
  ].join('')
}

/** An atom whose heart is a flower. */
export const atom = (palette: Palette): Drawing =>
  [
    ...[0, 60, 120].map(
      (turn, index) =>
        `<g transform="rotate(${turn})"><ellipse rx="146" ry="52" fill="none" stroke="${palette.dark}" stroke-width="14"/><ellipse rx="146" ry="52" fill="none" stroke="${palette.paints[index] ?? palette.cream}" stroke-width="7"/>${inked(circlePath(146, 0, 15), palette.cream, seam(palette, 5))}</g>`,
    ),
    ring(8, () => inked(petalPath(52, 17), palette.paints[3], seam(palette, 3.5))),
    inked(circlePath(0, 0, 18), palette.paints[1], palette),
  ].join('')
