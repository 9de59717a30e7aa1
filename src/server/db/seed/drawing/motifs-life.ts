import type { Palette } from './colours.ts'
import { at, boxPath, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, polygon, ring, seam, stitches } from './shapes.ts'

const steam = (palette: Palette): Drawing => [-44, 0, 44].map((x) => line(`M${x} -74c-22 -24 22 -36 0 -66`, palette.cream, 8)).join('')

/** A pot of rice, lid askew. */
export function ricePot(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const grains = Array.from({ length: 18 }, (_, index) =>
    placed(flat('M-9 0C-5 -5 5 -5 9 0C5 5 -5 5 -9 0z', index % 4 ? '#FFFFFF' : d), { x: -84 + (index % 9) * 21, y: -32 - (index % 2) * 15, turn: index * 47 }),
  ).join('')
  return [
    steam(palette),
    inked('M-104 -14C-90 -74 90 -74 104 -14z', palette.cream, seam(palette, 5)),
    grains,
    inked(circlePath(-30, -48, 15), '#A4542B', palette),
    inked(circlePath(34, -44, 17), '#A4542B', palette),
    patch('M-128 -18H128C140 70 80 118 0 118S-140 70 -128 -18z', a, palette),
    inked('M-146 -34H146C154 -34 154 -10 146 -10H-146C-154 -10 -154 -34 -146 -34z', b, seam(palette, 6)),
    stitches('M-112 20C-60 40 60 40 112 20', palette.cream, 3.4),
    ...[-70, 0, 70].map((x) => placed(ring(8, () => flat(petalPath(20, 7), d)) + dot([0, 0, 6], c), { x, y: 66 })),
  ].join('')
}

/** A cup of tea. */
export const teaCup = (palette: Palette): Drawing =>
  [
    steam(palette),
    patch('M-150 102C-90 134 90 134 150 102C110 92 -110 92 -150 102z', palette.paints[1], palette),
    `<path d="M84 -20C150 -40 150 60 70 56" fill="none" stroke="${palette.dark}" stroke-width="24"/><path d="M84 -20C150 -40 150 60 70 56" fill="none" stroke="${palette.paints[0]}" stroke-width="12"/>`,
    patch('M-98 -50H98C98 40 64 100 0 100S-98 40 -98 -50z', palette.paints[0], palette),
    `<ellipse cx="0" cy="-50" rx="98" ry="20" fill="#7B3F1D" stroke="${palette.dark}" stroke-width="6"/>`,
    placed(
      ring(8, () => flat(petalPath(30, 10), palette.paints[3])),
      { y: 26 },
    ),
    dot([0, 26, 9], palette.cream),
    stitches('M-84 -8C-40 4 40 4 84 -8', palette.cream, 2.8),
  ].join('')

/** A dish of cakes for winter: round, folded and starred. */
export function pitha(palette: Palette): Drawing {
  const [a, , c, d] = palette.paints
  const cakes: Drawing[] = [
    patch(circlePath(-52, -28, 44), '#F2D6A2', palette) +
      ring(8, () => flat(petalPath(30, 9), '#B5651D'))
        .replace(/^/, '<g transform="translate(-52 -28)">')
        .concat('</g>'),
    patch('M4 -10C10 -74 96 -74 104 -10z', '#E9B872', palette) + stitches('M18 -20C26 -54 80 -54 90 -20', '#7B3F1D', 3),
    patch(circlePath(4, 46, 42), '#C98A4B', palette) +
      ring(5, () => flat(petalPath(30, 12), palette.cream))
        .replace(/^/, '<g transform="translate(4 46)">')
        .concat('</g>'),
  ]
  return [
    `<ellipse rx="150" ry="118" fill="${a}" stroke="${palette.dark}" stroke-width="8"/>`,
    `<ellipse rx="134" ry="103" fill="none" stroke="${d}" stroke-width="9"/>`,
    `<ellipse rx="118" ry="88" fill="${c}" stroke="${palette.dark}" stroke-width="5"/>`,
    ...cakes,
    `<ellipse rx="134" ry="103" fill="none" stroke="${palette.dark}" stroke-width="2.4" stroke-dasharray="8 7"/>`,
  ].join('')
}

