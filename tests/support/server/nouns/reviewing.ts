import { randomBytes } from 'node:crypto'
import type { ReviewPage } from '#contract/reviews/review-fields.ts'
import { TEST_SECRET, type TestApp } from '../app.ts'
import { type CrowdMember, makeCrowd } from '../orders/order-crowd.ts'
import { makeEvent, makeTicket } from './events.ts'
import { askAs, makeSellers, type SellerAnswer } from './sellers.ts'

type Where = Pick<TestApp, 'request' | 'database'>

const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
const HOUR_MS = 3_600_000

/** An event that ended two hours ago, of a seller who can answer. */
export interface PastEvent {
  seller: CrowdMember
  event: number
  kind: number
}

export async function makePastEvent(app: Where, over: Parameters<typeof makeEvent>[1] = {}): Promise<PastEvent> {
  const [seller] = (await makeSellers(app, 1)) as [CrowdMember]
  const { db } = app.database
  const event = await makeEvent(db, { seller: seller.user_id, from_time: ago(5 * HOUR_MS), to_time: ago(2 * HOUR_MS), ...over })
  return { seller, event, kind: await makeTicket(db, event, { title: 'Floor' }) }
}

export const makeBuyers = ({ database }: Where, count: number): Promise<CrowdMember[]> => makeCrowd(database, count, TEST_SECRET)

/** An order of one ticket, without the work of placing it. @returns its purchase and its ticket */
export async function order(
  { database: { pool } }: Pick<Where, 'database'>,
  { event, kind }: Pick<PastEvent, 'event' | 'kind'>,
  { user_id, state = 'confirmed' }: { user_id: number; state?: string },
): Promise<{ purchase: number; ticket: number }> {
  const { rows } = await pool.query<{ purchase: number; ticket: number }>(
    `with made as (
       insert into purchases (number, buyer, event, state, full_name, phone_number, email, asked_total, asked_final, total_price, service_charge, final_price)
       select $1, id, $2, $3, 'Rahima', '+8801712345678', 'rahima@mail.example', 0, 0, 0, 0, 0 from buyers where user_id = $4 returning id),
     line as (insert into event_order_items (purchase, event_ticket, quantity, ticket_price, title) select id, $5, 1, 0, 'Floor' from made returning *)
     insert into tickets (seat, purchase, event_order_item, event, event_ticket, code, qr, holder_name)
     select 1, purchase, id, $2, $5, $6, 'not signed', 'Rahima' from line returning purchase, id as ticket`,
    [randomBytes(5).toString('hex').toUpperCase(), event, state, user_id, kind, randomBytes(4).toString('hex').toUpperCase()],
  )
  return rows[0] ?? { purchase: 0, ticket: 0 }
}

/** So many people with a ticket each for what is over. */
export async function makeVisitors(app: Where, of: Pick<PastEvent, 'event' | 'kind'>, count: number): Promise<CrowdMember[]> {
  const people = await makeBuyers(app, count)
  for (const { user_id } of people) await order(app, of, { user_id })
  return people
}

let keys = 0
/** What a reviewer sends, with a key of its own. */
export const reviewed = (over: object = {}): object => {
  keys += 1
  return { stars: 5, text: '', key: `a-key-of-a-phone-${keys}`, ...over }
}

export const writeReview = (
  app: Where,
  who: Pick<CrowdMember, 'access'>,
  { event, ...body }: { event: number; [field: string]: unknown },
): Promise<SellerAnswer> => askAs(app, who, { path: `/api/event/${event}/reviews/`, body: reviewed(body) })

export const listOf = async (app: Where, event: number, query = ''): Promise<ReviewPage> => (await app.request(`/api/event/${event}/reviews/${query}`)).json()

/** What all counts of reviews say, and what they should say by the rows. */
export async function recountReviews({ database: { pool } }: Where) {
  const { rows } = await pool.query<{ name: string; counted: number[]; real: number[] }>(`
    with things as (select about, subject, stars from reviews where state = 'shown' union all select 'owner', owner, stars from reviews where state = 'shown')
    select f.about || ' ' || f.subject as name, f.stars || array[f.count, f.stars_sum] as counted,
      (select array_agg(n.n order by n.star) from (
        select star, (select count(*)::integer from things t where t.about = f.about and t.subject = f.subject and t.stars = star) as n from generate_series(1, 5) star) n)
        || (select array[count(*)::integer, coalesce(sum(stars), 0)::integer] from things t where t.about = f.about and t.subject = f.subject) as real
    from review_facts f order by name`)
  const of = (which: 'counted' | 'real') => Object.fromEntries(rows.map((row) => [row.name, row[which]]))
  return { counted: of('counted'), real: of('real') }
}
