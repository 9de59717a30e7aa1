import type { MotifName } from './motifs.ts'
import { HEIGHT, WIDTH } from './ornaments.ts'
import type { Drawing } from './shapes.ts'

/** What a picture of an event or an article is about. */
export interface PictureOrder {
  /** Any text; the same gives the same picture. */
  key: string
  motif: MotifName
  /** Index of the ground colour. */
  tone: number
}

/** A whole picture, 960 by 540: SVG without a single `<text>`, since fonts differ between machines. */
export const sheet = (ground: string, drawing: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>${drawing}</svg>`
