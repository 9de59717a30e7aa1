import { desc, eq, sql } from 'drizzle-orm'
import { CannotUnseal, seal, unseal } from '../../../adapters/sealing.ts'
import { makeTicketKey, signerWith } from '../../../adapters/ticket-key.ts'
import type { TicketSigner } from '../../../adapters/ticket-signer.ts'
import type { Tx } from '../../../db/connection/in-transaction.ts'
import type { Database } from '../../../db/connection/open.ts'
import { ticket_keys } from '../../../db/tables/tickets.ts'

const PURPOSE = 'ticket key'
/** It is one byte of a QR code. */
const LAST_KID = 255

type KeyRow = typeof ticket_keys.$inferSelect

/**
 * Who signs tickets. The key lies in the database, its private half sealed with the secret of the app. Where this secret opens none, a new
 * key is made and signs from now on; those before it still verify what they have signed. Processes that start at once agree on one.
 * @throws {Error} 256 keys were made already: the secret of the app changes all the time.
 */
export async function openTicketSigner({ db }: Pick<Database, 'db'>, secret: string): Promise<TicketSigner> {
  const current = await db.select().from(ticket_keys).where(eq(ticket_keys.is_current, true))
  return signerOf(current, secret) ?? db.transaction((tx) => agree(tx, secret))
}

/** Who signs tickets with this secret, if it opens a key; nothing is made or changed. For processes beside the server. */
export async function findTicketSigner({ db }: Pick<Database, 'db'>, secret: string): Promise<TicketSigner | undefined> {
  const { is_current, kid } = ticket_keys
  return signerOf(await db.select().from(ticket_keys).orderBy(desc(is_current), desc(kid)), secret)
}

/** The newest key that the secret opens. */
function signerOf(keys: readonly KeyRow[], secret: string): TicketSigner | undefined {
  for (const key of keys) {
    const secret_half = opened(key, secret)
    if (secret_half !== undefined) return signerWith(key.kid, secret_half)
  }
  return undefined
}

function opened({ x, y, sealed }: KeyRow, secret: string): string | undefined {
  try {
    return unseal(secret, purposeOf({ x, y }), sealed)
  } catch (error) {
    if (error instanceof CannotUnseal) return undefined
    throw error
  }
}

/** With its public half, so that no other public key can be put beside what is sealed. */
const purposeOf = ({ x, y }: Pick<KeyRow, 'x' | 'y'>): string => `${PURPOSE} ${x} ${y}`

async function agree(tx: Tx, secret: string): Promise<TicketSigner> {
  // The process that comes second sees what the first has made.
  await tx.execute(sql`lock table ticket_keys in share row exclusive mode`)
  const keys = await tx.select().from(ticket_keys).orderBy(desc(ticket_keys.kid))
  const known = signerOf(keys, secret)
  if (known) {
    await makeCurrent(tx, known.kid)
    return known
  }
  const kid = (keys[0]?.kid ?? -1) + 1
  if (kid > LAST_KID) throw new Error('every number of a ticket key is taken; see the table ticket_keys')
  const { x, y, secret_half } = makeTicketKey()
  await tx.insert(ticket_keys).values({ kid, x, y, sealed: seal(secret, purposeOf({ x, y }), secret_half), is_current: false })
  await makeCurrent(tx, kid)
  return signerWith(kid, secret_half)
}

/** In two steps: there is never more than one. */
async function makeCurrent(tx: Tx, kid: number): Promise<void> {
  await tx.update(ticket_keys).set({ is_current: false }).where(eq(ticket_keys.is_current, true))
  await tx.update(ticket_keys).set({ is_current: true }).where(eq(ticket_keys.kid, kid))
}
