import { checks, drawBust, HEAD_WEARS, type HeadWear, halo, randomBust } from '../bust.ts'
import { mixPalette, type Palette, printed } from '../colours.ts'
import { drawMotif } from '../motifs.ts'
import { HEIGHT, WIDTH } from '../ornaments.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { boxPath, type Drawing, dot, flat, placed, polygon } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'

interface Sitting {
  palette: Palette
  dice: Dice
  emblem: Drawing
  /** Another person each time. */
  person: (index: number) => Drawing
}

/** One person in a large disc, what it is about beside them. */
const alone = ({ palette, dice, emblem, person }: Sitting): Drawing => {
  const isLeft = dice.next() < 0.5
  const x = (value: number) => (isLeft ? value : WIDTH - value)
  return [
    flat(boxPath([isLeft ? 0 : 480, 0, 480, HEIGHT]), palette.paints[0]),
    dot([x(330), 270, 226], palette.cream),
    placed(halo(20, palette.dark), { x: x(330), y: 270, scale: 1.06 }),
    placed(person(0), { x: x(330), y: 290, scale: 1.1 }),
    dot([x(740), 250, 132], palette.dark),
    dot([x(740), 250, 122], palette.cream),
    placed(emblem, { x: x(740), y: 250, scale: 0.68 }),
    flat(boxPath([x(740) - 90, 420, 180, 12]), palette.cream),
    flat(boxPath([x(740) - 60, 446, 120, 12]), palette.cream),
  ].join('')
}

/** Two who talk to each other. */
const talk = ({ palette, emblem, person }: Sitting): Drawing =>
  [
    flat(polygon([480, 0], [WIDTH, 0], [WIDTH, HEIGHT], [400, HEIGHT]), palette.paints[1]),
    flat('M60 540V250A190 190 0 0 1 440 250V540z', palette.cream),
    flat('M520 540V250A190 190 0 0 1 900 250V540z', palette.paints[2]),
    placed(person(0), { x: 250, y: 330, scale: 1.06 }),
    placed(person(1), { x: 710, y: 330, scale: 1.06, flip: true }),
    dot([480, 120, 92], palette.dark),
    dot([480, 120, 84], palette.cream),
    placed(emblem, { x: 480, y: 120, scale: 0.46 }),
  ].join('')

/** Three in a row before a checked cloth. */
const group = ({ palette, emblem, person }: Sitting): Drawing =>
  [
    checks([WIDTH, HEIGHT], palette.paints[2]),
    flat(boxPath([0, 400, WIDTH, 140]), palette.paints[0]),
    placed(person(1), { x: 200, y: 348, scale: 0.98 }),
    placed(person(2), { x: 760, y: 348, scale: 0.98, flip: true }),
    dot([480, 280, 196], palette.cream),
    placed(person(0), { x: 480, y: 318, scale: 1.14 }),
    dot([770, 92, 74], palette.dark),
    dot([770, 92, 66], palette.cream),
    placed(emblem, { x: 770, y: 92, scale: 0.36 }),
  ].join('')

/** People in flat shapes, of all ages, with what they do. */
export function drawPerson({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(`person ${key}`))
  const palette = mixPalette(tone, dice)
  const [a, b, c, d] = palette.paints
  const heads = dice.shuffle<HeadWear>(HEAD_WEARS)
  const person = (index: number) => {
    const cloths = [
      [palette.dark, a, d, b],
      [c, palette.dark, palette.cream, a],
      [b, palette.cream, palette.dark, c],
    ] as const
    return drawBust(randomBust(dice, heads[index]), cloths[index] ?? cloths[0])
  }
  const emblem = drawMotif(motif, printed(palette.ground, { ink: palette.dark, second: a, paper: palette.cream }))
  return sheet(palette.ground, dice.pick([alone, alone, talk, group])({ palette, dice, emblem, person }))
}
