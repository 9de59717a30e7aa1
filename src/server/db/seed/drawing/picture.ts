import { drawCollage } from './families/collage.ts'
import { drawLettering } from './families/lettering.ts'
import { drawPanel } from './families/panel.ts'
import { drawPattern } from './families/pattern.ts'
import { drawPerson } from './families/person.ts'
import { drawPoster } from './families/poster.ts'
import type { Family } from './family-choice.ts'
import type { PictureOrder } from './sheet.ts'

const DRAW: Record<Family, (order: PictureOrder) => string> = {
  panel: drawPanel,
  poster: drawPoster,
  collage: drawCollage,
  lettering: drawLettering,
  person: drawPerson,
  pattern: drawPattern,
}

/** A picture in the manner of its family. SVG, 960 by 540. */
export const drawPicture = ({ family, ...order }: PictureOrder & { family: Family }): string => DRAW[family](order)