/** Domes and minarets. */
export function mosque(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const finial = (x: number, y: number) =>
    line(`M${x} ${y}V${y - 22}`, d, 5) + flat(`M${x + 4} ${y - 44}A12 12 0 1 0 ${x + 4} ${y - 22}A9 9 0 1 1 ${x + 4} ${y - 44}z`, d)
  const dome = ([x, y, r]: readonly [x: number, y: number, r: number], fill: string) =>
    patch(
      `M${x - r} ${y}C${x - r * 1.25} ${y - r * 0.8} ${x - r * 0.3} ${y - r * 0.95} ${x} ${y - r * 1.5}C${x + r * 0.3} ${y - r * 0.95} ${x + r * 1.25} ${y - r * 0.8} ${x + r} ${y}z`,
      fill,
      palette,
    ) + finial(x, y - r * 1.5)
  const tower = (x: number) =>
    patch(boxPath([x - 14, -70, 28, 200]), b, palette) +
    inked(boxPath([x - 20, -30, 40, 12]), d, palette) +
    inked(boxPath([x - 20, 40, 40, 12]), d, palette) +
    dome([x, -70, 17], a)
  const door = (x: number, width: number, height: number) =>
    inked(
      `M${x - width} 130V${130 - height}C${x - width} ${100 - height} ${x - width * 0.3} ${96 - height} ${x} ${84 - height}C${x + width * 0.3} ${96 - height} ${x + width} ${100 - height} ${x + width} ${130 - height}V130z`,
      palette.dark,
      seam(palette, 4),
    )
  return [
    tower(-134),
    tower(134),
    dome([-70, 26, 42], c),
    dome([70, 26, 42], c),
    dome([0, 10, 62], a),
    patch('M-112 24H112V132H-112z', palette.cream, palette),
    door(0, 28, 62),
    door(-68, 18, 42),
    door(68, 18, 42),
    stitches('M-104 38H104', b, 3),
  ].join('')
}

/** Two kites with tails of bows. */
export function kites(palette: Palette): Drawing {
  const kite = (first: string, second: string) =>
    [
      line('M0 96C30 120 -30 140 0 170C24 190 -16 204 4 222', palette.cream, 4),
      ...[122, 158, 194].map((y, index) =>
        placed(inked('M0 0L-17 -10V10zM0 0L17 -10V10z', index % 2 ? first : second, seam(palette, 3)), { x: index % 2 ? -8 : 6, y }),
      ),
      patch('M0 -96L78 0L0 96L-78 0z', first, palette),
      flat('M0 -92L74 0H0zM0 92L-74 0H0z', second),
      line('M0 -92V92M-74 0H74', palette.dark, 4),
      inked(circlePath(0, 0, 20), palette.cream, palette),
      dot([0, 0, 9], palette.dark),
    ].join('')
  const [a, b, c, d] = palette.paints
  return placed(kite(a, d), { x: -48, y: -22, turn: -18 }) + placed(kite(b, c), { x: 92, y: -60, turn: 22, scale: 0.66 })
}

/** A painted owl mask, as carried on the first day of the year. */
export function owlMask(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const eye = (x: number) =>
    placed(
      ring(14, (index) => flat(petalPath(62, 10), index % 2 ? d : b)) +
        inked(circlePath(0, 0, 36), palette.cream, seam(palette, 5)) +
        dot([0, 0, 20], palette.dark) +
        dot([7, -7, 6], palette.cream),
      { x, y: -30 },
    )
  return [
    patch('M-128 -142C-90 -120 -60 -112 0 -112S90 -120 128 -142C142 -60 140 40 96 100C60 146 -60 146 -96 100C-140 40 -142 -60 -128 -142z', a, palette),
    ...[40, 66, 92].map((y, row) =>
      Array.from({ length: 6 - row }, (_, index) =>
        inked(`M${at((index - (5 - row) / 2) * 30 - 15, y)}a15 18 0 0 0 30 0z`, row % 2 ? c : d, seam(palette, 3)),
      ).join(''),
    ),
    eye(-56),
    eye(56),
    inked('M-18 -6H18L0 42z', d, seam(palette, 5)),
    stitches('M-112 -116C-70 -98 70 -98 112 -116', palette.cream, 3.4),
  ].join('')
}

