import { seedOf } from '../random.ts'
import type { Drawing } from '../shapes.ts'

/** Pieces that goods are drawn of. Every thing is drawn around 0,0 and reaches about 115 in each direction. */
export interface Box {
  x: number
  y: number
  w: number
  h: number
  r?: number
}

export const fill = (d: string, colour: string): Drawing => `<path d="${d}" fill="${colour}"/>`
export const box = ({ x, y, w, h, r = 0 }: Box, colour: string): Drawing => `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${colour}"/>`
export const oval = ([x, y, rx, ry = rx]: readonly [number, number, number, number?], colour: string): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
export const stroke = (d: string, colour: string, width: number): Drawing =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
/** The one highlight. */
export const shine = (d: string, width = 7): Drawing =>
  `<path d="${d}" fill="none" stroke="#FFFFFF" stroke-opacity=".55" stroke-width="${width}" stroke-linecap="round"/>`
/** Where it stands. */
export const standsOn = (y: number, rx: number, x = 0): Drawing =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.1) + 4}" fill="#2A1F2D" fill-opacity=".16"/>`

/** A drawing that ends where a shape ends. */
export function within(d: string, drawing: Drawing): Drawing {
  const name = `c${(seedOf(d) >>> 0).toString(36)}`
  return `<clipPath id="${name}"><path d="${d}"/></clipPath><g clip-path="url(#${name})">${drawing}</g>`
}

export const rect = ({ x, y, w, h }: Box): string => `M${x} ${y}h${w}v${h}h${-w}z`
/** So many times, each told its number. */
export const times = (count: number, draw: (at: number) => Drawing): Drawing => Array.from({ length: count }, (_, at) => draw(at)).join('')
export const moved = (drawing: Drawing, x: number, y: number): Drawing => `<g transform="translate(${x} ${y})">${drawing}</g>`
export const turned = (drawing: Drawing, degrees: number): Drawing => `<g transform="rotate(${degrees})">${drawing}</g>`
export const mirrored = (drawing: Drawing): Drawing => `<g transform="scale(-1 1)">${drawing}</g>`
