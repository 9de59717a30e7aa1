import { upperCase } from '#contract/core/one-form.ts'
import { scriptLanguage } from '#contract/core/text.ts'
import type { ProductOption } from '#contract/products/products.ts'
import type { ColourName } from '../drawing/goods/paint.ts'
import { makeDice, seedOf } from '../drawing/random.ts'
import type { ProductSketch } from './product-sketch.ts'

const WORDS = {
  en: { colour: 'Colour' },
  bn: { colour: 'রং' },
} as const

const COLOUR_NAMES: Record<ColourName, readonly [en: string, bn: string]> = {
  red: ['Red', 'লাল'],
  maroon: ['Maroon', 'মেরুন'],
  pink: ['Pink', 'গোলাপি'],
  orange: ['Orange', 'কমলা'],
  yellow: ['Yellow', 'হলুদ'],
  green: ['Green', 'সবুজ'],
  olive: ['Olive', 'জলপাই'],
  teal: ['Teal', 'ফিরোজা'],
  blue: ['Blue', 'নীল'],
  navy: ['Navy', 'গাঢ় নীল'],
  violet: ['Violet', 'বেগুনি'],
  white: ['White', 'সাদা'],
  cream: ['Cream', 'ঘিয়া'],
  brown: ['Brown', 'বাদামি'],
  grey: ['Grey', 'ছাই'],
  black: ['Black', 'কালো'],
  gold: ['Gold', 'সোনালি'],
  silver: ['Silver', 'রুপালি'],
  clay: ['Clay', 'মাটি'],
  wood: ['Wood', 'কাঠ'],
  jute: ['Jute', 'পাট'],
}

const languageOf = ({ title }: Pick<ProductSketch, 'title'>) => (scriptLanguage(title) === 'bn' ? 'bn' : 'en')
const colourName = (sketch: Pick<ProductSketch, 'title'>, colour: ColourName) => COLOUR_NAMES[colour][languageOf(sketch) === 'bn' ? 1 : 0]

/** What a product comes in: its colours, where there are several, and its sizes. */
export function optionsOf(sketch: ProductSketch): ProductOption[] {
  const { colours, sizes } = sketch
  return [
    ...(colours.length > 1 ? [{ name: WORDS[languageOf(sketch)].colour, values: colours.map((colour) => colourName(sketch, colour)) }] : []),
    ...(sizes ? [{ name: sizes.name, values: sizes.values.map(([value]) => value) }] : []),
  ]
}

export interface PlannedVariant {
  values: string[]
  price: number
  compare_at: number | null
  stock: number
  sku: string
  sku_key: string
  /** Absent: the product has one colour. */
  colour: ColourName | undefined
}

/** Every colour in every size; of some that comes in several, a few are out of stock. */
export function planVariants(sketch: ProductSketch, sku: string): PlannedVariant[] {
  const { colours, sizes, price, was, stock = 'some' } = sketch
  const dice = makeDice(seedOf(`stock ${sketch.title}`))
  const pairs = colours.flatMap((colour) => (sizes?.values ?? [[undefined, 0] as const]).map(([size, more]) => ({ colour, size, more })))
  const stockOf = (at: number): number => {
    if (stock === 'none') return 0
    if (stock !== 'some') return stock
    return at > 0 && dice.next() < 0.14 ? 0 : dice.whole(2, 28)
  }
  return pairs.map(({ colour, size, more }, at) => {
    const name = `${sku}-${at + 1}`
    return {
      values: [...(colours.length > 1 ? [colourName(sketch, colour)] : []), ...(size === undefined ? [] : [size])],
      price: price + more,
      compare_at: was === undefined ? null : was + more,
      stock: stockOf(at),
      sku: upperCase(name),
      sku_key: name,
      colour: colours.length > 1 ? colour : undefined,
    }
  })
}
