import { lowerCase } from '#contract/core/one-form.ts'
import { PRODUCT_LIMITS } from '#contract/products/product-limits.ts'
import { type OptionForm, type VariantTexts, variantKey } from '#contract/products/variant-form.ts'

/** One variant as it is typed. Of one that exists, an empty stock says that its stock is not touched here, however much is sold meanwhile. */
export interface VariantRow {
  variant_id?: number
  values: string[]
  price: string
  compare_at: string
  stock: string
  /** What its seller saw before they typed another stock. */
  seen?: number
  sku: string
  picture: string
}

/** What a product comes in, and its variants: one of each that is offered. */
export interface VariantGrid {
  options: OptionForm[]
  rows: VariantRow[]
}

/** Why something cannot be added. */
export type GridRefusal = 'taken' | 'too-many'

export const EMPTY_ROW: VariantRow = { values: [], price: '', compare_at: '', stock: '', sku: '', picture: '' }

/** Options without values yet are no columns of the grid. */
const columnsOf = (options: readonly OptionForm[]): OptionForm[] => options.filter(({ values }) => values.length > 0)
const columnOf = (options: readonly OptionForm[], at: number): number => columnsOf(options.slice(0, at)).length

/** All combinations of the values, in the order of the options. */
export const combinations = (options: readonly OptionForm[]): string[][] =>
  columnsOf(options).reduce<string[][]>((before, { values }) => before.flatMap((some) => values.map((value) => [...some, value])), [[]])

/** What a variant is called: its values. */
export const nameOfValues = (values: readonly string[]): string => values.join(' · ')

const withOption = (options: readonly OptionForm[], at: number, change: Partial<OptionForm>): OptionForm[] =>
  options.map((option, index) => (index === at ? { ...option, ...change } : option))

