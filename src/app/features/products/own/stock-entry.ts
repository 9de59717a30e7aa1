import * as v from 'valibot'
import type { OutboxEntry } from '../../../state/outbox/outbox.ts'

/** What changes of stock are called in the outbox. */
export const STOCK = 'products'

const About = v.object({
  product_id: v.number(),
  variant_id: v.number(),
  /** Of the product. */
  title: v.string(),
  /** Its values in one line; empty where the product comes in one kind. */
  variant: v.string(),
})
export type StockAbout = v.InferOutput<typeof About>

const Change = v.union([v.object({ add: v.number() }), v.object({ set: v.number(), seen: v.number() })])
export type StockChange = v.InferOutput<typeof Change>

/** What an entry of the outbox says of a change of stock; undefined where it is about anything else, or another version wrote it. */
export function readStockEntry({ noun, about, body }: OutboxEntry): { about: StockAbout; change: StockChange } | undefined {
  if (noun !== STOCK) return undefined
  const [readAbout, readBody] = [v.safeParse(About, about), v.safeParse(v.object({ change: Change }), body)]
  return readAbout.success && readBody.success ? { about: readAbout.output, change: readBody.output.change } : undefined
}

export const afterChange = (stock: number, change: StockChange): number => ('add' in change ? Math.max(0, stock + change.add) : change.set)

const isUnderWay = ({ state }: OutboxEntry): boolean => state !== 'sent' && state !== 'discarded' && state !== 'needs-you'

/** Changes of a variant that are on their way, the oldest first. */
export const changesOf = (entries: readonly OutboxEntry[], variant_id: number): StockChange[] =>
  entries.flatMap((entry) => {
    const read = isUnderWay(entry) ? readStockEntry(entry) : undefined
    return read?.about.variant_id === variant_id ? [read.change] : []
  })

/** What is left of a variant, as a refusal says. */
export const leftIn = (facts: Readonly<Record<string, number>> | undefined, variant_id: number): number | undefined => facts?.[`variant_${variant_id}`]
