import * as v from 'valibot'
import { endpoint } from '../core/endpoint.ts'
import { ClientKey, Count, Cursor, idText } from '../core/fields.ts'
import { LANGUAGES } from '../core/languages.ts'
import { oneLine } from '../core/names.ts'
import { isRealDay } from '../core/time.ts'
import { DaybookDay, DaybookEntry, DaybookFields } from './daybook-entry.ts'
import { DAYBOOK_KINDS, DAYBOOK_LIMITS } from './daybook-rules.ts'
import { DaybookSums } from './daybook-sums.ts'

const SELLER = { access: 'seller', offline: { keepDays: 90, noun: 'daybook', shape: 'list' } } as const
const params = v.object({ entry_key: ClientKey })
const Version = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** The version that stands after the write. A later correction, whichever phone it came from, has a higher one: then it stays. */
const written = v.object({ entry_key: ClientKey, version: Version })
const WRITE = { access: 'seller', perMinute: 120, once: true, answer: written, offline: 'queue' } as const

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

/** A correction of an entry that was not known to have arrived is added once more, with a higher version. */
export const addDaybookEntry = endpoint({
  ...WRITE,
  method: 'POST',
  path: '/api/daybook/',
  summary: 'Adds an entry. The same key again is the same entry, and takes its place where its version is higher',
  body: v.object({ entry_key: ClientKey, version: Version, entry: DaybookFields }),
})

export const correctDaybookEntry = endpoint({
  ...WRITE,
  method: 'PUT',
  path: '/api/daybook/{entry_key}/',
  summary: 'Corrects an entry. The last one wins: what has a lower version than stands there changes nothing',
  params,
  body: v.object({ version: Version, entry: DaybookFields }),
})

export const removeDaybookEntry = endpoint({
  ...WRITE,
  method: 'DELETE',
  path: '/api/daybook/{entry_key}/',
  summary: 'Takes an entry back',
  params,
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
