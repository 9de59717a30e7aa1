import { GOODS, type GoodName } from '../goods/goods.ts'
import { type ColourName, GROUNDS, groundFor, paintOf } from '../goods/paint.ts'
import { makeDice, seedOf } from '../random.ts'
import { placed } from '../shapes.ts'

/** How a thing is shown: as a whole, or near enough to see how it is made. */
type View = 'whole' | 'near'

export interface GoodOrder {
  /** Any text; the same gives the same picture. */
  key: string
  good: GoodName
  colour: ColourName
  view: View
}

const PLACES: Record<View, { x: number; y: number; scale: number }> = { whole: { x: 160, y: 162, scale: 1.12 }, near: { x: 178, y: 214, scale: 2.1 } }

/** Something for sale, alone on a plain ground: SVG, 320 square, without a single `<text>`. */
export function drawGood({ key, good, colour, view }: GoodOrder): string {
  const paint = paintOf(colour)
  const dice = makeDice(seedOf(`${key} ${view}`))
  const ground = groundFor(paint.base, dice.shuffle(GROUNDS).slice(0, 4))
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320"><rect width="320" height="320" fill="${ground}"/>${placed(GOODS[good](paint), PLACES[view])}</svg>`
}
