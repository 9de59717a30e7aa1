import { mixPalette, type Palette } from '../colours.ts'
import { bird, peacock } from '../creatures.ts'
import { boat, cloud, hut, moon, paddy, palm, river, stage, stars, sun } from '../landscapes.ts'
import { drawMotif, type MotifName } from '../motifs.ts'
import { crowd, notes } from '../motifs-music.ts'
import { alpana, archway, beams, flower, frame, garland, HEIGHT, lotus, mat, twig, WIDTH } from '../ornaments.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { type Drawing, dot, placed } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'

const MIDDLE = WIDTH / 2
const MUSIC: ReadonlySet<MotifName> = new Set(['dhol', 'ektara', 'guitar', 'harmonium', 'microphone'])

type Scene = (painting: { palette: Palette; dice: Dice; motif: Drawing; isMusic: boolean }) => Drawing

/** The motif on a round floor drawing, two peacocks turned to it. */
const court: Scene = ({ palette, motif }) =>
  [
    ...[0, 1, 2, 3].flatMap((row) =>
      Array.from({ length: 9 }, (_, column) => dot([70 + column * 103 + (row % 2) * 50, 90 + row * 120, 5], palette.paints[row % 4] ?? palette.cream)),
    ),
    garland(palette, [50, 350], 34),
    garland(palette, [610, 910], 34),
    placed(peacock(palette), { x: 160, y: 315, scale: 0.98 }),
    placed(peacock(palette), { x: WIDTH - 160, y: 315, scale: 0.98, flip: true }),
    placed(alpana(palette, 218), { x: MIDDLE, y: 270 }),
    placed(motif, { x: MIDDLE, y: 272, scale: 1.08 }),
    ...[90, 870].map((x) => placed(lotus(palette), { x, y: 492, scale: 0.9 })),
    ...[235, 725].map((x) => placed(flower(palette, 26, [palette.paints[0], palette.cream]), { x, y: 478 })),
  ].join('')

/** A river under the moon, boats, and the motif like a moon itself. */
const riverNight: Scene = ({ palette, dice, motif }) =>
  [
    stars(palette, dice, 16),
    placed(moon(palette, 46), { x: 130, y: 130 }),
    river(palette, 372, dice),
    placed(boat(palette), { x: 170, y: 404, scale: 0.98 }),
    placed(boat(palette), { x: 800, y: 396, scale: 0.84, flip: true }),
    placed(cloud(palette), { x: 790, y: 120 }),
    placed(bird(palette, palette.paints[2]), { x: 690, y: 176, scale: 0.8 }),
    placed(bird(palette, palette.paints[1]), { x: 262, y: 104, scale: 0.62 }),
    dot([MIDDLE, 242, 196], palette.dark),
    dot([MIDDLE, 242, 189], palette.paints[3]),
    dot([MIDDLE, 242, 172], palette.ground),
    placed(motif, { x: MIDDLE, y: 244, scale: 1.04 }),
  ].join('')

/** Fields and a village by day. */
const village: Scene = ({ palette, dice, motif }) => {
  const isLeft = dice.next() < 0.5
  const x = (value: number) => (isLeft ? value : WIDTH - value)
  return [
    placed(sun(palette, 92), { x: x(690), y: 190 }),
    placed(cloud(palette), { x: x(540), y: 112, scale: 0.8 }),
    placed(cloud(palette), { x: x(850), y: 128, scale: 0.9 }),
    placed(palm(palette), { x: x(870), y: 390, scale: 1.12, flip: !isLeft }),
    placed(palm(palette), { x: x(790), y: 382, scale: 0.8, flip: isLeft }),
    paddy(palette, 372),
    placed(hut(palette), { x: x(800), y: 420 }),
    placed(hut(palette), { x: x(655), y: 436, scale: 0.86 }),
    placed(bird(palette, palette.paints[1]), { x: x(480), y: 210, scale: 0.7, flip: !isLeft }),
    placed(mat(palette, 360), { x: x(290), y: 452 }),
    placed(motif, { x: x(290), y: 288, scale: 1.22 }),
  ].join('')
}

/** Seen through an arch. */
const doorway: Scene = ({ palette, motif }) =>
  [
    beams(MIDDLE, 300, [palette.paints[0], palette.paints[2]]),
    placed(motif, { x: MIDDLE, y: 304, scale: 1.12 }),
    ...[330, 630].map((x) => placed(lotus(palette), { x, y: 494, scale: 0.8 })),
    archway(palette),
  ].join('')

/** Sunbeams, a stage and a crowd. */
const show: Scene = ({ palette, motif, isMusic }) =>
  [
    beams(MIDDLE, 330, [palette.paints[2], palette.ground]),
    garland(palette, [60, 480], 46),
    garland(palette, [480, 900], 46),
    stage(palette, 404),
    ...[112, 848].map((x) => placed(flower(palette, 62, [palette.paints[0], palette.paints[3]]), { x, y: 300 })),
    placed(motif, { x: MIDDLE, y: 250, scale: 1.1 }),
    isMusic ? placed(notes(palette), { x: MIDDLE, y: 250, scale: 1.5 }) : '',
    placed(crowd(palette, WIDTH), { y: HEIGHT - 84 }),
  ].join('')

/** A garden: twigs and birds on both sides. */
const garden: Scene = ({ palette, motif }) =>
  [
    ...[0, 1, 2].flatMap((row) => [
      placed(twig(palette, palette.paints[row] ?? palette.cream), { x: 52, y: 470 - row * 138, turn: -28, scale: 1.3 }),
      placed(twig(palette, palette.paints[row] ?? palette.cream), { x: WIDTH - 52, y: 470 - row * 138, turn: 28, scale: 1.3, flip: true }),
    ]),
    placed(bird(palette, palette.paints[0]), { x: 176, y: 206 }),
    placed(bird(palette, palette.paints[0]), { x: WIDTH - 176, y: 206, flip: true }),
    placed(sun(palette, 176), { x: MIDDLE, y: 270 }),
    dot([MIDDLE, 270, 152], palette.cream),
    placed(motif, { x: MIDDLE, y: 270, scale: 0.98 }),
  ].join('')

const QUIET: readonly [Scene, ...Scene[]] = [court, riverNight, village, doorway, garden]
const LOUD: readonly [Scene, ...Scene[]] = [show, ...QUIET]
/** Motifs that do not fit the `show` scene with its crowd. */
const QUIET_MOTIFS: ReadonlySet<MotifName> = new Set([
  'books',
  'chessKnight',
  'cloth',
  'heart',
  'jute',
  'lamps',
  'ledger',
  'loom',
  'mango',
  'mosque',
  'openBook',
  'paper',
  'phone',
  'pitha',
  'ricePot',
  'shield',
  'starLantern',
  'teaCup',
  'telescope',
  'umbrella',
])

/** A panel as on the back of a rickshaw, stitched like a kantha: SVG, 960 by 540, without a single letter (fonts differ between machines). */
export function drawPanel({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(key))
  const palette = mixPalette(tone, dice)
  const scene = dice.pick(QUIET_MOTIFS.has(motif) ? QUIET : LOUD)({ palette, dice, motif: drawMotif(motif, palette), isMusic: MUSIC.has(motif) })
  return sheet(palette.ground, scene + frame(palette, dice))
}
