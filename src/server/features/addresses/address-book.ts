import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { ADDRESS_LIMITS } from '#contract/addresses/address-fields.ts'
import type { Address, AddressForm } from '#contract/addresses/addresses.ts'
import { areaOf } from '#contract/addresses/areas.ts'
import { Problem } from '#contract/core/problem.ts'
import { inTransaction } from '../../db/connection/in-transaction.ts'
import type { Database } from '../../db/connection/open.ts'
import { users } from '../../db/tables/accounts.ts'
import { addresses } from '../../db/tables/addresses.ts'

type Db = Database['db']

const { id, user_id: owner, client_key: key, full_name, phone_number, division, district, area, line, landmark, updated_at } = addresses
const COLUMNS = { id, full_name, phone_number, division, district, area, line, landmark }

/** One's own addresses, the latest changed first. */
export async function listAddresses(db: Pick<Db, 'select'>, user_id: number): Promise<Address[]> {
  const rows = await db.select(COLUMNS).from(addresses).where(eq(owner, user_id)).orderBy(desc(updated_at), desc(id)).limit(ADDRESS_LIMITS.most)
  return rows.map((row) => ({ ...row, area_bn: areaOf(row.district, row.area)?.name_bn ?? row.area }))
}

/**
 * Adds an address; one with the same key is there already, and stays as it is.
 * @throws {Problem} bad-input — no such area, or the book is full.
 */
export function addAddress(db: Db, user_id: number, { client_key, address }: { client_key: string; address: AddressForm }): Promise<Address[]> {
  requireArea(address)
  return inTransaction(db, async (tx) => {
    // One at a time, so that the count holds.
    const [person] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, user_id), isNull(users.deleted_at)))
      .for('no key update')
    if (!person) throw new Problem('not-signed-in')
    const isThere = (await tx.$count(addresses, and(eq(owner, user_id), eq(key, client_key)))) > 0
    if (!isThere) {
      if ((await tx.$count(addresses, eq(owner, user_id))) >= ADDRESS_LIMITS.most) throw new Problem('bad-input', { fields: { address: 'too-many' } })
      await tx.insert(addresses).values({ user_id, client_key, ...address })
    }
    return listAddresses(tx, user_id)
  })
}

/** @throws {Problem} not-found — there is none, or it is another person's; bad-input — no such area. */
export async function changeAddress(db: Db, user_id: number, { address_id, address }: { address_id: number; address: AddressForm }): Promise<Address[]> {
  requireArea(address)
  const changed = await db
    .update(addresses)
    .set({ ...address, updated_at: sql`now()` })
    .where(and(eq(owner, user_id), eq(id, address_id)))
    .returning({ id })
  if (changed.length === 0) throw new Problem('not-found')
  return listAddresses(db, user_id)
}

/** @throws {Problem} not-found — there is none, or it is another person's. */
export async function removeAddress(db: Db, user_id: number, address_id: number): Promise<Address[]> {
  const gone = await db
    .delete(addresses)
    .where(and(eq(owner, user_id), eq(id, address_id)))
    .returning({ id })
  if (gone.length === 0) throw new Problem('not-found')
  return listAddresses(db, user_id)
}

function requireArea(address: AddressForm): void {
  if (!areaOf(address.district, address.area)) throw new Problem('bad-input', { fields: { area: 'not-a-place' } })
}
