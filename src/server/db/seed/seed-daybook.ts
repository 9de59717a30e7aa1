import { DAY_MS, dhakaDay } from '#contract/core/time.ts'
import { hasPerson, personKey } from '#contract/daybook/daybook-rules.ts'
import { daybook_entries } from '../tables/daybook.ts'
import { KEEPER, NEIGHBOURS, type NoteSketch, planNotes } from './daybook/notes.ts'
import type { SeedDb } from './seed-transaction.ts'

const FRIDAY = 5

/** Lets one shop of the demo market have kept a day-book for some weeks. @param sellers accounts by username */
export async function seedDaybook(db: SeedDb, sellers: ReadonlyMap<string, { id: number }>, now: number): Promise<void> {
  const seller = sellers.get(KEEPER)
  if (!seller) throw new Error(`${KEEPER}: no such seller`)
  const at = (days: number) => now - days * DAY_MS
  const isClosed = (days: number) => new Date(`${dhakaDay(at(days))}T00:00:00Z`).getUTCDay() === FRIDAY
  const rowOf = ({ kind, amount, days, note = '', neighbour = 0 }: NoteSketch, index: number) => {
    const who = hasPerson(kind) ? NEIGHBOURS[neighbour] : undefined
    const { person, phone } = who ?? { person: '', phone: '' }
    const moment = new Date(at(days)).toISOString()
    return {
      seller: seller.id,
      entry_key: `demo-day-book-${String(index).padStart(8, '0')}`,
      version: 1,
      kind,
      amount,
      day: dhakaDay(moment),
      note,
      person,
      phone,
      person_key: who ? personKey(who) : '',
      created_at: moment,
      changed_at: moment,
    }
  }
  await db.insert(daybook_entries).values(planNotes(isClosed).map(rowOf))
}
