import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { takeBack } from '#contract/wallet/money-rules.ts'
import type { Tx } from '../db/connection/in-transaction.ts'
import { earnings } from '../db/tables/ledger.ts'
import { coverDebts } from './cover-debts.ts'
import type { EarningSketch } from './earn.ts'
import { type Move, postMoves } from './post-moves.ts'

/** An order of goods or a booking that its seller was paid for directly. */
export interface CashSale extends Pick<EarningSketch, 'kind' | 'number' | 'shop_order' | 'booking' | 'base' | 'commission'> {
  /** An account. */
  seller: number
  /** Null: of a booking of which nothing is paid online. */
  purchase: number | null
  /** Paisa that the buyer gave the seller. */
  gross: number
}

/**
 * A seller was paid in cash, or by the buyer directly: the house has its commission of it, which the seller owes until it is covered by what is free. Once
 * for each order. It never raises what a seller has.
 */
export async function bookCashSale(tx: Tx, { purchase, ...sale }: CashSale): Promise<void> {
  const { seller, shop_order, booking, commission } = sale
  const [made] = await tx
    .insert(earnings)
    .values({ ...sale, purchase, pending: 0, freed_at: sql`now()` as SQL<string> })
    .onConflictDoNothing()
    .returning({ id: earnings.id })
  if (!made || commission === 0) return
  const name = `commission ${made.id}`
  await postMoves(tx, [
    {
      ...{ name, kind: 'commission', purchase, shop_order, booking },
      sellers: [seller],
      entries: [
        { kind: 'due', seller, paisa: commission },
        { house: 'commission', paisa: -commission },
      ],
    },
    ...coverDebts(name, [seller]),
  ])
}

/** Money of such an order or booking that its seller does not have. */
interface CashBack {
  of: { shop_order: number } | { booking: number }
  paisa: number
  /** Once under this name. */
  cause: string
  /** In words of staff, where staff say so. */
  note?: string
}

/**
 * A seller has given money of such an order back, or was not paid: of the commission its proportion is off what is owed, or free where it was covered.
 * @returns the commission that went back, in paisa; undefined: there is no such sale
 */
export async function bookCashBack(tx: Tx, { of, paisa, cause, note = '' }: CashBack): Promise<number | undefined> {
  const isOfIt = 'booking' in of ? eq(earnings.booking, of.booking) : eq(earnings.shop_order, of.shop_order)
  const [sale] = await tx
    .select()
    .from(earnings)
    .where(and(isOfIt, isNull(earnings.attempt)))
    .for('no key update')
  if (!sale) return undefined
  const back = Math.min(sale.gross, sale.back + paisa)
  const { commission } = takeBack(sale, back - sale.back)
  const { seller, purchase } = sale
  const move: Move = {
    ...{ name: `commission-back ${cause}`, kind: 'commission-back', purchase, ...of, note },
    sellers: [seller],
    entries: (balances) => {
      const ofDue = Math.min(balances({ kind: 'due', seller }), commission)
      return [
        { kind: 'due', seller, paisa: -ofDue },
        { kind: 'free', seller, paisa: commission - ofDue },
        { house: 'commission', paisa: commission },
      ]
    },
  }
  const posted = await postMoves(tx, [move])
  if (posted.size > 0 || commission === 0)
    await tx
      .update(earnings)
      .set({ back, commission_back: sale.commission_back + commission })
      .where(eq(earnings.id, sale.id))
  return posted.size > 0 ? commission : 0
}
