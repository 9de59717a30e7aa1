import type { Dice } from './random.ts'
import { around, boxPath, circlePath, type Drawing, dot, flat, line } from './shapes.ts'

export const HEAD_WEARS = ['bun', 'braid', 'short', 'curls', 'bald', 'cap', 'saree', 'hijab', 'turban'] as const
export type HeadWear = (typeof HEAD_WEARS)[number]

/** A person in flat shapes: every part is drawn by its name, so that a picture can be told apart from its neighbours. */
export interface BustOrder {
  head: HeadWear
  /** From what age hair turns grey and lines come. */
  age: 'young' | 'grown' | 'old'
  hasGlasses: boolean
  beard: 'none' | 'moustache' | 'short' | 'full'
  dress: 'panjabi' | 'shirt' | 'saree' | 'shawl' | 'kurti' | 'gamcha'
  skin: number
}

/** Skin, and the same in shade. */
export const SKINS = [
  ['#F0C9A0', '#DBAA7C'],
  ['#D9A273', '#C08553'],
  ['#C08552', '#A66B43'],
  ['#A66B43', '#8A5433'],
  ['#8A5638', '#6E4229'],
  ['#6B4226', '#53321B'],
] as const

const HAIRS = { young: '#1D1720', grown: '#2E2226', old: '#C9C5C0' } as const
const WOMEN: readonly HeadWear[] = ['bun', 'braid', 'curls', 'saree', 'hijab']

/** A person by chance: women and men, young and old, in what people here wear. */
export function randomBust(dice: Dice, head: HeadWear = dice.pick(HEAD_WEARS)): BustOrder {
  const isWoman = WOMEN.includes(head)
  const age = dice.pick(['young', 'young', 'grown', 'grown', 'old'] as const)
  return {
    head,
    age,
    hasGlasses: dice.next() < (age === 'old' ? 0.7 : 0.28),
    beard: isWoman || age === 'young' ? 'none' : dice.pick(['none', 'moustache', 'short', 'full'] as const),
    dress: head === 'saree' ? 'saree' : dice.pick(isWoman ? (['saree', 'kurti', 'shawl'] as const) : (['panjabi', 'shirt', 'shawl', 'gamcha'] as const)),
    skin: dice.whole(0, SKINS.length - 1),
  }
}

interface Cloths {
  main: string
  second: string
  trim: string
}

const SHOULDERS = 'M-160 230C-156 128 -78 100 -34 86H34C78 100 156 128 160 230z'

const DRESSES: Record<BustOrder['dress'], (cloths: Cloths) => Drawing> = {
  panjabi: ({ main, trim }) => flat(SHOULDERS, main) + flat('M-36 86C-20 118 20 118 36 86L44 100C24 134 -24 134 -44 100z', trim) + line('M0 122V226', trim, 9),
  shirt: ({ main, trim }) => flat(SHOULDERS, main) + flat('M-36 84L-60 112L-14 144L0 112zM36 84L60 112L14 144L0 112z', trim) + line('M0 126V226', trim, 5),
  kurti: ({ main, second, trim }) =>
    flat(SHOULDERS, main) +
    line('M-40 88C-30 150 30 150 40 88', trim, 11) +
    flat('M-150 230C-146 150 -104 118 -78 106L-44 230zM150 230C146 150 104 118 78 106L44 230z', second),
  saree: ({ main, second, trim }) => flat(SHOULDERS, second) + flat('M-128 230C-118 150 -84 108 -50 94L100 230z', main) + line('M-48 96L96 230', trim, 13),
  shawl: ({ main, second, trim }) =>
    flat(SHOULDERS, main) +
    flat('M-160 230C-156 128 -78 100 -40 88L10 230zM160 230C156 128 78 100 40 88L-2 190L34 230z', second) +
    line('M-40 90L8 226M40 90L0 188', trim, 7),
  gamcha: ({ main, second, trim }) =>
    flat(SHOULDERS, main) +
    flat('M-58 92C-30 134 30 134 58 92L74 112C40 160 20 160 4 158L22 230H-34L-22 152C-40 146 -60 130 -74 112z', second) +
    line('M-62 106C-30 146 30 146 62 106M-6 156V228', trim, 6),
}

interface Colours {
  hair: string
  cloth: string
  trim: string
}

