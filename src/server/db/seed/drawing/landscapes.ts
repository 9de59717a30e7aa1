import type { Palette } from './colours.ts'
import { HEIGHT, lotus, WIDTH } from './ornaments.ts'
import type { Dice } from './random.ts'
import { at, circlePath, type Drawing, dot, flat, inked, line, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

/** The sun of the panels: a face of rings with flames around. */
export function sun(palette: Palette, r: number): Drawing {
  const flames = ring(
    16,
    (index) => `<g transform="translate(0 ${-r * 0.9})">${flat(petalPath(r * (index % 2 ? 0.55 : 0.4), r * 0.14), palette.paints[3])}</g>`,
  )
  return (
    flames +
    inked(circlePath(0, 0, r), palette.paints[0], seam(palette, 5)) +
    stitches(circlePath(0, 0, r * 0.78), palette.cream, 2.6) +
    dot([0, 0, r * 0.5], palette.paints[3])
  )
}

export function moon(palette: Palette, r: number): Drawing {
  const crescent = `M${at(r * 0.3, -r * 0.954)}A${r} ${r} 0 1 0 ${at(r * 0.3, r * 0.954)}A${r * 0.975} ${r * 0.975} 0 0 1 ${at(r * 0.3, -r * 0.954)}z`
  return patch(crescent, palette.cream, palette)
}

export function stars(palette: Palette, dice: Dice, count: number): Drawing {
  const star = (r: number) =>
    flat(
      `M0 ${-r}Q${at(r * 0.16, -r * 0.16)} ${r} 0Q${at(r * 0.16, r * 0.16)} 0 ${r}Q${at(-r * 0.16, r * 0.16)} ${-r} 0Q${at(-r * 0.16, -r * 0.16)} 0 ${-r}z`,
      palette.cream,
    )
  return Array.from({ length: count }, () => placed(star(dice.whole(6, 15)), { x: dice.whole(60, WIDTH - 60), y: dice.whole(55, 230) })).join('')
}

/** Water from a height down to the lower edge, with rows of stitched waves and lotuses. */
export function river(palette: Palette, top: number, dice: Dice): Drawing {
  const rows = Math.floor((HEIGHT - top) / 22)
  const wave = (row: number) => `M${-40 + (row % 2) * 30} ${top + 20 + row * 22}${'q15 -12 30 0t30 0'.repeat(17)}`
  const flowers = Array.from({ length: 4 }, (_, index) =>
    placed(lotus(palette), { x: 110 + index * 245 + dice.whole(-50, 50), y: top + dice.whole(70, 105), scale: 0.55 }),
  )
  return [
    flat(`M0 ${top}H${WIDTH}V${HEIGHT}H0z`, palette.water),
    ...Array.from({ length: rows }, (_, row) => stitches(wave(row), row % 2 ? palette.paints[2] : palette.cream, 2)),
    ...flowers,
  ].join('')
}

/** Fields of paddy in bands of stitches. */
export function paddy(palette: Palette, top: number): Drawing {
  const band = (index: number, fill: string) => {
    const y = top + index * 46
    const edge = `M0 ${y}C240 ${y - 34} 420 ${y + 26} ${WIDTH / 2 + 80} ${y}S${WIDTH - 160} ${y - 30} ${WIDTH} ${y}`
    const blades = Array.from({ length: 30 }, (_, blade) => `M${blade * 33 + (index % 2) * 16} ${y + 34}l-5 -14m5 14l6 -15`).join('')
    return flat(`${edge}V${HEIGHT}H0z`, fill) + stitches(edge, palette.cream, 2.4) + line(blades, palette.dark, 2.2)
  }
  return [palette.leaf, '#3FA34D', '#1F7A46', palette.leaf].map((fill, index) => band(index, fill)).join('')
}

/** The edge of a stage and the light on the floor before it. */
export const stage = (palette: Palette, top: number): Drawing =>
  flat(`M0 ${top}H${WIDTH}V${HEIGHT}H0z`, palette.paints[1]) +
  flat(`M0 ${top}H${WIDTH}V${top + 22}H0z`, palette.cream) +
  stitches(`M0 ${top + 11}H${WIDTH}`, palette.dark, 3)

/** A coconut palm standing on 0,0, about 230 high. */
export function palm(palette: Palette): Drawing {
  const leaf = (turn: number) => placed(inked('M0 0C20 -30 70 -36 104 2C72 -14 34 -8 0 0z', palette.leaf, seam(palette, 3)), { x: 22, y: -204, turn })
  const rings = [1, 2, 3, 4, 5, 6].map((step) => `M${at(-7 + step * 4, -step * 30)}h16`).join('')
  return [
    inked('M-10 0C-6 -90 2 -150 16 -206L30 -204C18 -140 12 -80 12 0z', '#9A5B2C', seam(palette, 4)),
    line(rings, palette.dark, 2.5),
    ...[-8, 40, -60, -120, -168, 88].map(leaf),
    dot([16, -196, 9], palette.paints[0]),
    dot([32, -194, 9], palette.paints[0]),
  ].join('')
}

/** A village house with a thatched roof, standing on 0,0. */
export const hut = (palette: Palette): Drawing =>
  [
    inked('M-56 0V-54H56V0z', palette.paints[3], palette),
    inked('M-78 -48C-40 -62 -20 -104 0 -112C20 -104 40 -62 78 -48z', '#A9682D', palette),
    stitches('M-58 -56C-30 -70 -14 -92 0 -98C14 -92 30 -70 58 -56', palette.cream, 2),
    inked('M-14 0V-36H14V0z', palette.dark, seam(palette, 2)),
    inked('M26 -38h18v16h-18z', palette.paints[1], seam(palette, 3)),
  ].join('')

/** A country boat with a patched sail, its keel on 0,0. */
export const boat = (palette: Palette): Drawing =>
  [
    line('M0 -24V-176', palette.dark, 7),
    patch('M6 -172C84 -150 96 -80 84 -34C50 -44 28 -44 6 -38z', palette.paints[0], palette),
    patch('M-4 -160C-50 -136 -58 -84 -52 -40C-34 -46 -18 -44 -4 -40z', palette.paints[1], palette),
    stitches('M10 -130C50 -118 74 -100 88 -90M10 -86C46 -82 68 -74 86 -66', palette.cream, 2),
    patch('M-128 -34C-80 -14 80 -14 128 -34C112 6 60 14 0 14S-112 6 -128 -34z', palette.paints[2], palette),
    stitches('M-104 -10C-50 2 50 2 104 -10', palette.cream, 2.4),
    dot([108, -18, 5], palette.cream),
  ].join('')

/** Clouds as on old panels: a row of curls. */
export const cloud = (palette: Palette): Drawing =>
  inked('M-70 12c-22 -2 -22 -30 2 -30c4 -26 40 -28 48 -8c12 -18 44 -12 44 10c26 -8 44 26 18 30z', palette.cream, seam(palette, 3.5))
