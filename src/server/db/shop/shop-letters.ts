import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import type { Tx } from '../connection/in-transaction.ts'
import type { Database } from '../connection/open.ts'
import { MOST_TRIES, pauseMinutes } from '../retry-pauses.ts'
import { shop_letters } from '../tables/shop-orders.ts'

/** An e-mail goes over the network while its row is locked: longer than a transaction may idle otherwise. */
const LONGEST_SECONDS = 60
const AT_ONCE = 10

/** An e-mail about an order of goods that is due, its row locked until the transaction ends. */
export type ShopLetter = Pick<typeof shop_letters.$inferSelect, 'id' | 'kind' | 'shop_order' | 'user_id' | 'tries'>

interface LetterParts {
  db: Database['db']
  log: { warn: (facts: object, text: string) => void; error: (facts: object, text: string) => void }
  /** What of a fault may be said. */
  factsOf: (error: unknown) => unknown
}

/**
 * Sends what is due, ten e-mails at most, each in a transaction of its own. Several processes may do so at once: each takes what no other holds. What
 * throws comes again after 1, 5, 15 and 60 min, then every 6 h; after 8 tries it is given up.
 * @param send does it; when the process dies before the commit it is done again: twice is better than not at all.
 * @returns whether there may be more.
 */
export async function takeShopLetters(parts: LetterParts, send: (tx: Tx, letter: ShopLetter) => Promise<void>): Promise<boolean> {
  for (let taken = 0; taken < AT_ONCE; taken++) if (!(await takeOne(parts, send))) return false
  return true
}

async function takeOne(parts: LetterParts, send: Parameters<typeof takeShopLetters>[1]): Promise<boolean> {
  let letter: ShopLetter | undefined
  try {
    return await parts.db.transaction(async (tx) => {
      letter = await holdNext(tx)
      if (!letter) return false
      await send(tx, letter)
      await tx.update(shop_letters).set({ due_at: null, done_at: sql`now()` }).where(eq(shop_letters.id, letter.id))
      return true
    })
  } catch (error) {
    // Nothing was taken yet: the database itself is the matter.
    if (!letter) throw error
    await postpone(parts, letter, error)
    return true
  }
}

async function holdNext(tx: Tx): Promise<ShopLetter | undefined> {
  const { id, kind, shop_order, user_id, tries, due_at } = shop_letters
  const [letter] = await tx
    .select({ id, kind, shop_order, user_id, tries })
    .from(shop_letters)
    .where(and(isNotNull(due_at), lte(due_at, sql`now()`)))
    .orderBy(asc(due_at), asc(id))
    .limit(1)
    .for('update', { skipLocked: true })
  if (letter) await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SECONDS}s'`))
  return letter
}

/** In a statement of its own, since the transaction is gone. Where another process has counted a try meanwhile, nothing is changed. */
async function postpone({ db, log, factsOf }: LetterParts, { id, kind, tries }: ShopLetter, error: unknown): Promise<void> {
  const isGivenUp = tries + 1 >= MOST_TRIES
  const facts = { letter: id, kind, tries: tries + 1, error: factsOf(error) }
  if (isGivenUp) log.error(facts, 'an email about an order of goods could not be sent, and will not be')
  else log.warn(facts, 'an email about an order of goods could not be sent yet')
  await db
    .update(shop_letters)
    .set({ tries: tries + 1, due_at: isGivenUp ? null : sql`now() + make_interval(mins => ${pauseMinutes(tries)})` })
    .where(and(eq(shop_letters.id, id), eq(shop_letters.tries, tries), isNotNull(shop_letters.due_at)))
}
