import type { EntryFields, WriteAbout } from '#app/features/daybook/daybook-write.ts'
import type { OutboxEntry } from '#app/state/outbox/outbox.ts'
import { dhakaDay } from '#contract/core/time.ts'
import type { DaybookEntry } from '#contract/daybook/daybook-entry.ts'
import { type DaybookSums, NO_SUMS } from '#contract/daybook/daybook-sums.ts'
import { anEntry } from '#tests/support/phone/outbox.ts'

export const TODAY = dhakaDay(Date.now())

/** What an entry says: 100 taka of today, sold for cash. */
export const said = (over: Partial<EntryFields> = {}): EntryFields => ({ kind: 'sale', amount: 100, day: TODAY, note: '', person: '', phone: '', ...over })

/** An entry as the service has it. */
export const aRow = (entry_key: string, over: Partial<DaybookEntry> = {}): DaybookEntry => ({
  ...said(),
  entry_key: `${entry_key}-of-a-phone-000000`,
  version: 1,
  changed_at: '2026-01-01T00:00:00.000Z',
  ...over,
})

export const noSums = (over: Partial<DaybookSums> = {}): DaybookSums => ({
  today: TODAY,
  of_today: NO_SUMS,
  months: [],
  people: [],
  people_left_out: 0,
  owed: 0,
  latest: [],
  ...over,
})

/** A write in the outbox, of a new entry unless said otherwise. */
export const aWrite = (about: Partial<WriteAbout> & { entry_key: string }, over: Partial<OutboxEntry> = {}): OutboxEntry =>
  anEntry({ noun: 'daybook', state: 'waiting', about: { action: 'add', version: 1, entry: said(), before: null, ...about }, ...over })
