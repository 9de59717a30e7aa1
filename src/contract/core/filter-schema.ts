/** The service's side of a filter: strict, with limits. Apart from core/filter.ts, which the first paint needs without valibot. */
import * as v from 'valibot'
import { Count, Cursor, flagText, Id, idText, Words } from './fields.ts'
import { type FieldKind, type Filter, type FilterField, type FilterValues, SLUG, slugIn } from './filter.ts'
import type { Reason } from './reasons.ts'
import { foldDigits } from './text.ts'
import { isRealDay } from './time.ts'

type AnyFilter = Filter<never, Record<string, FilterField<never, unknown>>>

const LARGEST_ID = 2_147_483_647
const SLUG_LONGEST = 60

/** A whole number as text, Bangla digits too. */
const wholeText = (most: number) => v.pipe(v.string(), v.maxLength(40), v.transform(foldDigits), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(most))

/** As `FilterOptions.isStrict` says. */
const strictWhole = (most: number) => v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), v.maxValue(most))
const StrictText = v.pipe(v.string(), v.maxLength(100), v.regex(/^[^\0]*$/), v.trim())
/** The same for an id; also in addresses of one item. */
export const strictIdText = v.pipe(strictWhole(LARGEST_ID), v.minValue(1))

function schemaOf(kind: FieldKind, isStrict: boolean): v.GenericSchema {
  const whole: (most: number) => v.GenericSchema = isStrict ? strictWhole : wholeText
  switch (kind.type) {
    case 'text':
      return isStrict ? StrictText : Words
    case 'id':
      return isStrict ? strictIdText : idText
    case 'whole':
      return whole(kind.most)
    case 'choice':
      return typeof kind.values[0] === 'number' ? v.pipe(whole(99), v.picklist(kind.values)) : v.picklist(kind.values)
    case 'day':
      return v.pipe(v.string(), v.check(isRealDay, 'not a day'))
    case 'slug':
      return v.pipe(v.string(), v.maxLength(SLUG_LONGEST), v.transform(slugIn), v.regex(SLUG))
    case 'flag':
      return v.pipe(
        flagText,
        v.transform((on) => on || undefined),
      )
  }
}

/** Whole characters: half of one is no JSON that a database keeps. */
const StoredText = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check((text) => text.isWellFormed(), 'bad-characters' satisfies Reason),
  v.trim(),
)

function storedSchema(kind: FieldKind): v.GenericSchema {
  switch (kind.type) {
    case 'id':
      return Id
    case 'whole':
      return v.pipe(Count, v.maxValue(kind.most))
    case 'choice':
      return v.picklist(kind.values)
    case 'flag':
      return v.literal(true)
    default:
      return StoredText
  }
}

/** What a list was asked, as a value that is stored and sent in JSON. @param without fields that do not belong to it, as an order */
export function storedFilter<F extends Pick<AnyFilter, 'fields'>, Name extends keyof F['fields'] & string>(
  { fields }: F,
  without: readonly Name[],
): v.GenericSchema<Omit<FilterValues<F>, Name>> {
  const stored = Object.entries(fields).filter(([name]) => !(without as readonly string[]).includes(name))
  const schema = v.object(Object.fromEntries(stored.map(([name, { kind }]) => [name, v.optional(storedSchema(kind))])))
  return schema as unknown as v.GenericSchema<Omit<FilterValues<F>, Name>>
}

interface Paging {
  limit?: number | undefined
  cursor?: string | undefined
}

/** What a list is asked, as the service reads it. */
export type ListQuery<F extends { fields: object }> = FilterValues<F> & Paging
type ListQueryInput<F extends { fields: object }> = { [Name in keyof F['fields'] | keyof Paging]?: string | undefined }

/** How many rows a page may have; and digits of that number at most, where fewer than of others. Without it the list has pages of one size. */
interface PageSize {
  perPage: number
  digits?: number
}

/** The query of a list: every field of its filter, and the page. Unknown keys are ignored. */
export function listQuery<F extends Pick<AnyFilter, 'fields' | 'isStrict'>>(
  { fields, isStrict }: F,
  size?: PageSize,
): v.GenericSchema<ListQueryInput<F>, ListQuery<F>> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, v.optional(schemaOf(kind, isStrict))] as const)
  const limit = size && { limit: v.optional(limitOf(size, isStrict)) }
  const query = v.object({ ...Object.fromEntries(entries), ...limit, cursor: v.optional(Cursor) })
  return query as unknown as v.GenericSchema<ListQueryInput<F>, ListQuery<F>>
}

/** The query of a list with what else it may be asked: one object, whose keys the service knows. */
export function queryWith<Input, Output, More extends v.ObjectEntries>(
  query: v.GenericSchema<Input, Output>,
  more: More,
): v.GenericSchema<Input & v.InferInput<v.ObjectSchema<More, undefined>>, Output & v.InferOutput<v.ObjectSchema<More, undefined>>> {
  const { entries } = query as unknown as { entries: v.ObjectEntries }
  return v.object({ ...entries, ...more }) as unknown as v.GenericSchema<
    Input & v.InferInput<v.ObjectSchema<More, undefined>>,
    Output & v.InferOutput<v.ObjectSchema<More, undefined>>
  >
}

function limitOf({ perPage, digits }: PageSize, isStrict: boolean): v.GenericSchema {
  if (digits)
    return v.pipe(v.string(), v.transform(foldDigits), v.regex(new RegExp(`^\\d{1,${digits}}$`)), v.transform(Number), v.minValue(1), v.maxValue(perPage))
  return isStrict ? v.pipe(strictWhole(perPage), v.minValue(1)) : v.pipe(wholeText(perPage), v.minValue(1))
}
