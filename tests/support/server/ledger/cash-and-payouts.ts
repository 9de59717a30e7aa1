import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { inTransaction, type Tx } from '#server/db/connection/in-transaction.ts'
import type { Database } from '#server/db/connection/open.ts'
import { lockAccounts } from '#server/ledger/accounts.ts'
import { bookCashBack, bookCashSale } from '#server/ledger/cash-commission.ts'
import { coverDebts } from '#server/ledger/cover-debts.ts'
import { type Move, postMoves } from '#server/ledger/post-moves.ts'

type Db = Pick<Database['db'], 'transaction'>

/** An order in cash of so many whole taka is delivered: its seller owes the operator's share. @returns the order's id */
export function sellForCash(db: Db, { buyer, seller, taka, commission }: { buyer: number; seller: number; taka: number; commission: number }): Promise<number> {
  return inTransaction(db, async (tx) => {
    const number = `C${randomBytes(8).toString('hex').toUpperCase()}`
    const { rows } = await tx.execute<{ id: number; purchase: number }>(sql`
      with purchase as (
        insert into purchases (number, kind, method, buyer, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price, confirmed_at)
        values (${`P${number}`}, 'shop', 'cod', ${buyer}, 'confirmed', 'Mina', '+8801712345678', 'mina@mail.example', ${taka}, ${taka}, ${taka}, 0, ${taka}, now()) returning id
      )
      insert into shop_orders (number, purchase, seller, buyer, method, state, goods, delivery_fee, total, commission, address, delivery_kind, days_least, days_most,
        placed_at, hand_over_by, deliver_by, delivered_at)
      select ${number}, id, ${seller}, ${buyer}, 'cod', 'delivered', ${taka}, 0, ${taka}, ${Math.ceil(commission / 100)}, '{}', 'courier', 1, 2, now(), now(), now(), now() from purchase
      returning id, purchase`)
    const [made] = rows
    if (!made) throw new Error('no order was made')
    await bookCashSale(tx, { kind: 'shop', shop_order: made.id, seller, number, purchase: made.purchase, gross: taka * 100, base: taka * 100, commission })
    return made.id
  })
}

/** The seller has given so many paisa of such an order back. @param cause once under this name */
export const cashBack = (db: Db, shop_order: number, { paisa, cause }: { paisa: number; cause: string }): Promise<unknown> =>
  inTransaction(db, (tx) => bookCashBack(tx, { of: { shop_order }, paisa, cause }))

const move = (kind: 'asked' | 'sent' | 'refused' | 'bounced', payout: number, { seller, entries }: { seller: number; entries: Move['entries'] }): Move => ({
  ...{ name: `${kind} ${payout}`, kind, payout, sellers: [seller], entries },
})

/** A seller asks for all that is free, up to so many paisa. Undefined: nothing is, or one is open. */
export async function askForMoney(db: Db, seller: number, most = Number.MAX_SAFE_INTEGER): Promise<number | undefined> {
  return inTransaction(db, async (tx) => {
    const accounts = await lockAccounts(tx, [seller])
    const paisa = Math.min(most, accounts.find(({ kind }) => kind === 'free')?.balance ?? 0)
    if (paisa <= 0) return undefined
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into payouts (number, seller, account, paisa) select ${`W${randomBytes(8).toString('hex')}`}, ${seller}, (select id from payout_accounts where seller = ${seller}), ${paisa}
      on conflict do nothing returning id`)
    const id = rows[0]?.id
    if (id === undefined) return undefined
    const entries = [
      { kind: 'free', seller, paisa: -paisa },
      { kind: 'leaving', seller, paisa },
    ] as const
    await postMoves(tx, [move('asked', id, { seller, entries })])
    return id
  })
}

/** A withdrawal goes on. @returns the names of its moves; none: it is past that */
export async function endPayout(db: Db, id: number, to: 'sent' | 'refused' | 'bounced'): Promise<ReadonlySet<string>> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ seller: number; paisa: number }>(sql`
      select seller, paisa::float8 as paisa from payouts where id = ${id} and state = any(${sql.param(to === 'bounced' ? ['sent'] : ['asked', 'taken'])}::text[]) for no key update`)
    const [payout] = rows
    if (!payout) return new Set()
    await restate(tx, id, to)
    return postMoves(tx, endOf(id, payout, to))
  })
}

const restate = (tx: Tx, id: number, to: 'sent' | 'refused' | 'bounced') =>
  tx.execute(sql`update payouts set state = ${to}, sent_at = case when ${to} = 'refused' then null else coalesce(sent_at, now()) end where id = ${id}`)

function endOf(id: number, { seller, paisa }: { seller: number; paisa: number }, to: 'sent' | 'refused' | 'bounced'): Move[] {
  if (to === 'sent')
    return [
      move('sent', id, {
        seller,
        entries: [
          { kind: 'leaving', seller, paisa: -paisa },
          { house: 'bank', paisa: -paisa },
        ],
      }),
    ]
  const from = to === 'refused' ? ({ kind: 'leaving', seller, paisa: -paisa } as const) : ({ house: 'bank', paisa } as const)
  return [move(to, id, { seller, entries: [from, { kind: 'free', seller, paisa }] }), ...coverDebts(`${to} ${id}`, [seller])]
}
