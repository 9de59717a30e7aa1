import { randomUUID } from 'node:crypto'
import { HEADERS } from '#contract/core/headers.ts'
import { orderTotals } from '#contract/orders/ticket-choice.ts'
import type { PurchaseTotals } from '#contract/purchases/purchase-rules.ts'
import type { Database } from '#server/db/connection/open.ts'
import { accessTokens, type Claims } from '#server/http/sessions/access-token.ts'

/** A signed-in user who can order. */
export interface CrowdMember {
  user_id: number
  access: string
}

/** So many signed-in buyers, without the work of joining and signing in. Their tokens last ten minutes. @param secret the server's. */
export async function makeCrowd(database: Pick<Database, 'pool'>, count: number, secret: string): Promise<CrowdMember[]> {
  const tokens = accessTokens(secret)
  const people = await makeSignedIn(database, count)
  return Promise.all(people.map(async ({ user_id, sid }) => ({ user_id, access: await tokens.issue({ user_id, sid }, Date.now()) })))
}

/** So many buyers with a session each, and no token yet. */
export async function makeSignedIn({ pool }: Pick<Database, 'pool'>, count: number): Promise<Claims[]> {
  const name = `crowd${randomUUID().replaceAll('-', '')}`
  const { rows } = await pool.query<Claims>(
    `with people as (
       insert into users (username, username_key, email, email_key, password_hash)
       select $1 || n, $1 || n, $1 || n || '@mail.example', $1 || n || '@mail.example', 'none' from generate_series(1, $2::int) n returning id
     ), records as (insert into buyers (user_id) select id from people)
     insert into sessions (id, user_id, token_hash, remember, expires_at)
     select 'session' || id || $1, id, 'none' || id || $1, true, now() + interval '1 day' from people returning user_id, id as sid`,
    [name, count],
  )
  return rows
}

export interface PricedLine {
  event_ticket: number
  quantity: number
  /** Of one ticket, as the buyer has seen it. */
  price: number
}

/** An order as our page sends it: whole, with the prices the buyer was shown. @param coupon with what the buyer was told it takes off. */
export function wholeOrder(lines: readonly PricedLine[], coupon?: { code: string; discount: number }) {
  const { total_price, discount_price, final_price }: PurchaseTotals = orderTotals(lines, coupon?.discount)
  return {
    full_name: 'Shirin Sultana',
    phone_number: '01712345678',
    email: 'shirin@mail.example',
    order_note: '',
    total_price,
    discount_price,
    final_price,
    coupon: coupon?.code ?? null,
    items: lines.map(({ event_ticket, quantity }) => ({ event_ticket, quantity })),
  }
}

/** The headers by which a write is theirs and acts once. @param key a new one without it. */
export const onceAs = ({ access }: Pick<CrowdMember, 'access'>, key: string = randomUUID()): Record<string, string> => ({
  authorization: `Bearer ${access}`,
  [HEADERS.onceKey]: key,
})
