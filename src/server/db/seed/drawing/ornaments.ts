import type { Palette } from './colours.ts'
import type { Dice } from './random.ts'
import { around, at, boxPath, circlePath, type Drawing, dot, flat, inked, patch, petalPath, placed, ring, seam, stitches } from './shapes.ts'

export const WIDTH = 960
export const HEIGHT = 540
/** How deep the painted frame is. */
const FRAME = 34

/** A lotus seen from the side, standing on 0,0; about 100 wide and 70 high. */
export function lotus(palette: Palette, colours: readonly [string, string] = [palette.paints[1], palette.paints[3]]): Drawing {
  const [outer, inner] = colours
  const petal = (turn: number, length: number, fill: string) => placed(inked(petalPath(length, 17), fill, palette), { turn })
  const back = [-75, 75, -50, 50].map((turn) => petal(turn, 58, outer)).join('')
  const front = [-26, 26].map((turn) => petal(turn, 66, inner)).join('')
  return back + front + petal(0, 70, outer) + inked('M-34 0C-20 16 20 16 34 0C20 -9 -20 -9 -34 0z', palette.leaf, palette)
}

/** A flower seen from above. @param r its radius. */
export function flower(palette: Palette, r: number, colours: readonly [string, string]): Drawing {
  const petals = ring(8, () => inked(petalPath(r, r * 0.36), colours[0], seam(palette, 3)))
  return petals + inked(circlePath(0, 0, r * 0.3), colours[1], seam(palette, 3))
}

/** A round floor drawing of rings of petals, as for a festival. @param r its radius. */
export function alpana(palette: Palette, r: number): Drawing {
  const [a, b, c, d] = palette.paints
  const petals = ring(24, () => `<g transform="translate(0 ${-r * 0.74})">${flat(petalPath(r * 0.22, r * 0.075), a)}</g>`)
  return [
    dot([0, 0, r], palette.cream),
    petals,
    dot([0, 0, r * 0.76], b),
    ring(24, () => dot([0, -r * 0.7, r * 0.026], palette.cream)),
    dot([0, 0, r * 0.64], c),
    stitches(circlePath(0, 0, r * 0.965), d, 3),
    stitches(circlePath(0, 0, r * 0.6), palette.cream, 2.5),
  ].join('')
}

/** A twig with leaves and buds that swings from 0,0 to the right; 150 long. */
export function twig(palette: Palette, bud: string): Drawing {
  const leaf = (x: number, y: number, turn: number) => placed(inked(petalPath(30, 11), palette.leaf, seam(palette, 2.5)), { x, y, turn })
  return [
    `<path d="M0 0C40 -34 90 26 150 -8" fill="none" stroke="${palette.dark}" stroke-width="5" stroke-linecap="round"/>`,
    leaf(28, -14, -20),
    leaf(44, -12, 150),
    leaf(78, 2, 20),
    leaf(96, 6, 165),
    leaf(122, 4, 40),
    placed(flower(palette, 17, [bud, palette.cream]), { x: 150, y: -8 }),
  ].join('')
}

type Band = (palette: Palette, length: number) => Drawing

/** Bands run along 0,0 to the right, `FRAME` deep below the line. */
const BANDS: readonly [Band, ...Band[]] = [
  // Scallops with a dot each.
  (palette, length) => repeat(length, 40, (x) => flat(`M${at(x, 0)}a20 22 0 0 0 40 0z`, palette.paints[0]) + dot([x + 20, 8, 5], palette.cream)),
  // Saw teeth in two paints.
  (palette, length) => repeat(length, 36, (x) => flat(`M${at(x, 0)}h36l-18 25z`, palette.paints[1]) + flat(`M${at(x + 9, 0)}h18l-9 13z`, palette.paints[3])),
  // Lozenges.
  (palette, length) =>
    repeat(length, 44, (x) => flat(`M${at(x + 22, 3)}l19 14l-19 14l-19 -14z`, palette.paints[2]) + flat(`M${at(x + 22, 10)}l9 7l-9 7l-9 -7z`, palette.cream)),
  // Petals side by side.
  (palette, length) =>
    repeat(
      length,
      32,
      (x) => `<g transform="translate(${at(x + 16, 28)})">${flat(petalPath(24, 13), palette.paints[0])}</g>${dot([x + 32, 8, 4], palette.paints[3])}`,
    ),
]

function repeat(length: number, step: number, draw: (x: number) => Drawing): Drawing {
  const count = Math.round(length / step)
  const stretch = length / (count * step)
  const drawn = Array.from({ length: count }, (_, index) => draw(index * step)).join('')
  return `<g transform="scale(${stretch.toFixed(4)} 1)">${drawn}</g>`
}

