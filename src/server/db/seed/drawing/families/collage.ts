import { TONES } from '#contract/core/tones.ts'
import { drawMotif } from '../motifs.ts'
import { HEIGHT, WIDTH } from '../ornaments.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { around, at, type Drawing, flat, placed } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'

/** Coloured papers, from light to dark. */
const PAPERS = ['#F3E3C3', '#E9B44C', '#D96C4A', '#8FB8AE', '#3F7D7A', '#C65B7C', '#5C6BA8', '#9DB35B'] as const
const RIM = '#FFFAF0'
const INK = '#26222E'

/** A torn edge from left to right: points on a slow wave, each a little off. */
function tornEdge(y: number, dice: Dice): string[] {
  const [swing, phase] = [dice.whole(10, 34), dice.next() * 6]
  const slope = dice.whole(-50, 50)
  return Array.from({ length: 33 }, (_, index) => {
    const part = index / 32
    return at(-10 + part * (WIDTH + 20), y + slope * (part - 0.5) + Math.sin(part * 7 + phase) * swing + dice.whole(-6, 6))
  })
}

/** A sheet torn along its upper edge, the white of the paper along the tear. */
function tornSheet(y: number, colour: string, dice: Dice): Drawing {
  const edge = tornEdge(y, dice)
  const below = `V${HEIGHT + 20}H-10z`
  const white = edge.map((point) => {
    const [x = '0', top = '0'] = point.split(' ')
    return at(Number(x), Number(top) - dice.whole(5, 13))
  })
  return flat(`M${white.join('L')}${below}`, RIM) + flat(`M${edge.join('L')}${below}`, colour)
}

/** A scrap torn round, the white of the paper around it. */
function tornScrap(r: number, colour: string, dice: Dice): Drawing {
  const points = (reach: number, off: number) =>
    Array.from({ length: 44 }, (_, index) => at(...around((360 / 44) * index, reach + dice.whole(-off, off)))).join('L')
  return flat(`M${points(r + 11, 5)}z`, RIM) + flat(`M${points(r, 4)}z`, colour)
}

const tape = (colour: string): Drawing => flat('M-62 -17L-56 -8L-62 0L-56 9L-62 17H62L56 9L62 0L56 -8L62 -17z', colour)

interface Desk {
  dice: Dice
  papers: readonly string[]
  motif: Drawing
}

/** Layers one above the other, as of land, and the motif on a round scrap between them. */
const layers = ({ dice, papers, motif }: Desk): Drawing => {
  const [a = '', b = '', c = '', d = '', e = ''] = papers
  const isLeft = dice.next() < 0.5
  const x = (value: number) => (isLeft ? value : WIDTH - value)
  return [
    placed(tornScrap(dice.whole(84, 124), b, dice), { x: x(760), y: dice.whole(110, 160) }),
    tornSheet(dice.whole(230, 290), a, dice),
    tornSheet(dice.whole(350, 390), c, dice),
    placed(tornScrap(204, PAPERS[0], dice), { x: x(330), y: 262 }),
    placed(motif, { x: x(330), y: 262, scale: 1.08, turn: dice.whole(-7, 7) }),
    tornSheet(dice.whole(450, 480), d, dice),
    placed(tape(e), { x: x(200), y: 92, turn: isLeft ? -38 : 38 }),
    placed(tape(e), { x: x(474), y: 96, turn: isLeft ? 34 : -34 }),
    placed(tornScrap(36, e, dice), { x: x(870), y: 420 }),
    placed(tornScrap(24, a, dice), { x: x(800), y: 456 }),
  ].join('')
}

/** Strips torn from top to bottom, side by side, and the motif across them. */
const strips = ({ dice, papers, motif }: Desk): Drawing => {
  const [a = '', b = '', c = '', d = ''] = papers
  const fromSide = (y: number, colour: string) => placed(tornSheet(y, colour, dice), { x: WIDTH, y: -210, turn: 90 })
  const scrap = (x: number, y: number, [r, colour]: readonly [number, string]) => placed(tornScrap(r, colour, dice), { x, y })
  return [
    fromSide(250, a),
    fromSide(430, b),
    scrap(700, 150, [96, c]),
    scrap(792, 372, [128, d]),
    scrap(612, 440, [58, PAPERS[0]]),
    scrap(290, 270, [214, PAPERS[0]]),
    placed(tape(c), { x: 290, y: 66, turn: dice.whole(-9, 9) }),
    placed(motif, { x: 290, y: 276, scale: 1.14, turn: dice.whole(-6, 6) }),
  ].join('')
}

/** Papers around the middle like petals, the motif on the last. */
const heap = ({ dice, papers, motif }: Desk): Drawing => {
  const leaf = (index: number) => {
    const [x, y] = around(20 + index * 60, 1)
    return placed(tornScrap(150, papers[index % papers.length] ?? '', dice), { x: 480 + x * 300, y: 270 + y * 150 })
  }
  return [
    ...[0, 1, 2, 3, 4, 5].map(leaf),
    placed(tornScrap(196, PAPERS[0], dice), { x: 480, y: 270 }),
    placed(motif, { x: 480, y: 272, scale: 1.06, turn: dice.whole(-8, 8) }),
  ].join('')
}

/** Torn paper, the motif cut out and stuck on. */
export function drawCollage({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(`collage ${key}`))
  const ground = TONES[tone] ?? TONES[0]
  const papers = dice.shuffle(PAPERS.slice(1))
  const [, b = PAPERS[1], c = PAPERS[2], d = PAPERS[3], e = PAPERS[4]] = papers
  const cut = drawMotif(motif, { ground, dark: INK, cream: RIM, paints: [c, d, e, b], water: d, leaf: e })
  return sheet(ground, dice.pick([layers, strips, heap])({ dice, papers, motif: cut }))
}
