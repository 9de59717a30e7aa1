import { SKINS } from '../bust.ts'
import { GOODS, type GoodName } from '../goods/goods.ts'
import { COLOURS, type ColourName, GROUNDS, groundFor, mixed, paintOf } from '../goods/paint.ts'
import { type Dice, makeDice, seedOf } from '../random.ts'
import { boxPath, type Drawing, flat, placed } from '../shapes.ts'
import { sheet } from '../sheet.ts'
import { type Arm, grip, palm } from '../working/hands.ts'
import { SCENES, type SceneName } from '../working/scenes.ts'
import { TOOLS, type ToolName } from '../working/tools.ts'

export type WorkedOn = SceneName | GoodName

export interface WorkOrder {
  /** Any text; the same gives the same picture. */
  key: string
  on: WorkedOn
  /** None: bare hands. */
  tool?: ToolName
  colour: ColourName
  /** What is worked on seen from near. */
  isNear?: boolean
}

const [WIDTH, HEIGHT] = [960, 540]
/** Goods are drawn smaller than what fills a picture. */
const GOOD_SCALE = 1.85

const armOf = (dice: Dice, colour: ColourName): Arm => {
  const [skin, shade] = dice.pick<readonly [string, string]>(SKINS)
  const others = (Object.keys(COLOURS) as ColourName[]).filter((name) => name !== colour && name !== 'white' && name !== 'cream')
  const sleeve = paintOf(others[dice.whole(0, others.length - 1)] ?? 'navy')
  return { skin, shade, sleeve: sleeve.base, cuff: sleeve.accent, hasBangles: dice.next() < 0.4 }
}

/** A hand and its tool, closed around its handle. */
function holding(tool: Drawing, arm: Arm): Drawing {
  const { behind, before } = grip(arm)
  return behind + tool + before
}

/** Hands at work, seen over the shoulder of who works, on a plain ground: SVG, 960 by 540, without a single `<text>`. */
export function drawWork({ key, on, tool, colour, isNear = false }: WorkOrder): string {
  const dice = makeDice(seedOf(`work ${key} ${isNear ? 'near' : 'whole'}`))
  const paint = paintOf(colour)
  const ground = groundFor(paint.base, dice.shuffle(GROUNDS).slice(0, 5))
  const scene = on in SCENES ? SCENES[on as SceneName](paint) : placed(GOODS[on as GoodName](paint), { scale: GOOD_SCALE })
  const arm = armOf(dice, colour)
  const isLeft = dice.next() < 0.3
  const turn = -26 + dice.whole(-6, 6)
  const right = tool
    ? placed(placed(holding(TOOLS[tool](paint), arm), { turn }), { x: 570, y: 372, scale: 1 })
    : placed(placed(palm(arm), { turn: -18 }), { x: 590, y: 366, scale: 0.94 })
  // The other hand steadies what is worked on.
  const left = placed(placed(palm(arm), { turn: -4 }), { x: tool ? 250 : 340, y: tool ? 420 : 366, scale: tool ? 0.78 : 0.94, flip: true })
  const all = [
    flat(boxPath([0, 396, WIDTH, HEIGHT - 396]), mixed(ground, '#6B5138', 0.2)),
    placed(scene, { x: isNear ? 450 : 440, y: isNear ? 300 : 250, scale: isNear ? 1.42 : 1 }),
    isNear ? '' : left,
    right,
  ].join('')
  return sheet(ground, isLeft ? `<g transform="translate(${WIDTH} 0) scale(-1 1)">${all}</g>` : all)
}
