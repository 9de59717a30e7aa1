import { scriptLanguage } from '#contract/core/text.ts'
import { mixPalette, type Palette, printed } from '../colours.ts'
import { fitWord } from '../letters.ts'
import { drawMotif } from '../motifs.ts'
import { HEIGHT, WIDTH } from '../ornaments.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { boxPath, circlePath, type Drawing, dot, flat, line, placed, polygon } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'
import { wordOf } from '../words.ts'

interface Plan {
  palette: Palette
  /** Of the word's lines: Bangla letters have narrower openings. */
  weight: number
  dice: Dice
  /** In few inks. */
  motif: Drawing
  word: string | undefined
}

/** A motif may lean by so many degrees. */
const TILT = 6

/** Bars of several lengths, as lines of small print. */
const smallPrint = (dice: Dice, { x, y, colour }: { x: number; y: number; colour: string }): Drawing =>
  [0, 1, 2].map((row) => flat(boxPath([x, y + row * 26, dice.whole(4, 9) * 24, 10]), colour)).join('')

/** The word at the lower left, and bars of print where there is none. */
const title = (plan: Plan, place: { x: number; y: number; width: number; height: number }): Drawing => {
  const { x, y, width, height } = place
  const { word, dice, palette, weight } = plan
  if (!word) return placed(smallPrint(dice, { x: 0, y: 0, colour: palette.cream }), { x, y: y + 20, scale: 1.4 })
  const written = fitWord(word, { width, height, colour: palette.cream, weight })
  return placed(written.drawing, { x, y: y + height - written.height })
}

/** Circles in circles, the motif in the innermost, the word before them. */
const rings = (plan: Plan): Drawing => {
  const { palette, motif, dice } = plan
  const [a, b] = palette.paints
  return [
    ...[
      [430, a],
      [350, palette.ground],
      [282, b],
      [222, palette.dark],
      [196, palette.cream],
    ].map(([r, fill]) => dot([640, 262, r as number], fill as string)),
    placed(motif, { x: 640, y: 262 }),
    title(plan, { x: 56, y: 350, width: 372, height: 150 }),
    smallPrint(dice, { x: 60, y: 56, colour: palette.cream }),
  ].join('')
}

/** Slanting stripes behind a disc, the word on a bar across the foot. */
const slant = (plan: Plan): Drawing => {
  const { palette, motif } = plan
  const [a, b] = palette.paints
  const stripe = (x: number, width: number, fill: string) => flat(polygon([x, 0], [x + width, 0], [x + width - 300, HEIGHT], [x - 300, HEIGHT]), fill)
  return [
    stripe(360, 150, a),
    stripe(560, 90, palette.cream),
    stripe(700, 230, b),
    stripe(980, 70, a),
    dot([300, 206, 186], palette.dark),
    dot([300, 206, 172], palette.cream),
    placed(motif, { x: 300, y: 206, scale: 0.94 }),
    flat(boxPath([0, 410, WIDTH, 130]), palette.dark),
    title(plan, { x: 40, y: 418, width: 640, height: 112 }),
    ...[0, 1, 2].map((index) => dot([780 + index * 62, 476, 22], index === 1 ? a : b)),
  ].join('')
}

/** A rising sun of dots that grow towards the foot. */
const halftone = (plan: Plan): Drawing => {
  const { palette, motif } = plan
  const [a, b] = palette.paints
  const dots = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 17 }, (_, column) => dot([column * 60 + (row % 2) * 30, 22 + row * 62, 4 + row * 2.8], b)).join(''),
  )
  return [
    ...dots,
    flat(circlePath(660, 560, 420), a),
    flat(circlePath(660, 560, 300), palette.dark),
    placed(motif, { x: 660, y: 290, scale: 1.3 }),
    flat(boxPath([0, 362, 420, 178]), palette.dark),
    title(plan, { x: 40, y: 386, width: 340, height: 128 }),
  ].join('')
}

/** Fields of quarter circles, the motif in the large one. */
const blocks = (plan: Plan): Drawing => {
  const { palette, dice, motif } = plan
  const [a, b, c] = palette.paints
  const quarter = ([x, y]: readonly [number, number], [ground, fill]: readonly [string, string]) =>
    flat(boxPath([x, y, 180, 180]), ground) + placed(flat('M-90 -90H90A180 180 0 0 1 -90 90z', fill), { x: x + 90, y: y + 90, turn: dice.whole(0, 3) * 90 })
  const pairs = [
    [a, palette.cream],
    [palette.dark, b],
    [b, palette.dark],
    [palette.cream, a],
    [c, palette.dark],
    [palette.dark, c],
  ] as const
  const corners = [
    [600, 0],
    [780, 0],
    [600, 180],
    [780, 180],
    [600, 360],
    [780, 360],
  ] as const
  return [
    ...corners.map((corner, index) => quarter(corner, pairs[index] ?? pairs[0])),
    dot([300, 200, 178], palette.cream),
    placed(motif, { x: 300, y: 200, scale: 0.98 }),
    title(plan, { x: 56, y: 396, width: 488, height: 104 }),
    line('M600 0V540', palette.dark, 8),
  ].join('')
}

/** A poster of bold shapes in few inks, with a word of drawn letters. */
export function drawPoster({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(`poster ${key}`))
  const palette = mixPalette(tone, dice)
  const inks = { ink: palette.dark, second: palette.paints[0], paper: palette.cream }
  const script = scriptLanguage(key)
  const drawn = placed(drawMotif(motif, printed(palette.ground, inks)), { turn: dice.whole(-1, 1) * TILT })
  const plan = { palette, dice, motif: drawn, word: wordOf(motif, script), weight: script === 'bn' ? 21 : 30 }
  return sheet(palette.ground, dice.pick([rings, slant, halftone, blocks])(plan))
}
