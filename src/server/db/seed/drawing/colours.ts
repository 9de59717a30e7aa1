import { TONES } from '#contract/core/tones.ts'
import type { Dice } from './random.ts'

/** What a painter of rickshaw panels has in the tins, and on which grounds each would drown. */
const TINS: readonly { colour: string; not: readonly number[] }[] = [
  { colour: '#E8368F', not: [2, 8, 11] },
  { colour: '#E5382B', not: [1, 2, 5, 7, 11] },
  { colour: '#F5A524', not: [1, 7, 10] },
  { colour: '#FFD447', not: [10] },
  { colour: '#16A99C', not: [0, 9, 4] },
  { colour: '#57B947', not: [0, 4] },
  { colour: '#2E9BD6', not: [3, 6] },
  { colour: '#F97316', not: [1, 5, 7] },
  { colour: '#B45BD9', not: [8, 6] },
]

export interface Palette {
  ground: string
  /** Outlines. */
  dark: string
  /** Thread, paper, moonlight. */
  cream: string
  /** Four bright paints that stand out from the ground and from each other. */
  paints: readonly [string, string, string, string]
  water: string
  leaf: string
}

export function mixPalette(tone: number, dice: Dice): Palette {
  const fitting = dice.shuffle(TINS.filter((tin) => !tin.not.includes(tone)).map((tin) => tin.colour))
  const [a = '#F5A524', b = '#E8368F', c = '#16A99C', d = '#FFD447'] = fitting
  const isGreen = tone === 0 || tone === 4 || tone === 9
  return {
    ground: TONES[tone] ?? TONES[0],
    dark: '#1B1420',
    cream: '#FFF1D0',
    paints: [a, b, c, d],
    water: tone === 3 || tone === 6 ? '#0F766E' : '#1B5E8C',
    leaf: isGreen ? '#8CC63F' : '#2F8F4E',
  }
}

/** A palette of few inks, as in a print: outlines in one, areas in the other, paper between them. */
export const printed = (ground: string, { ink, second, paper }: { ink: string; second: string; paper: string }): Palette => ({
  ground,
  dark: ink,
  cream: paper,
  paints: [second, paper, second, paper],
  water: second,
  leaf: second,
})
