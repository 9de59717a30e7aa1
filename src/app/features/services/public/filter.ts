import { canon } from '#contract/core/text.ts'
import { SERVICE_LIMITS } from '#contract/services/service-limits.ts'
import { readServiceFilter, type ServiceFilter } from '#contract/services/services-filter.ts'

/** Fields in which people type prices, and what is wrong with one, as the end of the key of its text. */
export type PriceField = 'min_price' | 'max_price'
export type FormFaults = Partial<Record<PriceField, 'notANumber' | 'maxBelowMin'>>

/** A number as people type it: ৳, commas and spaces are no mistake. */
const digitsOf = (typed: string): string => canon(typed).replace(/[\s,৳]|bdt|tk\.?|taka|টাকা/g, '')

/**
 * Reads the form of the two panels; empty fields ask nothing.
 * @returns either the filter, or what is wrong with it: a number that cannot be read is never dropped silently.
 */
export function readServiceForm(form: FormData): { filter: ServiceFilter } | { faults: FormFaults } {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '') fields[name] = value
  const faults: FormFaults = {}
  for (const name of ['min_price', 'max_price'] as const) {
    const typed = fields[name]
    if (typed === undefined) continue
    const digits = digitsOf(typed)
    fields[name] = digits
    if (!/^\d{1,7}$/.test(digits) || Number(digits) > SERVICE_LIMITS.priceMost) faults[name] = 'notANumber'
  }
  const { min_price, max_price } = fields
  if (!faults.min_price && !faults.max_price && min_price && max_price && Number(max_price) < Number(min_price)) faults.max_price = 'maxBelowMin'
  return Object.keys(faults).length > 0 ? { faults } : { filter: readServiceFilter(fields) }
}

/** Names of what a reader can take back, one by one. */
export type ChipName = Exclude<keyof ServiceFilter, 'sort'>
const CHIP_NAMES: readonly ChipName[] = ['q', 'category', 'subcategory', 'place', 'district', 'min_price', 'max_price', 'instant', 'day', 'seller']

export const activeChips = (filter: ServiceFilter): ChipName[] => CHIP_NAMES.filter((name) => filter[name] !== undefined)

/** The filter without one of its parts; without a category there is nothing below it either. */
export function withoutChip(filter: ServiceFilter, name: ChipName): ServiceFilter {
  return Object.fromEntries(Object.entries(filter).filter(([key]) => key !== name && !(name === 'category' && key === 'subcategory')))
}

/** What the search panel alone asked for, and whose services they are; resetting the filters leaves it. */
export const searchPart = ({ q, category, subcategory, seller }: ServiceFilter): ServiceFilter =>
  Object.fromEntries(Object.entries({ q, category, subcategory, seller }).filter(([, value]) => value !== undefined))
