import { type BustOrder, drawBust, randomBust } from '../bust.ts'
import { COLOURS, type ColourName, GROUNDS, mixed, paintOf } from '../goods/paint.ts'
import { makeDice, seedOf } from '../random.ts'
import { boxPath, dot, flat, placed } from '../shapes.ts'

/** Somebody of a team: what is not said is left to chance. */
export type MemberOrder = { key: string } & Partial<BustOrder> & Pick<BustOrder, 'head'>

/** Head and shoulders on a plain ground. SVG, 320 square. */
export function drawMember({ key, ...said }: MemberOrder): string {
  const dice = makeDice(seedOf(`member ${key}`))
  const worn = dice.shuffle(Object.keys(COLOURS) as ColourName[])
  const [first, second] = [paintOf(worn[0] ?? 'teal'), paintOf(worn[1] ?? 'red')]
  const ground = dice.pick(GROUNDS)
  const bust = drawBust({ ...randomBust(dice, said.head), ...said }, [first.base, second.base, first.accent, second.deep])
  const drawing =
    flat(boxPath([0, 0, 320, 320]), ground) + dot([160, 176, 148], mixed(ground, first.base, 0.22)) + placed(bust, { x: 160, y: 168, scale: 0.86 })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">${drawing}</svg>`
}
