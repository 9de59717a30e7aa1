import { canon } from '../core/text.ts'
import { DAY_MS, dhakaDay, isRealDay } from '../core/time.ts'

/** `sale`: sold for cash. `lent`: goods given on credit (baki). `repaid`: credit that was paid back. `cost`: money paid out. */
export const DAYBOOK_KINDS = ['sale', 'lent', 'repaid', 'cost'] as const
export type DaybookKind = (typeof DAYBOOK_KINDS)[number]

/** Amounts are whole taka. */
export const DAYBOOK_LIMITS = {
  amountLeast: 1,
  amountMost: 10_000_000,
  noteLongest: 200,
  personLongest: 80,
  /** Days before today that an entry can be of. */
  daysBack: 731,
  /** Entries that one seller may add on one day. */
  perDay: 500,
  perPage: 50,
  /** Months and people that sums name. */
  months: 36,
  people: 200,
  /** Entries changed last that sums name. */
  latest: 30,
  /** Rows of one table (CSV). */
  csvRows: 100_000,
} as const

/** Whether entries of a kind are about a person: credit is. */
export const hasPerson = (kind: DaybookKind): boolean => kind === 'lent' || kind === 'repaid'

/** What an entry does to money in hand: goods given on credit do nothing yet. */
export function cashSign(kind: DaybookKind): 1 | 0 | -1 {
  if (kind === 'lent') return 0
  return kind === 'cost' ? -1 : 1
}

interface PersonOfEntry {
  person: string
  /** `+8801…`, or empty. */
  phone: string
}

/** By which entries are of the same person: the name in any case and form, and the phone number. Two people of one name are told apart by their numbers. */
export const personKey = ({ person, phone }: PersonOfEntry): string => `${canon(person).trim().replace(/\s+/g, ' ')}~${phone}`

/** The first day that an entry can be of. @param today `YYYY-MM-DD` in Dhaka */
export const firstDaybookDay = (today: string): string => dhakaDay(Date.parse(`${today}T00:00:00Z`) - DAYBOOK_LIMITS.daysBack * DAY_MS)

/** Why an entry cannot be of a day; undefined: it can. @param today `YYYY-MM-DD` in Dhaka */
export function dayFault(day: string, today: string): 'not-a-time' | 'in-the-future' | 'too-long-ago' | undefined {
  if (!isRealDay(day)) return 'not-a-time'
  if (day > today) return 'in-the-future'
  return day < firstDaybookDay(today) ? 'too-long-ago' : undefined
}
