import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import type { BodyOf } from '#contract/core/endpoint.ts'
import { Problem } from '#contract/core/problem.ts'
import { dhakaDay, dhakaDayBounds } from '#contract/core/time.ts'
import type { DaybookFields } from '#contract/daybook/daybook-entry.ts'
import { DAYBOOK_LIMITS, dayFault, hasPerson, personKey } from '#contract/daybook/daybook-rules.ts'
import type { addDaybookEntry, correctDaybookEntry } from '#contract/daybook/daybook-writes.ts'
import { inTransaction, type Tx } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { daybook_entries } from '../../db/tables/daybook.ts'

type Db = Pick<Database['db'], 'transaction'>

interface Whose {
  seller: number
  /** Milliseconds since the epoch. */
  now: number
}
interface Written {
  entry_key: string
  version: number
}

const { entry_key: key, seller: owner, version: stands } = daybook_entries
/** After so long a phone tries again by itself. */
const FULL_RETRY_SECONDS = 3600

/**
 * Adds an entry; one with the same key is there already, and is replaced only by a higher version.
 * @throws {Problem} bad-input — `entry.day`: to come, or too long ago; too-many-requests — enough entries for one day; not-signed-in — the account was
 * deleted or locked meanwhile.
 */
export function addEntry(db: Db, { seller, now }: Whose, { entry_key, version, entry }: BodyOf<typeof addDaybookEntry>): Promise<Written> {
  requireDay(entry, now)
  return inTransaction(db, async (tx) => {
    await holdSeller(tx, seller)
    const [before] = await tx
      .select({ version: stands })
      .from(daybook_entries)
      .where(and(eq(owner, seller), eq(key, entry_key)))
    if (before && before.version >= version) return { entry_key, version: before.version }
    if (before) return replaceEntry(tx, seller, { entry_key, version, entry })
    await requireRoom(tx, { seller, now })
    await tx.insert(daybook_entries).values({ seller, entry_key, version, ...columnsOf(entry) })
    return { entry_key, version }
  })
}

/**
 * Corrects an entry, unless a later version stands there.
 * @throws {Problem} not-found — there is none, or it is another seller's; bad-input — `entry.day`: to come, or too long ago; not-signed-in.
 */
export function correctEntry(
  db: Db,
  { seller, now }: Whose,
  { entry_key, version, entry }: BodyOf<typeof correctDaybookEntry> & { entry_key: string },
): Promise<Written> {
  requireDay(entry, now)
  return inTransaction(db, async (tx) => {
    await holdSeller(tx, seller)
    return replaceEntry(tx, seller, { entry_key, version, entry })
  })
}

/** @throws {Problem} not-found — there is none, or it is another seller's. */
export async function removeEntry(db: Pick<Database['db'], 'delete'>, seller: number, entry_key: string): Promise<Written> {
  const [gone] = await db
    .delete(daybook_entries)
    .where(and(eq(owner, seller), eq(key, entry_key)))
    .returning({ version: stands })
  if (!gone) throw new Problem('not-found')
  return { entry_key, version: gone.version }
}

interface Replacing {
  entry_key: string
  version: number
  entry: DaybookFields
}

async function replaceEntry(tx: Tx, seller: number, { entry_key, version, entry }: Replacing): Promise<Written> {
  const isIt = and(eq(owner, seller), eq(key, entry_key))
  await tx
    .update(daybook_entries)
    .set({ version, ...columnsOf(entry), changed_at: sql`now()` })
    .where(and(isIt, lte(stands, version)))
  const [row] = await tx.select({ version: stands }).from(daybook_entries).where(isIt)
  if (!row) throw new Problem('not-found')
  return { entry_key, version: row.version }
}

const columnsOf = (entry: DaybookFields) => ({ ...entry, person_key: hasPerson(entry.kind) ? personKey(entry) : '' })

function requireDay({ day }: DaybookFields, now: number): void {
  const fault = dayFault(day, dhakaDay(now))
  if (fault) throw new Problem('bad-input', { fields: { 'entry.day': fault } })
}

/** One write of a seller at a time, so that what is counted stays so. */
async function holdSeller(tx: Tx, seller: number): Promise<void> {
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, seller), isNull(users.deleted_at), isNull(users.locked_at)))
    .for('no key update')
  if (!person) throw new Problem('not-signed-in')
}

async function requireRoom(tx: Tx, { seller, now }: Whose): Promise<void> {
  const { from } = dhakaDayBounds(dhakaDay(now))
  const added = await tx.$count(daybook_entries, and(eq(owner, seller), sql`${daybook_entries.created_at} >= ${from}`))
  if (added >= DAYBOOK_LIMITS.perDay) throw new Problem('too-many-requests', { retryAfterSeconds: FULL_RETRY_SECONDS })
}
