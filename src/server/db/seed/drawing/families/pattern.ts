import { mixPalette, type Palette, printed } from '../colours.ts'
import { drawMotif } from '../motifs.ts'
import { HEIGHT, WIDTH } from '../ornaments.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { boxPath, circlePath, type Drawing, dot, flat, line, petalPath, placed, polygon, ring, stitches } from '../shapes.ts'
import { type PictureOrder, sheet } from '../sheet.ts'

type Weave = (pattern: { palette: Palette; dice: Dice; motif: Drawing }) => Drawing

const [MIDDLE, CENTRE] = [WIDTH / 2, HEIGHT / 2]
const range = (count: number) => Array.from({ length: count }, (_, index) => index)
const lozenge = (x: number, y: number, [across, up]: readonly [number, number]) => polygon([x - across, y], [x, y - up], [x + across, y], [x, y + up])

/** Running stitches around and around a field, as a quilt is held together. */
const kantha: Weave = ({ palette, motif }) => {
  const [a, b, c] = palette.paints
  const rows = range(6).map((row) => {
    const inset = 18 + row * 24
    return stitches(boxPath([inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset]), [palette.cream, a, palette.cream, b][row % 4] ?? a, 5)
  })
  const leaves = [170, WIDTH - 170].flatMap((x) =>
    range(4).map((index) =>
      placed(flat(petalPath(84, 24), index % 2 ? b : c) + stitches('M0 -12V-70', palette.cream, 4), { x, y: CENTRE, turn: 45 + index * 90 }),
    ),
  )
  return [
    ...rows,
    flat(boxPath([158, 158, WIDTH - 316, HEIGHT - 316]), palette.ground),
    ...leaves,
    placed(
      ring(16, (index) => placed(flat(petalPath(62, 22), index % 2 ? a : c), { y: -158 })),
      { x: MIDDLE, y: CENTRE },
    ),
    dot([MIDDLE, CENTRE, 164], palette.cream),
    placed(motif, { x: MIDDLE, y: CENTRE, scale: 0.82 }),
  ].join('')
}

/** A floor drawing in rice paste: light lines only, round the middle and cut at the corners. */
const alpona: Weave = ({ palette, motif, dice }) => {
  const [a] = palette.paints
  const count = dice.pick([12, 16])
  const petal = (length: number, width: number) => line(petalPath(length, width), palette.cream, 6)
  const round = (turns: number) =>
    [
      line(circlePath(0, 0, 252), palette.cream, 6),
      ring(count * 2, () => dot([0, -236, 6], palette.cream)),
      ring(count, () => placed(petal(74, 24) + dot([0, -26, 8], a), { y: -146 }), turns),
      line(circlePath(0, 0, 142), palette.cream, 6),
    ].join('')
  const corner = line(circlePath(0, 0, 96), palette.cream, 6) + ring(10, () => placed(petal(56, 20), { y: -100 })) + dot([0, 0, 70], a)
  return [
    ...[0, WIDTH].flatMap((x) => [0, HEIGHT].map((y) => placed(corner, { x, y }))),
    ...[120, WIDTH - 120].flatMap((x) => [-60, 0, 60].map((y) => dot([x, CENTRE + y, y === 0 ? 16 : 9], y === 0 ? a : palette.cream))),
    placed(round(180 / count), { x: MIDDLE, y: CENTRE }),
    dot([MIDDLE, CENTRE, 130], palette.cream),
    placed(motif, { x: MIDDLE, y: CENTRE, scale: 0.72 }),
  ].join('')
}

/** Small flowers on slanting lines, and the border of a saree along the foot. */
const jamdani: Weave = ({ palette, motif, dice }) => {
  const [a, b, c] = palette.paints
  const [across, down] = [96, 84]
  const bud = (fill: string) =>
    flat(lozenge(0, -17, [9, 15]), fill) +
    flat(lozenge(0, 17, [9, 15]), fill) +
    flat(lozenge(-19, 0, [15, 8]), palette.cream) +
    flat(lozenge(19, 0, [15, 8]), palette.cream)
  const field = range(6).flatMap((row) =>
    range(11).map((column) => placed(bud((row + column) % 2 ? a : b), { x: column * across + (row % 2) * (across / 2), y: 30 + row * down })),
  )
  const top = HEIGHT - 120
  const side = dice.pick([250, WIDTH - 250])
  return [
    ...field,
    flat(boxPath([0, top, WIDTH, 120]), palette.dark),
    ...range(20).map((index) => flat(polygon([index * 48, top], [index * 48 + 24, top - 40], [index * 48 + 48, top]), palette.dark)),
    ...range(20).map(
      (index) => flat(lozenge(index * 48 + 24, top + 60, [22, 36]), index % 2 ? a : c) + flat(lozenge(index * 48 + 24, top + 60, [9, 15]), palette.cream),
    ),
    flat(boxPath([0, top + 8, WIDTH, 8]), b),
    flat(boxPath([0, top + 104, WIDTH, 8]), b),
    flat(lozenge(side, 216, [252, 216]), palette.dark),
    flat(lozenge(side, 216, [236, 202]), palette.cream),
    placed(motif, { x: side, y: 216, scale: 0.74 }),
  ].join('')
}

/** Geometry of quilts, floors and sarees around a medallion. */
export function drawPattern({ key, motif, tone }: PictureOrder): string {
  const dice = makeDice(seedOf(`pattern ${key}`))
  const palette = mixPalette(tone, dice)
  const inks = printed(palette.ground, { ink: palette.dark, second: palette.ground, paper: palette.cream })
  return sheet(
    palette.ground,
    dice.pick([kantha, alpona, jamdani])({
      palette,
      dice,
      motif: drawMotif(motif, { ...inks, paints: [palette.ground, palette.paints[0], palette.ground, palette.paints[1]] }),
    }),
  )
}