const TOP = 'M-62 -30C-72 -124 72 -124 62 -30'
/** Hair and cloth: what lies behind the head, and what before it. */
const HEADS: Record<HeadWear, (colours: Colours) => { behind: Drawing; before: Drawing }> = {
  bun: ({ hair, trim }) => ({
    behind: dot([0, -112, 34], hair) + dot([24, -104, 9], trim),
    before: flat(`${TOP}C44 -66 16 -78 0 -84C-16 -78 -44 -66 -62 -30z`, hair),
  }),
  braid: ({ hair, trim }) => ({
    behind: flat('M-66 -30C-84 -124 84 -124 66 -30L84 70H40zM-66 -30L-70 40L-40 40z', hair),
    before:
      flat(`${TOP}C50 -70 10 -84 -18 -82C-40 -72 -56 -54 -62 -30z`, hair) +
      [70, 100, 130, 160].map((y) => dot([72, y, 17], hair)).join('') +
      dot([72, 178, 9], trim),
  }),
  short: ({ hair }) => ({ behind: '', before: flat(`${TOP}L56 -48C30 -66 -10 -62 -34 -74C-40 -60 -54 -52 -62 -30z`, hair) }),
  curls: ({ hair }) => ({
    behind: dot([0, -46, 96], hair),
    before: [-62, -38, -12, 14, 40, 62].map((x, index) => dot([x, -84 + Math.abs(index - 2.5) * 11, 26], hair)).join(''),
  }),
  bald: ({ hair }) => ({ behind: dot([-58, -22, 17], hair) + dot([58, -22, 17], hair), before: '' }),
  cap: ({ hair, cloth, trim }) => ({
    behind: dot([0, -40, 63], hair),
    before: flat('M-63 -58C-66 -130 66 -130 63 -58C30 -74 -30 -74 -63 -58z', cloth) + line('M-60 -66C-30 -80 30 -80 60 -66', trim, 6),
  }),
  saree: ({ hair, cloth, trim }) => ({
    behind: flat('M-104 150C-130 -20 -96 -136 0 -136S130 -20 104 150z', cloth),
    before:
      flat(`${TOP}C44 -60 16 -78 0 -86C-16 -78 -44 -60 -62 -30z`, hair) +
      line('M-94 130C-96 20 -88 -110 0 -114S96 20 94 130', trim, 11) +
      dot([0, -52, 6], '#C8203A'),
  }),
  hijab: ({ cloth, trim }) => ({
    behind: flat('M-96 140C-112 -20 -92 -128 0 -128S112 -20 96 140z', cloth),
    before:
      flat(
        'M-58 -34C-58 -100 58 -100 58 -34C58 30 30 62 0 62S-58 30 -58 -34zM-92 118C-108 -20 -88 -124 0 -124S108 -20 92 118C60 150 -60 150 -92 118z" fill-rule="evenodd',
        cloth,
      ) + line('M-50 60C-30 96 30 96 60 54', trim, 5),
  }),
  turban: ({ cloth, trim }) => ({
    behind: '',
    before:
      flat('M-74 -50C-92 -130 92 -130 74 -50C40 -72 -40 -72 -74 -50z', cloth) +
      line('M-70 -66C-20 -104 30 -104 66 -94M-62 -90C-10 -70 40 -70 72 -62', trim, 7) +
      flat('M62 -66L104 -20L86 -6L58 -52z', cloth),
  }),
}

function face({ age, hasGlasses, beard, skin }: BustOrder, { hair, frame }: { hair: string; frame: string }): Drawing {
  const [light, shade] = SKINS[skin] ?? SKINS[0]
  const ink = '#231A20'
  const whiskers = {
    none: '',
    moustache: flat('M-28 22C-16 10 -6 12 0 18C6 12 16 10 28 22C14 28 -14 28 -28 22z', hair),
    short: flat('M-56 -6C-56 66 56 66 56 -6C46 18 26 12 0 12S-46 18 -56 -6z', hair),
    full: flat('M-57 -12C-62 120 62 120 57 -12C48 20 26 12 0 12S-48 20 -57 -12z', hair),
  }[beard]
  return [
    flat('M-27 34V90C-12 112 12 112 27 90V34z', shade),
    dot([-58, -24, 13], shade),
    dot([58, -24, 13], shade),
    flat('M-58 -40C-58 -108 58 -108 58 -40C58 22 30 60 0 60S-58 22 -58 -40z', light),
    whiskers,
    line('M-38 -46C-30 -53 -20 -53 -13 -47M38 -46C30 -53 20 -53 13 -47', age === 'old' ? hair : ink, 6),
    dot([-25, -28, 6], ink),
    dot([25, -28, 6], ink),
    line('M0 -28C-4 -12 -8 -2 4 0', shade, 5),
    line('M-16 30C-6 37 6 37 16 30', '#8E2F38', 6),
    age === 'old' ? line('M-36 10C-32 18 -32 24 -34 30M36 10C32 18 32 24 34 30M-20 -72H20', shade, 4) : '',
    hasGlasses
      ? [-26, 26].map((x) => `<path d="${circlePath(x, -27, 20)}" fill="none" stroke="${frame}" stroke-width="5"/>`).join('') + line('M-6 -28H6', frame, 5)
      : '',
  ].join('')
}

/** Head and shoulders around 0,0: 320 wide, from -140 to 230. */
export function drawBust(order: BustOrder, [main, second, trim, cloth]: readonly [string, string, string, string]): Drawing {
  const hair = HAIRS[order.age]
  const { behind, before } = HEADS[order.head]({ hair, cloth, trim })
  // Cloth over the head lies on the shoulders, hair behind them.
  return behind + DRESSES[order.dress]({ main, second, trim }) + face(order, { hair, frame: trim }) + before
}

/** Rays behind a head. */
export const halo = (count: number, colour: string): Drawing =>
  Array.from({ length: count }, (_, index) => {
    const [x, y] = around((360 / count) * index, 1)
    return line(`M${x * 214} ${y * 214}L${x * 250} ${y * 250}`, colour, 9)
  }).join('')

/** Checks as of a gamcha, over a whole field. */
export const checks = ([width, height]: readonly [number, number], colour: string, step = 60): Drawing => {
  const lines = (length: number, draw: (at: number) => Drawing) => Array.from({ length: Math.ceil(length / step) }, (_, index) => draw(index * step)).join('')
  return lines(width, (x) => flat(boxPath([x, 0, 8, height]), colour)) + lines(height, (y) => flat(boxPath([0, y, width, 8]), colour))
}
