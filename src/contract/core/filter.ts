/**
 * What can be asked of a list, said once for each field: how an address is read, and whether a card fits. Pure, without valibot, because the
 * first paint, the worker and the server all need it; core/filter-schema.ts makes the service's query of the same table.
 */
import { lowerCase } from './one-form.ts'
import { canon, foldDigits } from './text.ts'
import { isRealDay } from './time.ts'

/** What a field is, for its schema. */
export type FieldKind =
  | { readonly type: 'text' | 'id' | 'flag' | 'day' | 'slug' }
  | { readonly type: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly type: 'whole'; readonly most: number }

/** The whole filter, for a field that depends on others. */
interface Asked {
  /** Milliseconds since the epoch. */
  now: number
  values: Readonly<Record<string, unknown>>
}

type Fits<Card, Value> = (card: Card, value: Value, asked: Asked) => boolean

/** One field of a filter. Without `fits` every card fits it: its words are searched, or it is an order. */
export interface FilterField<Card, Value> {
  readonly kind: FieldKind
  /** Reads a value of an address leniently. @param given trimmed, not empty */
  read(given: string, isStrict: boolean): Value | undefined
  fits?(card: Card, value: Value, asked: Asked): boolean
  /** Stands for nothing asked: left out of addresses. */
  readonly default?: Value
}

interface FieldOptions<Card, Value> {
  fits?: Fits<Card, Value>
  default?: Value
}

/** No id in an address is larger. */
const MOST_ID = 2e9
/** In any case, and with Bangla digits. */
export const slugIn = (given: string): string => lowerCase(foldDigits(given))
/** A slug as an address has it. */
export const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/

/** What filters of such cards are made of. */
export const filterKit = <Card>() => ({
  text: (options: FieldOptions<Card, string> = {}): FilterField<Card, string> => ({ kind: { type: 'text' }, read: (given) => given, ...options }),

  choice: <const Value extends string | number>(values: readonly Value[], options: FieldOptions<Card, Value> = {}): FilterField<Card, Value> => ({
    kind: { type: 'choice', values },
    read: (given, isStrict) => values.find((one) => one === (typeof one === 'number' ? wholeIn(given, isStrict) : given)),
    ...options,
  }),

  /** @param options.isLatin Bangla digits and leading zeros make no sense in it */
  id: ({ isLatin, ...options }: FieldOptions<Card, number> & { isLatin?: boolean } = {}): FilterField<Card, number> => ({
    kind: { type: 'id' },
    read: (given, isStrict) => (isLatin && !/^[1-9]\d{0,8}$/.test(given) ? undefined : wholeIn(given, isStrict, MOST_ID) || undefined),
    ...options,
  }),

  whole: ({ most, ...options }: FieldOptions<Card, number> & { most: number }): FilterField<Card, number> => ({
    kind: { type: 'whole', most },
    read: (given, isStrict) => wholeIn(given, isStrict, most),
    ...options,
  }),

  flag: (options: FieldOptions<Card, true> = {}): FilterField<Card, true> => ({
    kind: { type: 'flag' },
    read: (given) => given === 'true' || given === '1' || undefined,
    ...options,
  }),

  /** `YYYY-MM-DD` */
  day: (options: FieldOptions<Card, string> = {}): FilterField<Card, string> => ({
    kind: { type: 'day' },
    read: (given) => (isRealDay(canon(given)) ? canon(given) : undefined),
    ...options,
  }),

  slug: (options: FieldOptions<Card, string> = {}): FilterField<Card, string> => ({
    kind: { type: 'slug' },
    read: (given) => {
      const slug = slugIn(given)
      return SLUG.test(slug) ? slug : undefined
    },
    ...options,
  }),

  /** Makes a filter of its fields, in the order of their keys. */
  filterOf: <const F extends Fields<Card>>(fields: F, options: FilterOptions<Card> = {}): Filter<Card, F> => makeFilter(fields, options),

  /** Fits where the card's field is what was asked. */
  is:
    (key: keyof Card): Fits<Card, unknown> =>
    (card, value) =>
      card[key] === value,
})

/** Bangla digits count as digits. */
function wholeIn(given: string, isStrict: boolean, most = Number.POSITIVE_INFINITY): number | undefined {
  const digits = isStrict ? canon(given) : canon(given).replace(/[\s,]/g, '')
  return /^\d{1,9}$/.test(digits) && Number(digits) <= most ? Number(digits) : undefined
}

type Fields<Card> = Readonly<Record<string, FilterField<Card, unknown>>>
type ValueOf<Field> = Field extends FilterField<never, infer Value> ? Value : never

/** What a filter can ask. Everything is optional. */
export type FilterValues<F extends { fields: object }> = { -readonly [Name in keyof F['fields']]?: ValueOf<F['fields'][Name]> | undefined }

interface FilterOptions<Card> {
  /** What the list has at all, whatever else is asked. */
  isListed?: (card: Card, asked: Asked) => boolean
  /**
   * Addresses are read as the list of events always did. Page: `true` and `false` are no words, "20,000" is no number. Service: numbers in Latin digits
   * only, ten at most, zeros before them too; a text is measured as it comes.
   */
  isStrict?: boolean
}

export interface Filter<Card, F extends Fields<Card>> {
  readonly fields: F
  readonly isStrict: boolean
  /**
   * Reads the search of an address, leniently: what makes no sense is left out, so that an old or mistyped link still shows a list. What stands for
   * nothing asked, as a form without JavaScript sends it, is left out too, so that equal filters have one address.
   */
  read: (search: Record<string, unknown>) => FilterValues<{ fields: F }>
  /** Whether a card fits, apart from words that are searched. @param now milliseconds since the epoch */
  fits: (card: Card, values: FilterValues<{ fields: F }>, now: number) => boolean
}

function makeFilter<Card, F extends Fields<Card>>(fields: F, { isListed, isStrict = false }: FilterOptions<Card>): Filter<Card, F> {
  const all = Object.entries(fields)
  const read = (search: Record<string, unknown>) => {
    const found: Record<string, unknown> = {}
    for (const [name, field] of all) {
      const given = addressText(search[name], isStrict)
      const value = given && field.read(given, isStrict)
      if (value !== undefined && value !== '' && value !== field.default) found[name] = value
    }
    return found as FilterValues<{ fields: F }>
  }
  const fits = (card: Card, values: Readonly<Record<string, unknown>>, now: number) => {
    const asked = { now, values }
    if (isListed && !isListed(card, asked)) return false
    return all.every(([name, field]) => values[name] === undefined || (field.fits?.(card, values[name], asked) ?? true))
  }
  return { fields, isStrict, read, fits }
}

/** A value of an address as text, cut to what may be asked for: the reader of addresses makes numbers and booleans of what has no quotes. */
export function addressText(value: unknown, isStrict = false): string {
  const isText = typeof value === 'string' || typeof value === 'number' || (typeof value === 'boolean' && !isStrict)
  return isText ? String(value).slice(0, 100).trim() : ''
}
