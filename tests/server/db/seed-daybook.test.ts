import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { scriptLanguage } from '#contract/core/text.ts'
import { dhakaDay } from '#contract/core/time.ts'
import { DaybookFields } from '#contract/daybook/daybook-entry.ts'
import { dayFault } from '#contract/daybook/daybook-rules.ts'
import { owedBy } from '#contract/daybook/daybook-sums.ts'
import { seedDaybook } from '#server/db/seed/seed-daybook.ts'
import { inSeedTransaction } from '#server/db/seed/seed-transaction.ts'
import { daybook_entries } from '#server/db/tables/daybook.ts'
import { readSums } from '#server/features/daybook/read-sums.ts'
import { useDatabase } from '#tests/support/server/database.ts'
import { makeSeller } from '#tests/support/server/nouns/events.ts'

/** A Sunday. */
const NOW = Date.parse('2026-11-29T06:00:00Z')
const database = useDatabase()
let seller = 0
let rows: (typeof daybook_entries.$inferSelect)[] = []
beforeAll(async () => {
  seller = await makeSeller(database.db)
  await inSeedTransaction(database, (db) => seedDaybook(db, new Map([['nayan', { id: seller }]]), NOW))
  rows = await database.db.select().from(daybook_entries)
})

describe('the day-book of the demo market', () => {
  it('has entries of every kind that its seller could have typed, over six weeks and today', () => {
    for (const { kind, amount, day, note, person, phone } of rows) {
      expect(v.is(DaybookFields, { kind, amount, day, note, person, phone })).toBe(true)
      expect(dayFault(day, dhakaDay(NOW))).toBeUndefined()
    }
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(4)
    expect(rows.some(({ day }) => day === '2026-11-29')).toBe(true)
    expect(rows.some(({ day }) => day < '2026-10-20')).toBe(true)
  })

  it('is in Bangla, and its shop sells nothing on Fridays', () => {
    for (const text of rows.flatMap(({ note, person }) => [note, person]).filter(Boolean)) expect(scriptLanguage(text)).toBe('bn')
    expect(rows.filter(({ day, kind }) => kind === 'sale' && new Date(`${day}T00:00:00Z`).getUTCDay() === 5)).toEqual([])
  })

  it('has people who owe and one who has repaid all; no one has paid too much', async () => {
    const { people, owed } = await readSums(database.db, { seller, now: NOW })
    const owing = people.map(owedBy)
    expect(owing.filter((taka) => taka > 0).length).toBeGreaterThan(2)
    expect(owing.at(-1)).toBe(0)
    expect(owed).toBe(owing.reduce((sum, taka) => sum + taka, 0))
  })
})
