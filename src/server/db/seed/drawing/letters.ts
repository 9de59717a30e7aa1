import { type Drawing, dot, line, placed } from './shapes.ts'

/** A letter as lines of a pen: 140 high from 0,0 down. A Bangla letter hangs from a headline at 0. */
interface Glyph {
  width: number
  lines: string
  /** A point, around its middle. */
  dot?: readonly [x: number, y: number]
  /** Where the headline begins and ends; letters of other scripts have none. */
  headline?: readonly [from: number, to: number]
}

const BOWL = 'M96 22L8 80L96 128'

const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: { width: 88, lines: 'M0 140L44 0L88 140M18 92H70' },
  B: { width: 78, lines: 'M0 70H44a35 35 0 0 1 0 70H0V0H40a35 35 0 0 1 0 70' },
  C: { width: 80, lines: 'M78 34C66 -10 0 -12 0 70S66 152 78 106' },
  D: { width: 82, lines: 'M0 0V140H26C100 140 100 0 26 0z' },
  E: { width: 70, lines: 'M70 0H0V140H70M0 70H60' },
  F: { width: 70, lines: 'M70 0H0V140M0 70H58' },
  G: { width: 82, lines: 'M78 34C66 -10 0 -12 0 70S82 154 82 78H48' },
  H: { width: 80, lines: 'M0 0V140M80 0V140M0 70H80' },
  I: { width: 0, lines: 'M0 0V140' },
  K: { width: 80, lines: 'M0 0V140M76 0L0 82M26 58L80 140' },
  L: { width: 68, lines: 'M0 0V140H68' },
  M: { width: 100, lines: 'M0 140V0L50 84L100 0V140' },
  N: { width: 82, lines: 'M0 140V0L82 140V0' },
  O: { width: 92, lines: 'M46 0C107 0 107 140 46 140S-15 0 46 0z' },
  P: { width: 78, lines: 'M0 140V0H42a38 38 0 0 1 0 76H0' },
  R: { width: 80, lines: 'M0 140V0H42a38 38 0 0 1 0 76H0M38 76L80 140' },
  S: { width: 78, lines: 'M74 26C60 -12 4 -10 4 34C4 80 78 58 78 104C78 152 8 152 0 112' },
  T: { width: 84, lines: 'M0 0H84M42 0V140' },
  U: { width: 82, lines: 'M0 0V92C0 156 82 156 82 92V0' },
  V: { width: 88, lines: 'M0 0L44 140L88 0' },
  W: { width: 120, lines: 'M0 0L30 140L60 40L90 140L120 0' },
  Y: { width: 84, lines: 'M0 0L42 72L84 0M42 72V140' },
  ক: { width: 150, lines: 'M78 0V140M78 24L4 80L78 124M78 46C112 8 156 34 146 74C140 96 120 96 112 82', headline: [0, 150] },
  গ: { width: 112, lines: 'M98 62C84 22 56 8 38 8C-2 8 -4 58 22 58C40 58 42 36 54 44C64 54 40 76 22 98M98 0V140', headline: [78, 112] },
  ন: { width: 110, lines: 'M96 0V140M96 92C84 62 64 48 44 48C10 48 0 96 36 112', headline: [0, 110] },
  ব: { width: 110, lines: `M96 0V140${BOWL}`, headline: [0, 110] },
  ম: { width: 114, lines: 'M100 0V140M100 96C88 68 68 54 50 54C16 54 6 98 40 114M14 0C44 6 60 22 60 56', headline: [0, 114] },
  র: { width: 110, lines: `M96 0V140${BOWL}`, dot: [38, 136], headline: [0, 110] },
  'া': { width: 38, lines: 'M24 0V140', headline: [0, 38] },
}

/** Between two letters; Bangla letters are joined by their headline. */
const GAP = 34
const JOIN = 14

interface Writing {
  colour: string
  /** Of the lines, where letters are 140 high. */
  weight: number
}

/**
 * A word in drawn letters, 140 high from 0,0, and how wide it is. Latin capitals, and the Bangla letters of the words in words.ts.
 * @throws {Error} where a letter is not drawn yet.
 */
export function writeWord(word: string, { colour, weight }: Writing): { drawing: Drawing; width: number } {
  let x = 0
  const parts: Drawing[] = []
  for (const letter of word) {
    const glyph = GLYPHS[letter]
    if (!glyph) throw new Error(`No letter is drawn for ${letter}.`)
    const { width, lines, dot: point, headline } = glyph
    const top = headline ? `M${headline[0] - JOIN / 2} 0H${headline[1] + JOIN / 2}` : ''
    parts.push(placed(line(lines + top, colour, weight) + (point ? dot([...point, weight * 0.62], colour) : ''), { x }))
    x += width + (headline ? JOIN : GAP)
  }
  return { drawing: parts.join(''), width: x - ((GLYPHS[[...word].at(-1) ?? '']?.headline && JOIN) || GAP) }
}

/** A word as wide as wanted, at most so high, its upper left corner in 0,0. */
export function fitWord(
  word: string,
  { width, height, ...writing }: Writing & { width: number; height: number },
): { drawing: Drawing; width: number; height: number } {
  const { drawing, width: natural } = writeWord(word, writing)
  const around = writing.weight
  const scale = Math.min(width / (natural + around), height / (140 + around))
  return { drawing: placed(placed(drawing, { x: around / 2, y: around / 2 }), { scale }), width: (natural + around) * scale, height: (140 + around) * scale }
}
