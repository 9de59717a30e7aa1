import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { Count, Cursor, idText } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine } from '../core/names.ts'
import { isRealDay } from '../core/time.ts'
import { DaybookDay, DaybookEntry } from './daybook-entry.ts'
import { DAYBOOK_KINDS, DAYBOOK_LIMITS } from './daybook-rules.ts'
import { DaybookSums } from './daybook-sums.ts'

const SELLER = { access: 'seller', offline: { keepDays: 90, noun: 'daybook', shape: 'list' } } as const
export const DaybookMonthText = v.pipe(
  v.string(),
  v.check((text) => isRealDay(`${text}-01`)),
)

export const listDaybook = endpoint({
  ...SELLER,
  method: 'GET',
  path: '/api/daybook/',
  summary: 'One’s own entries, the latest day first: of a month, a kind or a person where that is asked for',
  query: v.object({
    month: v.optional(DaybookMonthText),
    kind: v.optional(v.picklist(DAYBOOK_KINDS)),
    /** As in `people` of the sums; with the phone number, or without where there is none. */
    person: v.optional(oneLine(DAYBOOK_LIMITS.personLongest)),
    phone: v.optional(v.pipe(v.string(), v.maxLength(20))),
    limit: v.optional(v.pipe(idText, v.maxValue(100))),
    cursor: v.optional(Cursor),
  }),
  answer: v.object({ results: v.array(DaybookEntry), total: Count, next_cursor: v.nullable(v.string()) }),
})

export const readDaybookSums = endpoint({
  ...SELLER,
  method: 'GET',
  path: '/api/daybook/sums/',
  summary: 'What one’s own entries come to, today, per month and per person, and beside that what the orders placed here come to',
  answer: DaybookSums,
})

export const exportDaybook = endpoint({
  method: 'GET',
  path: '/api/daybook/table/',
  summary: 'One’s own entries of a span of days as a table, CSV in UTF-8, the oldest first',
  access: 'seller',
  perMinute: 10,
  query: v.object({ from: DaybookDay, until: DaybookDay, language: v.optional(v.picklist(LANGUAGES)) }),
  download: true,
  answer: v.unknown(),
  offline: 'never',
})
