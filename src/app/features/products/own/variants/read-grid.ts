import * as v from 'valibot'
import type { OwnProductDetail } from '#contract/products/own-product.ts'
import { EMPTY_ROW, type VariantGrid, writeOptions, writeRows } from './variant-grid.ts'

const text = v.fallback(v.string(), '')
const texts = v.fallback(v.array(v.string()), [])
const Row = v.object({
  variant_id: v.fallback(v.optional(v.number()), undefined),
  values: texts,
  price: text,
  compare_at: text,
  stock: text,
  seen: v.fallback(v.optional(v.number()), undefined),
  sku: text,
  picture: text,
})
const inText = <S extends v.GenericSchema<unknown, unknown>>(schema: S) => v.pipe(v.string(), v.parseJson(), v.array(schema))
const Rows = inText(Row)
const Options = inText(v.object({ name: text, values: texts }))

/** Options and variants as the form keeps them; what cannot be read is as in an empty form. */
export function readGrid({ options, variants }: { options: string; variants: string }): VariantGrid {
  const [readOptions, readRows] = [v.safeParse(Options, options), v.safeParse(Rows, variants)]
  const rows = readRows.success
    ? readRows.output.map(({ variant_id, seen, ...row }) => ({ ...row, ...(variant_id && { variant_id }), ...(seen !== undefined && { seen }) }))
    : []
  return { options: readOptions.success ? readOptions.output : [], rows: rows.length > 0 ? rows : [EMPTY_ROW] }
}

export const writeGrid = ({ options, rows }: VariantGrid): { options: string; variants: string } => ({
  options: writeOptions(options),
  variants: writeRows(rows),
})

/** The variants of a product as the form begins with them: their stock is not touched. */
export const gridOf = ({ options, variants, pictures }: Pick<OwnProductDetail, 'options' | 'variants' | 'pictures'>): VariantGrid => ({
  options,
  rows: variants.map(({ variant_id, values, price, compare_at, sku, picture }) => ({
    variant_id,
    values,
    price: String(price),
    compare_at: compare_at === null ? '' : String(compare_at),
    stock: '',
    sku,
    picture: picture === null ? '' : placeIn(pictures, picture),
  })),
})

/** Counted from 1; empty: it is not among them. */
function placeIn(pictures: readonly { id: number }[], id: number): string {
  const at = pictures.findIndex((picture) => picture.id === id)
  return at < 0 ? '' : String(at + 1)
}

/** Texts whose variants can be judged: a stock that is not touched is none that is missing. */
export function judgeable<T extends { options: string; variants: string }>(texts: T): T {
  const { rows } = readGrid(texts)
  const known = rows.map((row) => (row.variant_id !== undefined && row.stock.trim() === '' ? { ...row, stock: '0', seen: 0 } : row))
  return { ...texts, variants: writeRows(known) }
}

/** Variants as they are sent: what is not touched has the stock that its seller sees. @param stockOf of a variant that exists */
export function variantsToSend(texts: { options: string; variants: string }, stockOf: (variant_id: number) => number | undefined): string {
  const { rows } = readGrid(texts)
  return writeRows(
    rows.map((row) => {
      const now = row.variant_id === undefined ? undefined : stockOf(row.variant_id)
      return now !== undefined && row.stock.trim() === '' ? { ...row, stock: String(now), seen: now } : row
    }),
  )
}
