import { canon } from '#contract/core/text.ts'
import { type EventFilter, readEventFilter } from '#contract/events/events-filter.ts'

/** What is wrong with a field of the form, as the end of the key of its text. */
export type FieldFault = 'notANumber' | 'maxBelowMin'
export type PriceField = 'min_price' | 'max_price'
export type FormFaults = Partial<Record<PriceField, FieldFault>>

/** A price as people type it: ৳, commas and spaces are no mistake. */
const priceDigits = (typed: string): string => canon(typed).replace(/[\s,৳]|bdt|tk\.?/g, '')

/**
 * Reads the form of the two panels. Empty fields ask nothing; a place is asked of Offline events only.
 * @returns either the filter, or what is wrong with it: a price that cannot be read is never dropped silently.
 */
export function readFilterForm(form: FormData): { filter: EventFilter } | { faults: FormFaults } {
  const fields: Record<string, string> = {}
  const isOffline = form.get('type') === 'Offline'
  for (const [name, value] of form) {
    if (typeof value === 'string' && value.trim() !== '' && (isOffline || name !== 'location')) fields[name] = value
  }
  const faults: FormFaults = {}
  for (const name of ['min_price', 'max_price'] as const) {
    if (!fields[name]) continue
    fields[name] = priceDigits(fields[name])
    if (!/^\d{1,8}$/.test(fields[name])) faults[name] = 'notANumber'
  }
  if (!faults.min_price && !faults.max_price && Number(fields.min_price) > Number(fields.max_price)) faults.max_price = 'maxBelowMin'
  return Object.keys(faults).length > 0 ? { faults } : { filter: readEventFilter(fields) }
}

/** Names of what a reader can take back, one by one. */
export type ChipName = Exclude<keyof EventFilter, 'sort'>
const CHIP_NAMES: readonly ChipName[] = [
  'q',
  'type',
  'location',
  'date',
  'category',
  'subcategory',
  'subsubcategory',
  'min_price',
  'max_price',
  'seller',
  'when',
]
/** What makes no sense without the other: it goes with it. */
const DEPENDENTS: Partial<Record<ChipName, readonly ChipName[]>> = {
  type: ['location'],
  category: ['subcategory', 'subsubcategory'],
  subcategory: ['subsubcategory'],
}

export const activeChips = (filter: EventFilter): ChipName[] => CHIP_NAMES.filter((name) => filter[name] !== undefined)

/** The filter without one of its parts, and without what depended on it. */
export function withoutChip(filter: EventFilter, name: ChipName): EventFilter {
  const gone: readonly string[] = [name, ...(DEPENDENTS[name] ?? [])]
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !gone.includes(key)))
}

/** What the search panel alone asked for; resetting the filters leaves it. */
export const searchPart = ({ q, type, location, date }: EventFilter): EventFilter =>
  Object.fromEntries(Object.entries({ q, type, location, date }).filter(([, value]) => value !== undefined))
