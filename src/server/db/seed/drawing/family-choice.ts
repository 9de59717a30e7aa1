import type { MotifName } from './motifs.ts'
import { seedOf } from './random.ts'

/** Manners of drawing, so that pictures of a list do not look all alike. */
export const FAMILIES = ['panel', 'poster', 'collage', 'lettering', 'person', 'pattern'] as const
export type Family = (typeof FAMILIES)[number]

/** What suits a motif, the best first. */
const SUITS: readonly { motifs: readonly MotifName[]; families: readonly [Family, ...Family[]] }[] = [
  { motifs: ['guitar', 'microphone', 'dhol', 'ektara', 'harmonium'], families: ['poster', 'person', 'lettering', 'panel'] },
  { motifs: ['football', 'cricket', 'badminton', 'runningShoe', 'medal', 'chessKnight', 'bicycle'], families: ['poster', 'collage', 'person', 'panel'] },
  {
    motifs: ['cloth', 'loom', 'pitha', 'lamps', 'owlMask', 'starLantern', 'mosque', 'sewingMachine', 'fish', 'kites'],
    families: ['pattern', 'panel', 'collage', 'poster'],
  },
  {
    motifs: ['theatreMasks', 'filmCamera', 'easel', 'heart', 'headset', 'stethoscope', 'teaCup', 'hardHat'],
    families: ['person', 'collage', 'poster', 'pattern'],
  },
  {
    motifs: ['books', 'openBook', 'paper', 'ledger', 'coins', 'growth', 'stall', 'ticket', 'bulb', 'shield'],
    families: ['lettering', 'collage', 'person', 'pattern'],
  },
  { motifs: ['laptop', 'phone', 'robot', 'rocket', 'atom', 'telescope'], families: ['collage', 'poster', 'lettering', 'person'] },
]
const OTHERS: readonly [Family, ...Family[]] = ['panel', 'collage', 'pattern', 'poster']

const suits = (motif: MotifName) => SUITS.find(({ motifs }) => motifs.includes(motif))?.families ?? OTHERS

/** One of a picture by itself. */
export const familyOf = ({ key, motif }: { key: string; motif: MotifName }): Family => {
  const fitting = suits(motif)
  return fitting[Math.abs(seedOf(key)) % fitting.length] ?? fitting[0]
}

/** So many before it in the list, in its row or above it, have another family where that can be. */
const NEIGHBOURS = 3

/**
 * A family for each of a list, in the order of the list: of those that suit it the one that its neighbours have not, and of these the one
 * that is rarest so far. What is next to it never has the same.
 */
export function chooseFamilies(list: readonly { key: string; motif: MotifName }[]): Family[] {
  const chosen: Family[] = []
  const count = (family: Family) => chosen.filter((one) => one === family).length
  for (const { key, motif } of list) {
    const fitting = suits(motif)
    const near = chosen.slice(-NEIGHBOURS)
    const free = fitting.filter((family) => !near.includes(family))
    const open = free.length > 0 ? free : fitting.filter((family) => family !== chosen.at(-1))
    const least = Math.min(...open.map(count))
    // One that suits better may be somewhat more frequent; the key decides which.
    const able = open.filter((family) => count(family) <= least + 1 + (Math.abs(seedOf(key)) % 2))
    chosen.push(able[0] ?? fitting[0])
  }
  return chosen
}
