import { TONES } from '#contract/core/tones.ts'
import { mixPalette } from './colours.ts'
import { makeDice, seedOf } from './random.ts'
import { boxPath, circlePath, type Drawing, dot, flat, line, petalPath, placed, polygon, ring } from './shapes.ts'

/** What a mark is drawn with: paper, one paint, and the ground where something is cut out. */
interface Inks {
  paper: string
  paint: string
  ground: string
}

const petals = (turns: readonly number[], { paper, paint }: Inks) =>
  turns.map((turn, at) => placed(flat(petalPath(118, 36), at % 2 ? paint : paper), { turn, y: 62 })).join('')

const waveLine = (y: number) => `M-112 ${y}c28 -34 56 -34 84 0s56 34 84 0s40 -34 56 -34`

/** The sign of a company, by name. Each is drawn around 0,0 and reaches about 115 in each direction. */
const MARKS = {
  lotus: (inks: Inks): Drawing => petals([-72, 72, -38, 38, 0], inks) + line('M-84 84H84', inks.paint, 12),
  needle: ({ paper, paint }: Inks): Drawing =>
    line('M-84 92C-120 20 -20 40 -14 -14C-8 -70 60 -50 44 8', paint, 12) + line('M-70 84L78 -88', paper, 18) + line('M60 -67L72 -81', paint, 8),
  hills: ({ paper, paint }: Inks): Drawing =>
    dot([52, -58, 30], paint) + flat(polygon([-118, 84], [-40, -62], [38, 84]), paper) + flat(polygon([-10, 84], [56, -14], [118, 84]), paint),
  bulb: ({ paper, paint, ground }: Inks): Drawing =>
    flat('M-34 44C-34 8 -78 -6 -78 -46A78 78 0 0 1 78 -46C78 -6 34 8 34 44z', paper) +
    line('M-26 -34L0 -2L26 -34M0 -2V40', ground, 9) +
    line('M-30 64H30M-20 88H20', paint, 13),
  cloud: ({ paper, paint }: Inks): Drawing =>
    dot([-46, 4, 46], paper) + dot([20, -24, 60], paper) + dot([76, 18, 34], paper) + flat(boxPath([-46, 4, 122, 48]), paper) + line('M-50 84H62', paint, 13),
  leaf: ({ paper, paint }: Inks): Drawing =>
    placed(flat(petalPath(210, 116), paper) + line('M0 -12V-150M0 -58L36 -96M0 -58L-36 -96M0 -98L26 -128M0 -98L-26 -128', paint, 9), {
      turn: 38,
      x: -62,
      y: 80,
    }),
  wave: ({ paper, paint }: Inks): Drawing => line(waveLine(-42), paper, 22) + line(waveLine(18), paint, 22) + line(waveLine(78), paper, 22),
  coins: ({ paper, paint, ground }: Inks): Drawing =>
    [72, 36, 0, -36]
      .map((y, at) => `<ellipse cx="${at % 2 ? 12 : -8}" cy="${y}" rx="86" ry="34" fill="${at % 2 ? paint : paper}" stroke="${ground}" stroke-width="9"/>`)
      .join(''),
  sun: ({ paper, paint }: Inks): Drawing => ring(12, () => line('M0 -74V-108', paint, 15)) + dot([0, 0, 56], paper),
  book: ({ paper, paint }: Inks): Drawing =>
    flat('M-8 -58C-40 -86 -86 -84 -114 -70V66C-86 52 -40 52 -8 82z', paper) +
    flat('M8 -58C40 -86 86 -84 114 -70V66C86 52 40 52 8 82z', paint) +
    line('M0 -50V80', paper, 5),
  cross: ({ paper, paint }: Inks): Drawing => flat('M-36 -104H36V-36H104V36H36V104H-36V36H-104V-36H-36z', paper) + dot([0, 0, 26], paint),
  parcel: ({ paper, paint, ground }: Inks): Drawing =>
    flat(polygon([0, -104], [98, -56], [98, 56], [0, 106], [-98, 56], [-98, -56]), paper) +
    flat(polygon([0, -8], [98, -56], [98, 56], [0, 106]), paint) +
    line('M-98 -56L0 -8L98 -56M0 -8V106M-50 -80L48 -32V0', ground, 8),
  brick: ({ paper, paint }: Inks): Drawing =>
    [0, 1, 2, 3]
      .flatMap((row) =>
        [0, 1, 2].map((column) => {
          const x = -106 + column * 74 - (row % 2) * 37
          const [from, to] = [Math.max(x, -106), Math.min(x + 66, 106)]
          return flat(boxPath([from, -88 + row * 46, to - from, 38]), (row + column) % 3 ? paper : paint)
        }),
      )
      .join(''),
  shield: ({ paper, paint }: Inks): Drawing =>
    flat('M0 -108C36 -84 70 -78 96 -78C96 10 66 78 0 110C-66 78 -96 10 -96 -78C-70 -78 -36 -84 0 -108z', paper) + line('M-42 4L-10 38L48 -34', paint, 22),
  basket: ({ paper, paint, ground }: Inks): Drawing =>
    line('M-64 -20C-56 -116 56 -116 64 -20', paint, 15) + flat('M-108 -22H108L78 92H-78z', paper) + line('M-44 6L-34 66M0 6V66M44 6L34 66', ground, 11),
  pot: ({ paper, paint }: Inks): Drawing =>
    line('M-30 -56c-14 -20 14 -28 0 -50M30 -56c-14 -20 14 -28 0 -50', paint, 12) +
    flat('M-104 -38H104V-14H-104zM-92 -4H92C100 70 56 98 0 98S-100 70 -92 -4z', paper),
  boat: ({ paper, paint }: Inks): Drawing =>
    flat('M-112 34C-60 56 60 56 112 34C96 74 66 92 0 92S-96 74 -112 34z', paper) +
    flat('M-8 -106C-2 -60 -20 0 -78 26H-8z', paint) +
    flat('M10 -84L72 26H10z', paper),
  drum: ({ paper, paint, ground }: Inks): Drawing =>
    flat('M-86 -52V48C-86 84 86 84 86 48V-52z', paint) +
    line('M-80 -30L-46 66L0 -14L46 66L80 -30', paper, 8) +
    `<ellipse cx="0" cy="-54" rx="86" ry="32" fill="${paper}" stroke="${ground}" stroke-width="7"/>`,
  flower: ({ paper, paint }: Inks): Drawing => ring(8, (at) => placed(flat(petalPath(106, 40), at % 2 ? paint : paper), {})) + dot([0, 0, 24], paper),
  fish: ({ paper, paint, ground }: Inks): Drawing =>
    flat('M-112 0C-70 -72 30 -72 72 0C30 72 -70 72 -112 0z', paper) + flat(polygon([58, 0], [114, -56], [114, 56]), paint) + dot([-62, -12, 10], ground),
  house: ({ paper, paint, ground }: Inks): Drawing =>
    flat(polygon([0, -104], [112, -8], [-112, -8]), paint) + flat(boxPath([-78, -8, 156, 104]), paper) + flat(boxPath([-24, 28, 48, 68]), ground),
}

