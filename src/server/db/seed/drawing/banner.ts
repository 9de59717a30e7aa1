import { drawBust, HEAD_WEARS, type HeadWear, randomBust } from './bust.ts'
import { mixPalette, type Palette, printed } from './colours.ts'
import { bird } from './creatures.ts'
import { cloud, hut, paddy, palm, river } from './landscapes.ts'
import { drawMotif, type MotifName } from './motifs.ts'
import { flower, WIDTH } from './ornaments.ts'
import { type Dice, makeDice, seedOf } from './random.ts'
import { boxPath, type Drawing, dot, flat, petalPath, placed, polygon, ring, stitches } from './shapes.ts'

export interface BannerOrder {
  /** Any text; the same gives the same picture. */
  key: string
  /** The one in the middle, and what stands beside it. */
  motifs: readonly [middle: MotifName, left: MotifName, right: MotifName]
  ground: 'fields' | 'river' | 'town'
  style: 'painted' | 'fields' | 'woven' | 'people'
  /** Index of the ground colour. */
  tone: number
}

const HEIGHT = 400
const MIDDLE = WIDTH / 2

type Ground = (palette: Palette, dice: Dice) => Drawing

/** Roofs in a row, windows lit. */
const town: Ground = (palette, dice) => {
  const houses = Array.from({ length: 12 }, (_, at) => {
    const [x, high, fill] = [at * 82 - 10, dice.whole(90, 190), at % 2 ? palette.water : palette.dark]
    const windows = Array.from({ length: Math.floor(high / 40) }, (_, row) =>
      [18, 48].map((left) => flat(`M${x + left} ${HEIGHT - high + 22 + row * 36}h16v18h-16z`, dice.next() < 0.6 ? palette.paints[3] : palette.ground)).join(''),
    )
    return flat(`M${x} ${HEIGHT}V${HEIGHT - high}h78V${HEIGHT}z`, fill) + windows.join('')
  })
  return placed(cloud(palette), { x: 150, y: 84, scale: 0.8 }) + placed(cloud(palette), { x: 820, y: 100, scale: 0.7 }) + houses.join('')
}

const GROUNDS: Record<BannerOrder['ground'], Ground> = {
  town,
  fields: (palette) =>
    [
      placed(cloud(palette), { x: 180, y: 96, scale: 0.8 }),
      placed(palm(palette), { x: 60, y: 330 }),
      placed(palm(palette), { x: 904, y: 326, flip: true }),
      paddy(palette, 290),
      placed(hut(palette), { x: 128, y: 340, scale: 0.8 }),
      placed(hut(palette), { x: 836, y: 344, scale: 0.8 }),
    ].join(''),
  river: (palette, dice) =>
    [
      placed(bird(palette, palette.paints[2]), { x: 130, y: 110, scale: 0.7 }),
      placed(bird(palette, palette.paints[1]), { x: 836, y: 90, scale: 0.6, flip: true }),
      river(palette, 290, dice),
    ].join(''),
}

/** A hem of petals along an edge. */
const hem = (palette: Palette, y: number): Drawing =>
  flat(`M0 ${y}h${WIDTH}v26h${-WIDTH}z`, palette.dark) +
  Array.from({ length: 30 }, (_, at) => placed(flat(petalPath(20, 12), palette.paints[at % 2 ? 0 : 3]), { x: 16 + at * 32, y: y + 23 })).join('')

type Style = (banner: { palette: Palette; dice: Dice; order: BannerOrder }) => Drawing

/** Painted as on a rickshaw: the sign in a halo, others in discs at its sides. */
const painted: Style = ({ palette, dice, order: { motifs, ground } }) => {
  const [middle, left, right] = motifs
  const halo = ring(20, (at) => placed(flat(petalPath(36, 13), palette.paints[at % 2 ? 0 : 2]), { y: -126 }))
  const side = (motif: MotifName, x: number) =>
    placed(
      dot([0, 0, 104], palette.dark) +
        dot([0, 0, 98], palette.paints[x < MIDDLE ? 1 : 2]) +
        dot([0, 0, 86], palette.ground) +
        placed(drawMotif(motif, palette), { scale: 0.5 }),
      { x, y: 204 },
    )
  return [
    GROUNDS[ground](palette, dice),
    side(left, 218),
    side(right, WIDTH - 218),
    placed(
      halo +
        dot([0, 0, 130], palette.dark) +
        dot([0, 0, 125], palette.cream) +
        dot([0, 0, 114], palette.ground) +
        placed(drawMotif(middle, palette), { scale: 0.64 }),
      { x: MIDDLE, y: 204 },
    ),
    ...[76, WIDTH - 76].map((x) => placed(flower(palette, 30, [palette.paints[1], palette.cream]), { x, y: 56 })),
    hem(palette, 0),
    hem(palette, HEIGHT - 26),
    stitches(`M0 34H${WIDTH}M0 ${HEIGHT - 34}H${WIDTH}`, palette.cream, 2.2),
  ].join('')
}

