import { mixPalette, type Palette } from './colours.ts'
import { bird } from './creatures.ts'
import { cloud, hut, paddy, palm, river } from './landscapes.ts'
import { drawMotif, type MotifName } from './motifs.ts'
import { flower, WIDTH } from './ornaments.ts'
import { type Dice, makeDice, seedOf } from './random.ts'
import { type Drawing, dot, flat, petalPath, placed, ring, stitches } from './shapes.ts'

export interface BannerOrder {
  /** Any text; the same gives the same picture. */
  key: string
  /** The one in the middle, and what stands beside it. */
  motifs: readonly [middle: MotifName, left: MotifName, right: MotifName]
  ground: 'fields' | 'river' | 'town'
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

/** A wide panel about a line of work: its sign in the middle, others at its sides. SVG, 960 by 400, without a single letter. */
export function drawBanner({ key, motifs, ground, tone }: BannerOrder): string {
  const dice = makeDice(seedOf(`banner ${key}`))
  const palette = mixPalette(tone, dice)
  const [middle, left, right] = motifs
  const halo = ring(20, (at) => placed(flat(petalPath(40, 13), palette.paints[at % 2 ? 0 : 2]), { y: -158 }))
  const side = (motif: MotifName, x: number) =>
    placed(
      dot([0, 0, 104], palette.dark) +
        dot([0, 0, 98], palette.paints[x < MIDDLE ? 1 : 2]) +
        dot([0, 0, 86], palette.ground) +
        placed(drawMotif(motif, palette), { scale: 0.5 }),
      { x, y: 214 },
    )
  const scene = [
    GROUNDS[ground](palette, dice),
    side(left, 218),
    side(right, WIDTH - 218),
    placed(
      halo +
        dot([0, 0, 160], palette.dark) +
        dot([0, 0, 154], palette.cream) +
        dot([0, 0, 142], palette.ground) +
        placed(drawMotif(middle, palette), { scale: 0.78 }),
      { x: MIDDLE, y: 204 },
    ),
    ...[76, WIDTH - 76].map((x) => placed(flower(palette, 30, [palette.paints[1], palette.cream]), { x, y: 56 })),
    hem(palette, 0),
    hem(palette, HEIGHT - 26),
    stitches(`M0 34H${WIDTH}M0 ${HEIGHT - 34}H${WIDTH}`, palette.cream, 2.2),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${palette.ground}"/>${scene.join('')}</svg>`
}
