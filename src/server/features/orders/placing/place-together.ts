import type { OrderDraft } from '#contract/orders/orders.ts'
import { PURCHASE_LIMITS } from '#contract/purchases/purchase-rules.ts'
import type { Database } from '../../../db/connection/open.ts'
import type { PoolClient } from '../../../db/connection/pool.ts'
import type { OnceRequest } from '../../../http/once.ts'
import { pauseAt } from '../../../http/pause-points.ts'
import type { OrderAnswer } from '../read-orders.ts'
import { claimKeys, lockBuyers, readKinds, readUnpaidOf, storeAnswers, takeSeatsOf, writeOrders } from './place-together-sql.ts'
import { type Plain, plainOnes } from './plain-orders.ts'

/** An order for whole lines without a promo code, under a key. */
export interface PlainOrder {
  user_id: number
  asked: OnceRequest
  draft: OrderDraft & { items: NonNullable<OrderDraft['items']> }
}

type PlaceTogether = (user_id: number, asked: OnceRequest, draft: OrderDraft) => Promise<OrderAnswer | undefined>

interface Waiting {
  order: PlainOrder
  settle: (answer: OrderAnswer | undefined) => void
}

/** So that the request in front waits no longer than for some tens of milliseconds. */
const MOST_TOGETHER = 25

/**
 * Places orders of one event that wait for each other's seats in one transaction: one lock and one write to the disk for all of them. Takes
 * only those that nothing speaks against; each of the others, and all when anything fails, goes its usual way alone, which says why. So no order is
 * refused here, and none because of another.
 * @returns undefined: nothing was done.
 */
export function openPlaceTogether({ pool }: Pick<Database, 'pool'>): PlaceTogether {
  /** By the first ticket they name; there while it is being worked on. */
  const lines = new Map<number, Waiting[]>()
  const work = async (ticket: number, waiting: Waiting[]) => {
    while (waiting.length > 0) {
      const some = waiting.splice(0, MOST_TOGETHER)
      // What has failed is asked again alone: then it is known whether it was written, and said what is wrong.
      const answers = await placeSome(
        pool,
        some.map(({ order }) => order),
      ).catch(() => [])
      for (const [at, { settle }] of some.entries()) settle(answers[at])
    }
    lines.delete(ticket)
  }
  return (user_id, asked, draft) => {
    const { items } = draft
    const [first] = items ?? []
    if (!items || !first || draft.coupon) return Promise.resolve(undefined)
    return new Promise((settle) => {
      const one = { order: { user_id, asked, draft: { ...draft, items } }, settle }
      const others = lines.get(first.event_ticket)
      if (others) return others.push(one)
      const line = [one]
      lines.set(first.event_ticket, line)
      return void work(first.event_ticket, line)
    })
  }
}

/** Another request was quicker: all of it is undone. */
class Short extends Error {
  override name = 'Short'
}

/** Keys, then buyers, then tickets, then their event, each in the order of its id: as everywhere. */
async function placeSome(pool: Database['pool'], orders: readonly PlainOrder[]): Promise<(OrderAnswer | undefined)[]> {
  const client = await pool.connect()
  let lost: Error | undefined
  try {
    await client.query('begin')
    const answers = await placeIn(client, orders)
    await client.query('commit')
    return answers
  } catch (error) {
    await client.query('rollback').catch((fault: Error) => {
      lost = fault
    })
    throw error
  } finally {
    // A connection in an unknown state is not used again.
    client.release(lost)
  }
}

async function placeIn(client: PoolClient, orders: readonly PlainOrder[]): Promise<(OrderAnswer | undefined)[]> {
  const claimed = await claimKeys(
    client,
    orders.map(({ asked }) => asked),
  )
  const buyers = await lockBuyers(
    client,
    orders.map(({ user_id }) => user_id),
  )
  const kinds = await readKinds(
    client,
    orders.flatMap(({ draft }) => draft.items.map(({ event_ticket }) => event_ticket)),
  )
  const event = kinds.get(orders[0]?.draft.items[0]?.event_ticket ?? 0)?.event
  const held = await readUnpaidOf(client, event ?? 0, [...buyers.values()])
  const plain = plainOnes(orders, { claimed, buyers, kinds, held, event })
  await claimed.release(orders.filter((_, at) => !plain[at]).map(({ asked }) => asked))
  const good = plain.filter((one) => one !== undefined)
  if (good.length === 0) return []
  const answers = await writeOrders(client, good, PURCHASE_LIMITS.holdMinutes)
  await storeAnswers(
    client,
    good.map(({ order }, at) => ({ asked: order.asked, answer: answers[at] })),
  )
  // Many orders want these rows, and wait for the one that has them.
  if (!(await takeSeatsOf(client, good))) throw new Short()
  await pauseAt('place', 'before-commit')
  return answersFor(plain, answers)
}

function answersFor(plain: readonly (Plain | undefined)[], answers: readonly OrderAnswer[]): (OrderAnswer | undefined)[] {
  const left = answers.values()
  return plain.map((one) => one && left.next().value)
}
