import { canon } from '#contract/core/text.ts'
import { type JobFilter, MOST_EXPERIENCE_YEARS, readJobFilter } from '#contract/jobs/jobs-filter.ts'

/** Fields in which people type numbers, and what is wrong with one, as the end of the key of its text. */
export type NumberField = 'min_salary' | 'experience'
export type FormFaults = Partial<Record<NumberField, 'notANumber' | 'notYears'>>

/** A number as people type it: ৳, commas and spaces are no mistake. */
const digitsOf = (typed: string): string => canon(typed).replace(/[\s,৳]|bdt|tk\.?|taka|টাকা/g, '')

/**
 * Reads the form of the two panels; empty fields ask nothing.
 * @returns either the filter, or what is wrong with it: a number that cannot be read is never dropped silently.
 */
export function readJobForm(form: FormData): { filter: JobFilter } | { faults: FormFaults } {
  const fields: Record<string, string> = {}
  for (const [name, value] of form) if (typeof value === 'string' && value.trim() !== '') fields[name] = value
  const faults: FormFaults = {}
  if (fields.min_salary) {
    fields.min_salary = digitsOf(fields.min_salary)
    if (!/^\d{1,8}$/.test(fields.min_salary)) faults.min_salary = 'notANumber'
  }
  if (fields.experience) {
    fields.experience = digitsOf(fields.experience)
    if (!/^\d{1,2}$/.test(fields.experience) || Number(fields.experience) > MOST_EXPERIENCE_YEARS) faults.experience = 'notYears'
  }
  return Object.keys(faults).length > 0 ? { faults } : { filter: readJobFilter(fields) }
}

/** Names of what a reader can take back, one by one. */
export type ChipName = Exclude<keyof JobFilter, 'sort'>
const CHIP_NAMES: readonly ChipName[] = [
  'q',
  'category',
  'subcategory',
  'subsubcategory',
  'type',
  'division',
  'district',
  'remote',
  'min_salary',
  'experience',
  'education',
  'closing',
  'employer',
]
/** What makes no sense without the other: it goes with it. */
const DEPENDENTS: Partial<Record<ChipName, readonly ChipName[]>> = {
  category: ['subcategory', 'subsubcategory'],
  subcategory: ['subsubcategory'],
  division: ['district'],
}

export const activeChips = (filter: JobFilter): ChipName[] => CHIP_NAMES.filter((name) => filter[name] !== undefined)

/** The filter without one of its parts, and without what depended on it. */
export function withoutChip(filter: JobFilter, name: ChipName): JobFilter {
  const gone: readonly string[] = [name, ...(DEPENDENTS[name] ?? [])]
  return Object.fromEntries(Object.entries(filter).filter(([key]) => !gone.includes(key)))
}

/** What the search panel alone asked for; resetting the filters leaves it. */
export const searchPart = ({ q, category, subcategory, subsubcategory, type }: JobFilter): JobFilter =>
  Object.fromEntries(Object.entries({ q, category, subcategory, subsubcategory, type }).filter(([, value]) => value !== undefined))
