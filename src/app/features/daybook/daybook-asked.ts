import { canonicalQuery } from '#contract/core/endpoint.ts'
import { addressText } from '#contract/core/filter.ts'
import { phoneNumber } from '#contract/core/phone-number.ts'
import { isRealDay } from '#contract/core/time.ts'
import { DAYBOOK_KINDS, type DaybookKind } from '#contract/daybook/daybook-rules.ts'

/** Which entries are listed; none of them: all. */
export interface DaybookFilter {
  /** `YYYY-MM` */
  month?: string
  kind?: DaybookKind
  person?: string
  /** `+8801…`; with `person` alone. */
  phone?: string
}

/** What an address of the day-book asks for. `months`: all months side by side, and no list; `list`: entries that fit the filter. */
export interface DaybookAsked {
  view: 'today' | 'months' | 'list'
  filter: DaybookFilter
}

/** Reads it; anything else in the address is left out. */
export function readDaybookAsked({ view, month, kind, person, phone }: Record<string, unknown>): DaybookAsked {
  const name = addressText(person)
  const number = phoneNumber(String(phone ?? ''))
  const known = DAYBOOK_KINDS.find((one) => one === kind)
  const filter: DaybookFilter = {
    ...(isRealDay(`${month}-01`) && { month: String(month) }),
    ...(known && { kind: known }),
    ...(name && { person: name, ...(number && { phone: number }) }),
  }
  if (Object.keys(filter).length > 0) return { view: 'list', filter }
  if (view === 'entries') return { view: 'list', filter: {} }
  return { view: view === 'months' ? 'months' : 'today', filter: {} }
}

/** Where entries are listed. */
export const daybookPath = (filter: DaybookFilter): `/${string}` => `/daybook${canonicalQuery(filter)}`