function sorted({ options, rows }: VariantGrid): VariantGrid {
  const order = new Map(combinations(options).map((values, at) => [variantKey(values), at]))
  const placeOf = ({ values }: VariantRow) => order.get(variantKey(values)) ?? order.size
  return { options, rows: rows.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

/** Adds a value to an option. The variants that come with it cost what their neighbours do; what was left out stays out. */
export function addValue({ options, rows }: VariantGrid, at: number, value: string): VariantGrid | GridRefusal {
  const option = options[at]
  if (!option) return { options, rows }
  if (option.values.some((one) => lowerCase(one) === lowerCase(value))) return 'taken'
  if (option.values.length >= PRODUCT_LIMITS.valuesMost) return 'too-many'
  const next = withOption(options, at, { values: [...option.values, value] })
  const column = columnOf(next, at)
  if (option.values.length === 0) return { options: next, rows: rows.map((row) => ({ ...row, values: row.values.toSpliced(column, 0, value) })) }
  const others = (values: readonly string[]) => variantKey(values.toSpliced(column, 1))
  const neighbours = new Map(rows.map((row) => [others(row.values), row]))
  const made = combinations(next).flatMap((values) => {
    const neighbour = values[column] === value ? neighbours.get(others(values)) : undefined
    return neighbour ? [{ ...EMPTY_ROW, values, price: neighbour.price, compare_at: neighbour.compare_at }] : []
  })
  if (rows.length + made.length > PRODUCT_LIMITS.variantsMost) return 'too-many'
  return sorted({ options: next, rows: [...rows, ...made] })
}

/** Takes a value away, and with it its variants, of which one at least stays; the last one of an option takes the option out of all names. */
export function removeValue(grid: VariantGrid, at: number, value: string): VariantGrid {
  const { options, rows } = grid
  const values = (options[at]?.values ?? []).filter((one) => one !== value)
  if (values.length === 0) return withoutColumn(grid, at, withOption(options, at, { values }))
  const column = columnOf(options, at)
  const next = { options: withOption(options, at, { values }), rows: rows.filter((row) => row.values[column] !== value) }
  const [first = []] = combinations(next.options)
  return next.rows.length > 0 ? next : { ...next, rows: [{ ...EMPTY_ROW, values: first, price: rows[0]?.price ?? '', compare_at: rows[0]?.compare_at ?? '' }] }
}

/** Gives a value another name; its variants stay what they are. */
export function renameValue({ options, rows }: VariantGrid, at: number, [from, to]: readonly [string, string]): VariantGrid | GridRefusal {
  const option = options[at]
  if (!option || from === to) return { options, rows }
  if (option.values.some((one) => one !== from && lowerCase(one) === lowerCase(to))) return 'taken'
  const column = columnOf(options, at)
  const rename = (value: string) => (value === from ? to : value)
  return {
    options: withOption(options, at, { values: option.values.map(rename) }),
    rows: rows.map((row) => ({ ...row, values: row.values.map((value, index) => (index === column ? rename(value) : value)) })),
  }
}

export const addOption = ({ options, rows }: VariantGrid, name: string): VariantGrid => ({ options: [...options, { name, values: [] }], rows })
export const nameOption = ({ options, rows }: VariantGrid, at: number, name: string): VariantGrid => ({ options: withOption(options, at, { name }), rows })

/** Takes an option away; of variants that differ by it alone the first stays. */
export function removeOption(grid: VariantGrid, at: number): VariantGrid {
  const options = grid.options.toSpliced(at, 1)
  return grid.options[at]?.values.length ? withoutColumn(grid, at, options) : { ...grid, options }
}

function withoutColumn(before: VariantGrid, at: number, options: OptionForm[]): VariantGrid {
  const column = columnOf(before.options, at)
  const seen = new Set<string>()
  const rows = before.rows.flatMap((row) => {
    const values = row.values.toSpliced(column, 1)
    if (seen.has(variantKey(values))) return []
    seen.add(variantKey(values))
    return [{ ...row, values }]
  })
  return { options, rows }
}

/** Combinations that are not offered. */
export function leftOut({ options, rows }: VariantGrid): string[][] {
  const offered = new Set(rows.map(({ values }) => variantKey(values)))
  return combinations(options).filter((values) => !offered.has(variantKey(values)))
}

/** Offers a combination that was left out. */
export const offer = ({ options, rows }: VariantGrid, values: string[]): VariantGrid =>
  sorted({ options, rows: [...rows, { ...EMPTY_ROW, values, price: rows[0]?.price ?? '', compare_at: rows[0]?.compare_at ?? '' }] })

/** Leaves a variant out; one at least stays. */
export const leaveOut = ({ options, rows }: VariantGrid, at: number): VariantGrid =>
  rows.length < 2 ? { options, rows } : { options, rows: rows.toSpliced(at, 1) }

/** What is typed for several variants at once; what is empty stays as it is. */
export type ForSeveral = Partial<Pick<VariantRow, 'price' | 'compare_at' | 'stock'>>

/** Types the same for all variants with a value; without a value for all. @param seenOf stock of a variant that exists, as its seller sees it */
export function setSeveral(
  { options, rows }: VariantGrid,
  typed: ForSeveral,
  { only, seenOf }: { only?: { at: number; value: string } | undefined; seenOf: (variant_id: number) => number | undefined },
): VariantGrid {
  const column = only && columnOf(options, only.at)
  const filled = Object.fromEntries(Object.entries(typed).filter(([, text]) => text.trim() !== ''))
  const isMeant = ({ values }: VariantRow) => column === undefined || values[column] === only?.value
  return { options, rows: rows.map((row) => (isMeant(row) ? withTyped({ ...row, ...filled }, seenOf, 'stock' in filled) : row)) }
}

/** A row whose stock was typed knows what was seen then. */
export function withTyped(row: VariantRow, seenOf: (variant_id: number) => number | undefined, isStock: boolean): VariantRow {
  const { seen: _, ...rest } = row
  const now = row.variant_id === undefined || rest.stock.trim() === '' ? undefined : (row.seen ?? seenOf(row.variant_id))
  if (!isStock) return row
  return now === undefined ? rest : { ...rest, seen: now }
}

/** Rows as the form keeps them: always in the same order of fields, so that what is the same is the same text. */
export const writeRows = (rows: readonly VariantRow[]): string =>
  JSON.stringify(
    rows.map(
      ({ variant_id, values, price, compare_at, stock, seen, sku, picture }): VariantTexts => ({
        ...(variant_id !== undefined && { variant_id }),
        values,
        price,
        compare_at,
        stock,
        ...(seen !== undefined && { seen }),
        sku,
        picture,
      }),
    ),
  )
export const writeOptions = (options: readonly OptionForm[]): string => JSON.stringify(options.map(({ name, values }) => ({ name, values })))
