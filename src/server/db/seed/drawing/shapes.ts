import type { Palette } from './colours.ts'

/** Pieces of SVG. Every motif is drawn around 0,0 and reaches about 150 in each direction. */
export type Drawing = string

const round = (value: number) => Math.round(value * 10) / 10
export const at = (x: number, y: number) => `${round(x)} ${round(y)}`

/** Moves, turns (degrees) and scales a drawing. A negative `flip` mirrors it. */
export function placed(drawing: Drawing, where: { x?: number; y?: number; scale?: number; turn?: number; flip?: boolean }): Drawing {
  const { x = 0, y = 0, scale = 1, turn = 0, flip = false } = where
  return `<g transform="translate(${at(x, y)}) rotate(${round(turn)}) scale(${Math.round((flip ? -scale : scale) * 1000) / 1000} ${Math.round(scale * 1000) / 1000})">${drawing}</g>`
}

export const flat = (d: string, fill: string): Drawing => `<path d="${d}" fill="${fill}"/>`

/** A line of running stitches. */
export const stitches = (d: string, thread: string, width = 2.5): Drawing =>
  `<path d="${d}" fill="none" stroke="${thread}" stroke-width="${width}" stroke-dasharray="${width * 3.2} ${width * 2.6}" stroke-linecap="round"/>`

export const line = (d: string, colour: string, width: number): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A bold flat shape as on a rickshaw panel: dark seam around it, and the seam stitched as on a kantha. */
export function patch(d: string, fill: string, palette: Palette): Drawing {
  return `<path d="${d}" fill="${fill}" stroke="${palette.dark}" stroke-width="7" stroke-linejoin="round"/>${stitches(d, palette.cream, 1.8)}`
}

/** How a shape is outlined; a palette says 4 wide. */
interface Seam {
  dark: string
  seam?: number
}
export const seam = (palette: Palette, width: number): Seam => ({ dark: palette.dark, seam: width })

/** The same without stitches, for small things. */
export const inked = (d: string, fill: string, { dark, seam: width = 4 }: Seam): Drawing =>
  `<path d="${d}" fill="${fill}" stroke="${dark}" stroke-width="${width}" stroke-linejoin="round"/>`

export const circlePath = (x: number, y: number, r: number) => `M${at(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
/** From its upper left corner. */
export const boxPath = ([x, y, width, height]: readonly [x: number, y: number, width: number, height: number]) =>
  `M${at(x, y)}h${round(width)}v${round(height)}h${round(-width)}z`
export const dot = ([x, y, r]: readonly [x: number, y: number, r: number], fill: string): Drawing =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`

/** A point on a circle, clockwise from the top, in degrees. */
export const around = (degrees: number, r: number): [number, number] => [Math.sin((degrees * Math.PI) / 180) * r, -Math.cos((degrees * Math.PI) / 180) * r]

/** The same drawing `count` times around 0,0. */
export const ring = (count: number, draw: (index: number) => Drawing, from = 0): Drawing =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${round(from + (360 / count) * index)})">${draw(index)}</g>`).join('')

/** A pointed petal standing on 0,0. */
export const petalPath = (length: number, width: number) =>
  `M0 0C${at(-width, -length * 0.35)} ${at(-width * 0.7, -length * 0.8)} 0 ${-length}C${at(width * 0.7, -length * 0.8)} ${at(width, -length * 0.35)} 0 0z`

/** A closed line through points, straight. */
export const polygon = (...points: [number, number][]) => `M${points.map(([x, y]) => at(x, y)).join('L')}z`
