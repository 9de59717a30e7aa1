import { daybook_entries } from '#server/db/tables/daybook.ts'
import type { TestApp } from '../app.ts'

/** As its seller types it. */
export const A_NOTE = { kind: 'lent', amount: 350, day: '2026-01-05', note: 'Two clay pots', person: 'Rahima', phone: '01712345678' } as const

/** The key of the entry that each seller has. */
export const keyOfDaybook = (seller: number): string => `daybook-entry-of-${String(seller).padStart(8, '0')}`

/** An entry of a seller's day-book. */
export async function makeDaybook({ database: { db } }: Pick<TestApp, 'database'>, seller: number): Promise<void> {
  const person_key = 'rahima~+8801712345678'
  await db.insert(daybook_entries).values({ ...A_NOTE, phone: '+8801712345678', person_key, seller, entry_key: keyOfDaybook(seller), version: 1 })
}
