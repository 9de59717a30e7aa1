import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { PurchaseKind } from '#contract/purchases/purchase-kinds.ts'
import type { Tx } from './connection/in-transaction.ts'
import type { Database } from './connection/open.ts'
import { MOST_TRIES, pauseMinutes } from './retry-pauses.ts'
import { purchase_tasks, purchases } from './tables/purchases.ts'

const MOST_AT_ONCE = 20
/** E-mails and messages go over the network while the task is locked: longer than a transaction may idle otherwise. */
const LONGEST_SECONDS = 60

/** Something to be done after a purchase changed, locked until the transaction ends. */
export type PurchaseTask = Pick<typeof purchase_tasks.$inferSelect, 'id' | 'purchase' | 'kind' | 'tries' | 'details'>
export type PurchaseTaskKind = PurchaseTask['kind']

interface PurchaseTaskParts {
  db: Database['db']
  /** Of what kind of purchase; each kind has words of its own. */
  of: PurchaseKind
  /** Told of every try that failed; `isGivenUp`: there will be no other one. */
  failed: (task: PurchaseTask, error: unknown, isGivenUp: boolean) => void
  /** Tasks in one call, 20 when absent. */
  most?: number
}

/**
 * Does what is due of some kinds, the longest due first, each task in a transaction of its own, so that one that fails holds up no other.
 * Several processes may do so at once: each takes what no other holds. A task whose work throws is undone and comes again after 1, 5, 15
 * and 60 min, then every 6 h; after 8 tries it is given up. Gives how many were done.
 * @param work does the task; what it does outside of the database may be done again when the process dies before the commit.
 */
export async function takePurchaseTasks(
  parts: PurchaseTaskParts,
  kinds: readonly PurchaseTaskKind[],
  work: (tx: Tx, task: PurchaseTask) => Promise<void>,
): Promise<number> {
  let done = 0
  for (let taken = 0; taken < (parts.most ?? MOST_AT_ONCE); taken++) {
    const outcome = await takeOne(parts, kinds, work)
    if (outcome === 'none') break
    if (outcome === 'done') done++
  }
  return done
}

type Work = Parameters<typeof takePurchaseTasks>[2]

async function takeOne(parts: PurchaseTaskParts, kinds: readonly PurchaseTaskKind[], work: Work): Promise<'done' | 'failed' | 'none'> {
  let task: PurchaseTask | undefined
  try {
    return await parts.db.transaction(async (tx) => {
      task = await holdNext(tx, parts.of, kinds)
      if (!task) return 'none'
      await work(tx, task)
      await tx.update(purchase_tasks).set({ due_at: null, done_at: sql`now()` }).where(eq(purchase_tasks.id, task.id))
      return 'done'
    })
  } catch (error) {
    // Nothing was taken yet: the database itself is the matter.
    if (!task) throw error
    const isGivenUp = task.tries + 1 >= MOST_TRIES
    parts.failed(task, error, isGivenUp)
    await postpone(parts.db, task, isGivenUp)
    return 'failed'
  }
}

async function holdNext(tx: Tx, of: PurchaseKind, kinds: readonly PurchaseTaskKind[]): Promise<PurchaseTask | undefined> {
  const { id, purchase, kind, tries, details, due_at } = purchase_tasks
  const [task] = await tx
    .select({ id, purchase, kind, tries, details })
    .from(purchase_tasks)
    .innerJoin(purchases, and(eq(purchases.id, purchase), eq(purchases.kind, of)))
    .where(and(isNotNull(due_at), lte(due_at, sql`now()`), inArray(kind, [...kinds])))
    .orderBy(asc(due_at), asc(id))
    .limit(1)
    .for('update', { of: purchase_tasks, skipLocked: true })
  if (task) await tx.execute(sql.raw(`set local idle_in_transaction_session_timeout = '${LONGEST_SECONDS}s'`))
  return task
}

/** In a statement of its own, since the transaction is gone. Where another process has counted a try meanwhile, nothing is changed. */
async function postpone(db: Database['db'], { id, tries }: PurchaseTask, isGivenUp: boolean): Promise<void> {
  await db
    .update(purchase_tasks)
    .set({ tries: tries + 1, due_at: isGivenUp ? null : sql`now() + make_interval(mins => ${pauseMinutes(tries)})` })
    .where(and(eq(purchase_tasks.id, id), eq(purchase_tasks.tries, tries), isNotNull(purchase_tasks.due_at)))
}