/** The rickshaw itself. */
export function rickshaw(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="84" r="50" fill="none" stroke="${palette.dark}" stroke-width="12"/><circle cx="${x}" cy="84" r="50" fill="none" stroke="${palette.cream}" stroke-width="2.5" stroke-dasharray="6 6"/>${placed(
      ring(10, () => line('M0 0V-46', palette.cream, 2.5)),
      { x, y: 84 },
    )}${dot([x, 84, 10], d)}`
  return [
    wheel(-70),
    wheel(104),
    patch('M-140 20H-10L6 84H-116z', a, palette),
    placed(
      ring(8, () => flat(petalPath(26, 9), d)),
      { x: -70, y: 50 },
    ),
    patch('M-128 22C-160 -70 -120 -142 -30 -136L-2 -120L-34 22z', b, palette),
    ...[-112, -86, -60].map((x, index) => stitches(`M${x} 14C${x - 18} -50 ${x - 4 + index * 6} -110 ${x + 30} -128`, palette.cream, 3)),
    inked('M-34 -20H-4V22H-34z', c, seam(palette, 4)),
    line('M6 70L60 60L104 84M60 60L70 -20M48 -26H92C100 -26 104 -20 102 -10', palette.dark, 9),
    inked('M34 -2C46 -14 84 -14 92 -2z', d, seam(palette, 4)),
    line('M70 -20L96 70', c, 5),
  ].join('')
}

/** The two faces of the theatre. */
export function theatreMasks(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const face = (fill: string, mouth: string) =>
    patch('M-74 -84C-30 -66 30 -66 74 -84C88 0 60 84 0 100C-60 84 -88 0 -74 -84z', fill, palette) +
    inked('M-52 -24C-40 -42 -20 -40 -12 -22C-26 -16 -40 -16 -52 -24zM52 -24C40 -42 20 -40 12 -22C26 -16 40 -16 52 -24z', palette.dark, seam(palette, 2)) +
    inked(mouth, palette.dark, seam(palette, 3)) +
    dot([0, -58, 9], '#E5382B') +
    line('M-56 -44C-44 -58 -22 -58 -12 -44M56 -44C44 -58 22 -58 12 -44', palette.dark, 6)
  return [
    line('M-90 70C-130 110 -120 140 -150 150M90 70C130 110 120 140 150 150', d, 10),
    placed(face(b, 'M-34 60C-16 32 16 32 34 60C16 50 -16 50 -34 60z'), { x: 62, y: 26, turn: 12, scale: 0.95 }),
    placed(face(a, 'M-38 24C-20 62 20 62 38 24C16 36 -16 36 -38 24z'), { x: -54, y: -20, turn: -10, scale: 1.05 }),
    stitches('M-112 -88C-80 -80 -40 -88 -8 -112', c, 3.4),
  ].join('')
}

/** A film camera on three legs. */
export const filmCamera = (palette: Palette): Drawing =>
  [
    line('M-10 60L-70 150M-10 60V150M-10 60L50 150', palette.dark, 11),
    patch(circlePath(-62, -84, 46), palette.paints[1], palette),
    patch(circlePath(36, -92, 54), palette.paints[2], palette),
    ...[-62, 36].map((x) => placed(ring(6, () => dot([0, -26, 9], palette.dark)) + dot([0, 0, 8], palette.cream), { x, y: x < 0 ? -84 : -92 })),
    patch('M-110 -44H74V64H-110z', palette.paints[0], palette),
    patch('M74 -14L142 -46V64L74 34z', palette.paints[3], palette),
    inked(boxPath([-88, -22, 60, 40]), palette.cream, palette),
    stitches('M-96 44H62', palette.cream, 3),
  ].join('')

/** A painter's board with brushes. */
export function easel(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  return [
    placed(inked(boxPath([-7, -150, 14, 170]), '#C68642', palette) + inked('M-12 -150C-16 -184 16 -184 12 -150z', a, seam(palette, 4)), {
      x: 70,
      y: 30,
      turn: 30,
    }),
    placed(inked(boxPath([-7, -150, 14, 170]), '#C68642', palette) + inked('M-12 -150C-16 -184 16 -184 12 -150z', b, seam(palette, 4)), {
      x: 96,
      y: 56,
      turn: 52,
    }),
    patch(
      'M-20 -104C70 -112 134 -50 122 20C112 70 66 50 40 62C10 78 44 116 -10 120C-90 122 -140 60 -132 -10C-126 -64 -80 -100 -20 -104z',
      palette.cream,
      palette,
    ),
    inked(circlePath(62, 20, 20), palette.ground, palette),
    ...(
      [
        [-84, -20, a],
        [-40, -62, b],
        [22, -64, c],
        [-78, 40, d],
        [-22, 78, palette.leaf],
      ] as const
    ).map(([x, y, fill]) => inked(`M${x - 22} ${y}c0 -28 44 -28 44 0c0 26 -44 30 -44 0z`, fill, palette)),
  ].join('')
}

/** Folded cloth with woven bands. */
export function cloth(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const fold = (y: number, fill: string, band: string) =>
    patch(`M-130 ${y}H116C140 ${y} 140 ${y + 50} 116 ${y + 50}H-130C-146 ${y + 50} -146 ${y} -130 ${y}z`, fill, palette) +
    flat(boxPath([-90, y + 5, 34, 40]), band) +
    flat(boxPath([30, y + 5, 34, 40]), band) +
    stitches(`M-126 ${y + 25}H112`, palette.cream, 3.2)
  const needle = placed(line('M-120 0H120', palette.dark, 9) + line('M-118 0H116', palette.cream, 4) + dot([104, 0, 3], palette.dark), { y: -88, turn: -18 })
  return [
    fold(80, a, d),
    fold(30, b, palette.cream),
    fold(-20, c, a),
    needle,
    stitches('M100 -120C150 -90 80 -60 40 -44C0 -28 -70 -60 -110 -20', d, 4),
    polygonFlower(palette),
  ].join('')
}

const polygonFlower = (palette: Palette): Drawing => inked(polygon([-60, -110], [-44, -84], [-60, -58], [-76, -84]), palette.paints[3], palette)

/** Lamps of clay with flames. */
export function lamps(palette: Palette): Drawing {
  const [a, b, c, d] = palette.paints
  const lamp = (fill: string) =>
    patch('M-52 0H52C50 44 20 52 0 52S-50 44 -52 0z', fill, palette) +
    stitches('M-40 18C-16 28 16 28 40 18', palette.cream, 2.8) +
    inked('M0 -74C24 -44 30 -26 18 -8C10 2 -10 2 -18 -8C-30 -26 -24 -44 0 -74z', d, palette) +
    flat('M0 -42C10 -26 12 -18 6 -8C2 -4 -2 -4 -6 -8C-12 -18 -10 -26 0 -42z', '#E5382B')
  return placed(lamp(b), { x: -92, y: 48, scale: 0.9 }) + placed(lamp(c), { x: 92, y: 48, scale: 0.9 }) + placed(lamp(a), { y: -6, scale: 1.35 })
}

/** A star lantern. */
export const starLantern = (palette: Palette): Drawing =>
  [
    line('M0 -160V-120', palette.cream, 5),
    ring(5, () => inked('M0 0L-40 -52L0 -138L40 -52z', palette.paints[0], seam(palette, 6))),
    ring(5, () => flat('M0 -6L0 -126L34 -52z', palette.paints[1])),
    ring(5, () => `<g transform="translate(0 -138)">${dot([0, 0, 9], palette.cream)}</g>`),
    inked(circlePath(0, 0, 34), palette.paints[3], seam(palette, 5)),
    ring(8, () => flat(petalPath(24, 8), palette.paints[2])),
    line('M-20 110L-26 156M0 112V166M20 110L26 156', palette.paints[3], 5),
  ].join('')

/** A heart held by two hands of leaves. */
export const heart = (palette: Palette): Drawing =>
  [
    placed(inked(petalPath(120, 44), palette.leaf, seam(palette, 5)), { x: 0, y: 140, turn: -62 }),
    placed(inked(petalPath(120, 44), palette.leaf, seam(palette, 5)), { x: 0, y: 140, turn: 62 }),
    patch('M0 110C-60 60 -128 20 -122 -48C-116 -110 -36 -122 0 -62C36 -122 116 -110 122 -48C128 20 60 60 0 110z', palette.paints[0], palette),
    stitches('M0 84C-50 44 -104 8 -100 -44C-96 -88 -34 -98 0 -34C34 -98 96 -88 100 -44C104 8 50 44 0 84z', palette.cream, 3),
    inked('M-12 -30H12V-8H34V16H12V38H-12V16H-34V-8H-12z', palette.cream, palette),
  ].join('')