export type MarkName = keyof typeof MARKS

export interface LogoOrder {
  /** Any text; the same gives the same logo. */
  key: string
  mark: MarkName
  /** Index of the ground colour. */
  tone: number
}

/** A company's logo: one sign on one ground, SVG, 320 by 320, without a single letter. */
export function drawLogo({ key, mark, tone }: LogoOrder): string {
  const dice = makeDice(seedOf(`logo ${key}`))
  const { cream, paints } = mixPalette(tone, dice)
  const ground = TONES[tone] ?? TONES[0]
  const paint = paints[dice.whole(0, 1)] ?? cream
  const { field, inks, scale } = dice.pick<Stamp>([onGround, onGround, sealed, onPaper, onDisc])({ ground, cream, paint })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${ground}"/><g transform="translate(160 160)">${field}${placed(MARKS[mark](inks), { scale })}</g></svg>`
}

/** What a sign stands on, and in which inks it is drawn there. */
type Stamp = (colours: { ground: string; cream: string; paint: string }) => { field: Drawing; inks: Inks; scale: number }

const onGround: Stamp = ({ ground, cream, paint }) => ({ field: '', inks: { paper: cream, paint, ground }, scale: 1.06 })
const sealed: Stamp = ({ ground, cream, paint }) => ({
  field: `<path d="${circlePath(0, 0, 146)}" fill="none" stroke="${cream}" stroke-width="7"/>`,
  inks: { paper: cream, paint, ground },
  scale: 0.88,
})
const onPaper: Stamp = ({ ground, cream, paint }) => ({
  field: flat(boxPath([-136, -136, 272, 272]), cream),
  inks: { paper: ground, paint, ground: cream },
  scale: 0.9,
})
const onDisc: Stamp = ({ ground, cream, paint }) => ({ field: dot([0, 0, 150], cream), inks: { paper: ground, paint, ground: cream }, scale: 0.82 })