const inInks = (motif: MotifName, palette: Palette, second: string) =>
  drawMotif(motif, printed(palette.ground, { ink: palette.dark, second, paper: palette.cream }))

/** Three fields of flat colour, a sign in each. */
const fields: Style = ({ palette, dice, order: { motifs } }) => {
  const [middle, left, right] = motifs
  const [a, b, c] = palette.paints
  const third = WIDTH / 3
  const quarter = (x: number, y: number, colour: string) =>
    placed(flat('M-100 -100H100A200 200 0 0 1 -100 100z', colour), { x, y, turn: dice.whole(0, 3) * 90 })
  return [
    flat(boxPath([0, 0, third, HEIGHT]), palette.dark),
    flat(boxPath([2 * third, 0, third, HEIGHT]), b),
    quarter(100, 100, a),
    quarter(220, 300, b),
    quarter(2 * third + 100, 300, palette.dark),
    quarter(2 * third + 220, 100, c),
    dot([MIDDLE, 200, 152], a),
    ...(
      [
        [middle, MIDDLE, 0.86],
        [left, third / 2, 0.66],
        [right, 2.5 * third, 0.66],
      ] as const
    ).flatMap(([motif, x, scale]) => [
      dot([x, 200, scale * 152], palette.cream),
      placed(inInks(motif, palette, x === MIDDLE ? a : b), { x, y: 200, scale: scale * 0.76 }),
    ]),
  ].join('')
}

/** A border of woven lozenges above and below, a sign in each of three lozenges between. */
const woven: Style = ({ palette, order: { motifs } }) => {
  const [middle, left, right] = motifs
  const [a, b, c] = palette.paints
  const lozenge = ([x, y, across, up]: readonly [number, number, number, number]) => polygon([x - across, y], [x, y - up], [x + across, y], [x, y + up])
  const row = (y: number) =>
    Array.from({ length: 21 }, (_, at) => flat(lozenge([at * 48, y, 20, 20]), at % 2 ? a : b) + flat(lozenge([at * 48, y, 8, 8]), palette.cream))
  const buds = Array.from({ length: 21 }, (_, at) => flat(lozenge([at * 48, at % 2 ? 130 : 270, 7, 13]), c))
  return [
    flat(boxPath([0, 0, WIDTH, 52]), palette.dark),
    flat(boxPath([0, HEIGHT - 52, WIDTH, 52]), palette.dark),
    ...row(26),
    ...row(HEIGHT - 26),
    ...buds,
    ...(
      [
        [left, 190, 0.5],
        [middle, MIDDLE, 0.66],
        [right, WIDTH - 190, 0.5],
      ] as const
    ).flatMap(([motif, x, scale]) => [
      flat(lozenge([x, 200, scale * 300, scale * 236]), palette.dark),
      flat(lozenge([x, 200, scale * 284, scale * 222]), palette.cream),
      placed(inInks(motif, palette, x === MIDDLE ? a : b), { x, y: 200, scale: scale * 0.78 }),
    ]),
  ].join('')
}

/** Those who do it, the sign between them. */
const people: Style = ({ palette, dice, order: { motifs } }) => {
  const [middle] = motifs
  const [a, b, c, d] = palette.paints
  const heads = dice.shuffle<HeadWear>(HEAD_WEARS)
  const cloths = [
    [c, palette.dark, palette.cream, a],
    [palette.dark, a, d, b],
    [palette.cream, b, palette.dark, c],
    [b, palette.cream, palette.dark, d],
  ] as const
  const stand = (index: number, x: number) =>
    placed(drawBust(randomBust(dice, heads[index]), cloths[index] ?? cloths[0]), { x, y: 226, scale: 0.8, flip: x > MIDDLE })
  return [
    flat(`M0 0H${WIDTH / 2 + 60}L${WIDTH / 2 - 60} ${HEIGHT}H0z`, a),
    flat(boxPath([0, 340, WIDTH, 60]), b),
    ...[102, 290, WIDTH - 290, WIDTH - 102].map((x, index) => stand(index, x)),
    dot([MIDDLE, 200, 122], palette.dark),
    dot([MIDDLE, 200, 112], palette.cream),
    placed(inInks(middle, palette, a), { x: MIDDLE, y: 200, scale: 0.58 }),
  ].join('')
}

const STYLES = { painted, fields, woven, people } as const

/** A wide picture about a line of work. SVG, 960 by 400, without a single `<text>`; what counts stays where a wider screen cuts it. */
export function drawBanner(order: BannerOrder): string {
  const dice = makeDice(seedOf(`banner ${order.key}`))
  const palette = mixPalette(order.tone, dice)
  const scene = STYLES[order.style]({ palette, dice, order })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${scene}</svg>`
}
