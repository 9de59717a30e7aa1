import { box, fill, oval, stroke, times } from '../goods/strokes.ts'
import type { Drawing } from '../shapes.ts'

/** A hand and what it comes out of. */
export interface Arm {
  skin: string
  /** The same in shade. */
  shade: string
  sleeve: string
  cuff: string
  hasBangles: boolean
}

/** What lies behind the tool, and what is closed around it. */
interface Hand {
  behind: Drawing
  before: Drawing
}

/** From the lower right to the wrist at 60,40. */
const forearm = ({ skin, shade, sleeve, cuff, hasBangles }: Arm): Drawing =>
  [
    fill('M30 -6L64 -34L330 190L232 300z', skin),
    fill('M30 -6L42 -14L258 270L232 300z', shade),
    fill('M150 130L212 60L480 300L330 480z', sleeve),
    fill('M132 122L202 44L238 76L168 160z', cuff),
    hasBangles ? times(3, (at) => stroke(`M${88 + at * 17} ${84 + at * 16}L${138 + at * 15} ${20 + at * 15}`, at === 1 ? '#C8303F' : '#D9A441', 9)) : '',
  ].join('')

/** Closed around something that stands upright at 0,0. */
export const grip = (arm: Arm): Hand => ({
  behind: forearm(arm) + oval([30, 4, 44, 54], arm.shade),
  before: [
    fill('M24 -52C70 -56 84 -8 66 44C58 62 30 62 18 52z', arm.skin),
    times(4, (at) => stroke(`M34 ${-36 + at * 25}C10 ${-42 + at * 25} -8 ${-40 + at * 25} -18 ${-34 + at * 25}`, arm.skin, 23)),
    times(3, (at) => stroke(`M26 ${-25 + at * 25}C8 ${-30 + at * 25} -8 ${-29 + at * 25} -22 ${-22 + at * 25}`, arm.shade, 3)),
    stroke('M46 -46C34 -66 10 -74 -8 -66', arm.skin, 23) + stroke('M-12 -68h6', '#F6D9C4', 9),
  ].join(''),
})

/** Open, with its fingers pointing up, the palm at 0,0. */
export const palm = (arm: Arm): Drawing =>
  [
    forearm(arm),
    box({ x: -40, y: -44, w: 92, h: 92, r: 36 }, arm.skin),
    times(4, (at) => stroke(`M${-28 + at * 23} -20L${-34 + at * 20} ${-96 + Math.abs(at - 1.4) * 13}`, arm.skin, 21)),
    times(4, (at) => stroke(`M${-34 + at * 20} ${-101 + Math.abs(at - 1.4) * 13}v5`, '#F6D9C4', 9)),
    stroke('M-30 26C-56 14 -70 -4 -76 -24', arm.skin, 22),
    times(3, (at) => stroke(`M${-17 + at * 23} -24L${-20 + at * 22} -44`, arm.shade, 3)),
  ].join('')
