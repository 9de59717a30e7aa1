import type { Drawing } from '../shapes.ts'
import { mixed, type Paint } from './paint.ts'
import { box, fill, rect, shine, standsOn, stroke, times, within } from './strokes.ts'

type Pattern = (paint: Paint) => Drawing

const SHEET = rect({ x: -104, y: -96, w: 208, h: 132 })
const cells = (step: number, draw: (x: number, y: number, odd: boolean) => Drawing): Drawing =>
  times(Math.ceil(132 / step), (row) =>
    times(Math.ceil(220 / step), (column) => draw(-104 + step * (column + 0.5), -96 + step * (row + 0.5), (row + column) % 2 === 1)),
  )
const diamond = (x: number, y: number, r: number) => `M${x} ${y - r}l${r} ${r}l${-r} ${r}l${-r} ${-r}z`

/** Small flowers in rows. */
const buti: Pattern = ({ accent, light }) => cells(26, (x, y, odd) => (odd ? fill(diamond(x, y, 6), accent) : fill(diamond(x, y, 2.5), light)))
/** Flowers woven in slanting lines, as in a jamdani. */
const jamdani: Pattern = ({ accent, light }) =>
  [
    times(9, (at) => stroke(`M${-150 + at * 44} 40L${-60 + at * 44} -100`, light, 2)),
    cells(44, (x, y) => fill(diamond(x + 4, y, 9), accent) + fill(`M${x - 12} ${y}q-6 -10 4 -12q2 8 -4 12zM${x + 20} ${y}q6 10 -4 12q-2 -8 4 -12z`, accent)),
  ].join('')
const checks: Pattern = ({ shade, accent, light }) =>
  [
    times(8, (at) => box({ x: -104 + at * 28, y: -96, w: 12, h: 132 }, shade)),
    times(5, (at) => `<rect x="-104" y="${-88 + at * 28}" width="208" height="11" fill="${light}" fill-opacity=".55"/>`),
    times(8, (at) => box({ x: -84 + at * 28, y: -96, w: 2.5, h: 132 }, accent)),
  ].join('')
const stripes: Pattern = ({ light, accent }) => times(8, (at) => box({ x: -104, y: -92 + at * 17, w: 208, h: 6 }, at % 3 === 1 ? accent : light))
/** Running stitches around flowers, as in a kantha. */
const kantha: Pattern = ({ accent, deep }) => {
  const run = (d: string, colour: string) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.6" stroke-dasharray="7 5" stroke-linecap="round"/>`
  const petals = times(8, (at) => `<g transform="rotate(${at * 45})">${run('M0 -8C-13 -20 -10 -38 0 -46C10 -38 13 -20 0 -8', at % 2 ? accent : deep)}</g>`)
  return `<g transform="translate(-14 -30)">${petals}</g>${times(6, (at) => run(`M-104 ${-92 + at * 26}q26 -8 52 0t52 0t52 0t52 0`, at % 2 ? accent : deep))}`
}
const plain: Pattern = () => ''

/** A border with a row of temples. */
const border = ({ accent, accentShade, cream }: Paint): Drawing =>
  [
    box({ x: 62, y: -96, w: 42, h: 132 }, accent),
    box({ x: 92, y: -96, w: 6, h: 132 }, accentShade),
    times(8, (at) => fill(`M62 ${-96 + at * 17}l-13 8.5l13 8.5z`, accent)),
    times(8, (at) => fill(diamond(77, -87 + at * 17, 5), cream)),
  ].join('')

interface Folded {
  pattern: Pattern
  hasBorder?: boolean
  hasFringe?: boolean
}

/** Cloth in folds, one corner turned over. */
const folded =
  ({ pattern, hasBorder = true, hasFringe = false }: Folded) =>
  (paint: Paint): Drawing => {
    const { base, shade, deep, light, accent } = paint
    const layer = (at: number, colour: string) => box({ x: -104, y: 30 + at * 16, w: 208, h: 22, r: 11 }, colour)
    const edge = hasBorder ? times(3, (at) => box({ x: 62, y: 34 + at * 16, w: 36, h: 13 }, at % 2 ? paint.accentShade : accent)) : ''
    return [
      standsOn(92, 112),
      layer(2, deep),
      layer(1, shade),
      layer(0, mixed(base, deep, 0.12)),
      edge,
      box({ x: -104, y: -96, w: 208, h: 140, r: 10 }, base),
      within(SHEET, pattern(paint) + (hasBorder ? border(paint) : '')),
      `<path d="M-104 20h208v14a10 10 0 0 1 -10 10h-188a10 10 0 0 1 -10 -10z" fill="${shade}" fill-opacity=".5"/>`,
      fill('M-104 -96L-34 -96L-104 -34z', hasBorder ? accent : light),
      fill('M-34 -96L-104 -34L-56 -44z', hasBorder ? paint.accentShade : shade),
      hasFringe ? times(14, (at) => stroke(`M${-97 + at * 15} 80v18`, at % 2 ? base : light, 4)) : '',
      shine('M-16 -82H38'),
    ].join('')
  }

export const sareeButi = folded({ pattern: buti })
export const sareeJamdani = folded({ pattern: jamdani })
export const sareePlain = folded({ pattern: plain })
export const sareeStriped = folded({ pattern: stripes })
export const lungi = folded({ pattern: checks, hasBorder: false })
export const gamcha = folded({ pattern: checks, hasBorder: false, hasFringe: true })
export const shawl = folded({ pattern: stripes, hasBorder: false, hasFringe: true })
export const quilt = folded({ pattern: kantha, hasBorder: false })
export const bedSheet = folded({ pattern: buti, hasBorder: false })

/** Rolled up: a mat, or cloth by the yard. */
export function roll({ base, shade, deep, light, accent }: Paint): Drawing {
  return [
    standsOn(64, 116),
    box({ x: -112, y: -20, w: 214, h: 80, r: 38 }, base),
    within(
      'M-74 -20h176v80h-176z',
      times(9, (at) => stroke(`M${-80 + at * 24} 64l20 -88`, at % 3 ? light : accent, 4)),
    ),
    `<path d="M-74 44h150a38 38 0 0 0 26 -24v6a38 38 0 0 1 -38 38h-150z" fill="${shade}"/>`,
    `<ellipse cx="-74" cy="20" rx="38" ry="40" fill="${shade}"/><ellipse cx="-74" cy="20" rx="29" ry="31" fill="${light}"/><ellipse cx="-74" cy="20" rx="20" ry="21" fill="${deep}"/><ellipse cx="-74" cy="20" rx="11" ry="12" fill="${light}"/>`,
    fill('M-20 58L92 96L116 66L40 40z', base),
    fill('M92 96L116 66L122 72L98 102z', accent),
    box({ x: -16, y: -21, w: 12, h: 82 }, accent),
    shine('M14 -6H66'),
  ].join('')
}
