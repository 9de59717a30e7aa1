import { scriptLanguage } from '#contract/core/text.ts'
import { mixPalette, printed } from '../colours.ts'
import { fitWord } from '../letters.ts'
import { drawMotif } from '../motifs.ts'
import { HEIGHT, WIDTH } from '../ornaments.ts'
import { makeDice, seedOf } from '../random.ts'
import { boxPath, type Drawing, dot, flat, placed } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'
import { wordOf } from '../words.ts'

const EDGE = 60
/** So many copies of the word stand behind it, each a step aside. */
const ECHOES = 5

/** Without a word: quotation marks, as large as one. */
const quotation = (colour: string, width: number): { drawing: Drawing; width: number; height: number } => {
  const mark = 'M0 150C0 60 40 10 110 0V40C76 52 62 74 62 100H110V210H0z'
  const scale = width / 560
  return { drawing: placed(flat(mark, colour) + placed(flat(mark, colour), { x: 140 }), { scale }), width: 250 * scale, height: 210 * scale }
}

/** A word as the picture: large, with echoes of its own shape and its motif small beside it. */
export function drawLettering({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(`lettering ${key}`))
  const { ground, cream, dark, paints } = mixPalette(tone, dice)
  const [a, b] = paints
  const word = wordOf(motif, scriptLanguage(key))
  // Bangla letters have narrower openings.
  const weight = scriptLanguage(key) === 'bn' ? 21 : dice.whole(24, 36)
  const write = (colour: string) => (word ? fitWord(word, { width: WIDTH - 2 * EDGE - 40, height: 262, colour, weight }) : quotation(colour, 590))
  const front = write(cream)
  const [x, y] = [EDGE, 46 + (262 - front.height) / 2]
  const step = dice.pick([
    [7, 9],
    [10, 5],
    [-6, 10],
  ])
  const [right = 0, down = 0] = step
  const echoes = Array.from({ length: ECHOES }, (_, index) => {
    const by = ECHOES - index
    return placed(write(by % 2 ? dark : a).drawing, { x: x + right * by, y: y + down * by })
  })
  const field = dice.pick([
    flat(boxPath([0, 400, WIDTH, 140]), b),
    flat(`M0 ${HEIGHT}V420L${WIDTH} 300V${HEIGHT}z`, b),
    flat(`M0 ${HEIGHT}V430C240 350 520 520 ${WIDTH} 390V${HEIGHT}z`, b),
  ])
  const emblem = drawMotif(motif, printed(ground, { ink: dark, second: a, paper: cream }))
  return sheet(
    ground,
    [
      field,
      ...echoes,
      placed(front.drawing, { x, y }),
      dot([WIDTH - 118, HEIGHT - 112, 92], dark),
      dot([WIDTH - 118, HEIGHT - 112, 84], cream),
      placed(emblem, { x: WIDTH - 118, y: HEIGHT - 112, scale: 0.46 }),
      flat(boxPath([EDGE, HEIGHT - 62, 220, 12]), cream),
      flat(boxPath([EDGE, HEIGHT - 36, 130, 12]), cream),
    ].join(''),
  )
}
