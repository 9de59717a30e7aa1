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
const EMBLEM = { x: 480, y: 108 } as const
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
  // Cards have a date and a heart in the upper corners.
  const [x, y] = [EDGE, 218 + (262 - front.height) / 2]
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
    flat(boxPath([0, 420, WIDTH, 120]), b),
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
      dot([EMBLEM.x, EMBLEM.y, 92], dark),
      dot([EMBLEM.x, EMBLEM.y, 84], cream),
      placed(emblem, { ...EMBLEM, scale: 0.46 }),
      flat(boxPath([EMBLEM.x + 128, EMBLEM.y - 18, 150, 12]), cream),
      flat(boxPath([EMBLEM.x + 128, EMBLEM.y + 8, 96, 12]), cream),
    ].join(''),
  )
}
