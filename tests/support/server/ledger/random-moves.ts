import { sql } from 'drizzle-orm'
import { shareOut } from '#contract/wallet/money-rules.ts'
import { inTransaction } from '#server/db/connection/in-transaction.ts'
import type { Database } from '#server/db/connection/open.ts'
import { freeDue } from '#server/ledger/free-due.ts'
import { postMoves } from '#server/ledger/post-moves.ts'
import { askForMoney, cashBack, endPayout, sellForCash } from './cash-and-payouts.ts'
import { giveBack, type Market, sell } from './ledger-orders.ts'

export interface Moving {
  db: Pick<Database['db'], 'transaction'>
  pool: Pick<Database['pool'], 'query'>
  market: Market
}
type Draw = (below: number) => number
/** Does something, and says what is committed by then: `move <name>`, `refund <name>`, `payout <id> <state>`, `cash <id>`. */
type Step = (moving: Moving, draw: Draw) => Promise<readonly string[]>

const anyOf = <T>(all: readonly T[], draw: Draw): T => all[draw(all.length)] as T

/** Moves that several clients make under one name: each is there once in the end. */
const SHARED_NAMES = 60

const earnSome: Step = async ({ db, market }, draw) => {
  const sellers = new Set(Array.from({ length: 1 + draw(3) }, () => anyOf(market.sellers, draw)))
  const gross = shareOut(
    1 + draw(5_000_000),
    [...sellers].map(() => 1 + draw(9)),
  )
  const rate = anyOf([0, 500, 10_000], draw)
  // Some are due at once, some later, of some it is not known.
  const free_at = anyOf([sql`now()`, sql`now() + interval '1 hour'`, undefined], draw)
  const parts = [...sellers].map((seller, place) => {
    const of = gross[place] ?? 0
    return { seller, gross: of, base: of, commission: Math.floor((of * rate) / 10_000), service: draw(2) * 6000, free_at }
  })
  const { names } = await sell(db, market.buyer, parts)
  return [...names].map((name) => `move ${name}`)
}

const freeSome: Step = async ({ db, pool }, draw) => {
  // An order is over, so that its hold ends.
  await pool.query(
    `update earnings set free_at = now() where id = (select id from earnings where freed_at is null and attempt is not null offset $1 limit 1)`,
    [draw(20)],
  )
  await freeDue(db)
  return []
}

const refundSome: Step = async ({ db, pool }, draw) => {
  const { rows } = await pool.query(
    `select id, purchase, paid_paisa - owed_back_paisa as left from payment_attempts where id >= $1 / 1000.0 * (select max(id) from payment_attempts) order by id limit 1`,
    [draw(1000)],
  )
  const [attempt] = rows
  if (!attempt) return []
  // Now and then more than is left: it is refused.
  const paisa = 1 + draw(Number(attempt.left) + 50)
  return [`refund ${await giveBack(db, attempt, { paisa, isGone: draw(2) === 0 })}`]
}

const sellInCash: Step = async ({ db, market }, draw) => {
  const taka = 1 + draw(20_000)
  return [`cash ${await sellForCash(db, { buyer: market.buyer, seller: anyOf(market.sellers, draw), taka, commission: draw(taka * 100) })}`]
}

const giveCashBack: Step = async ({ db, pool }, draw) => {
  const { rows } = await pool.query(
    `select shop_order, gross from earnings where attempt is null and id >= $1 / 1000.0 * (select max(id) from earnings) order by id limit 1`,
    [draw(1000)],
  )
  const [sale] = rows
  if (!sale) return []
  const cause = `${draw(1_000_000)} of ${sale.shop_order}`
  await cashBack(db, sale.shop_order, { paisa: 1 + draw(Number(sale.gross)), cause })
  return []
}

const ask: Step = async ({ db, market }, draw) => {
  const id = await askForMoney(db, anyOf(market.sellers, draw), 1 + draw(2_000_000))
  return id === undefined ? [] : [`payout ${id} asked`]
}

const moveOn: Step = async ({ db, pool }, draw) => {
  const to = anyOf(['sent', 'sent', 'refused', 'bounced'] as const, draw)
  const { rows } = await pool.query(`select id from payouts where state = $1 offset $2 limit 1`, [to === 'bounced' ? 'sent' : 'asked', draw(6)])
  if (!rows[0]) return []
  return [...(await endPayout(db, rows[0].id, to))].map((name) => `move ${name}`)
}

const settle: Step = async ({ db }, draw) => {
  const name = `settled ${draw(SHARED_NAMES)}`
  await inTransaction(db, (tx) =>
    postMoves(tx, [
      {
        name,
        kind: 'settled',
        note: 'a statement',
        entries: [
          { house: 'bank', paisa: 1 },
          { house: 'gateway', paisa: -1 },
        ],
      },
    ]),
  )
  return [`move ${name}`]
}

const STEPS: readonly Step[] = [earnSome, earnSome, earnSome, freeSome, refundSome, refundSome, sellInCash, giveCashBack, ask, ask, moveOn, moveOn, settle]

/** One step at random. @returns what is committed by then. @throws whatever the database refuses, of which nothing is written */
export const randomMove: Step = (moving, draw) => anyOf(STEPS, draw)(moving, draw)