/** The painted and stitched frame around a panel. */
export function frame(palette: Palette, dice: Dice): Drawing {
  const band = dice.pick(BANDS)
  const sides = [
    { length: WIDTH, x: 0, y: 0, turn: 0 },
    { length: HEIGHT, x: WIDTH, y: 0, turn: 90 },
    { length: WIDTH, x: WIDTH, y: HEIGHT, turn: 180 },
    { length: HEIGHT, x: 0, y: HEIGHT, turn: 270 },
  ]
  const inner = boxPath([FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME])
  const ground = `M0 0h${WIDTH}v${HEIGHT}h${-WIDTH}zM${FRAME} ${FRAME}v${HEIGHT - 2 * FRAME}h${WIDTH - 2 * FRAME}v${-(HEIGHT - 2 * FRAME)}z`
  const corner = placed(flower(palette, 27, [palette.paints[1], palette.paints[3]]), {})
  const corners = [FRAME / 2 + 4, WIDTH - FRAME / 2 - 4].flatMap((x) => [FRAME / 2 + 4, HEIGHT - FRAME / 2 - 4].map((y) => placed(corner, { x, y })))
  return [
    flat(ground, palette.dark),
    ...sides.map(({ length, x, y, turn }) => placed(band(palette, length), { x, y, turn })),
    `<path d="${inner}" fill="none" stroke="${palette.paints[3]}" stroke-width="5"/>`,
    stitches(boxPath([FRAME + 9, FRAME + 9, WIDTH - 2 * FRAME - 18, HEIGHT - 2 * FRAME - 18]), palette.cream, 2.4),
    ...corners,
  ].join('')
}

/** An arch of many lobes, as over a doorway, through which the middle of the panel is seen; drawn over what it frames. */
export function archway(palette: Palette): Drawing {
  const left = 232
  const right = WIDTH - left
  const lobes = 'c0 -34 14 -52 44 -62c2 -40 34 -66 74 -66c18 -40 60 -58 130 -64c70 6 112 24 130 64c40 0 72 26 74 66c30 10 44 28 44 62'
  const opening = `M${left} ${HEIGHT - FRAME}V300${lobes}V${HEIGHT - FRAME}`
  const wall = `${opening}H${WIDTH - FRAME}V${FRAME}H${FRAME}V${HEIGHT - FRAME}z`
  const vine = (x: number, flip: boolean) =>
    [0, 1, 2]
      .map((step) => placed(twig(palette, palette.paints[step === 1 ? 3 : 0]), { x, y: 470 - step * 130, turn: flip ? 62 : -62, scale: 0.95, flip }))
      .join('')
  return [
    flat(wall, palette.ground),
    `<path d="${opening}" fill="none" stroke="${palette.dark}" stroke-width="16"/>`,
    `<path d="${opening}" fill="none" stroke="${palette.paints[3]}" stroke-width="9"/>`,
    stitches(opening, palette.dark, 2.2),
    vine(110, false),
    vine(WIDTH - 110, true),
    ...[left + 48, right - 48].map((x) => placed(flower(palette, 30, [palette.paints[1], palette.cream]), { x, y: 92 })),
  ].join('')
}

/** Sunbeams from a point to all sides. */
export function beams(x: number, y: number, paints: readonly [string, string]): Drawing {
  const beam = (from: number, width: number) => {
    const [ax, ay] = around(from, 1300)
    const [bx, by] = around(from + width, 1300)
    return flat(`M${at(x, y)}L${at(x + ax, y + ay)}L${at(x + bx, y + by)}z`, paints[0])
  }
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paints[1]}"/>${Array.from({ length: 20 }, (_, index) => beam(index * 18, 9)).join('')}`
}

/** A garland of marigolds hanging between two points of the same height. */
export function garland(palette: Palette, [from, to]: readonly [from: number, to: number], sag: number): Drawing {
  const count = Math.round((to - from) / 24)
  return Array.from({ length: count + 1 }, (_, index) => {
    const part = index / count
    const y = 4 * sag * part * (1 - part)
    const colour = index % 3 === 0 ? palette.paints[1] : palette.paints[0]
    return inked(circlePath(from + (to - from) * part, FRAME + 8 + y, 11), colour, seam(palette, 2.5))
  }).join('')
}

/** A patch of cloth with a stitched rim for something to stand on. */
export const mat = (palette: Palette, width: number): Drawing =>
  patch(`M${-width / 2} 0C${-width / 4} -26 ${width / 4} -26 ${width / 2} 0C${width / 4} 26 ${-width / 4} 26 ${-width / 2} 0z`, palette.paints[1], palette)
